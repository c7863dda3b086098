import ShieldModel
import Testing

struct NextSystemTests {
  @Test(
    arguments: [
      ("next-renamed", [.canvasTypeName, .textKit1CanvasTypeName]),
      ("next-deeper", [.canvasContainerTypeName, .canvasDepth]),
      ("next-unmasked", [.maskWhenSecure, .keyboardCarriesMask]), ("next-two-canvases", [.canvasCount]),
    ] as [(String, [FactKey])])
  func `a made-up system differs from 26 in its one change`(name: String, changes: [FactKey]) throws {
    let base = try #require(OSCatalogue.profile(platform: .iPhone, name: "26"))
    let next = try #require(OSCatalogue.profile(platform: .iPhone, name: name))
    let different = FactKey.allCases.filter { next.fact(.field($0)).value != base.fact(.field($0)).value }
    #expect(different == changes)
    #expect(next.standing == .hypothetical)
    for use in FactUse.all {
      #expect(next.grade(of: use) == Grade.weakest(base.grade(of: use), .assumed))
      #expect(
        next.grade(of: use) == .contested || next.fact(use).note.contains("exact") || base.grade(of: use) == .assumed)
    }
  }

  @Test func `the renamed canvas escapes a search for the usual part of its name`() throws {
    let next = try #require(OSCatalogue.profile(platform: .iPhone, name: "next-renamed"))
    #expect(!next.canvasTypeName.value.contains("Canvas"))
  }
}
