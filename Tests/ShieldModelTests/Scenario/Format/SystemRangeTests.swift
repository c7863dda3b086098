import Testing

@testable import ShieldModel

@Suite struct SystemRangeTests {
  @Test(arguments: [
    ("17...", "18", true), ("17...", "16", false), ("...16,18", "18", true), (" 15 , 16 ", "16", true),
    ("mine", "18", false), ("nonsense", "18", false), ("", "18", false), ("mine,18", "18", true),
  ])
  func `a range holds what the catalogue says and never traps`(_ text: String, _ name: String, _ holds: Bool) throws {
    let profile = try #require(OSCatalogue.profile(platform: .iPhone, name: name))
    #expect(SystemRange(text, ownNames: ["mine"]).contains(profile) == holds)
  }

  @Test func `a system of the file is in a range by its name and by its origin`() throws {
    let base = try #require(OSCatalogue.profile(platform: .iPhone, name: "18"))
    let mine = OSProfile.derived(name: "mine", from: base)
    #expect(SystemRange("mine", ownNames: ["mine"]).contains(mine))
    #expect(SystemRange("17...", ownNames: ["mine"]).contains(mine))
    #expect(!SystemRange("other", ownNames: ["mine", "other"]).contains(mine))
  }
}
