/// Steps.
extension FormatDecoder {
  /// Where a list of steps stands.
  struct StepContext {
    /// How many steps there are around the list.
    var depth = 0
    /// Whether steps of the list may be left out, or done more than once.
    var isConditional = false

    /// The context of a list inside of a step.
    func inner(isConditional: Bool = false) -> StepContext {
      StepContext(depth: depth + 1, isConditional: self.isConditional || isConditional)
    }
  }

  /// A list of steps.
  mutating func steps(_ cursor: Cursor?, _ context: StepContext) -> [Step]? {
    guard let cursor, let elements = cursor.elements else { return nil }
    guard context.depth < StepWord.depthLimit else {
      mistakes.add(cursor.problem(.overLimit(what: "levels of steps within steps", limit: StepWord.depthLimit)))
      return nil
    }
    var steps: [Step] = []
    for element in elements { steps.append(contentsOf: self.steps(of: element, context)) }
    return steps
  }

  /// What one step object stands for: one step, or several expectations.
  private mutating func steps(of cursor: Cursor, _ context: StepContext) -> [Step] {
    let words = cursor.keysInOrder.compactMap { StepWord(rawValue: $0) }
    guard words.count == 1, let word = words.first, let value = cursor.child(word.rawValue) else {
      lose(cursor)
      return []
    }
    checkSiblings(of: word, cursor)
    if word.needsScenario, isRecipe || context.depth > 0 {
      mistakes.add(value.problem(word.misplaced, atKey: true))
      return []
    }
    let place = place(of: cursor)
    let actions = word == .expect ? checkpoints(value) : action(word, value, cursor, context).map { [$0] }
    guard let actions else {
      lose(cursor)
      return []
    }
    return actions.map { Step($0, place: place) }
  }

  /// Reports keys that belong beside another step.
  private mutating func checkSiblings(of word: StepWord, _ cursor: Cursor) {
    if word == .capture { return }
    for key in CaptureShapes.siblings.map(\.name) {
      guard let value = cursor.child(key) else { continue }
      let problem = DiagnosticProblem.other(
        "\(QuotedText.short(key)) has no meaning beside \(QuotedText.short(word.rawValue))")
      mistakes.add(value.problem(problem, expected: "this key beside \"capture\" only", atKey: true))
    }
  }

  /// The action of a step; nil for a mistake.
  private mutating func action(
    _ word: StepWord, _ value: Cursor, _ cursor: Cursor, _ context: StepContext
  ) -> Step.Action? {
    switch word {
    case .add, .addSubview, .present, .matchFrame: viewAction(word, value)
    case .addSublayer, .swapLayer, .remember, .restore: layerAction(word, value)
    case .bringToFront, .sendToBack, .removeFromSuperview, .removeFromSuperlayer, .restoreLayer, .release,
      .setNeedsLayout, .layout, .makeKeyAndVisible, .focus, .blur, .replaceCanvas:
      selectorAction(word, value)
    case .set: setAction(value)
    case .animate: animateAction(value)
    case .lookup: lookup(value).map { .lookup($0) }
    case .when, .async, .together, .onLayout, .on: scriptAction(word, value, context)
    case .owner: ownAction(value)
    case .turn: integer(value).map { .turn($0) }
    case .shield: shieldRequest(value).map { .shield($0) }
    case .call: callAction(value)
    case .window: windowAction(value)
    case .rotate: size(value).map { .rotate($0) }
    case .direction: value.string.map { .setRightToLeft($0 == "rightToLeft") }
    case .event: eventAction(value)
    case .interruption: self.value(SystemInterruption.self, value).map { .interrupt($0) }
    case .answer: PromptAnswer.allCases.first { $0.word == value.string }.map { .answer($0) }
    case .scene: sceneAction(value, context)
    case .capture: captureRequest(value, beside: cursor, context).map { .capture($0) }
    case .record: recordAction(value, context)
    case .snapshot: snapshotAction(value)
    case .tap: tapAction(value)
    case .walk: Walker.allCases.first { $0.word == value.string }.map { .walk($0) }
    case .expect: nil
    }
  }

  private mutating func selectorAction(_ word: StepWord, _ value: Cursor) -> Step.Action? {
    guard let selector = selector(value) else { return nil }
    switch word {
    case .bringToFront: return .bringToFront(selector)
    case .sendToBack: return .sendToBack(selector)
    case .removeFromSuperview: return .removeFromSuperview(selector)
    case .removeFromSuperlayer: return .removeFromSuperlayer(selector)
    case .restoreLayer: return .restoreLayer(of: selector)
    case .release: return .release(selector)
    case .setNeedsLayout: return .setNeedsLayout(selector)
    case .layout: return .layoutIfNeeded(selector)
    case .makeKeyAndVisible: return .makeKeyAndVisible(selector)
    case .focus: return .focus(selector)
    case .blur: return .blur(selector)
    case .replaceCanvas: return .replaceCanvas(selector)
    default: return nil
    }
  }

  private mutating func setAction(_ value: Cursor) -> Step.Action? {
    var actions: [Step] = []
    for element in value.oneOrMore {
      let place = place(of: element)
      guard let properties = selectedProperties(of: element) else { return nil }
      actions.append(contentsOf: properties.map { Step(.set($0.selector, $0.change), place: place) })
    }
    return actions.count == 1 ? actions.first?.action : actions.isEmpty ? nil : .together(actions)
  }

  private mutating func scriptAction(_ word: StepWord, _ value: Cursor, _ context: StepContext) -> Step.Action? {
    switch word {
    case .async: return steps(value, context.inner()).map { .async($0) }
    case .together: return steps(value, context.inner()).map { .together($0) }
    case .when:
      let condition = condition(value)
      let yes = steps(value.child("do"), context.inner(isConditional: true))
      let no = value.child("else").map { steps($0, context.inner(isConditional: true)) } ?? []
      guard let condition, let yes, let no else { return nil }
      return .branch(condition, then: yes, otherwise: no)
    case .on:
      let trigger = HookTrigger.allCases.first { $0.word == value.string("event") }
      let steps = steps(value.child("do"), context.inner(isConditional: true))
      let field = value.child("of").flatMap { selector($0) }
      if trigger != .canvasLost, let field = value.child("of") {
        mistakes.add(field.problem(.other("\"of\" has no meaning for another event than \"canvasLost\""), atKey: true))
      }
      guard let trigger, let steps else { return nil }
      return .on(trigger, of: field, once: value.boolean("once") ?? false, steps: steps)
    default:
      let selector = selector(value.child("of"))
      let steps = steps(value.child("do"), context.inner(isConditional: true))
      guard let selector, let steps else { return nil }
      return .onLayout(of: selector, once: value.boolean("once") ?? false, steps: steps)
    }
  }

  private func ownAction(_ value: Cursor) -> Step.Action? {
    guard let owner = value.string("name"), let isVisible = value.boolean("visible") else { return nil }
    return .own(shield: value.string("shield") ?? "shield", owner: owner, isVisible: isVisible)
  }

  private mutating func tapAction(_ value: Cursor) -> Step.Action? {
    if value.kind == .array { return point(value).map { .tap($0) } }
    return selector(value).map { .tapNode($0) }
  }
}
