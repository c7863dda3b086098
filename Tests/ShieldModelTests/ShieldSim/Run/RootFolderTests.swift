import Foundation
import Testing

@testable import ShieldSim

@Suite struct RootFolderTests {
  @Test func `names below the root are relative to it, others stay as they were written`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("a/b"), withIntermediateDirectories: true)
    let root = RootFolder(folder.path("a"))
    #expect(root.name(of: folder.path("a/b/c")) == "b/c")
    #expect(root.name(of: folder.path("a//./b/../c")) == "c")
    #expect(root.name(of: folder.path("a/")) == ".")
    #expect(root.name(of: folder.path("ab")) == folder.path("ab"))
    #expect(root.name(of: "../x") == "../x")
  }

  @Test func `a link to the root leads to the same names, and a link below it keeps its own`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("real"), withIntermediateDirectories: true)
    try "".write(toFile: folder.path("outside"), atomically: false, encoding: .utf8)
    try #require(symlink(folder.path("real"), folder.path("link")) == 0)
    try #require(symlink(folder.path("outside"), folder.path("real/inner")) == 0)
    #expect(RootFolder(folder.path("link")).name(of: folder.path("real/inner")) == "inner")
    #expect(RootFolder(folder.path("real")).name(of: folder.path("real/inner")) == "inner")
  }

  @Test func `a root that is no folder is refused`() throws {
    let folder = try TemporaryFolder()
    try "".write(toFile: folder.path("file"), atomically: false, encoding: .utf8)
    #expect(throws: UsageError.self) { try RootFolder.given(folder.path("file")) }
    #expect(throws: UsageError.self) { try RootFolder.given(folder.path("nothing")) }
    #expect(try RootFolder.given(folder.path(".")).given == folder.path("."))
  }

  @Test func `without a folder the root is where the tool runs`() {
    let root = RootFolder(nil)
    #expect(root.given == nil)
    #expect(root.name(of: "a/./b") == "a/b")
    #expect(root.name(of: FileManager.default.currentDirectoryPath + "/a") == "a")
    #expect(root.name(of: ".") == ".")
  }

  @Test(arguments: [("/", "/"), ("/..", "/"), ("/a/../../b", "/b"), ("//a///b/", "/a/b"), ("/./.", "/")])
  func `a path is made absolute without looking at the disk`(path: String, absolute: String) {
    #expect(RootFolder.absolute(path) == absolute)
  }
}
