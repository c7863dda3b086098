import Testing

@testable import ShieldModel

/// Wrong drawings, each made by one change to the tree or the rule, and the goldens that must notice.
@Suite struct GoldenMutantTests {
  struct Mutant: Sendable, CustomStringConvertible {
    let description: String
    let goldens: Set<String>
    let change: @Sendable (inout RenderTree, inout CompositionRule) -> Void
  }

  private static func nodes(
    _ description: String, noticedBy goldens: Set<String>, _ change: @escaping @Sendable (inout RenderNode) -> Void
  ) -> Mutant {
    Mutant(description: description, goldens: goldens) { tree, _ in
      for index in tree.nodes.indices { change(&tree.nodes[index]) }
    }
  }

  static let all: [Mutant] = [
    nodes("round corners are forgotten", noticedBy: ["rounded corner", "border", "secret on the panel", "blackout"]) {
      $0.cornerRadius = 0
    },
    nodes("all corners are alike", noticedBy: ["corners of their own"]) { $0.looks.cornerRadii = nil },
    nodes("gradients are forgotten", noticedBy: ["gradient"]) { $0.looks.gradient = nil },
    nodes("a gradient runs the other way", noticedBy: ["gradient"]) {
      guard let gradient = $0.looks.gradient else { return }
      $0.looks.gradient?.start = gradient.end
      $0.looks.gradient?.end = gradient.start
    },
    nodes("an image does not go along with its video", noticedBy: ["images"]) { $0.videoFrame = 0 },
    nodes("an image is always stretched", noticedBy: ["images"]) { $0.looks.image?.gravity = .resize },
    Mutant(description: "masks are drawn instead of masking", goldens: ["mask"]) { tree, _ in
      for index in tree.nodes.indices { tree.nodes[index].looks.maskMode = nil }
    },
    nodes("a mask counts by its light", noticedBy: ["mask"]) {
      if $0.looks.maskMode != nil { $0.looks.maskMode = .luminance }
    },
    nodes("shadows are forgotten", noticedBy: ["shadow"]) { $0.looks.shadow = nil },
    nodes("a shadow is not spread", noticedBy: ["shadow"]) { $0.looks.shadow?.radius = 0 },
    nodes("backdrops are not blurred", noticedBy: ["blurred backdrop", "backdrop of a capture"]) {
      $0.looks.blurRadius = nil
    },
    nodes("borders are forgotten", noticedBy: ["border"]) { $0.borderWidth = 0 },
    nodes("texts are forgotten", noticedBy: ["text"]) { $0.text = nil },
    nodes("texts are centred never", noticedBy: ["text"]) { $0.text?.alignment = .left },
    nodes("clips are forgotten", noticedBy: ["clip"]) { $0.clips = false },
    nodes("a turn is forgotten", noticedBy: ["turned square"]) {
      $0.map.b = 0
      $0.map.c = 0
    },
    nodes("opacity works on each layer alone", noticedBy: ["group opacity"]) {
      $0.fill.alpha = Rounding.multiply($0.fill.alpha, $0.opacity)
      $0.opacity = 255
    },
    nodes("taint is forgotten", noticedBy: ["secret on the panel"]) { $0.isSecret = false },
    nodes("a mask is lost", noticedBy: ["omission shows what is behind", "blackout"]) { $0.effectiveMask = [] },
    Mutant(description: "siblings are drawn front to back", goldens: ["z order"]) { tree, _ in
      // Every golden's subtrees are leaves or the last sibling, so leaves that share a parent can be turned round.
      var leaves: [Int32: [Int]] = [:]
      for (index, node) in tree.nodes.enumerated() where Int(node.subtreeEnd) == index + 1 {
        leaves[node.parent, default: []].append(index)
      }
      let nodes = tree.nodes
      for (_, indices) in leaves {
        for (target, source) in zip(indices, indices.reversed()) {
          let end = tree.nodes[target].subtreeEnd
          tree.nodes[target] = nodes[source]
          tree.nodes[target].subtreeEnd = end
        }
      }
    },
    Mutant(description: "what is left out is painted over", goldens: ["omission shows what is behind"]) { _, rule in
      rule.effect = .blackout
    },
    Mutant(description: "blackout omits", goldens: ["blackout"]) { _, rule in rule.effect = .omit },
    Mutant(description: "the base is clear", goldens: ["rounded corner", "turned square", "z order"]) { _, rule in
      rule.base = .clear
    },
  ]

  @Test(arguments: all)
  func `every wrong drawing is noticed by the goldens that are there for it`(mutant: Mutant) throws {
    var noticed: Set<String> = []
    for golden in GoldenFrames.all {
      var tree = try golden.scene().tree()
      var rule = golden.rule
      mutant.change(&tree, &rule)
      if try Compositor.compose(tree, rule: rule) != FrameText.read(golden.text) { noticed.insert(golden.name) }
    }
    #expect(noticed.isSuperset(of: mutant.goldens), "noticed by \(noticed.sorted())")
  }
}
