/// The three letters that stand for an airport or a city on tickets, such as `SGN`.
///
/// Only the form is checked; whether there is such an airport is for the fare service to say.
public struct AirportCode: Hashable, Sendable {
  private let letters: CapitalLetters

  /// Reads exactly three capital letters.
  public init(_ text: String) throws(LetterCodeError) {
    try self.init(bytes: Array(text.utf8))
  }

  /// Reads exactly three capital letters.
  init(bytes: [UInt8]) throws(LetterCodeError) {
    letters = try CapitalLetters(bytes: bytes)
  }

  /// The three letters.
  public var text: String { String(decoding: letters.bytes, as: UTF8.self) }
}
