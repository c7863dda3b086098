/// Expectations.
extension FormatDecoder {
  /// The steps that check one expectation or several; nil for a mistake.
  mutating func checkpoints(_ cursor: Cursor) -> [Step.Action]? {
    let first = expectations.count
    guard readExpectations(cursor, moment: .checkpoint) else { return nil }
    return (first..<expectations.count).map { .expect(Int32(truncatingIfNeeded: $0)) }
  }

  /// Reads one expectation or several; false for a mistake.
  @discardableResult
  mutating func readExpectations(_ cursor: Cursor, moment: Expectation.Moment) -> Bool {
    var isComplete = true
    for element in cursor.oneOrMore {
      if let expectation = expectation(element, moment: moment) {
        expectations.append(expectation)
      } else {
        lose(element)
        isComplete = false
      }
    }
    return isComplete
  }

  private mutating func expectation(_ cursor: Cursor, moment: Expectation.Moment) -> Expectation? {
    let all = cursor.keysInOrder.compactMap { ExpectationSubject(rawValue: $0) }
    let subjects = all.count > 1 ? all.filter { $0 != .count } : all
    guard subjects.count == 1, let word = subjects.first, let value = cursor.child(word.rawValue) else { return nil }
    let place = place(of: cursor)
    checkConditions(of: word, cursor)
    let platform = cursor.string("platform").flatMap { Platform(word: $0) }
    let candidates = platform.map { [$0] } ?? platforms
    let systems = cursor.child("os").flatMap { systemRange($0, platforms: candidates) }
    let scope = cursor.child("in").map { self.scope($0) } ?? Expectation.Scope.everyCapture
    guard let subject = subject(word, value, cursor), let scope else { return nil }
    let expectation = Expectation(
      subject, in: scope, systems: systems, platform: platform, reason: cursor.string("reason"), moment: moment,
      place: place)
    if systems != nil || cursor.child("os") == nil { checkReach(of: expectation, cursor) }
    return expectation
  }

  /// Reports an expectation that no system of the scenario ever checks.
  private mutating func checkReach(of expectation: Expectation, _ cursor: Cursor) {
    guard let runSystems, !runSystems.isEmpty, let value = cursor.child("os") ?? cursor.child("platform") else {
      return
    }
    if runSystems.contains(where: { expectation.applies(to: $0) }) { return }
    let hasPlatforms = Set(runSystems.map(\.platform)).count > 1 || cursor.child("os") == nil
    var names: [String] = []
    for system in runSystems {
      let name = hasPlatforms ? system.platform.word + " " + system.name : system.name
      if !names.contains(name) { names.append(name) }
    }
    mistakes.add(
      value.problem(
        .other("this expectation is checked on none of the scenario's systems"),
        expected: Shape.list(names.map { QuotedText.short($0) }, joint: "or")))
  }

  /// Reports conditions that the subject does not have, and those that it needs.
  private mutating func checkConditions(of subject: ExpectationSubject, _ cursor: Cursor) {
    let known = [.os, .platform, .reason] + subject.conditions
    let owner = "an expectation of \(QuotedText.short(subject.rawValue))"
    for condition in ExpectationSubject.Condition.allCases where !known.contains(condition) {
      if condition.rawValue == subject.rawValue { continue }
      guard let value = cursor.child(condition.rawValue) else { continue }
      mistakes.add(
        value.problem(
          .unknownKey(condition.rawValue, in: owner), expected: Shape.phrase(ofKeys: known.map(\.rawValue)), atKey: true
        ))
    }
    for condition in subject.required where cursor.child(condition.rawValue) == nil {
      mistakes.add(cursor.problem(.missingKey(condition.rawValue, in: owner), expected: condition.phrase))
    }
  }

  /// The pictures that a name means: one that was given before, a kind, or the panel.
  private mutating func scope(_ cursor: Cursor) -> Expectation.Scope? {
    guard let name = cursor.string else { return nil }
    if pictureNames[name] != nil { return .named(name) }
    if let destination = Destination(key: name) { return destination.kind.map { .kind($0) } ?? .panel }
    let names = pictureNames.keys.sorted()
    let words = names + ["panel"] + CaptureKind.allCases.flatMap { [$0.key] + ($0.alias.map { [$0] } ?? []) }
    mistakes.add(
      cursor.problem(
        .unknownReference(kind: "picture", name: name),
        expected: Shape.list(
          (names + ["panel", "screenshot"]).map { QuotedText.short($0) } + ["another kind of capture"], joint: "or"),
        suggestion: NearestSpelling.nearest(to: name, among: words)))
    return nil
  }

