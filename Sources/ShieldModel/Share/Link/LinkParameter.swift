/// The parameters that a share link knows.
enum LinkParameter: UInt8, CaseIterable {
  case from
  case to
  case on
  case back
  case legs
  case adults
  case children
  case infants
  case cabin
  case direct
  case flex
  case currency
  case lang

  /// The spelling in links; parameters stand in the order of the cases.
  var name: String {
    switch self {
    case .from: "from"
    case .to: "to"
    case .on: "on"
    case .back: "back"
    case .legs: "legs"
    case .adults: "adults"
    case .children: "children"
    case .infants: "infants"
    case .cabin: "cabin"
    case .direct: "direct"
    case .flex: "flex"
    case .currency: "currency"
    case .lang: "lang"
    }
  }

  /// The names as bytes, in the order of the cases.
  private static let names: [[UInt8]] = allCases.map { Array($0.name.utf8) }

  /// Finds a parameter by the bytes of its name.
  init?(bytes: [UInt8]) {
    guard let index = Self.names.firstIndex(of: bytes) else { return nil }
    self.init(rawValue: UInt8(index))
  }
}
