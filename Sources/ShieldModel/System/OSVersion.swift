/// A release number of an operating system: a major and a minor part.
public struct OSVersion: Hashable, Comparable, Sendable {
  /// The part before the dot.
  public var major: Int32
  /// The part after the dot, 0 when the text has none.
  public var minor: Int32

  /// Makes a release number from its two parts.
  public init(major: Int32, minor: Int32 = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads "17" or "26.5".
  ///
  /// Answers nil for anything else: signs, spaces, a third part, an empty part, or a part of more than four digits.
  public init?(_ text: String) {
    var parts: (Int32, Int32) = (0, 0)
    var digits = 0
    var isPastDot = false
    for byte in text.utf8 {
      if byte == 0x2E {
        guard !isPastDot, digits > 0 else { return nil }
        isPastDot = true
        digits = 0
        continue
      }
      guard byte >= 0x30, byte <= 0x39, digits < 4 else { return nil }
      digits += 1
      if isPastDot {
        parts.1 = parts.1 * 10 + Int32(byte - 0x30)
      } else {
        parts.0 = parts.0 * 10 + Int32(byte - 0x30)
      }
    }
    guard digits > 0 else { return nil }
    self.init(major: parts.0, minor: parts.1)
  }

  /// Tells whether the left release is the earlier one.
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    left.major == right.major ? left.minor < right.minor : left.major < right.major
  }

  /// The release number as text: "17" when the minor part is 0, else "26.5".
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
