/// A search that came back from a link.
///
/// It holds no fare, because links have none: the app asks for the fares of this moment.
public struct RestoredSearch: Hashable, Sendable {
  /// The search as it was shared, unchanged even when its dates are over.
  public let search: FlightSearch
  /// Parameters that this version does not know.
  public let extras: [LinkExtra]
  /// What the person must be told, in this order; the first note is always about fares.
  public let notes: [Note]

  /// Something to tell the person who opens a link.
  public enum Note: Hashable, Sendable {
    /// Fares are fetched anew and may differ from those that the sender saw.
    case faresAreFetchedAnew
    /// The date of a leg, counted from 0, is over.
    case dateIsOver(CalendarDate, leg: Int32)
    /// The link has parameters that were kept and not understood.
    case hasUnknownParameters(Int32)
  }

  init(_ link: ShareLink, today: CalendarDate) {
    search = link.search
    extras = link.extras
    var notes = [Note.faresAreFetchedAnew]
    for (index, leg) in link.search.itinerary.legs.enumerated() where leg.date < today {
      notes.append(.dateIsOver(leg.date, leg: Int32(index)))
    }
    if !link.extras.isEmpty { notes.append(.hasUnknownParameters(Int32(clamping: link.extras.count))) }
    self.notes = notes
  }
}
