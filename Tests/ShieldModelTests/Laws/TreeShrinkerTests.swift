import Testing

@testable import ShieldModel

@Suite struct TreeShrinkerTests {
  @Test func `shrinking keeps what breaks and drops the rest`() throws {
    let tree = try #require(
      (UInt64(0)..<60).map { RandomLayerTrees.tree(seed: $0) }.first { tree in
        tree.nodes.count > 20 && tree.nodes.contains { $0.isSecret }
      })
    let smallest = TreeShrinker.shrink(tree, tries: 4_000) { candidate in
      candidate.nodes.contains { $0.isSecret }
    }
    #expect(smallest.nodes.count == 1)
    #expect(
      smallest.description.hasSuffix("\n0 [0.0 0.0 6.0 6.0], secret"), "\(smallest)")
  }

  @Test func `a failure names the seed and prints the smallest tree`() throws {
    let law = DrawingLaw(description: "nothing is tainted") { scene, request, draw in
      draw(scene, request).taint.contains(true) ? "a tainted pixel" : nil
    }
    let seed = try #require(
      (UInt64(0)..<40).first { seed in
        let tree = RandomLayerTrees.tree(seed: seed)
        return (try? tree.scene()).flatMap { law.violation($0, .panel, ReferenceCompositor.picture) } != nil
      })
    let text = smallestFailure(
      RandomLayerTrees.tree(seed: seed), seed: seed, .panel, law, ReferenceCompositor.picture)
    #expect(text.hasPrefix("nothing is tainted: a tainted pixel\nseed \(seed), leaving out panel"), "\(text)")
    // Two lines of words, one of the canvas, and a line for each of one or two nodes.
    #expect((4...5).contains(text.split(separator: "\n").count), "\(text)")
  }
}
