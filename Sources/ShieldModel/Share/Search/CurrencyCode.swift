/// The three letters that stand for a currency, such as `VND`.
///
/// Only the form is checked; whether fares are offered in it is for the fare service to say.
public struct CurrencyCode: Hashable, Sendable {
  private let letters: CapitalLetters

  /// The đồng, in which 12Bay shows fares unless asked otherwise.
  public static let dong = CurrencyCode(letters: .dong)

  /// Reads exactly three capital letters.
  public init(_ text: String) throws(LetterCodeError) {
    try self.init(bytes: Array(text.utf8))
  }

  /// Reads exactly three capital letters.
  init(bytes: [UInt8]) throws(LetterCodeError) {
    letters = try CapitalLetters(bytes: bytes)
  }

  private init(letters: CapitalLetters) {
    self.letters = letters
  }

  /// The three letters.
  public var text: String { String(decoding: letters.bytes, as: UTF8.self) }
}
