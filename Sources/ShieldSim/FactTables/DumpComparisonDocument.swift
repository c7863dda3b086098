import ShieldModel

/// A comparison of a dump with facts as JSON.
///
/// Keys are sorted and `formatVersion` grows when a key changes its meaning or goes away; new keys may come without.
struct DumpComparisonDocument: Encodable {
  let formatVersion = 1
  /// The version of the catalogue.
  let facts = OSCatalogue.version
  let dump: String
  let kind: String
  /// The system that the dump names.
  let system: String?
  let skippedLines: Int
  /// Whether the dump ends within a node.
  let isCutOff: Bool
  let fields: [NodeEntry]
  let movedCanvases: [NodeEntry]
  let textViewCanvases: [NodeEntry]
  /// Unknown classes that stand where a canvas would.
  let candidates: [NodeEntry]
  let systems: [SystemEntry]
  let status: Int32

  /// A node of the dump.
  struct NodeEntry: Encodable {
    let typeName: String
    let line: Int
    let column: Int
  }

  /// A system.
  struct SystemEntry: Encodable {
    let platform: String
    let name: String
    let checks: [CheckEntry]
  }

  /// A fact and what the dump says about it.
  struct CheckEntry: Encodable {
    let key: String
    let rule: String
    let value: String
    let grade: String
    let outcome: String
    let shown: String
    let fields: Int
    let line: Int?
    let column: Int?
  }

  /// Makes the document of a comparison.
  init(_ comparison: DumpComparison) {
    let tree = comparison.examination.tree
    func entry(_ number: Int32) -> NodeEntry {
      let node = tree[number]
      return NodeEntry(typeName: node.typeName, line: node.position.line, column: node.position.column)
    }
    dump = comparison.file
    kind = tree.kind.rawValue
    system = tree.system?.title
    skippedLines = tree.skippedLines
    isCutOff = tree.isCutOff
    fields = comparison.examination.fields.map { entry($0.node) }
    movedCanvases = comparison.examination.movedCanvases.map(entry)
    textViewCanvases = comparison.examination.textViewCanvases.map(entry)
    candidates = comparison.examination.candidates.map(entry)
    systems = comparison.rows.map { row in
      SystemEntry(
        platform: row.profile.platform.word, name: row.profile.name,
        checks: row.checks.map { check in
          CheckEntry(
            key: check.key, rule: check.rule, value: check.value, grade: check.grade.word,
            outcome: check.outcome.rawValue, shown: check.shown, fields: check.fieldCount,
            line: check.position?.line, column: check.position?.column)
        })
    }
    status = comparison.status.rawValue
  }
}
