/// The one spelling of bytes inside a query.
enum PercentEncoding {
  /// Whether a byte may stand anywhere in an address.
  static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    // ! # $ % & ' ( ) * + , - . / : ; = ? @ _ ~
    case 0x21, 0x23...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: true
    default: false
    }
  }

  /// Appends bytes, escaped where they cannot stand for themselves.
  ///
  /// Whatever can stand for itself does, so that a spelling never grows.
  static func append(_ bytes: [UInt8], isName: Bool, to text: inout [UInt8]) {
    for byte in bytes {
      let isSeparator = byte == 0x23 || byte == 0x25 || byte == 0x26 || (isName && byte == 0x3D)
      if isAllowed(byte), !isSeparator {
        text.append(byte)
      } else {
        text.append(0x25)
        text.append(hexadecimalDigit(byte >> 4))
        text.append(hexadecimalDigit(byte & 15))
      }
    }
  }

  /// The value of a hexadecimal digit of either case; nil for another byte.
  static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
}
