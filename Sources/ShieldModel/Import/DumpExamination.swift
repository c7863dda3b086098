/// What a dump shows about text fields and their canvases, and how that compares with the catalogue.
///
/// A dump never makes a fact certain for a release; it can agree with a fact, speak against it, or be silent.
public struct DumpExamination: Sendable {
  /// The dump.
  public let tree: ImportedTree
  /// The text fields in the order of the dump.
  public private(set) var fields: [FieldSighting] = []
  /// Views that bear the name of a canvas and lie neither in a field nor in a text view, where a shield may have put
  /// them.
  public private(set) var movedCanvases: [Int32] = []
  /// Views that bear the name of a canvas and lie in a text view, where the name means nothing.
  ///
  /// Source: F10, measured.
  public private(set) var textViewCanvases: [Int32] = []

  /// Looks for fields and canvases.
  ///
  /// Complexity: linear in the number of nodes, unless fields lie in fields.
  public init(_ tree: ImportedTree) {
    self.tree = tree
    for root in tree.roots { examine(root) }
  }

  private enum Surroundings { case nothing, field, textView }

  private mutating func examine(_ root: Int32) {
    let isInWindow = tree[root].isWindow || tree.windows.contains(root) ? true : Self.whatRootTells(tree)
    var waiting: [(node: Int32, surroundings: Surroundings)] = [(root, .nothing)]
    while let (number, surroundings) = waiting.popLast() {
      let node = tree[number]
      var inside = surroundings
      if node.isTextField {
        fields.append(FieldSighting(tree, field: number, isInWindow: isInWindow))
        inside = .field
      } else if node.isTextView {
        inside = .textView
      } else if node.kind == .view, KnownFieldParts.canvases.contains(node.typeName) {
        if surroundings == .nothing { movedCanvases.append(number) }
        if surroundings == .textView { textViewCanvases.append(number) }
        // What a canvas hosts is the app's own.
        inside = .nothing
      }
      for child in node.children.reversed() { waiting.append((child, inside)) }
    }
  }

  /// Whether a root that is no window lies in one: a dump that lists its windows says no, others do not say.
  private static func whatRootTells(_ tree: ImportedTree) -> Bool? { tree.windows.isEmpty ? nil : false }

  /// Views whose class no row knows and that stand where a canvas would: the canvas may have got another name.
  ///
  /// They are candidates only in fields without a view that bears a known name.
  public var candidates: [Int32] { fields.filter { $0.canvases.isEmpty }.flatMap { $0.unknownParts.map(\.node) } }

  /// Compares what the dump shows with every fact of a system that a tree can tell something about.
  ///
  /// Each fact has one line for each different contradiction; without any, one line that says whether it is confirmed
  /// or why the dump is silent.
  public func checks(against profile: OSProfile) -> [FactCheck] {
    FieldSubject.allCases.flatMap { checks(of: $0, against: profile) }
  }

  /// Whether the dump ends within a field, so that nothing follows from what is not there.
  private func endsCutOff(_ field: FieldSighting) -> Bool {
    guard tree.isCutOff else { return false }
    var number: Int32? = Int32(tree.nodes.count - 1)
    while let current = number {
      if current == field.node { return true }
      number = tree[current].parent
    }
    return false
  }

  private func checks(of subject: FieldSubject, against profile: OSProfile) -> [FactCheck] {
    let stated = subject.statement(of: profile)
    func check(_ answer: FieldAnswer, count: Int) -> FactCheck {
      FactCheck(
        key: subject.key, rule: subject.rule, value: stated.value, grade: stated.grade, outcome: answer.outcome,
        shown: answer.shown, fieldCount: count, position: answer.node.map { tree[$0].position })
    }
    /// What is contested makes no claim that a dump could confirm or contradict; what the dump shows is still said.
    func weighed(_ answer: FieldAnswer, in field: FieldSighting) -> FieldAnswer {
      if stated.grade == .contested { return FieldAnswer(.cannotTell, answer.shown, at: answer.node) }
      guard endsCutOff(field), answer.outcome != .cannotTell else { return answer }
      if answer.outcome == .confirms, subject.isSeenBySight { return answer }
      return FieldAnswer(.cannotTell, "\(answer.shown), but the dump is cut off in this field", at: answer.node)
    }
    guard !fields.isEmpty else {
      return [check(FieldAnswer(.cannotTell, "the dump has no text field"), count: 0)]
    }
    let comparison = FieldComparison(examination: self, profile: profile)
    let answers = fields.map { weighed(comparison.answer(to: subject, about: $0), in: $0) }
    var contradictions: [(answer: FieldAnswer, count: Int)] = []
    var indices: [String: Int] = [:]
    for answer in answers where answer.outcome == .contradicts {
      if let index = indices[answer.shown] {
        contradictions[index].count += 1
      } else {
        indices[answer.shown] = contradictions.count
        contradictions.append((answer, 1))
      }
    }
    if !contradictions.isEmpty { return contradictions.map { check($0.answer, count: $0.count) } }
    let confirming = answers.filter { $0.outcome == .confirms }
    if let first = confirming.first { return [check(first, count: confirming.count)] }
    return answers.first.map { [check($0, count: answers.count)] } ?? []
  }
}
