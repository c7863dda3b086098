import Testing

@testable import ShieldSim

@Suite struct SystemNamesTests {
  private static func systems(_ text: String) -> [SystemReport] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: "/")
      return SystemReport(platform: parts.count > 1 ? String(parts[0]) : "iPhone", name: String(parts[parts.count - 1]))
    }
  }

  static let table: [(String, String)] = [
    ("17", "iOS 17"),
    ("17 18 26", "iOS 17, 18, 26"),
    ("16 17 18 26", "iOS 16...26"),
    ("13 14 15 16 17 18 26 26.5", "iOS 13...26.5"),
    ("13 14 16 17 18 26", "iOS 13, 14, 16...26"),
    // No range goes beyond the releases.
    ("17 18 26 26.5 27 next-renamed", "iOS 17...27, next-renamed"),
    ("15 16 17 18 iPad/17 iPad/18", "iOS 15...18; iPadOS 17, 18"),
    ("15 my-16 17", "iOS 15, my-16, 17"),
    ("26.1 26.2 26.3 26.4", "iOS 26.1, 26.2, 26.3, 26.4"),
    ("18 17 16 15", "iOS 18, 17, 16, 15"),
    ("Android/any", "Android any"),
    ("Toaster/1 Toaster/2", "Toaster 1, 2"),
  ]

  @Test(arguments: table)
  func `systems are listed by platform, with ranges in the spelling of the command line`(list: String, text: String) {
    #expect(SystemNames.text(Self.systems(list)) == text)
  }

  @Test(arguments: [
    ("13 14 15 16", "13...16"), ("next-renamed", "next-renamed"), ("my-own-system-18", "1 system"),
    ("13 15 17 26 27", "5 systems"), ("iPad/17", "iPadOS 17"), ("iPad/17 iPhone/18", "2 systems"),
  ])
  func `where there is little room systems are counted`(list: String, text: String) {
    #expect(SystemNames.short(Self.systems(list)) == text)
  }

  @Test func `systems of several scenarios come in the order of the catalogue`() {
    #expect(
      SystemNames.inCatalogueOrder(Self.systems("my-1 iPad/17 26 17")) == Self.systems("17 26 iPad/17 my-1"))
  }
}
