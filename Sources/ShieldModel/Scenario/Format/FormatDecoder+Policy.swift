/// A policy that a scenario puts to work.
extension FormatDecoder {
  /// The policy of a scenario with its screens; nil for none or a mistake.
  mutating func policySetup(_ cursor: Cursor?) -> PolicySetup? {
    guard let cursor, let use = cursor.child("use"), let policy = policy(use) else { return nil }
    var setup = PolicySetup(policy: policy)
    setup.build = value(BuildKind.self, cursor.child("build")) ?? .release
    setup.launchArgument = value(LaunchArgument.self, cursor.child("launchArgument")) ?? .none
    setup.assistiveDisplay = value(AssistiveDisplay.self, cursor.child("assistiveDisplay")) ?? .none
    setup.detector = CaptureDetector.allCases.first { $0.word == cursor.string("detector") } ?? .state
    setup.coverStyle = CoverStyle.allCases.first { $0.word == cursor.string("covers") } ?? .window
    setup.offer = cursor.child("offer").flatMap { offer($0) }
    for element in cursor.array("externalScenes") ?? [] {
      if let name = sceneName(element) { setup.externalScenes.append(name) }
    }
    for element in cursor.array("screens") ?? [] {
      guard let screen = policyScreen(element) else { continue }
      if setup.screen(screen.id) != nil, let id = element.child("id") {
        mistakes.add(id.problem(.duplicateName(kind: "screen", name: screen.id)))
      }
      setup.screens.append(screen)
    }
    return setup
  }

  /// The policy that a scenario uses: a preset, a file, or one that it holds itself.
  private mutating func policy(_ cursor: Cursor) -> Policy? {
    guard let origin = policyOrigin else {
      lose(cursor)
      return nil
    }
    return PolicyReader.read(
      cursor, in: origin.found, source: origin.source, library: origin.library, mistakes: &mistakes)?.policy
  }

  /// What is shared, made of the search in a link.
  private mutating func offer(_ cursor: Cursor) -> ShareContents? {
    guard let link = cursor.child("link"), let text = link.string else { return nil }
    let language = ShareLanguage.allCases.first { $0.code == cursor.string("language") } ?? .english
    do throws(ShareLinkError) {
      return ShareSheet.contents(for: try ShareLink.decode(text).search, language: language)
    } catch {
      mistakes.add(link.problem(.other("this is no link of a search: \(error.message)")))
      return nil
    }
  }

  private mutating func policyScreen(_ cursor: Cursor) -> PolicyScreenSetup? {
    guard let id = cursor.string("id"), let view = selector(cursor.child("view")),
      let sensitivity = value(Sensitivity.self, cursor.child("sensitivity"))
    else { return nil }
    return PolicyScreenSetup(
      id: id, view: view, sensitivity: sensitivity, recipe: cursor.string("recipe"),
      scene: cursor.child("scene").flatMap { sceneName($0) }, host: cursor.child("into").flatMap { selector($0) },
      owners: texts(cursor.child("owners")) ?? [], place: place(of: cursor))
  }

  /// The name of a scene that the scenario has.
  private mutating func sceneName(_ cursor: Cursor) -> String? {
    guard let name = cursor.string else { return nil }
    if scenes.contains(name) { return name }
    let nearest = NearestSpelling.nearest(to: name, among: scenes)
    mistakes.add(
      cursor.problem(
        .unknownReference(kind: "scene", name: name),
        expected: nearest == nil ? Shape.list(scenes.map { QuotedText.short($0) }, joint: "or") : nil,
        suggestion: nearest))
    return nil
  }

  /// The value of a dimension by its word.
  func value<Value: PolicyValue>(_ type: Value.Type, _ cursor: Cursor?) -> Value? {
    Value.allCases.first { $0.word == cursor?.string }
  }

  /// Captures that run before the app comes up.
  mutating func launchCaptures(_ cursor: Cursor?) -> [CaptureKind] {
    var kinds: [CaptureKind] = []
    for element in cursor?.elements ?? [] {
      guard let kind = captureKind(element) else { continue }
      if !kind.isContinuous {
        mistakes.add(
          element.problem(.other("a \(kind.title) is over as soon as it is taken"), expected: "a continuous capture"))
      } else if !kinds.contains(kind) {
        kinds.append(kind)
      }
    }
    return kinds
  }

  /// An expectation about what a policy decided and did; nil for a mistake.
  mutating func policySubject(_ word: ExpectationSubject, _ value: Cursor, _ cursor: Cursor) -> Expectation.Subject? {
    let scene = cursor.child("scene").flatMap { sceneName($0) }
    let screen = cursor.child("screen").flatMap { screenName($0) }
    switch word {
    case .cover: return .cover(isShown: value.string == "shown", scene: scene)
    case .covers: return integer(value).map { .covers($0) }
    case .prompt:
      return PromptLevel.allCases.first { $0.word == value.string }.map {
        .prompt($0, scene: scene, count: integer(cursor.child("count")))
      }
    case .response:
      return ResponseLevel.allCases.first { $0.word == value.string }.map { .response($0, screen: screen) }
    case .decision: return decision(value, by: cursor.child("by"))
    default: return nil
    }
  }

  private mutating func decision(_ value: Cursor, by: Cursor?) -> Expectation.Subject? {
    guard let screen = value.child("screen").flatMap({ screenName($0) }) else { return nil }
    var levels: [PolicyLevel] = []
    for part in PolicyPart.allCases {
      if let level = value.string(part.word).flatMap({ part.level(word: $0) }) { levels.append(level) }
    }
    if PolicyPart.allCases.allSatisfy({ value.child($0.word) == nil }) {
      mistakes.add(
        value.problem(
          .missingChoice(in: "a decision"), expected: Shape.phrase(ofKeys: PolicyPart.allCases.map(\.word))))
      return nil
    }
    if levels.isEmpty { return nil }
    return .decision(screen: screen, levels, rule: by?.string)
  }

  /// The name of a screen of the policy.
  private mutating func screenName(_ cursor: Cursor) -> String? {
    guard let name = cursor.string else { return nil }
    if policyScreens.contains(name) { return name }
    let nearest = NearestSpelling.nearest(to: name, among: policyScreens)
    mistakes.add(
      cursor.problem(
        .unknownReference(kind: "screen", name: name),
        expected: policyScreens.isEmpty
          ? "a scenario with a policy"
          : nearest == nil ? Shape.list(policyScreens.map { QuotedText.short($0) }, joint: "or") : nil,
        suggestion: nearest))
    return nil
  }
}
