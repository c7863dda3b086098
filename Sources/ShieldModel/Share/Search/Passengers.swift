/// How many people fly, and how old they are; never who they are.
public struct Passengers: Hashable, Sendable {
  /// People from 12 years on, 1…9; children do not fly alone.
  public let adults: Int32
  /// People from 2 to 11 years, 0…8.
  public let children: Int32
  /// People under 2 years on an adult's lap, 0…4 and never more than adults.
  public let infants: Int32

  /// The greatest number of people in one search.
  public static let greatestTotal: Int32 = 9
  /// One adult.
  public static let one = Passengers(validAdults: 1)

  /// Makes a party that an airline would take.
  ///
  /// - Throws: The first rule that is broken: each number by itself, then all together, then infants and laps.
  public init(adults: Int32, children: Int32 = 0, infants: Int32 = 0) throws(PassengersError) {
    guard (1...Self.greatestTotal).contains(adults) else { throw .adults(adults) }
    guard (0...Self.greatestTotal).contains(children) else { throw .children(children) }
    guard (0...Self.greatestTotal).contains(infants) else { throw .infants(infants) }
    guard adults + children + infants <= Self.greatestTotal else { throw .total(adults + children + infants) }
    guard infants <= adults else { throw .moreInfantsThanAdults(infants, adults: adults) }
    self.adults = adults
    self.children = children
    self.infants = infants
  }

  private init(validAdults: Int32) {
    adults = validAdults
    children = 0
    infants = 0
  }

  /// Everybody, 1…9.
  public var total: Int32 { adults + children + infants }
}

/// Why numbers do not make a party.
public enum PassengersError: Error, Hashable, Sendable {
  /// There must be 1…9 adults.
  case adults(Int32)
  /// There must be 0…9 children.
  case children(Int32)
  /// There must be 0…9 infants.
  case infants(Int32)
  /// Together they are more than 9.
  case total(Int32)
  /// An infant has no lap to sit on.
  case moreInfantsThanAdults(Int32, adults: Int32)
}
