/// Reads a scenario file and everything that it includes, each file once.
struct IncludeLoader {
  /// The most files that one scenario may include.
  static let fileLimit = 1_000

  /// A file whose includes are being followed.
  private struct Open {
    let document: Document
    let found: IncludeSource.Found
    var includes: ArraySlice<Cursor>
  }

  private let source: IncludeSource
  private var stack: [Open] = []
  private var known: Set<String> = []

  /// The mistakes, those of shape included.
  private(set) var mistakes = MistakeList()

  /// The files that were read and have the right version: what is included before what includes it.
  private(set) var documents: [Document] = []

  /// Where the files come from, in the same order.
  private(set) var origins: [IncludeSource.Found] = []

  /// Makes a loader that has read nothing.
  init(source: IncludeSource) { self.source = source }

  /// Follows all includes of a file, depth first.
  mutating func load(_ main: Document, _ found: IncludeSource.Found) {
    open(main, found, against: ScenarioFormat.table)
    while let last = stack.indices.last {
      if let include = stack[last].includes.popFirst() {
        follow(include, from: stack[last].found)
      } else {
        documents.append(stack[last].document)
        origins.append(stack[last].found)
        stack.removeLast()
      }
    }
  }

  private mutating func open(_ document: Document, _ found: IncludeSource.Found, against table: ShapeTable) {
    known.insert(found.identity)
    if let mistake = FormatVersion.mistake(in: document.root) {
      mistakes.add(mistake)
      return
    }
    mistakes.addShape(table.check(document))
    let includes = document.root.array("include") ?? []
    stack.append(Open(document: document, found: found, includes: includes[...]))
  }

  private mutating func follow(_ include: Cursor, from includer: IncludeSource.Found) {
    guard let text = include.string, !text.isEmpty else { return }
    let found: IncludeSource.Found
    do { found = try source.find(text, from: includer.path, named: includer.name) } catch {
      mistakes.add(include.problem(error, path: text, expected: "a scenario file"))
      return
    }
    if let first = stack.firstIndex(where: { $0.found.identity == found.identity }) {
      let chain = stack[first...].map(\.found.name) + [found.name]
      mistakes.add(include.problem(.cycle(kind: "include", chain: chain)))
      return
    }
    if known.contains(found.identity) { return }
    guard known.count <= Self.fileLimit else {
      if known.count == Self.fileLimit + 1 {
        known.insert("")
        mistakes.add(include.problem(.overLimit(what: "included files", limit: Self.fileLimit)))
      }
      return
    }
    do {
      open(try source.read(found), found, against: ScenarioFormat.includedTable)
    } catch {
      known.insert(found.identity)
      mistakes.add(contentsOf: DiagnosticList(error.diagnostics.kept.map { include.including($0) }))
    }
  }
}

extension Cursor {
  /// A mistake of a file that could not be read, with this value as the place that asked for it.
  func including(_ mistake: Diagnostic) -> Diagnostic {
    var located = mistake
    located.notes.append(Diagnostic.Note(.includedFrom, file: document.file.name, position: position))
    return located
  }

  /// Describes a path that leads to no file.
  func problem(_ failure: IncludeSource.Failure, path: String, expected: String) -> Diagnostic {
    switch failure {
    case .notRelative:
      problem(.other("the path \(QuotedText.short(path)) is not relative"), expected: "a path relative to this file")
    case .outside:
      problem(
        .other("the path \(QuotedText.short(path)) leads out of the root folder"), expected: "a file inside of it")
    case .missing(let name): problem(.unknownReference(kind: "file", name: name))
    case .notAFile(let name): problem(.other("\(QuotedText.short(name)) is not a file"), expected: expected)
    }
  }
}
