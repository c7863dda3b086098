extension PolicyLoader {
  /// A rule; nil when there is a mistake in it.
  mutating func rule(_ cursor: Cursor) -> PolicyDraft.Rule? {
    if let id = cursor.string("rule") {
      return BuiltInPolicyRule(id: id).map { PolicyDraft.Rule(entry: .builtIn($0), id: id, cursor: cursor) }
    }
    let condition = condition(cursor.child("when"))
    let effects = effects(cursor)
    guard let key = cursor.child("id"), let id = key.string, let reason = cursor.string("reason") else { return nil }
    if BuiltInPolicyRule(id: id) != nil {
      mistakes.add(
        key.problem(
          .other("\(QuotedText.short(id)) is the id of a built-in rule"),
          expected: "an id of its own, or the built-in rule as { \"rule\": \(QuotedText.short(id)) }"))
    }
    guard let condition, let effects else { return nil }
    return PolicyDraft.Rule(
      entry: .custom(PolicyRule(id: id, reason: reason, condition: condition, effects: effects)), id: id,
      cursor: cursor)
  }

  /// What a rule demands and allows, in the order of the file.
  private mutating func effects(_ cursor: Cursor) -> [PolicyEffect]? {
    var effects: [PolicyEffect] = []
    var isSound = true
    var isThere = false
    for (key, value) in cursor.members ?? [] where key == "forbid" || key == "permit" {
      isThere = true
      guard let levels = levels(value) else {
        isSound = false
        continue
      }
      effects += levels.map { key == "forbid" ? .forbid(below: $0) : .permit(downTo: $0) }
    }
    // A key that nobody knows is probably one of the two, and was reported.
    if !isThere, cursor.keysInOrder.allSatisfy({ ["id", "reason", "when"].contains($0) }) {
      mistakes.add(
        cursor.problem(
          .missingChoice(in: "a rule of its own"), expected: Shape.phrase(ofKeys: ["forbid", "permit"])))
    }
    return isSound && isThere ? effects : nil
  }

  /// Levels of at least one part.
  private mutating func levels(_ cursor: Cursor) -> [PolicyLevel]? {
    guard let members = cursor.members else { return nil }
    if members.isEmpty { mistakes.add(cursor.problem(.wrongMemberCount(0), expected: "at least one part")) }
    let levels = members.compactMap { key, value in
      value.string.flatMap { word in PolicyPart(word: key)?.level(word: word) }
    }
    return levels.isEmpty || levels.count < members.count ? nil : levels
  }

  /// When something holds: always where nothing is said.
  private mutating func condition(_ cursor: Cursor?) -> PolicyCondition? {
    guard let cursor else { return .always }
    let elements = cursor.oneOrMore
    var boxes: [PolicyBox] = []
    for element in elements {
      if let box = box(element) { boxes.append(box) }
    }
    return boxes.count == elements.count ? PolicyCondition(boxes) : nil
  }

  private mutating func box(_ cursor: Cursor) -> PolicyBox? {
    guard let members = cursor.members else { return nil }
    var box = PolicyBox()
    for (key, value) in members {
      guard let dimension = PolicyDimension(word: key) else { return nil }
      let isNegated = value.kind == .object
      guard let listed = isNegated ? value.child("not") : value, let places = places(listed, of: dimension) else {
        return nil
      }
      let allowed = isNegated ? dimension.values.indices.filter { !places.contains($0) } : places
      if allowed.isEmpty {
        mistakes.add(listed.problem(.other("no value of \(QuotedText.short(key)) is left"), atKey: true))
        return nil
      }
      box.restrict(dimension, toPlaces: allowed)
    }
    return box
  }

  /// The places of one value or several of a dimension.
  private mutating func places(_ cursor: Cursor, of dimension: PolicyDimension) -> [Int]? {
    var places: [Int] = []
    for element in cursor.oneOrMore {
      guard let word = element.string, let place = dimension.values.firstIndex(where: { $0.word == word }) else {
        return nil
      }
      if places.contains(place) { mistakes.add(element.problem(.duplicateName(kind: "value", name: word))) }
      places.append(place)
    }
    return places
  }

  // MARK: Promises

  /// A promise; nil when there is a mistake in it.
  mutating func promise(_ cursor: Cursor) -> PolicyDraft.Promise? {
    if let id = cursor.string {
      return PolicyInvariant.builtIn(id: id).map { PolicyDraft.Promise(invariant: $0, cursor: cursor) }
    }
    let condition = condition(cursor.child("when"))
    let requirement = requirement(cursor)
    guard let key = cursor.child("id"), let id = key.string, let statement = cursor.string("statement") else {
      return nil
    }
    if PolicyInvariant.builtIn(id: id) != nil {
      mistakes.add(
        key.problem(
          .other("\(QuotedText.short(id)) is the id of a built-in promise"),
          expected: "an id of its own, or the built-in promise as \(QuotedText.short(id))"))
    }
    guard let condition, let requirement else { return nil }
    return PolicyDraft.Promise(
      invariant: PolicyInvariant(id: id, statement: statement, condition: condition, requirement: requirement),
      cursor: cursor)
  }

  private mutating func requirement(_ cursor: Cursor) -> PolicyInvariant.Requirement? {
    if let word = cursor.string("sameWhatever") {
      return PolicyDimension(word: word).map { .sameWhatever($0) }
    }
    if let list = cursor.child("allOf") { return limits(list).map { .allOf($0) } }
    if let list = cursor.child("anyOf") { return limits(list).map { .anyOf($0) } }
    return nil
  }

  private mutating func limits(_ cursor: Cursor) -> [PolicyBound]? {
    guard let elements = cursor.elements else { return nil }
    var bounds: [PolicyBound] = []
    for element in elements {
      guard let value = element.child("atLeast") ?? element.child("atMost"), let members = value.members else {
        continue
      }
      if members.count != 1 {
        mistakes.add(
          value.problem(
            .wrongMemberCount(members.count), expected: "exactly one part; more of them in limits of their own"))
        continue
      }
      guard let level = levels(value)?.first else { continue }
      bounds.append(value.key == "atLeast" ? .atLeast(level) : .atMost(level))
    }
    return bounds.count == elements.count ? bounds : nil
  }

  // MARK: Parameters

  /// What a file states for its parameters.
  func settings(_ cursor: Cursor?) -> [PolicySetting: PolicyDraft.Setting] {
    guard let cursor else { return [:] }
    var settings: [PolicySetting: PolicyDraft.Setting] = [:]
    for setting in PolicySetting.allCases {
      guard let value = Self.value(at: setting.keys, below: cursor), let word = Self.word(of: value) else { continue }
      settings[setting] = PolicyDraft.Setting(word: word, cursor: value)
    }
    return settings
  }

  private static func value(at keys: [String], below cursor: Cursor) -> Cursor? {
    var value = cursor
    for key in keys {
      guard let child = value.child(key) else { return nil }
      value = child
    }
    return value
  }

  private static func word(of value: Cursor) -> String? {
    if let string = value.string { return string }
    if let boolean = value.boolean { return boolean ? "true" : "false" }
    return value.integer.map { "\($0)" }
  }
}
