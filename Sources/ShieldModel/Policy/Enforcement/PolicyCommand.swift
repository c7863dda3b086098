/// One thing that an app has to do because of its policy.
///
/// The cases stand in the order in which an enforcer hands them out: what protects comes first, what shows comes last.
public enum PolicyCommand: Hashable, Sendable {
  /// A placeholder takes the place of a screen's content.
  case withhold(screen: String)
  /// A window of a kind goes over everything in a scene, or a cover that is there becomes one of that kind.
  case showCover(CoverLevel, scene: String)
  /// A screen gets its shield.
  case attachShield(screen: String)
  /// The shield of a screen is tried again.
  case retryShield(screen: String)
  /// The app says something in a scene; it takes the place of what it says there already.
  case prompt(PromptLevel, scene: String)
  /// The app takes back what it says in a scene.
  case dismissPrompt(scene: String)
  /// The app takes a capture of a screen in some way; `allow` means that it goes on as usual.
  case respond(ResponseLevel, screen: String)
  /// The app writes something down.
  case log(PolicyEvent)
  /// A screen loses its shield.
  case detachShield(screen: String)
  /// The cover of a scene goes away.
  case hideCover(scene: String)
  /// The content takes its place again.
  case reveal(screen: String)

  /// The place in the order in which commands are handed out.
  var rank: UInt8 {
    switch self {
    case .withhold: 0
    case .showCover: 1
    case .attachShield: 2
    case .retryShield: 3
    case .prompt: 4
    case .dismissPrompt: 5
    case .respond: 6
    case .log: 7
    case .detachShield: 8
    case .hideCover: 9
    case .reveal: 10
    }
  }

  /// The command in words, such as `show a branded cover in main`.
  public var text: String {
    switch self {
    case .withhold(let screen): "withhold \(screen)"
    case .showCover(let kind, let scene): "show a \(kind.word) cover in \(scene)"
    case .attachShield(let screen): "attach the shield of \(screen)"
    case .retryShield(let screen): "try the shield of \(screen) again"
    case .prompt(let level, let scene): "prompt \(level.word) in \(scene)"
    case .dismissPrompt(let scene): "dismiss the prompt in \(scene)"
    case .respond(let level, let screen): "respond with \(level.word) on \(screen)"
    case .log(let event): "log \(event.text)"
    case .detachShield(let screen): "detach the shield of \(screen)"
    case .hideCover(let scene): "hide the cover in \(scene)"
    case .reveal(let screen): "reveal \(screen)"
    }
  }
}
