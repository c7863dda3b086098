import Foundation
import Testing

@testable import ShieldSim

@Suite struct BenchmarkCommandTests {
  private static let scene = """
    { "name": "T", "width": 20, "height": 10, "root": { "frame": [0, 0, 20, 10], "color": [1, 2, 3, 255] } }
    """

  private func run(_ words: String...) async -> ProgramRun {
    await ProgramRun(["benchmark"] + words, table: .shieldsim)
  }

  @Test func `each line of a measurement tells a median, and JSON tells the same`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("t.json")
    try Data(Self.scene.utf8).write(to: URL(fileURLWithPath: path))
    let text = await run("png", "--scene", path, "--rounds", "1")
    #expect(text.status == .holds)
    let lines = text.output.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != "0" } }
        == ["fast RGB", "fast RGBA", "small RGB", "small RGBA"].map { "T  \($0)  median " })
    let json = await run("png", "--scene", path, "--rounds", "1", "--json", "--ppm", folder.path("t.ppm"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["formatVersion"] as? Int == 1)
    #expect((object["entries"] as? [[String: Any]])?.count == 4)
    let picture = try Data(contentsOf: URL(fileURLWithPath: folder.path("t.ppm")))
    #expect(picture == Data("P6\n20 10\n255\n".utf8) + Data([UInt8]((0..<200).flatMap { _ in [1, 2, 3] as [UInt8] })))
  }

  @Test func `commits are measured whole and after each kind of edit`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("t.json")
    try Data(Self.scene.utf8).write(to: URL(fileURLWithPath: path))
    let text = await run("commit", "--scene", path, "--rounds", "1")
    #expect(text.status == .holds)
    let modes = text.output.split(separator: "\n").compactMap { $0.split(separator: "  ").dropFirst().first }
    #expect(
      modes == [
        "whole", "whole, to be followed", "colour", "text", "frame", "opacity", "hidden", "mask", "to front and back",
      ])
  }

  @Test func `a picture of several scenes and a scene that is missing are refused`() async {
    let several = await run("png", "--scene", "a", "--scene", "b", "--ppm", "c")
    #expect(several.status == .usage)
    #expect(several.talk.contains("--ppm writes one picture, but 2 scenes are measured"))
    let missing = await run("png", "--scene", "/no/such/scene.json")
    #expect(missing.status == .noInput)
    #expect(missing.talk.contains("/no/such/scene.json: there is no such file"))
  }
}
