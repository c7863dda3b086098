/// A set of characters that the font promises.
enum FontAlphabet: String, CaseIterable, Sendable {
  case ascii
  case latin1
  case latinExtendedA
  case vietnamese
  case signs
  case arabicDigits
  case extendedArabicDigits
  case romanian

  /// The characters of the set, spelled out where they are no range.
  var scalars: [Unicode.Scalar] {
    switch self {
    case .ascii: range(0x20...0x7E)
    case .latin1: range(0xA0...0xAC) + range(0xAE...0xFF)
    case .latinExtendedA: range(0x100...0x17F)
    case .vietnamese:
      Array(
        """
        àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ\
        ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬĐÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴ
        """.unicodeScalars)
    case .signs: Array("€£¥§©®°±×÷¿¡«»–—‘’“”…•→←₫‚„‹›−↑↓✓●○ẞ".unicodeScalars)
    case .arabicDigits: Array("٠١٢٣٤٥٦٧٨٩".unicodeScalars)
    case .extendedArabicDigits: Array("۰۱۲۳۴۵۶۷۸۹".unicodeScalars)
    case .romanian: Array("ȘșȚț".unicodeScalars)
    }
  }

  /// Every promised character once.
  static let all: [Unicode.Scalar] = Set(allCases.flatMap(\.scalars)).sorted()

  private func range(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap(Unicode.Scalar.init)
  }
}
