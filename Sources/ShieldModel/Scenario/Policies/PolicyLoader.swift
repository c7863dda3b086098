/// Reads a policy and everything that it includes, each file once, and puts it together.
struct PolicyLoader {
  /// The most files that one policy may include.
  static let fileLimit = 1_000

  /// A policy whose includes are being followed.
  private struct Open {
    let root: Cursor
    let found: IncludeSource.Found
    /// The value that includes it; nil for the first.
    let includedBy: Cursor?
    var includes: ArraySlice<Cursor>
    var parts: [PolicyPartOfFile] = []
  }

  let source: IncludeSource
  let library: PolicyLibrary

  /// The mistakes, those of shape included.
  var mistakes: MistakeList

  private var stack: [Open] = []
  private var known: Set<String> = []
  private var drafts: [String: PolicyDraft] = [:]

  init(source: IncludeSource, library: PolicyLibrary, mistakes: MistakeList) {
    self.source = source
    self.library = library
    self.mistakes = mistakes
  }

  /// Reads the policy of a whole document.
  mutating func load(_ root: Cursor, _ found: IncludeSource.Found) -> PolicyDraft {
    open(root, found, includedBy: nil, checksShape: true)
    return run()
  }

  /// Reads the policy that a scenario names or holds; nil when there are mistakes.
  mutating func use(_ cursor: Cursor, in found: IncludeSource.Found) -> PolicyFile? {
    guard cursor.kind != .object else {
      open(cursor, found, includedBy: nil, checksShape: false)
      let draft = run()
      return mistakes.isEmpty ? PolicyFile(cursor, draft: draft, isBuiltIn: false) : nil
    }
    guard let text = cursor.string, !text.isEmpty else { return nil }
    if !Self.isPath(text) { return named(text, cursor) }
    guard let (document, target) = document(text, cursor, from: found) else { return nil }
    open(document.root, target, includedBy: nil, checksShape: true)
    let draft = run()
    return mistakes.isEmpty ? PolicyFile(document.root, draft: draft, isBuiltIn: false) : nil
  }

  /// Whether a text is a path and not the name of a policy.
  static func isPath(_ text: String) -> Bool { text.hasSuffix(PolicyFormat.fileNameSuffix) || text.contains("/") }

  /// Follows all includes, depth first, and puts together what has none left.
  private mutating func run() -> PolicyDraft {
    var result = PolicyDraft()
    while let last = stack.indices.last {
      if let include = stack[last].includes.popFirst() {
        if let draft = follow(include, from: stack[last].found) {
          stack[last].parts.append(PolicyPartOfFile(include: include, draft: draft))
        }
        continue
      }
      let done = stack.removeLast()
      result = compose(done.root, done.parts)
      drafts[done.found.identity] = result
      if let parent = stack.indices.last, let include = done.includedBy {
        stack[parent].parts.append(PolicyPartOfFile(include: include, draft: result))
      }
    }
    return result
  }

  private mutating func open(
    _ root: Cursor, _ found: IncludeSource.Found, includedBy: Cursor?, checksShape: Bool
  ) {
    known.insert(found.identity)
    if let mistake = FormatVersion.mistake(in: root) {
      // A file of another version has other keys; nothing else is said about it.
      mistakes.add(mistake)
      drafts[found.identity] = Self.lost
      if let parent = stack.indices.last, let includedBy {
        stack[parent].parts.append(PolicyPartOfFile(include: includedBy, draft: Self.lost))
      }
      return
    }
    if checksShape { mistakes.addShape(PolicyFormat.table.check(root, against: PolicyFormat.table.root)) }
    let includes = root.array("include") ?? []
    stack.append(Open(root: root, found: found, includedBy: includedBy, includes: includes[...]))
  }

  /// What stands for a file that could not be read.
  private static let lost: PolicyDraft = {
    var draft = PolicyDraft()
    draft.isWhole = false
    return draft
  }()

  /// The policy that an include names, if it is known already; else its file is opened, unless it cannot be.
  private mutating func follow(_ include: Cursor, from includer: IncludeSource.Found) -> PolicyDraft? {
    guard let text = include.string, !text.isEmpty else { return Self.lost }
    if !Self.isPath(text) { return named(text, include)?.draft ?? Self.lost }
    let found: IncludeSource.Found
    do { found = try source.find(text, from: includer.path, named: includer.name) } catch {
      mistakes.add(include.problem(error, path: text, expected: "a policy file"))
      return Self.lost
    }
    if let first = stack.firstIndex(where: { $0.found.identity == found.identity }) {
      let chain = stack[first...].map(\.found.name) + [found.name]
      mistakes.add(include.problem(.cycle(kind: "include", chain: chain)))
      return Self.lost
    }
    if let draft = drafts[found.identity] { return draft }
    guard known.count <= Self.fileLimit else {
      if known.insert("").inserted {
        mistakes.add(include.problem(.overLimit(what: "included files", limit: Self.fileLimit)))
      }
      return Self.lost
    }
    guard let document = read(found, include) else {
      drafts[found.identity] = Self.lost
      return Self.lost
    }
    open(document.root, found, includedBy: include, checksShape: true)
    return nil
  }

  private mutating func named(_ name: String, _ cursor: Cursor) -> PolicyFile? {
    if let file = library.file(of: name) { return file }
    let names = library.names
    let nearest = NearestSpelling.nearest(to: name, among: names)
    let quoted = names.map { QuotedText.short($0) }
    mistakes.add(
      cursor.problem(
        .unknownReference(kind: "policy", name: name),
        expected: nearest == nil
          ? Shape.list(quoted + ["the path of a file \"*\(PolicyFormat.fileNameSuffix)\""], joint: "or") : nil,
        suggestion: nearest))
    return nil
  }

  private mutating func document(
    _ text: String, _ cursor: Cursor, from found: IncludeSource.Found
  ) -> (Document, IncludeSource.Found)? {
    do {
      let target = try source.find(text, from: found.path, named: found.name)
      return read(target, cursor).map { ($0, target) }
    } catch {
      mistakes.add(cursor.problem(error, path: text, expected: "a policy file"))
      return nil
    }
  }

  private mutating func read(_ found: IncludeSource.Found, _ include: Cursor) -> Document? {
    do { return try source.read(found) } catch {
      known.insert(found.identity)
      mistakes.add(contentsOf: DiagnosticList(error.diagnostics.kept.map { include.including($0) }))
      return nil
    }
  }
}

/// A policy that another one includes, with the value that does so.
struct PolicyPartOfFile {
  let include: Cursor
  let draft: PolicyDraft
}
