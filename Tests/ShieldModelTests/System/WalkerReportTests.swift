import ShieldModel
import Testing

struct WalkerReportTests {
  @Test(
    arguments: [
      ("13", .contested, .contested), ("17", .contested, .contested), ("18", .contested, .reported),
      ("18.4", .contested, .reported), ("18.3", .contested, .contested), ("26", .reported, .reported),
      ("26.0", .reported, .contested), ("26.1", .contested, .contested), ("26.2", .contested, .reported),
      ("26.5", .contested, .contested), ("27", .contested, .contested),
    ] as [(String, Grade, Grade)])
  func `a release knows the overflows that were seen on it`(name: String, safeArea: Grade, traits: Grade) throws {
    let row = try #require(OSCatalogue.profile(platform: .iPhone, name: name))
    #expect(row.overflows(.safeArea).grade == safeArea)
    #expect(row.overflows(.traitBroadcast).grade == traits)
    #expect(row.overflows(.safeArea).value && row.overflows(.traitBroadcast).value)
  }

  @Test func `accessibility and session replay are reported on every iPhone system in use`() {
    for row in OSCatalogue.rows(of: .iPhone) where row.standing == .released {
      #expect(row.overflows(.accessibility).grade == .reported)
      #expect(row.overflows(.sessionReplay).grade == .reported)
    }
  }

  @Test func `a minor release of an iPad is supported by an inference at best`() throws {
    let row = try #require(OSCatalogue.profile(platform: .iPad, name: "26.2"))
    #expect(row.overflows(.traitBroadcast).grade == .assumed)
    #expect(row.overflows(.safeArea).grade == .contested)
    #expect(row.overflows(.accessibility).grade == .assumed)
  }
}
