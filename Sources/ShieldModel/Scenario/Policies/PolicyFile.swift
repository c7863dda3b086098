/// A policy that was read from a file, with the places of its rules and promises.
public struct PolicyFile: Sendable {
  /// A rule or promise of an included policy that a file leaves out.
  public struct Drop: Hashable, Sendable {
    /// The id of the rule or promise.
    public var id: String
    /// Where it is left out.
    public var place: Place
    /// Where it is stated.
    public var stated: Place
  }

  /// The policy; included rules and promises come first.
  public let policy: Policy
  /// The name of the file as messages show it.
  public let file: String
  /// Ids of rules of the model, and addresses of public reports.
  public let because: [String]
  /// Whether the policy comes with the program, so that its file need not exist on anybody's disk.
  public let isBuiltIn: Bool

  /// What the policy was put together from.
  let draft: PolicyDraft

  /// The name of a policy that a scenario holds without a name.
  static let namelessName = "own"
  /// The title of a policy that a scenario holds without a title.
  static let namelessTitle = "A policy of one scenario."

  init(_ root: Cursor, draft: PolicyDraft, isBuiltIn: Bool) {
    policy = Policy(
      name: root.string("policy") ?? Self.namelessName, title: root.string("title") ?? Self.namelessTitle,
      parameters: draft.parameters, entries: draft.rules.map(\.entry), promises: draft.promises.map(\.invariant))
    file = root.document.file.name
    because = (root.array("because") ?? []).compactMap(\.string)
    self.isBuiltIn = isBuiltIn
    self.draft = draft
  }

  /// Where a rule is stated, in this file or in one that it includes; nil when the policy has no such rule.
  public func place(ofRule id: String) -> Place? { draft.rule(id).map { place($0.cursor) } }

  /// Where a promise is stated, in this file or in one that it includes; nil when the policy makes no such promise.
  public func place(ofPromise id: String) -> Place? { draft.promise(id).map { place($0.cursor) } }

  /// What the policy does without although something that it includes has it; it is to be said aloud.
  public var drops: [Drop] {
    let kept = Set(draft.ids)
    return draft.drops.filter { !kept.contains($0.id) }
      .map { Drop(id: $0.id, place: place($0.cursor), stated: place($0.dropped)) }
  }

  private func place(_ cursor: Cursor) -> Place {
    Place(
      file: cursor.document.file.name, position: cursor.position, path: cursor.path,
      isBuiltIn: BuiltInPolicies.contains(cursor.document))
  }
}
