import Foundation
import Testing

@testable import ShieldSim

@Suite struct ScenarioFinderTests {
  @Test func `a pipe in a folder is a mistake and is never opened`() throws {
    let folder = try TemporaryFolder()
    try "{}".write(toFile: folder.path("a.shield.jsonc"), atomically: false, encoding: .utf8)
    try #require(mkfifo(folder.path("b.shield.jsonc"), 0o600) == 0)
    let found = ScenarioFinder([folder.path(".")], root: RootFolder(folder.path(".")))
    #expect(found.inputs.map(\.name) == ["a.shield.jsonc"])
    #expect(found.mistakes.map(\.file) == ["b.shield.jsonc"])
    #expect(found.mistakes.flatMap(\.lines).joined().contains("this is a pipe or a device"))
  }

  @Test func `a link that leads nowhere stays among the files, so that opening it is what fails`() throws {
    let folder = try TemporaryFolder()
    try #require(symlink(folder.path("nowhere"), folder.path("c.shield.jsonc")) == 0)
    let found = ScenarioFinder([folder.path(".")], root: RootFolder(folder.path(".")))
    #expect(found.inputs.map(\.name) == ["c.shield.jsonc"] && found.mistakes.isEmpty)
  }
}
