import Testing

@testable import ShieldModel

/// Whatever the bytes, a dump gives a tree or one clear mistake, and never a trap.
@Suite struct HostileDumpTests {
  /// Reads bytes and uses everything that a tree offers; a mistake must have a place.
  private func examine(_ bytes: some Sequence<UInt8>) {
    do {
      let tree = try DumpReader.read(SourceFile(name: "d", bytes: Array(bytes)))
      let examination = DumpExamination(tree)
      let checks = Self.profile.map { examination.checks(against: $0) }
      #expect(!tree.compactText.isEmpty && checks?.isEmpty == false)
    } catch {
      #expect(!error.diagnostics.isEmpty)
      #expect(error.diagnostics.kept.allSatisfy { $0.position != nil }, "\(error)")
    }
  }

  private static let profile = OSCatalogue.profile(platform: .iPhone, name: "26.5")

  private static let texts = ["01", "07", "09", "13", "16", "32"]

  private func bytes(_ prefix: String) throws -> [UInt8] {
    let name = try #require(DumpSample.names.first { $0.hasPrefix(prefix) })
    return Array(try DumpSample.text(name).utf8)
  }

  @Test(arguments: texts)
  func `beginnings and ends of a dump are read or refused`(prefix: String) throws {
    let bytes = try bytes(prefix)
    for length in stride(from: 0, to: bytes.count, by: 67) {
      examine(bytes.prefix(length))
      examine(bytes.suffix(length))
    }
  }

  @Test(arguments: texts)
  func `a dump without one of its lines keeps the others`(prefix: String) throws {
    let lines = try bytes(prefix).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for index in lines.indices {
      var rest = lines
      rest.remove(at: index)
      examine(rest.joined(separator: [UInt8(ascii: "\n")]))
    }
  }

  @Test(arguments: texts, [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "'"), 0x0A, 0xC3])
  func `a byte that changes does no harm`(prefix: String, byte: UInt8) throws {
    let bytes = try bytes(prefix)
    for index in stride(from: Int(byte) % 149, to: bytes.count, by: 149) {
      var changed = bytes
      changed[index] = byte
      examine(changed)
    }
  }

  @Test func `a shield dump that is cut or changed is refused with a place`() throws {
    let bytes = Array(DumpSample.shieldDump().utf8)
    for index in stride(from: 0, to: bytes.count, by: 61) {
      examine(bytes.prefix(index))
      var changed = bytes
      changed[index] = UInt8(ascii: "9")
      examine(changed)
    }
  }

  @Test(arguments: ["<", "|", "'", "(", "<A: 0x1; text = '", "; frame = (", "<<", "{", "[", "`", "'; a = '", "> "])
  func `a piece that comes ten thousand times is read in one pass`(piece: String) {
    let many = String(repeating: piece, count: 10_000)
    examine(many.utf8)
    examine("<A: 0x1; frame = (0 0; 1 1); text = '\(many)>\n| <B: 0x2; frame = (0 0; 1 1)>".utf8)
    examine("<A: 0x1; \(many)>\n| <B: 0x2; frame = (0 0; 1 1)>".utf8)
  }

  @Test func `a line that comes ten thousand times makes as many views`() throws {
    let line = "   | <UITextField: 0x3; frame = (0 0; 100 20); text = ''; layer = <CALayer: 0x4>>\n"
    let tree = try DumpSample.read("<UIWindow: 0x1>\n" + String(repeating: line, count: 10_000))
    #expect(tree.nodes.count == 10_001 && tree[0].children.count == 10_000)
    #expect(DumpExamination(tree).fields.count == 10_000)
  }

  @Test func `a tree of a hundred thousand levels is examined, printed and freed`() throws {
    var tree = ImportedTree(kind: .recursiveDescription)
    var above: Int32?
    for level in 0..<100_000 {
      let name = level == 99_998 ? "UITextField" : level == 99_999 ? "_UITextLayoutCanvasView" : "V"
      let node = ImportedNode(kind: .view, typeName: name, position: SourcePosition(line: level + 1, column: 1))
      above = tree.append(node, below: above)
    }
    let examination = DumpExamination(tree)
    #expect(examination.fields.first?.canvases.first?.depth == 1)
    #expect(tree.compactText.utf8.count > 300_000)
  }

  @Test func `bars and brackets of a hundred thousand levels are read`() throws {
    let bars = String(repeating: "|", count: 100_000)
    #expect(try DumpSample.read("<A: 0x1>\n\(bars)<B: 0x2>\n|<C: 0x3>").compactText == "A[B, C]")
    let open = String(repeating: "[", count: 100_000)
    #expect(DumpSample.mistakes("{\"shieldDump\": \(open)").contains { $0.contains("nested deeper") })
    #expect(try DumpSample.read("<A: 0x1; frame = (0 0; 1 1); a = \(open); hidden = YES>").compactText == "A(0 0 1 1)")
  }

  @Test func `too many views are refused at the one too many`() throws {
    let file = SourceFile(name: "d", text: String(repeating: "<A: 0x1>\n", count: 5))
    #expect(try RecursiveDescriptionReader.read(file, limit: 5).nodes.count == 5)
    do {
      _ = try RecursiveDescriptionReader.read(file, limit: 4)
      Issue.record("five views are read")
    } catch {
      #expect(error.diagnostics.lines == ["d:5:1: there are more than 4 views and layers"])
    }
  }
}
