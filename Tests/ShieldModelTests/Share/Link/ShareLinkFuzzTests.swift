import Testing

@testable import ShieldModel

/// Whatever bytes come in, they are a link with one spelling or an error with a place.
struct ShareLinkFuzzTests {
  /// How many of the texts were links, and how many kinds of mistake the others had.
  private struct Tally {
    var accepted = 0
    var problems: Set<String> = []
  }

  @Test(arguments: UInt64(0)..<4)
  func `random bytes never trap`(seed: UInt64) {
    var generator = LawGenerator(seed: seed)
    var tally = Tally()
    let start = Array("https://12bay.example/search/1?".utf8)
    for _ in 0..<400 {
      let bytes = (0..<generator.below(60)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      check(bytes, &tally)
      check(start + bytes, &tally)
      check(start + bytes.map { 0x21 + $0 % 0x5E }, &tally)
    }
    #expect(tally.problems.count >= 3)
  }

  @Test(arguments: UInt64(0)..<6)
  func `links with a few bytes changed, lost, doubled or swapped are read rightly or refused`(seed: UInt64) throws {
    var generator = LawGenerator(seed: seed)
    let alphabet = Array("=&?#%/:@.-+0129AZaz~ \u{0}é".utf8)
    var tally = Tally()
    for _ in 0..<40 {
      let link = Array(ShareLink.encode(try SampleSearches.random(&generator)).utf8) + Array("&x=1&y=%C3%A9".utf8)
      for _ in 0..<12 {
        var bytes = link
        for _ in 0...generator.below(3) {
          let place = generator.below(bytes.count)
          switch generator.below(5) {
          case 0: bytes[place] = generator.one(of: alphabet)
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(generator.one(of: alphabet), at: place)
          case 3: bytes.insert(contentsOf: bytes[place...].prefix(generator.below(20)), at: place)
          default: bytes.swapAt(place, generator.below(bytes.count))
          }
        }
        check(bytes, &tally)
      }
    }
    #expect(tally.accepted > 10 && tally.problems.count > 10, "\(tally)")
  }

  @Test func `every beginning of a link is read rightly or refused`() throws {
    var tally = Tally()
    var generator = LawGenerator(seed: 7)
    for _ in 0..<6 {
      let bytes = Array(ShareLink.encode(try SampleSearches.random(&generator)).utf8)
      for count in 0..<bytes.count { check(Array(bytes.prefix(count)), &tally) }
    }
    #expect(tally.accepted > 0 && tally.problems.count > 6)
  }

  private func check(_ bytes: [UInt8], _ tally: inout Tally) {
    for unknown in UnknownParameters.allCases {
      do throws(ShareLinkError) {
        let link = try ShareLink.decode(bytes, unknown: unknown)
        tally.accepted += 1
        let text = ShareLink.encode(link)
        #expect(text.utf8.count <= bytes.count, "the one spelling is never longer")
        let again = try ShareLink.decode(text, unknown: unknown)
        #expect(again == link && ShareLink.encode(again).utf8.elementsEqual(text.utf8))
        if unknown == .refused {
          #expect(link.extras.isEmpty)
        }
      } catch {
        #expect(error.offset >= 0 && Int(error.offset) <= bytes.count)
        #expect(error.message.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
        tally.problems.insert(String("\(error.problem)".prefix { $0 != "(" }))
      }
    }
  }
}
