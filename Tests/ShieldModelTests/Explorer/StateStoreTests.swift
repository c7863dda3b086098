import Testing

@testable import ShieldModel

@Suite struct StateStoreTests {
  private func insert(_ bytes: [UInt8], _ fingerprint: UInt64? = nil, into store: StateStore) -> Bool {
    var writer = StateWriter()
    writer.append(contentsOf: bytes)
    let base = UnsafeRawPointer(writer.base)
    return store.insert(fingerprint ?? Fingerprint.of(base, count: bytes.count), base, count: bytes.count)
  }

  private func find(_ bytes: [UInt8], _ fingerprint: UInt64? = nil, in store: StateStore) -> Int? {
    var writer = StateWriter()
    writer.append(contentsOf: bytes)
    let base = UnsafeRawPointer(writer.base)
    let index = store.find(fingerprint ?? Fingerprint.of(base, count: bytes.count), base, count: bytes.count)
    return index == StateTable.none ? nil : Int(index)
  }

  private func bytes(at index: Int, of store: StateStore) -> [UInt8]? {
    guard var reader = store.reader(at: index) else { return nil }
    return reader.rest()
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 16, 61])
  func `states of one length are found again, and no others`(length: Int) {
    let store = StateStore(isExact: true)
    let count = length == 1 ? 200 : 5000
    func state(_ number: Int) -> [UInt8] {
      (0..<length).map { UInt8(truncatingIfNeeded: $0 == 0 ? number : $0 == 1 ? number >> 8 : number &* $0) }
    }
    for number in 0..<count { #expect(insert(state(number), into: store)) }
    for number in 0..<count {
      #expect(!insert(state(number), into: store))
      #expect(find(state(number), in: store) == number)
      #expect(bytes(at: number, of: store) == state(number))
    }
    #expect(store.count == count)
    #expect(find(state(length == 1 ? 201 : 5001), in: store) == nil)
    #expect(find(state(1) + [0], in: store) == nil)
    #expect(bytes(at: count, of: store) == nil)
  }

  @Test func `states of different lengths are kept apart, however alike`() {
    let store = StateStore(isExact: true)
    let states = (0..<6000).map { Array(repeating: UInt8($0 & 1), count: $0 / 2) }.filter { $0.count < 700 }
    for state in states where !state.isEmpty { #expect(insert(state, into: store)) }
    #expect(insert([], into: store))
    #expect(!insert([], into: store))
    for state in states where !state.isEmpty { #expect(!insert(state, into: store)) }
    let zeros = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0, 0]] as [[UInt8]]
    #expect(Set(zeros.map { find($0, in: store) }).count == zeros.count)
  }

  @Test(arguments: [5, 8, 30])
  func `states that share a fingerprint are compared in full`(length: Int) {
    let store = StateStore(isExact: true)
    for number in 0..<100 {
      let state = [UInt8(number)] + Array(repeating: 9, count: length - 1)
      #expect(insert(state, 77 << 32, into: store))
      #expect(!insert(state, 77 << 32, into: store))
      #expect(find(state, 77 << 32, in: store) == number)
    }
    #expect(store.count == 100)
  }

  @Test func `a tag of zero or one is like any other`() {
    let store = StateStore(isExact: true)
    for (number, tag) in [(1, 0), (2, 1), (3, 0), (4, 1)] as [(UInt8, UInt64)] {
      #expect(insert([number, 0, 0, 0], tag << 32, into: store))
      #expect(!insert([number, 0, 0, 0], tag << 32, into: store))
    }
    #expect(store.count == 4)
    #expect(find([0, 0, 0, 0], in: store) == nil)
    #expect(insert([0, 0, 0, 0], into: store))
    #expect(find([0, 0, 0, 0], in: store) == 4)
  }

  @Test func `where only fingerprints are kept, bytes of states that are done with are given back`() {
    let store = StateStore(isExact: false)
    func state(_ number: Int) -> [UInt8] { Array(repeating: UInt8(number & 255), count: 40) + [UInt8(number >> 8)] }
    for number in 0..<20_000 { #expect(insert(state(number), into: store)) }
    let before = store.byteCount
    store.forgetBytes(below: 15_000)
    #expect(store.byteCount < before - 400_000)
    #expect(bytes(at: 100, of: store) == nil)
    for number in [15_000, 19_999] { #expect(bytes(at: number, of: store) == state(number)) }
    for number in [0, 100, 14_999, 19_999] { #expect(find(state(number), in: store) == number) }
  }

  @Test func `parents come back from counts of children`() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var bits = ParentBits()
      var parents: [Int] = []
      for parent in 0..<3000 {
        let children = random.below(40) == 0 ? random.below(600) : random.below(3) / 2 * random.below(4)
        bits.append(children: children)
        parents += Array(repeating: parent, count: children)
        if seed == 3 { for _ in 0..<100 { bits.append(children: 0) } }
      }
      if seed == 3 { parents = parents.map { $0 * 101 } }
      #expect(parents.indices.allSatisfy { bits.parent(of: $0) == parents[$0] }, "seed \(seed)")
      var counts: [Int] = []
      bits.forEachCount { counts.append($0) }
      #expect(counts.reduce(0, +) == parents.count)
    }
  }

  @Test func `states of four bytes take at most twenty-four bytes each`() {
    // A state of four bytes, its place in the table, and how it was reached.
    let report = Explorer(CounterGrid(counters: 4, limit: 9)).run()
    #expect(report.states == 10_000)
    #expect(report.memory.states + report.memory.table + report.memory.paths <= 24 * 10_000)
  }

  @Test func `fingerprints are the same in every run`() {
    var writer = StateWriter()
    writer.append(contentsOf: Array(0..<40))
    let base = UnsafeRawPointer(writer.base)
    let prints = [0, 1, 3, 4, 5, 8, 9, 16, 40].map { Fingerprint.of(base, count: $0) }
    #expect(Set(prints).count == prints.count)
    #expect(prints == Self.known)
  }

  private static let known: [UInt64] = [
    0, 1, 13_911_815_696_456_613_891, 2_526_462_534_177_783_812, 16_555_928_293_641_168_413,
    18_336_001_384_713_272_305, 3_538_715_708_565_395_535, 7_028_115_776_012_979_511, 17_956_044_016_942_623_857,
  ]
}
