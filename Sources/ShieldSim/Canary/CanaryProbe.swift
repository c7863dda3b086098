import ShieldModel

/// The words and the statements of one lookup of a canary.
struct CanaryProbe {
  private let probe: CanaryPlan.Probe

  init(_ probe: CanaryPlan.Probe) { self.probe = probe }

  /// The private variable in which a field keeps its canvas.
  ///
  /// Source: F1, measured.
  private static let variable = "_textCanvasView"

  /// Whether the lookup goes over views.
  var needsViews: Bool { if case .views = probe.method { true } else { false } }

  /// Whether the lookup goes over layers.
  var needsLayers: Bool {
    switch probe.method {
    case .layers, .delegate: true
    case .views, .reference: false
    }
  }

  /// Whether what is found must be recognised by its name, because a position never fails loudly.
  var checksName: Bool { lookup.map { $0.strategy.goesByPosition } ?? true }

  private var lookup: CanvasLookup? {
    switch probe.method {
    case .views(let lookup), .layers(let lookup), .delegate(let lookup): lookup
    case .reference: nil
    }
  }

  // MARK: Words

  /// What is looked for and in which field, as a sentence.
  var summary: String {
    let prelude = probe.prelude
    let start = probe.startsAtField ? "in" : "below a view that holds"
    var field = prelude.isSecure ? "a secure field" : "a field that is not secure yet"
    if prelude.hasPlaceholder { field += " with a placeholder" }
    field += prelude.isInWindow ? " in a window" : " outside of any window"
    if prelude.isLaidOut { field += ", after layout" }
    var text = "Looks for \(target), \(start) \(field)."
    if prelude.typeName != "UITextField" { text += " The recipe has a class of its own: \(prelude.typeName)." }
    for requirement in probe.requirements { text += " " + CanaryRequirement(requirement).sentence }
    return QuotedText.bare(text)
  }

  private var target: String {
    switch probe.method {
    case .reference: return "the view that the field itself refers to"
    case .views(let lookup): return Self.words(lookup.strategy, "subview") + Self.levels(lookup)
    case .layers(let lookup): return Self.words(lookup.strategy, "sublayer") + Self.levels(lookup)
    case .delegate(let lookup): return "the view of " + Self.words(lookup.strategy, "sublayer") + Self.levels(lookup)
    }
  }

  private static func levels(_ lookup: CanvasLookup) -> String {
    lookup.depth > 1 ? " down to level \(lookup.depth)" : ""
  }

  private static func words(_ strategy: LookupStrategy, _ noun: String) -> String {
    switch strategy {
    case .exactName(let names): "a \(noun) named \(UsageError.list(names))"
    case .nameContains(let parts): "a \(noun) whose name contains \(UsageError.list(parts))"
    case .nameEndsWith(let endings): "a \(noun) whose name ends with \(UsageError.list(endings))"
    case .firstChild: "the first \(noun)"
    case .lastChild: "the last \(noun)"
    case .firstThenLast: "the last \(noun), after the first"
    case .ladder(let rungs): rungs.map { words($0, noun) }.joined(separator: ", else ")
    }
  }

  // MARK: Statements

  /// The statements that make the field.
  func preparation(_ style: CanaryStyle) -> [String] {
    let prelude = probe.prelude
    var lines = ["let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 48))"]
    if prelude.border != .none { lines.append("field.borderStyle = .\(Self.word(of: prelude.border))") }
    if prelude.hasPlaceholder { lines.append("field.placeholder = \"placeholder\"") }
    if prelude.isSecure { lines.append("field.isSecureTextEntry = true") }
    var outermost = "field"
    if !probe.startsAtField {
      lines += ["let holder = UIView(frame: field.frame)", "holder.addSubview(field)"]
      outermost = "holder"
    }
    if prelude.isInWindow {
      let unwrap = style == .xctest ? "XCTUnwrap(" : "#require("
      lines += [
        "let scene = try \(unwrap)",
        "  UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first,",
        "  \"the test needs a host app with a scene\")", "let window = UIWindow(windowScene: scene)",
        "window.isHidden = false", "defer { window.isHidden = true }", "window.addSubview(\(outermost))",
      ]
    }
    if prelude.isLaidOut { lines.append("\(outermost).layoutIfNeeded()") }
    return lines + [""]
  }

