/// The set of destinations that a layer asks to be left out of.
///
/// The raw values of ``still`` and ``live`` are those that the systems use; other bits are kept as they are.
///
/// Source: C1, measured.
public struct CaptureMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt32

  /// Makes a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Left out of still pictures, such as a screenshot.
  public static let still = CaptureMask(rawValue: 0x2)
  /// Left out of live streams, such as a recording.
  public static let live = CaptureMask(rawValue: 0x10)
  /// Left out of the panel itself: content for captures only.
  ///
  /// The model's own bit; no system is known to have a public counterpart.
  ///
  /// Source: C1, assumed.
  public static let panel = CaptureMask(rawValue: 0x8000_0000)
  /// Left out of every capture that honours masks, which is what a secure field writes.
  public static let captures: CaptureMask = [.still, .live]

  /// The three names that files use, in the order in which they are printed.
  public static let names: [(name: String, mask: CaptureMask)] = [
    ("still", .still), ("live", .live), ("panel", .panel),
  ]

  /// The mask bit with that name ("still", "live" or "panel"), or nil.
  public init?(name: String) {
    for entry in CaptureMask.names where entry.name == name {
      self = entry.mask
      return
    }
    return nil
  }

  /// The names of the bits joined by " + ", "none" for an empty mask, and a hexadecimal number for unnamed bits.
  public var description: String {
    var text = ""
    var rest = self
    for entry in CaptureMask.names where contains(entry.mask) {
      text += text.isEmpty ? entry.name : " + " + entry.name
      rest.remove(entry.mask)
    }
    if !rest.isEmpty {
      text += (text.isEmpty ? "0x" : " + 0x") + String(rest.rawValue, radix: 16)
    }
    return text.isEmpty ? "none" : text
  }
}
