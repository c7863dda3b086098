extension PolicyLoader {
  /// What a file states, together with what it includes.
  ///
  /// Parameters that the file states itself win; included policies that state different ones are a mistake, so that
  /// the order of includes plays no part.
  mutating func compose(_ root: Cursor, _ parts: [PolicyPartOfFile]) -> PolicyDraft {
    var draft = PolicyDraft()
    draft.isWhole = parts.allSatisfy(\.draft.isWhole)
    let own = settings(root.child("parameters"))
    let without = (root.array("without") ?? []).compactMap { cursor in cursor.string.map { (id: $0, cursor: cursor) } }
    let names = Set(without.map(\.id))
    for part in parts {
      for rule in part.draft.rules where !names.contains(rule.id) { add(rule, at: part.include, to: &draft) }
      for promise in part.draft.promises where !names.contains(promise.invariant.id) {
        add(promise, at: part.include, to: &draft)
      }
      for setting in PolicySetting.allCases where own[setting] == nil { merge(setting, of: part, into: &draft) }
      draft.drops += part.draft.drops
    }
    for (setting, stated) in own { draft.settings[setting] = stated }
    for (id, cursor) in without { drop(id, cursor, of: root, parts, from: &draft) }
    addOwn(root, to: &draft)
    if let because = root.child("because") { checkReasons(because) }
    checkLimit(draft.rules.last?.cursor, draft.rules.count, "rules")
    checkLimit(draft.promises.last?.cursor, draft.promises.count, "promises")
    return draft
  }

  private mutating func addOwn(_ root: Cursor, to draft: inout PolicyDraft) {
    var ids: [String: Cursor] = [:]
    for cursor in root.array("rules") ?? [] {
      guard let rule = rule(cursor) else {
        lose(cursor)
        continue
      }
      if let first = ids.updateValue(cursor, forKey: rule.id) {
        mistakes.add(
          cursor.problem(.duplicateName(kind: "rule", name: rule.id), notes: [cursor.firstGiven(at: first)]))
      } else {
        add(rule, at: cursor, to: &draft)
      }
    }
    ids = [:]
    for cursor in root.array("promises") ?? [] {
      guard let promise = promise(cursor) else {
        lose(cursor)
        continue
      }
      let id = promise.invariant.id
      if let first = ids.updateValue(cursor, forKey: id) {
        mistakes.add(cursor.problem(.duplicateName(kind: "promise", name: id), notes: [cursor.firstGiven(at: first)]))
      } else {
        add(promise, at: cursor, to: &draft)
      }
    }
  }

  /// Adds a rule unless the same one is there; another one of its name is a mistake of the value that brings it.
  private mutating func add(_ rule: PolicyDraft.Rule, at cursor: Cursor, to draft: inout PolicyDraft) {
    guard let first = draft.rule(rule.id) else { return draft.rules.append(rule) }
    if first.entry == rule.entry { return }
    mistakes.add(
      cursor.problem(.duplicateName(kind: "rule", name: rule.id), notes: [cursor.firstGiven(at: first.cursor)]))
  }

  private mutating func add(_ promise: PolicyDraft.Promise, at cursor: Cursor, to draft: inout PolicyDraft) {
    guard let first = draft.promise(promise.invariant.id) else { return draft.promises.append(promise) }
    if first.invariant == promise.invariant { return }
    mistakes.add(
      cursor.problem(
        .duplicateName(kind: "promise", name: promise.invariant.id), notes: [cursor.firstGiven(at: first.cursor)]))
  }

  private mutating func merge(_ setting: PolicySetting, of part: PolicyPartOfFile, into draft: inout PolicyDraft) {
    guard let stated = part.draft.settings[setting] else { return }
    guard let first = draft.settings[setting] else {
      draft.settings[setting] = stated
      return
    }
    if first.word == stated.word { return }
    mistakes.add(
      part.include.problem(
        .other("included policies differ in the parameter \(QuotedText.short(setting.rawValue))"),
        expected: "a value for it in this file",
        notes: [
          first.cursor.remark("it is \(first.word)", for: part.include),
          stated.cursor.remark("and \(stated.word)", for: part.include),
        ]))
  }

  /// Notes what a file leaves out, or reports that there is no such thing.
  private mutating func drop(
    _ id: String, _ cursor: Cursor, of root: Cursor, _ parts: [PolicyPartOfFile], from draft: inout PolicyDraft
  ) {
    var found: Cursor?
    for part in parts where found == nil { found = part.draft.rule(id)?.cursor ?? part.draft.promise(id)?.cursor }
    if let found { return draft.drops.append(PolicyDraft.Drop(id: id, cursor: cursor, dropped: found)) }
    guard draft.isWhole else { return }
    let nearest = NearestSpelling.nearest(to: id, among: parts.flatMap(\.draft.ids))
    mistakes.add(
      cursor.problem(
        .unknownReference(kind: "included rule or promise", name: id),
        expected: parts.isEmpty ? "an include that has it" : nil, suggestion: nearest))
  }

  private mutating func checkLimit(_ cursor: Cursor?, _ count: Int, _ what: String) {
    guard count > PolicyFormat.ruleLimit, let cursor else { return }
    mistakes.add(cursor.problem(.overLimit(what: what, limit: PolicyFormat.ruleLimit)))
  }

  /// Reports rules of the model that do not exist.
  private mutating func checkReasons(_ cursor: Cursor) {
    var decoder = FormatDecoder(table: PolicyFormat.table, isRecipe: false, places: PlaceTable())
    decoder.mistakes = mistakes
    decoder.checkReasons(cursor)
    mistakes = decoder.mistakes
  }

  /// Reports that a part of a file was not understood although nobody found a mistake: a defect of the program.
  private mutating func lose(_ cursor: Cursor) {
    if mistakes.isEmpty {
      mistakes.add(cursor.problem(.other("internal error: this part of the file is not understood")))
    }
  }
}

extension Cursor {
  /// A remark about this value for a mistake at another one.
  fileprivate func remark(_ text: String, for other: Cursor) -> Diagnostic.Note {
    let file = document.file.name
    return Diagnostic.Note(
      .remark(text), file: file == other.document.file.name ? nil : file, position: position)
  }
}