  private static func word(of border: BorderStyle) -> String {
    switch border {
    case .none: "none"
    case .line: "line"
    case .bezel: "bezel"
    case .roundedRect: "roundedRect"
    }
  }

  /// The statements that look for the canvas and judge what was found.
  func search(_ style: CanaryStyle) -> [String] {
    guard let lookup else { return referenceSearch(style) }
    let root = probe.startsAtField ? "field" : "holder"
    let node = needsLayers ? "RealLayer(layer: \(root).layer)" : "RealView(view: \(root))"
    let isDelegate = if case .delegate = probe.method { true } else { false }
    let found = lookup.strategy == .firstThenLast ? ".both(_, let canvas)" : ".found(let canvas)"
    let pattern = checksName || isDelegate ? found : ".found"
    let depth = lookup.depth > 1 ? ["depth: \(lookup.depth)"] : []
    var lines = Self.call("let lookup = CanvasLookup", ["strategy: \(Self.code(lookup.strategy))"] + depth)
    lines += [
      "let (answer, seen) = lookup.run(below: \(node))", "guard case \(pattern) = answer else {",
    ]
    lines += Self.failure("\"the lookup finds nothing, or several; seen: \\(seen)\"", style) + ["}"]
    if checksName {
      let wrong = "\"found \\(canvas.typeName), which no canvas is called; seen: \\(seen)\""
      lines += Self.assertion("canvasNames.contains(canvas.typeName)", wrong, style)
    }
    if isDelegate {
      lines += Self.assertion("canvas.layer.delegate is UIView", "\"the layer belongs to no view\"", style)
    }
    return lines
  }

  private func referenceSearch(_ style: CanaryStyle) -> [String] {
    [
      "guard let variable = class_getInstanceVariable(UITextField.self, \"\(Self.variable)\"),",
      "  let canvas = object_getIvar(field, variable) as? UIView", "else {",
    ] + Self.failure("\"the field has no \(Self.variable), or it is empty\"", style) + [
      "}", "let name = String(describing: type(of: canvas))",
    ]
      + Self.assertion(
        "canvasNames.contains(name)", "\"the field refers to \\(name), which no canvas is called\"", style)
  }

  private static func failure(_ message: String, _ style: CanaryStyle) -> [String] {
    style == .xctest ? ["  return XCTFail(\(message))"] : ["  Issue.record(\(message))", "  return"]
  }

  private static func assertion(_ condition: String, _ message: String, _ style: CanaryStyle) -> [String] {
    call(style == .xctest ? "XCTAssertTrue" : "#expect", [condition, message])
  }

  /// The lines of a call: one, or one for each argument where that would be too long; alternatives of a condition that
  /// is too long by itself stand on lines of their own.
  static func call(_ head: String, _ arguments: [String]) -> [String] {
    let line = "\(head)(\(arguments.joined(separator: ", ")))"
    if line.count <= lineLength { return [line] }
    var lines = ["\(head)("]
    for (index, argument) in arguments.enumerated() {
      let text = "  " + argument + (index == arguments.count - 1 ? ")" : ",")
      lines +=
        text.count <= lineLength
        ? [text] : text.replacing(" || ", with: "\n    || ").split(separator: "\n").map(String.init)
    }
    return lines
  }

  /// How long a line in a test may be, so that it fits 120 columns where it stands.
  private static let lineLength = 114

  private static func code(_ strategy: LookupStrategy) -> String {
    switch strategy {
    case .exactName(let names): ".exactName(\(code(names)))"
    case .nameContains(let parts): ".nameContains(\(code(parts)))"
    case .nameEndsWith(let endings): ".nameEndsWith(\(code(endings)))"
    case .firstChild: ".firstChild"
    case .lastChild: ".lastChild"
    case .firstThenLast: ".firstThenLast"
    case .ladder(let rungs): ".ladder([\(rungs.map { code($0) }.joined(separator: ", "))])"
    }
  }

  /// Names as a literal of Swift; they come from files, so everything but plain letters is escaped.
  private static func code(_ names: [String]) -> String {
    "[" + names.map { SwiftLiteral.text($0) }.joined(separator: ", ") + "]"
  }
}