  private mutating func subject(
    _ word: ExpectationSubject, _ value: Cursor, _ cursor: Cursor
  ) -> Expectation.Subject? {
    switch word {
    case .hides: selectors(value).map { .hides($0) }
    case .shows: selectors(value).map { .shows($0) }
    case .unknown: selectors(value).map { .unknown($0) }
    case .finding, .noFinding: finding(word, value, cursor)
    case .fault:
      self.word(Expectation.FaultWord.self, value).map {
        .fault($0, count: integer(cursor.child("count")), shield: cursor.string("shield"))
      }
    case .refused: refusal(value).map { .refused($0) }
    case .crash: self.word(Expectation.CrashWord.self, value).map { .crash($0) }
    case .color: color(value).flatMap { color in point(cursor.child("at")).map { .color(color, at: $0) } }
    case .equals: scope(value).map { .equals($0) }
    case .differs: scope(value).map { .differs($0) }
    case .hit: hit(value, cursor)
    case .status:
      self.word(Expectation.StatusWord.self, value).map { .status($0, shield: cursor.string("shield")) }
    case .value: selectedProperties(of: value).map { .value($0) }
    case .count: counts(value).map { .count($0) }
    case .autoFillBar: value.boolean.map { .autoFillBar($0) }
    case .keyboard: self.word(Expectation.KeyboardWord.self, value).map { .keyboard($0) }
    case .cycle: cycle(value).map { .cycle($0) }
    case .phase: ScenePhase(word: value.string ?? "").map { .phase($0, scene: cursor.string("scene")) }
    case .isCaptured: value.boolean.map { .isCaptured($0) }
    case .notified:
      self.word(Expectation.NotificationWord.self, value).map { .notified($0, count: integer(cursor.child("count"))) }
    case .cover, .covers, .prompt, .decision, .response: policySubject(word, value, cursor)
    }
  }

  private mutating func finding(
    _ word: ExpectationSubject, _ value: Cursor, _ cursor: Cursor
  ) -> Expectation.Subject? {
    let node = cursor.child("node").flatMap { selector($0) }
    let severity = cursor.string("severity").flatMap { FindingSeverity(word: $0) }
    guard let rule = rule(value) else { return nil }
    return word == .finding ? .finding(rule: rule, node: node, severity: severity) : .noFinding(rule: rule, node: node)
  }

  private mutating func refusal(_ cursor: Cursor) -> Expectation.RefusalWord? {
    switch cursor.string {
    case "any": return .any
    case "none": return Expectation.RefusalWord.none
    case let word? where OperationError.words.contains { $0.text == word }: return .error(word)
    default: return rule(cursor).map { .rule($0) }
    }
  }

  private mutating func hit(_ value: Cursor, _ cursor: Cursor) -> Expectation.Subject? {
    let point = point(cursor.child("at"))
    if value.string == "none" { return .hit(nil, at: point) }
    return selector(value).map { .hit($0, at: point) }
  }

  private mutating func counts(_ cursor: Cursor) -> [Expectation.NodeCount]? {
    var counts: [Expectation.NodeCount] = []
    for kind in Expectation.NodeCount.Kind.allCases {
      guard let value = cursor.child(kind.rawValue) else { continue }
      guard let number = integer(value) else { return nil }
      counts.append(Expectation.NodeCount(kind: kind, number: number))
    }
    if counts.isEmpty, cursor.kind == .object {
      mistakes.add(cursor.problem(.missingChoice(in: "a count"), expected: "\"nodes\", \"views\" or \"layers\""))
    }
    return counts.isEmpty ? nil : counts
  }

  private func cycle(_ cursor: Cursor) -> Expectation.CycleWord? {
    switch cursor.string {
    case "none": return Expectation.CycleWord.none
    case "any": return .any
    default: return texts(cursor).map { .names($0.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }) }
    }
  }

  /// The id of a rule of the model.
  mutating func rule(_ cursor: Cursor) -> String? {
    guard let id = cursor.string else { return nil }
    if RuleBook.rule(id) != nil { return id }
    mistakes.add(
      cursor.problem(
        .unknownReference(kind: "rule", name: id), expected: "a rule such as \"C8\"",
        suggestion: NearestSpelling.nearest(to: id, among: RuleBook.rules.map(\.id))))
    return nil
  }
}

extension ExpectationSubject.Condition {
  fileprivate var phrase: String {
    switch self {
    case .at: "a point"
    default: "the name of a picture, a kind of capture or \"panel\""
    }
  }
}
