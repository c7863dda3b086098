/// A colour that files may write as a word.
enum NamedColor: String, CaseIterable {
  case clear
  case black
  case white
  case red
  case green
  case blue
  case yellow
  case orange
  case gray
  case lightGray
  case darkGray
  case cyan
  case magenta
  case purple
  case brown

  /// The colour.
  var color: Color {
    switch self {
    case .clear: .clear
    case .black: .black
    case .white: .white
    case .red: Color(red: 255, green: 0, blue: 0)
    case .green: Color(red: 0, green: 255, blue: 0)
    case .blue: Color(red: 0, green: 0, blue: 255)
    case .yellow: Color(red: 255, green: 255, blue: 0)
    case .orange: Color(red: 255, green: 128, blue: 0)
    case .gray: Color(red: 128, green: 128, blue: 128)
    case .lightGray: Color(red: 170, green: 170, blue: 170)
    case .darkGray: Color(red: 85, green: 85, blue: 85)
    case .cyan: Color(red: 0, green: 255, blue: 255)
    case .magenta: Color(red: 255, green: 0, blue: 255)
    case .purple: Color(red: 128, green: 0, blue: 128)
    case .brown: Color(red: 153, green: 102, blue: 51)
    }
  }
}
