import Foundation
import Testing

@Suite struct ArchitectureTests {
  /// All Swift files below `Sources`, found from where this file lies.
  private static func sources() throws -> [CodeFile] {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let found = try #require(FileManager.default.enumerator(atPath: root.path))
    var files: [CodeFile] = []
    for case let path as String in found where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      files.append(CodeFile(path: path, text: text))
    }
    return files
  }

  @Test func `the sources keep every rule of the architecture`() throws {
    let files = try Self.sources()
    #expect(
      Set(files.map { $0.folder }).isSuperset(of: ["Geometry", "System", "Tree", "TextField", "Layout", "Device"]))
    let violations = ArchitectureRules.violations(of: files)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  private func violations(_ files: [(path: String, text: String)]) -> [String] {
    ArchitectureRules.violations(of: files.map { CodeFile(path: "ShieldModel/" + $0.path, text: $0.text) })
  }

  @Test func `small sound sources have no breach`() {
    let files = [
      ("Geometry/Point.swift", "public struct Point {}\n"),
      ("Tree/Node.swift", "struct Node { var place: Point }\n"),
      ("TextField/Field.swift", "struct Field { var node: Node; var place: Point }\n"),
      ("Device/State.swift", "struct State { var field: Field }\n"),
      ("Scenario/Reader.swift", "import Foundation\nstruct Reader { var state: State }\n"),
      ("Parallel/Queue.swift", "import Dispatch\nstruct Queue {}\n"),
    ]
    #expect(violations(files).isEmpty)
  }

  @Test(arguments: [
    "import Foundation\n", "  import Glibc\n", "public import Foundation\n", "@preconcurrency import Dispatch\n",
    "import struct Foundation.URL\n",
  ])
  func `an import in the core is a breach`(text: String) {
    #expect(violations([("Tree/A.swift", text)]).count == 1)
    #expect(violations([("Device/Facade/A.swift", text)]).count == 1)
    #expect(violations([("Import/A.swift", text)]).isEmpty)
  }

  @Test(arguments: [
    ("struct A { var state: State }\n", true), ("func a(_ s: [State?]) {}\n", true),
    ("let a = \"\\(State.first)\"\n", true),
    ("let a = State.self\n", true), ("// State\n", false), ("/* a /* State */ State */\n", false),
    ("let a = \"State\"\n", false), ("let a = #\"\\(State)\"#\n", false),
    ("let a = \"\"\"\n  State\n  \"\"\"\n", false),
    ("let a = b.State\n", false), ("struct A {\n  enum State {}\n  var state: State\n}\n", false),
    ("let restate = MyState()\n", false),
    ("let a = \"\\(b(\")\"))\" + c(State.d)\n", true),
  ])
  func `an arrow that runs back is a breach, a word in a comment or a text is none`(text: String, isBreach: Bool) {
    let found = violations([("Device/State.swift", "public struct State {}\n"), ("Tree/A.swift", text)])
    #expect(found == (isBreach ? ["ShieldModel/Tree/A.swift uses State of Device, which Tree may not know"] : []))
  }

  @Test(arguments: [
    "public final class T {}", "enum T {}", "indirect enum T {}", "public protocol T {}", "typealias T = Int",
  ])
  func `every kind of top-level type is known`(declaration: String) {
    let found = violations([("Render/T.swift", declaration + "\n"), ("Device/A.swift", "let a: T\n")])
    #expect(found == ["ShieldModel/Device/A.swift uses T of Render, which Device may not know"])
  }

  @Test func `a type that is private to its file belongs to nobody else`() {
    #expect(violations([("Render/T.swift", "private struct T {}\n"), ("Device/A.swift", "let a: T\n")]).isEmpty)
  }

  @Test func `what a folder may use brings along what that may use, and nothing more`() {
    let files = [
      ("Geometry/P.swift", "struct P {}\n"), ("Layout/L.swift", "struct L {}\n"),
      ("TextField/F.swift", "struct F {}\n"),
      ("Device/D.swift", "struct D {}\n"), ("Render/R.swift", "struct R {}\n"),
    ]
    #expect(violations(files + [("Shield/S.swift", "let s: (P, L, F, D, R)\n")]).isEmpty)
    #expect(violations(files + [("Render/S.swift", "let s: (P, L, F, D)\n")]).count == 3)
    #expect(violations(files + [("Layout/S.swift", "let s: (P, F)\n")]).count == 1)
    #expect(violations(files + [("Parallel/S.swift", "let s: P\n")]).count == 1)
  }

  @Test func `one file of the policy and one of the explorer may know the device`() {
    let device = ("Device/D.swift", "struct D {}\n")
    for folder in ["Policy", "Explorer"] {
      let one = (folder + "/A.swift", "let a: D\n")
      let two = (folder + "/B.swift", "let b: D\n")
      #expect(violations([device, one]).isEmpty)
      #expect(violations([device, one, two]).count == 1)
      #expect(violations([("Render/R.swift", "struct R {}\n"), (folder + "/A.swift", "let a: R\n")]).count == 1)
    }
  }

  @Test func `a folder that is not in the table is a breach`() {
    #expect(violations([("Extras/A.swift", "struct A {}\n")]).count == 1)
  }

  @Test func `a file of more than 400 lines is a breach`() {
    func lines(_ count: Int) -> String { String(repeating: "// line\n", count: count) }
    #expect(violations([("Tree/A.swift", lines(400))]).isEmpty)
    #expect(violations([("Tree/A.swift", lines(401))]).count == 1)
  }

  @Test(arguments: [
    ("let a = try! b()\n", 1), ("let a = b as! C\n", 1), ("fatalError(\"x\")\n", 1), ("// TODO: x\n", 1),
    ("let a = \"FIXME\"\n", 1), ("let a = try b()\n", 0), ("let a = b as? C\n", 0), ("// never try! this\n", 0),
    ("let a = \"fatalError(\"\n", 0), ("let a = try? b!= c\n", 0),
  ])
  func `forced tries, forced casts, fatal errors and open ends are breaches`(text: String, count: Int) {
    #expect(violations([("Tree/A.swift", text)]).count == count)
    let file = CodeFile(path: "ShieldSim/A.swift", text: text)
    #expect(ArchitectureRules.violations(of: [file]).count == count, "the rule holds for every target")
  }

  @Test(arguments: ["ViewManager", "Helper", "StringUtils", "Tree+Helpers"])
  func `a file that is named for nothing is a breach`(name: String) {
    #expect(violations([("Tree/\(name).swift", "struct A {}\n")]).count == 1)
  }
}
