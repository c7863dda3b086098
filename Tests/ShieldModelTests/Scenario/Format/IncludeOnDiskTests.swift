import Foundation
import Testing

@testable import ShieldModel

@Suite struct IncludeOnDiskTests {
  /// A folder with files that lives as long as the test.
  private final class Folder {
    let path: String

    init(_ files: [String: String]) throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("format-\(UUID().uuidString)")
      path = url.path
      for (name, text) in files {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func including(_ path: String) -> String { FormatSample.text("\"include\":[\"\(path)\"]") }

  private func messages(_ folder: Folder, _ file: String, root: String? = nil) -> [String] {
    do {
      _ = try ScenarioReader.read(path: folder.path + "/" + file, name: file, root: root.map { folder.path + "/" + $0 })
      return []
    } catch {
      return error.diagnostics.lines
    }
  }

  private let part = ##"{"steps":[{"turn":1}]}"##

  @Test func `included files are found from the including file and shown the same way`() throws {
    let folder = try Folder(["root/a/m": including("../b/p"), "root/b/p": part])
    let scenario = try ScenarioReader.read(path: folder.path + "/root/a/m", name: "a/m", root: folder.path + "/root")
    #expect(scenario.steps.first.flatMap { scenario.places[$0.place] }?.description == "b/p:1:11")
  }

  @Test func `without a root includes stay in the folder of the file`() throws {
    let folder = try Folder(["a/m": including("../p"), "p": part, "a/n": including("q"), "a/q": part])
    #expect(messages(folder, "a/n") == [])
    #expect(
      messages(folder, "a/m") == [
        ##"a/m:1:37: include[0]: the path "../p" leads out of the root folder; expected a file inside of it"##
      ])
  }

  @Test func `a symbolic link does not lead out of the root`() throws {
    let folder = try Folder(["root/m": including("link"), "root/n": including("dir/p"), "out/p": part])
    try folder.link("root/link", to: folder.path + "/out/p")
    try folder.link("root/dir", to: "../out")
    for (file, path) in [("root/m", "link"), ("root/n", "dir/p")] {
      #expect(
        messages(folder, file, root: "root") == [
          "\(file):1:37: include[0]: the path \"\(path)\" leads out of the root folder; expected a file inside of it"
        ])
    }
  }

  @Test func `a symbolic link inside the root is followed, and a file that it shares is read once`() throws {
    let folder = try Folder([
      "root/m": FormatSample.text(##""include":["p","link","p"]"##), "root/p": part, "root/n": including("me"),
    ])
    try folder.link("root/link", to: "p")
    try folder.link("root/me", to: "n")
    let scenario = try ScenarioReader.read(path: folder.path + "/root/m", name: "m", root: folder.path)
    #expect(scenario.steps.count == 1)
    #expect(
      messages(folder, "root/n", root: "root") == [
        ##"root/n:1:37: include[0]: include in a circle: "root/n" > "root/me""##
      ])
  }

  @Test func `missing files, folders and broken links are reported where they are asked for`() throws {
    let folder = try Folder([
      "m": FormatSample.text(##""include":["gone","dir","broken","dir/gone/../x"]"##), "dir/x": part,
    ])
    try folder.link("broken", to: "nowhere")
    #expect(
      messages(folder, "m") == [
        ##"m:1:37: include[0]: there is no file "gone""##,
        ##"m:1:44: include[1]: "dir" is not a file; expected a scenario file"##,
        ##"m:1:50: include[2]: there is no file "broken""##,
      ])
  }

  @Test func `a missing scenario, folder or root is no input`() throws {
    let folder = try Folder(["m": part, "dir/x": part])
    for (file, root) in [("gone", nil), ("dir", nil), ("m", "gone")] as [(String, String?)] {
      do {
        _ = try ScenarioReader.read(
          path: folder.path + "/" + file, name: file, root: root.map { folder.path + "/" + $0 })
        Issue.record("\(file) was read")
      } catch {
        #expect(error.category == .noInput)
      }
    }
  }

  @Test(arguments: [
    ("a/b", "c", "a/c"), ("a/b", "../c", "c"), ("a/b", "../../c", "../c"), ("../a/b", "../c", "../c"),
    ("/a/b", "../../c", "/c"), ("b", "./x//y", "x/y"), ("/b", "c", "/c"), ("a/b", "d/../c", "a/c"),
  ])
  func `a relative path starts at the folder of the file`(_ file: String, _ text: String, _ result: String) {
    #expect(FilePath.resolve(text, from: file) == result)
  }
}
