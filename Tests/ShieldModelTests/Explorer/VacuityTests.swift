import ShieldModel
import Testing

@Suite struct VacuityTests {
  /// A row of states; a promise about some of them.
  private struct Row: StateSpace {
    let length: UInt8
    let premise: UInt8?

    var initialStates: [UInt8] { [0] }

    func actions(in state: UInt8, into actions: inout [Int]) { if state < length { actions.append(0) } }

    func next(_ state: UInt8, after action: Int) -> UInt8? { state < length ? state + 1 : nil }

    var properties: [StateProperty] { [.always("promise"), .sometimes("hope")] }

    func marks(in state: UInt8) -> PropertyMarks {
      var marks = PropertyMarks()
      marks.set(0, concerned: state == premise, held: true)
      marks.set(1, held: false)
      return marks
    }

    func encode(_ state: UInt8, into bytes: inout StateWriter) { bytes.append(state) }

    func decode(_ bytes: inout StateReader) -> UInt8? { bytes.byte() }

    func name(of action: Int) -> String { "on" }
  }

  @Test func `a promise that no state concerns is vacuous, and so is the search`() {
    let report = Explorer(Row(length: 5, premise: nil)).run()
    #expect(report.outcome == .exhausted)
    #expect(report.properties[0].verdict == .vacuous)
    #expect(report.properties[0].held == 6)
    #expect(report.isVacuous)
    #expect(!report.isProof)
    #expect(report.counterexample == nil)
  }

  @Test func `one state is enough to put a promise to the test`() {
    let report = Explorer(Row(length: 5, premise: 5)).run()
    #expect(report.properties[0].verdict == .holds)
    #expect(report.properties[0].concerned == 1)
    #expect(report.properties[1].verdict == .unreachable)
    #expect(!report.isVacuous)
    #expect(report.isProof)
  }

  @Test func `a premise that would be met too late leaves the promise undecided`() {
    let report = Explorer(Row(length: 5, premise: 5)).run(limits: ExplorerLimits(depth: 3))
    #expect(report.properties[0].verdict == .undecided)
    #expect(report.isVacuous)
    #expect(!report.isProof)
  }

  @Test func `where nothing can happen nothing is proved`() {
    let report = Explorer(Row(length: 0, premise: 0)).run()
    #expect(report.outcome == .exhausted)
    #expect(report.isVacuous)
    #expect(!report.isProof)
  }
}
