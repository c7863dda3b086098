/// The marks that a letter of the font bears above or below.
struct Marks: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let grave = Marks(rawValue: 1 << 0)
  static let acute = Marks(rawValue: 1 << 1)
  static let circumflex = Marks(rawValue: 1 << 2)
  static let tilde = Marks(rawValue: 1 << 3)
  static let macron = Marks(rawValue: 1 << 4)
  static let breve = Marks(rawValue: 1 << 5)
  static let dotAbove = Marks(rawValue: 1 << 6)
  static let diaeresis = Marks(rawValue: 1 << 7)
  static let hookAbove = Marks(rawValue: 1 << 8)
  static let ring = Marks(rawValue: 1 << 9)
  static let doubleAcute = Marks(rawValue: 1 << 10)
  static let caron = Marks(rawValue: 1 << 11)
  static let horn = Marks(rawValue: 1 << 12)
  static let dotBelow = Marks(rawValue: 1 << 13)
  static let commaBelow = Marks(rawValue: 1 << 14)
  static let cedilla = Marks(rawValue: 1 << 15)
  static let ogonek = Marks(rawValue: 1 << 16)

  /// All marks that stand above the letter.
  static let above = Marks(rawValue: 0x0FFF)
  /// The marks below the letter that have a drawing; the dot below seeks its place by itself.
  static let drawnBelow: Marks = [.commaBelow, .cedilla, .ogonek]

  /// The mark of a combining character, nil for every other character and for marks that the font does not have.
  init?(combining scalar: UInt32) {
    switch scalar {
    case 0x0300, 0x0340: self = .grave
    case 0x0301, 0x0341: self = .acute
    case 0x0302: self = .circumflex
    case 0x0303: self = .tilde
    case 0x0304: self = .macron
    case 0x0306: self = .breve
    case 0x0307: self = .dotAbove
    case 0x0308: self = .diaeresis
    case 0x0309: self = .hookAbove
    case 0x030A: self = .ring
    case 0x030B: self = .doubleAcute
    case 0x030C: self = .caron
    case 0x031B: self = .horn
    case 0x0323: self = .dotBelow
    case 0x0326: self = .commaBelow
    case 0x0327: self = .cedilla
    case 0x0328: self = .ogonek
    default: return nil
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}
