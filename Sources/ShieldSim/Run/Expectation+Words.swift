import ShieldModel

extension Expectation {
  /// The expectation in the words of scenario files, such as `hides #passenger in screenshot`.
  var words: String {
    switch subject {
    case .hides(let selectors): "hides \(Self.list(selectors)) in \(scope.words)"
    case .shows(let selectors): "shows \(Self.list(selectors)) in \(scope.words)"
    case .unknown(let selectors): "unknown \(Self.list(selectors)) in \(scope.words)"
    case .finding(let rule, let node, let severity):
      "finding \(rule)" + (severity.map { " (\($0.word))" } ?? "") + Self.node(node) + pictures
    case .noFinding(let rule, let node): "no finding \(rule)" + Self.node(node) + pictures
    case .fault(let word, let count, let shield):
      "fault \(word.rawValue)" + Self.times(count) + Self.shield(shield)
    case .refused(let word): "refused \(word.words)"
    case .crash(let word): "crash \(word.rawValue)"
    case .color(let color, let point): "color \(color.hexadecimal) at \(Self.text(point)) in \(scope.words)"
    case .equals(let other): "\(scope.words) equals \(other.words)"
    case .differs(let other): "\(scope.words) differs from \(other.words)"
    case .hit(let selector, let point):
      "hit \(selector?.text ?? "none")" + (point.map { " at \(Self.text($0))" } ?? "")
    case .status(let word, let shield): "status \(word.rawValue)" + Self.shield(shield)
    case .value(let values): "value of \(Self.list(values.map(\.selector)))"
    case .count(let counts): "count " + counts.map { "\($0.number) \($0.kind.rawValue)" }.joined(separator: ", ")
    case .autoFillBar(let isShown): "autoFillBar \(isShown)"
    case .keyboard(let word): "keyboard \(word.rawValue)"
    case .cycle(let word): "cycle \(word.words)"
    case .phase(let phase, let scene): "phase \(phase.word)" + Self.scene(scene)
    case .isCaptured(let isCaptured): "isCaptured \(isCaptured)"
    case .notified(let word, let count): "notified \(word.rawValue)" + Self.times(count)
    case .cover(let isShown, let scene): "cover \(isShown ? "shown" : "none")" + Self.scene(scene)
    case .covers(let count): "covers \(count)"
    case .prompt(let level, let scene, let count): "prompt \(level.word)" + Self.scene(scene) + Self.times(count)
    case .decision(let screen, let levels, let rule):
      "decision about \(screen): " + levels.map { "\($0.part.word) \($0.word)" }.joined(separator: ", ")
        + (rule.map { " by \($0)" } ?? "")
    case .response(let level, let screen): "response \(level.word)" + (screen.map { " on \($0)" } ?? "")
    }
  }

  private var pictures: String { scope == .everyCapture ? "" : " in \(scope.words)" }

  private static func list(_ selectors: [Selector]) -> String { selectors.map(\.text).joined(separator: ", ") }

  private static func node(_ selector: Selector?) -> String { selector.map { " at \($0.text)" } ?? "" }

  private static func shield(_ name: String?) -> String { name.map { " of shield \($0)" } ?? "" }

  private static func scene(_ name: String?) -> String { name.map { " of scene \($0)" } ?? "" }

  private static func times(_ count: Int32?) -> String { count.map { $0 == 1 ? ", once" : ", \($0) times" } ?? "" }

  private static func text(_ point: Point) -> String {
    "[\(NumberText.short(point.x)), \(NumberText.short(point.y))]"
  }
}

extension Expectation.Scope {
  /// The pictures in the words of scenario files.
  var words: String {
    switch self {
    case .everyCapture: "every capture"
    case .panel: "panel"
    case .kind(let kind): kind.alias ?? kind.key
    case .named(let name): name
    }
  }
}

extension Expectation.RefusalWord {
  /// The word in a file.
  fileprivate var words: String {
    switch self {
    case .none: "none"
    case .any: "any"
    case .rule(let rule): rule
    case .error(let word): word
    }
  }
}

extension Expectation.CycleWord {
  /// The word in a file, or the names.
  fileprivate var words: String {
    switch self {
    case .none: "none"
    case .any: "any"
    case .names(let names): names.map { "#" + $0 }.joined(separator: ", ")
    }
  }
}
