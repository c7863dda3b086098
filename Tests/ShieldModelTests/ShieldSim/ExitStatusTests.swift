import Testing

@testable import ShieldSim

@Suite struct ExitStatusTests {
  @Test func `the numbers are those that scripts rely on`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 70, 74, 130])
  }

  /// From the status that outweighs all others to the one that outweighs none.
  static let order: [ExitStatus] = [
    .interrupted, .internal, .cannotWrite, .noInput, .badData, .usage, .finding, .undecided, .holds,
  ]

  @Test(arguments: order, order)
  func `of two parts the one with more weight decides, in either order`(first: ExitStatus, second: ExitStatus) throws {
    let places = try [first, second].map { status in try #require(Self.order.firstIndex(of: status)) }
    let expected = Self.order[min(places[0], places[1])]
    #expect(first.combined(with: second) == expected)
    #expect(second.combined(with: first) == expected)
  }

  @Test func `many parts combine to the heaviest, and none at all holds`() {
    #expect(ExitStatus.combined([.holds, .undecided, .finding, .undecided]) == .finding)
    #expect(ExitStatus.combined([.finding, .badData, .cannotWrite, .interrupted, .internal]) == .interrupted)
    #expect(ExitStatus.combined([]) == .holds)
  }
}
