import Testing

@testable import ShieldModel
@testable import ShieldSim

/// The list of digests that `.ci/webassembly` compares wholly, compared in part where tests run.
@Suite struct DigestLinesTests {
  /// The lines of the list.
  private static func list() throws -> [String] {
    try ProjectFiles.lines(ProjectFiles.text("Tests/WebAssembly/Digests.txt")).filter { !$0.isEmpty }
  }

  /// The name of a line: what stands before its first digest.
  private static func name(_ line: String) -> [String] {
    line.split(separator: " ").filter { $0.count < 16 }.prefix(2).map(String.init)
  }

  @Test func `the list tells of every scene, file and tree once`() throws {
    let names = try Self.list().map(Self.name)
    let trees = (0..<DigestLines.treeCount).map { ["tree", "\($0)"] }
    #expect(names == BenchmarkScene.allCases.map { [$0.name] } + [["fast", "file"], ["small", "file"]] + trees)
  }

  @Test(arguments: RandomLayerTrees.batches(of: 40))
  func `40 random trees have the digests of the list`(seeds: Range<UInt64>) throws {
    let list = Set(try Self.list())
    for seed in seeds {
      let line = DigestLines.line(ofTree: seed)
      #expect(list.contains(line))
    }
  }

  @Test(arguments: [BenchmarkScene.s1, .s2])
  func `a scene has the digests of the list`(scene: BenchmarkScene) throws {
    let line = DigestLines.line(of: scene)
    #expect(try Self.list().contains(line))
  }

  @Test(arguments: PNGEncoder.Mode.allCases)
  func `a file has the digests of the list`(mode: PNGEncoder.Mode) throws {
    let line = DigestLines.line(ofFileIn: mode)
    #expect(try Self.list().contains(line))
  }
}
