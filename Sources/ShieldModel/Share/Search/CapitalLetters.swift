/// Three capital letters from A to Z, as airports and currencies are named.
struct CapitalLetters: Hashable, Sendable {
  private let first: UInt8
  private let second: UInt8
  private let third: UInt8

  /// Reads exactly three capital letters.
  init(bytes: [UInt8]) throws(LetterCodeError) {
    for (index, byte) in bytes.enumerated() where index >= 3 || byte < 0x41 || byte > 0x5A {
      throw LetterCodeError(position: Int32(index))
    }
    guard bytes.count == 3 else { throw LetterCodeError(position: Int32(bytes.count)) }
    first = bytes[0]
    second = bytes[1]
    third = bytes[2]
  }

  /// The letters of the Vietnamese currency.
  static let dong = CapitalLetters(first: 0x56, second: 0x4E, third: 0x44)

  private init(first: UInt8, second: UInt8, third: UInt8) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The three bytes.
  var bytes: [UInt8] { [first, second, third] }
}

/// A text that is not three capital letters.
public struct LetterCodeError: Error, Hashable, Sendable {
  /// The position of the first byte that does not fit, from 0; the length of a text that is too short.
  public let position: Int32
}
