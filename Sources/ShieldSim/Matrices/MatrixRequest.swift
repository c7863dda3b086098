import ShieldModel

/// What a person asked `shieldsim matrix` to do, checked.
struct MatrixRequest: Sendable {
  /// The rows.
  let variants: [RecipeVariant]
  /// The systems.
  let systems: [OSProfile]
  /// The ways of capturing.
  let kinds: [CaptureKind]
  /// The recipes that files can ask for.
  let library: RecipeLibrary
  /// The folder with the user's own recipes as commands name it.
  let recipes: String?
  /// The axes to unfold.
  let unfolded: Set<MatrixUnfolding>
  /// The verdicts that make the command fail.
  let failOn: [MatrixVerdict]
  /// How many units run at the same time.
  let jobs: Int

  /// The platforms that are looked at when none is named.
  static let usualPlatforms: [Platform] = [.iPhone, .macCatalyst, .iPadOnMac, .simulator]

  /// The systems of a list of names and ranges on some platforms.
  ///
  /// Without a list: released systems from 13 on, those that are made up, and all systems of platforms that have no
  /// such releases. An item that only some of the platforms have selects nothing on the others.
  static func systems(_ text: String?, platform: Platform?) throws(UsageError) -> [OSProfile] {
    let platforms = platform.map { [$0] } ?? usualPlatforms
    guard let text else { return platforms.flatMap(usualSystems) }
    var request = SystemItems(text)
    let found = platforms.flatMap { request.select(on: $0) }
    if let mistake = request.mistake { throw mistake }
    return found
  }

  private static func usualSystems(of platform: Platform) -> [OSProfile] {
    let rows = OSCatalogue.rows(of: platform)
    guard platform == .iPhone || platform == .iPad else { return rows }
    let first = OSVersion(major: 13)
    return rows.filter { $0.standing == .hypothetical || ($0.standing == .released && $0.version >= first) }
  }
}

/// An axis that a person can unfold.
enum MatrixUnfolding: String, ChoiceValue {
  case state
  case moment
  case destination

  /// What the word means.
  var summary: String {
    switch self {
    case .state: "a line for each state of the recipe's text field"
    case .moment: "a line for each moment of lookup and content"
    case .destination: "a line for each way of capturing"
    }
  }
}

/// Names and ranges of systems that are asked for on several platforms.
private struct SystemItems {
  private let items: [String]
  private var used: Set<String> = []
  private var reasons: [String: OSSelectionError] = [:]

  init(_ text: String) {
    items = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  mutating func select(on platform: Platform) -> [OSProfile] {
    var usable: [String] = []
    for item in items {
      do throws(OSSelectionError) {
        _ = try OSCatalogue.select(item, platform: platform)
        usable.append(item)
        used.insert(item)
      } catch {
        if reasons[item] == nil { reasons[item] = error }
      }
    }
    guard !usable.isEmpty else { return [] }
    return (try? OSCatalogue.select(usable.joined(separator: ","), platform: platform)) ?? []
  }

  /// What is wrong: an item that no platform has.
  var mistake: UsageError? {
    guard let item = items.first(where: { !used.contains($0) }), let reason = reasons[item] else { return nil }
    let diagnostic = Diagnostic(file: "", problem: reason.problem, expected: reason.expected)
    return .stated("--os: \(diagnostic.message)")
  }
}
