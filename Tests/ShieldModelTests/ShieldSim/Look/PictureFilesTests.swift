import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct PictureFilesTests {
  private func picture(_ name: String, frame: Int = 0, of count: Int = 1) -> TakenPicture {
    TakenPicture(
      name: name, kind: .screenRecording, position: 0, frame: frame, frameCount: count, isImplied: false,
      tree: RenderTree(nodes: [], width: 1, height: 1, scale: 1), rule: .panel, secrets: [])
  }

  private func names(_ pictures: [TakenPicture]) -> [String] {
    PictureFiles(folder: "").named(pictures).map(\.name)
  }

  @Test func `a name becomes a file name that no system minds`() {
    #expect(
      names([picture("shot"), picture("a/b c"), picture("../x"), picture("Ảnh")]) == [
        "shot.png", "a-b-c.png", "x.png", "nh.png",
      ])
    #expect(names([picture("..")]) == ["picture.png"])
  }

  @Test func `frames have numbers of one length`() {
    #expect(names([picture("f", frame: 3, of: 120), picture("f", frame: 97, of: 120)]) == ["f-003.png", "f-097.png"])
    #expect(names([picture("f", frame: 3, of: 120)]) == ["f.png"])
  }

  @Test func `names that a file system takes for one are told apart`() {
    #expect(
      names([picture("Shot"), picture("shot"), picture("sh ot"), picture("sh-ot")]) == [
        "Shot.png", "shot-copy2.png", "sh-ot.png", "sh-ot-copy2.png",
      ])
  }

  @Test func `folders are named for scenario and system`() throws {
    #expect(PictureFiles.name(ofScenario: "a/b/card.shield.jsonc") == "card")
    #expect(PictureFiles.name(ofScenario: "standard input") == "standard-input")
    let profile = try #require(OSCatalogue.profile(platform: .macCatalyst, name: "any"))
    #expect(PictureFiles.name(of: ScenarioCase(profile: profile)) == "Mac-Catalyst-any")
  }
}
