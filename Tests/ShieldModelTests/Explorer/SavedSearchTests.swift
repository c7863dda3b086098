import ShieldModel
import Testing

@Suite struct SavedSearchTests {
  private static let space = CounterGrid(counters: 5, limit: 3)

  private func half(_ storage: ExplorerOptions.Storage, states: Int = 300) -> Explorer<CounterGrid> {
    let explorer = Explorer(Self.space, options: ExplorerOptions(storage: storage))
    explorer.run(limits: ExplorerLimits(states: states))
    return explorer
  }

  @Test(arguments: [ExplorerOptions.Storage.exact, .fingerprints])
  func `a saved search goes on and comes to the same`(storage: ExplorerOptions.Storage) throws {
    for states in [1, 2, 77, 300, 1000, 1024] {
      let first = half(storage, states: states)
      let bytes = first.saved(identity: "grid")
      let options = ExplorerOptions(storage: storage, stopsAtCounterexample: false)
      let second = try Explorer(Self.space, options: options, saved: bytes, identity: "grid")
      #expect(second.report.depths == first.report.depths)
      #expect(second.report.outcome == .bounded(.stopped))
      #expect(second.saved(identity: "grid") == bytes)
      second.run()
      #expect(ReferenceSearch(Self.space).differences(from: second) == [])
    }
  }

  @Test func `random graphs go on after having been saved`() throws {
    for seed in 1...30 as ClosedRange<UInt64> {
      for writing in RandomGraph.Writing.allCases {
        let space = RandomGraph(seed: seed, writing: writing, isReadable: seed % 3 != 0)
        let options = ExplorerOptions(
          storage: seed % 2 == 0 ? .exact : .fingerprints, usesSpaceFingerprints: seed % 5 == 0,
          stopsAtCounterexample: false)
        let first = Explorer(space, options: options)
        first.run(limits: ExplorerLimits(states: Int(seed % 11) + 1))
        let second = try Explorer(space, options: options, saved: first.saved(identity: ""), identity: "")
        second.run()
        #expect(ReferenceSearch(space).differences(from: second) == [], "seed \(seed)")
      }
    }
  }

  @Test func `a search of something else or with other options is refused`() {
    let bytes = half(.exact).saved(identity: "grid")
    func error(_ bytes: [UInt8], _ options: ExplorerOptions = ExplorerOptions(), identity: String = "grid")
      -> SavedSearchError?
    {
      do throws(SavedSearchError) {
        _ = try Explorer(Self.space, options: options, saved: bytes, identity: identity)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(bytes) == nil)
    #expect(error(bytes, identity: "other") == .otherIdentity)
    #expect(error(bytes, ExplorerOptions(storage: .fingerprints)) == .otherOptions)
    #expect(error(bytes, ExplorerOptions(usesSymmetry: true)) == .otherOptions)
    #expect(error([]) == .notASearch)
    #expect(error(Array("something else".utf8)) == .notASearch)
    var later = bytes
    later[12] = 9
    #expect(error(later) == .otherVersion)
    #expect(Set(SavedSearchError.allCases.map(\.words)).count == SavedSearchError.allCases.count)
  }

  @Test func `bytes that were cut off or changed are refused`() {
    let bytes = half(.exact, states: 20).saved(identity: "grid")
    func isRefused(_ bytes: [UInt8]) -> Bool {
      do throws(SavedSearchError) {
        _ = try Explorer(Self.space, saved: bytes, identity: "grid")
        return false
      } catch {
        return true
      }
    }
    for count in bytes.indices { #expect(isRefused(Array(bytes[..<count]))) }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1 << UInt8(index % 8)
      #expect(isRefused(changed), "byte \(index)")
    }
  }
}
