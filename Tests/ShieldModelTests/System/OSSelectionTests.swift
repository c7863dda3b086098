import ShieldModel
import Testing

struct OSSelectionTests {
  @Test(
    arguments: [
      ("17", ["17"]), (" 17 ", ["17"]), ("26.2", ["26.2"]), ("26.0", ["26.0"]),
      ("13...26", ["13", "14", "15", "16", "17", "18", "26"]), ("...12", ["11", "12"]),
      ("17...", ["17", "18", "26", "26.5"]), ("17 ... 18", ["17", "18"]), ("17...17", ["17"]),
      ("18.6...26", ["18.6", "18.7", "26"]), ("26.0...26.4", ["26"]), ("26.1...26.2", ["26.1", "26.2"]),
      ("26, 17,17", ["17", "26"]), ("26.2, 26", ["26", "26.2"]), ("26.3,26.1", ["26.1", "26.3"]),
      ("27", ["27"]), ("26.5...27", ["26.5", "27"]), ("27...", ["27"]), ("next-deeper, 13", ["13", "next-deeper"]),
      ("next", ["next-renamed", "next-deeper", "next-unmasked", "next-two-canvases"]),
    ] as [(String, [String])])
  func `a list selects rows in catalogue order`(range: String, names: [String]) throws {
    #expect(try OSCatalogue.select(range, platform: .iPhone).map(\.name) == names)
  }

  @Test(arguments: Platform.allCases)
  func `all selects every row of a platform`(platform: Platform) throws {
    #expect(try OSCatalogue.select("all", platform: platform) == OSCatalogue.rows(of: platform))
  }

  @Test(
    arguments: [
      ("", .empty), ("  ", .empty), (",", .malformed(item: "")), ("17,", .malformed(item: "")),
      ("...", .malformed(item: "...")), ("13..26", .malformed(item: "13..26")),
      ("13....26", .malformed(item: "13....26")),
      ("1 7", .malformed(item: "1 7")), ("17.", .malformed(item: "17.")), (".17", .malformed(item: ".17")),
      ("13...16...18", .malformed(item: "13...16...18")),
      ("19", .unknownRelease(name: "19", platform: .iPhone, nearest: ["18", "26"])),
      ("13...25", .unknownRelease(name: "25", platform: .iPhone, nearest: ["18", "26"])),
      ("20...26", .unknownRelease(name: "20", platform: .iPhone, nearest: ["18", "26"])),
      ("10", .unknownRelease(name: "10", platform: .iPhone, nearest: ["11"])),
      ("99", .unknownRelease(name: "99", platform: .iPhone, nearest: ["27"])),
      ("26.7", .unknownRelease(name: "26.7", platform: .iPhone, nearest: ["26.5", "27"])),
      ("017", .unknownRelease(name: "017", platform: .iPhone, nearest: ["17"])),
      ("26.02", .unknownRelease(name: "26.02", platform: .iPhone, nearest: ["26"])),
      ("next-rename", .unknownRelease(name: "next-rename", platform: .iPhone, nearest: ["next-renamed"])),
      ("26...13", .reversed(lower: "26", upper: "13")), ("next-renamed...", .notAnEnd(name: "next-renamed")),
      ("13...all", .notAnEnd(name: "all")),
    ] as [(String, OSSelectionError)])
  func `a list that cannot be read says why`(range: String, expected: OSSelectionError) {
    #expect(throws: expected) { try OSCatalogue.select(range, platform: .iPhone) }
  }

  @Test(
    arguments: [
      (.iPad, "12", .unknownRelease(name: "12", platform: .iPad, nearest: ["13"])),
      (.android, "17...", .unknownRelease(name: "17", platform: .android, nearest: ["any"])),
      (.android, "any...", .notAnEnd(name: "any")),
      (.tvOS, "18", .unknownRelease(name: "18", platform: .tvOS, nearest: ["18.2"])),
      (.tvOS, "next", .nothingSelected(item: "next", platform: .tvOS)),
    ] as [(Platform, String, OSSelectionError)])
  func `a selection asks for rows of its own platform`(platform: Platform, range: String, expected: OSSelectionError) {
    #expect(throws: expected) { try OSCatalogue.select(range, platform: platform) }
  }

  @Test func `what a range selects it also contains, and nothing else of the list`() throws {
    for range in ["17", "13...26", "...16", "17...", "next", "all", "26.5...27", "next-deeper, 13", "27"] {
      let names = try OSCatalogue.select(range, platform: .iPhone).map(\.name)
      for row in OSCatalogue.rows(of: .iPhone) {
        #expect(try OSCatalogue.contains(row, in: range) == names.contains(row.name), "\(row.name) in \(range)")
      }
    }
  }

  @Test(arguments: [
    ("26", "26.2", true), ("26", "...26.1", true), ("26.2", "26", true), ("26.2", "26.1", false),
    ("26.2", "26.3...", false), ("26.2", "17...", true), ("26.5", "26", false), ("26.5", "13...26", false),
    ("18.3", "18.4...", false), ("next-deeper", "26", false), ("next-deeper", "next", true), ("27", "26...", false),
    ("27", "26...27", true),
  ])
  func `a condition holds for releases that overlap`(name: String, range: String, holds: Bool) throws {
    let profile = try #require(OSCatalogue.profile(platform: .iPhone, name: name))
    #expect(try OSCatalogue.contains(profile, in: range) == holds)
  }

  @Test func `a condition may name what only the iPhone list knows`() throws {
    let pad = try #require(OSCatalogue.profile(platform: .iPad, name: "13"))
    let android = try #require(OSCatalogue.profile(platform: .android, name: "any"))
    let television = try #require(OSCatalogue.profile(platform: .tvOS, name: "18.2"))
    #expect(try OSCatalogue.contains(pad, in: "11...13"))
    #expect(try !OSCatalogue.contains(pad, in: "12"))
    #expect(try !OSCatalogue.contains(android, in: "11..."))
    #expect(try OSCatalogue.contains(android, in: "any"))
    #expect(try OSCatalogue.contains(television, in: "18"))
    #expect(throws: OSSelectionError.unknownRelease(name: "19", platform: .iPad, nearest: ["18", "26"])) {
      try OSCatalogue.contains(pad, in: "19")
    }
  }

  @Test func `a scenario's row counts as the row it comes from and by its own name`() throws {
    let base = try #require(OSCatalogue.profile(platform: .iPhone, name: "18"))
    let row = OSProfile.derived(name: "ours", from: base)
    #expect(try OSCatalogue.contains(row, in: "17..."))
    #expect(try OSCatalogue.contains(row, in: "13, ours"))
    #expect(try !OSCatalogue.contains(row, in: "...17"))
    #expect(try !OSCatalogue.contains(base, in: "17"))
  }

  @Test func `a minor release keeps the name it was asked by and its row`() throws {
    let row = try #require(OSCatalogue.profile(platform: .iPhone, name: "26.0"))
    #expect(row.name == "26.0" && row.rowName == "26" && row.title == "iOS 26.0")
    #expect(row.version == row.lastVersion)
    #expect(OSCatalogue.profile(platform: .iPhone, name: "26.05") == nil)
    #expect(OSCatalogue.profile(platform: .iPhone, name: "17.8") == nil)
    #expect(OSCatalogue.profile(platform: .iPad, name: "17.7")?.title == "iPadOS 17.7")
  }
}
