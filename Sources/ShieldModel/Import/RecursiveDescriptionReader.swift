/// Reads the text that UIKit's `recursiveDescription` returns, as logs, snapshot files and bug reports hold it.
///
/// How deep a view lies is the number of bars before it, whatever the columns are. Lines that describe no view are
/// passed over and counted. A view whose line above was lost becomes a child of the nearest one that is left.
enum RecursiveDescriptionReader {
  /// Reads a dump.
  ///
  /// Complexity: linear in the size of the file.
  ///
  /// - Parameter limit: The most nodes.
  /// - Throws: ``DocumentError`` of category `badData` when no line describes a view, or there are too many.
  static func read(
    _ file: SourceFile, limit: Int = ImportedTree.nodeLimit
  ) throws(DocumentError) -> ImportedTree {
    var tree = ImportedTree(kind: .recursiveDescription)
    var open: [(depth: Int, node: Int32)] = []
    var hasView = false
    var start = file.lines.start(ofLine: 1) ?? 0
    while start < file.bytes.count {
      let end = file.bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.bytes.count
      let text = file.bytes[start..<end]
      let begin = start
      start = end + 1
      guard let line = DescriptionLine(text, position: { position(in: text, of: file, from: begin) }) else {
        if !DumpBytes.trimmed(text).isEmpty { tree.skippedLines += 1 }
        continue
      }
      // A description of its own needs a view to stand in.
      if line.node.kind == .described, open.isEmpty {
        tree.skippedLines += 1
        continue
      }
      guard tree.nodes.count < limit else {
        throw DocumentError(
          .badData,
          Diagnostic(
            file: file.name, position: line.node.position,
            problem: .overLimit(what: "views and layers", limit: limit)))
      }
      while let last = open.last, last.depth >= line.depth { open.removeLast() }
      open.append((line.depth, tree.append(line.node, below: open.last?.node)))
      hasView = hasView || line.node.kind == .view
      tree.isCutOff = line.node.kind != .described && isOpen(text)
    }
    guard hasView else { throw DocumentError(.badData, refusal(of: file)) }
    return tree
  }

  /// Whether a line has more beginnings of nodes than ends.
  ///
  /// A text that holds such signs can make a whole line look open, which only says less than could be said.
  private static func isOpen(_ line: ArraySlice<UInt8>) -> Bool {
    line.count { $0 == UInt8(ascii: "<") } > line.count { $0 == UInt8(ascii: ">") }
  }

  private static func position(in line: ArraySlice<UInt8>, of file: SourceFile, from start: Int) -> SourcePosition {
    let lead = line.prefix { DumpBytes.isSpace($0) || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "`") }
    return file.position(at: start + lead.count)
  }

  /// Why a file without a single view is refused, with the better way where another kind of dump is recognised.
  private static func refusal(of file: SourceFile) -> Diagnostic {
    let kinds: [(mark: StaticString, name: String)] = [
      (">, state: ", "a controller hierarchy without frames"), ("- AMBIGUOUS LAYOUT", "an autolayout trace"),
      ("========== Window", "an EarlGrey hierarchy"), ("Element subtree:", "an XCUITest description"),
      ("<?xml", "XML"), ("<XCUIElementType", "XML of Appium"),
    ]
    for (mark, name) in kinds {
      guard let end = DumpBytes.end(of: mark, in: file.bytes[...]) else { continue }
      return Diagnostic(
        file: file.name, position: file.position(at: end - mark.utf8CodeUnitCount),
        problem: .other("this looks like \(name), which cannot be read"),
        expected: DumpReader.expectation)
    }
    let first = file.bytes.firstIndex { !DumpBytes.isSpace($0) && $0 != 0x0A && $0 != 0x0D } ?? 0
    return Diagnostic(
      file: file.name, position: file.position(at: first), problem: .other("no line describes a view"),
      expected: DumpReader.expectation)
  }
}

extension DumpReader {
  /// What can be read, for messages.
  static let expectation = "recursiveDescription text, or a shield dump as shieldsim canary --snippet makes it"
}
