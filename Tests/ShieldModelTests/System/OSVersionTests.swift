import ShieldModel
import Testing

struct OSVersionTests {
  @Test(
    arguments: [
      ("17", 17, 0, "17"), ("26.5", 26, 5, "26.5"), ("26.0", 26, 0, "26"), ("18.10", 18, 10, "18.10"), ("0", 0, 0, "0"),
      ("9999.9999", 9999, 9999, "9999.9999"),
    ] as [(String, Int32, Int32, String)])
  func `a release number is read and printed`(text: String, major: Int32, minor: Int32, printed: String) throws {
    let version = try #require(OSVersion(text))
    #expect(version == OSVersion(major: major, minor: minor))
    #expect(version.description == printed)
  }

  @Test(arguments: ["", ".", "17.", ".5", "17.5.1", "1 7", "-1", "+1", "x", "17a", "12345", "17.12345", "１７"])
  func `anything else is no release number`(text: String) {
    #expect(OSVersion(text) == nil)
  }

  @Test func `releases are ordered by major and then by minor part`() {
    let texts = ["2", "11", "18.4", "18.10", "26", "26.5"]
    let versions = texts.compactMap { OSVersion($0) }
    #expect(versions.count == texts.count)
    #expect(versions.reversed().sorted() == versions)
  }
}
