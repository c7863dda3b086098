import Testing

@testable import ShieldModel

@Suite struct HierarchyInvariantsTests {
  private func family() throws -> (trees: Hierarchy, root: ViewID, child: ViewID) {
    var bench = HierarchyBench()
    let root = try bench.view("root")
    let child = try bench.view("child", in: root)
    return (bench.trees, root, child)
  }

  /// A damage, named by a part of the sentence that must report it.
  enum Damage: String, CaseIterable {
    case superviewForgotten = "does not name its superview"
    case subviewTwice = "is listed as a subview twice"
    case subviewForgotten = "does not list its subview"
    case subviewGone = "lists a subview that is gone"
    case superviewGone = "has a superview that is gone"
    case viewCycle = "lies under itself in the view tree"
    case superlayerForgotten = "does not name its superlayer"
    case sublayerTwice = "is listed as a sublayer twice"
    case sublayerForgotten = "does not list its sublayer"
    case sublayerGone = "lists a sublayer that is gone"
    case superlayerGone = "has a superlayer that is gone"
    case layerCycle = "lies under itself in the layer tree"
    case layerGone = "answers with a layer that is gone"
    case ownerForgotten = "does not own the layer it was made with"
    case ownerWrong = "names an owner that has another layer"
    case swapUnlisted = "list of swapped layers"
    case swappedViewGone = "a view with a swapped layer is gone"
    case contextInside = "is a render context inside a layer"
    case notFinite = "a number that is not finite"
    case negativeExtent = "or a negative extent"
    case canvasGone = "refers to a canvas that is gone"
    case partGone = "refers to a part that is gone"
  }

  private static let goneView = ViewID(slot: 40, generation: 0)
  private static let goneLayer = LayerID(slot: 40, generation: 0)

  private func inflict(_ damage: Damage, on trees: inout Hierarchy, root: ViewID, child: ViewID) {
    let rootLayer = trees.layer(of: root)
    let childLayer = trees.layer(of: child)
    switch damage {
    case .superviewForgotten: trees.views[child].superview = nil
    case .subviewTwice: trees.views[root].subviews.append(child)
    case .subviewForgotten: trees.views[root].subviews = []
    case .subviewGone: trees.views[root].subviews.append(Self.goneView)
    case .superviewGone: trees.views[root].superview = Self.goneView
    case .viewCycle:
      trees.views[root].superview = child
      trees.views[child].subviews = [root]
    case .superlayerForgotten: trees.layers[childLayer].superlayer = nil
    case .sublayerTwice: trees.layers[rootLayer].sublayers.append(childLayer)
    case .sublayerForgotten: trees.layers[rootLayer].sublayers = []
    case .sublayerGone: trees.layers[rootLayer].sublayers.append(Self.goneLayer)
    case .superlayerGone: trees.layers[rootLayer].superlayer = Self.goneLayer
    case .layerCycle:
      trees.layers[rootLayer].superlayer = childLayer
      trees.layers[childLayer].sublayers = [rootLayer]
    case .layerGone: trees.views[child].layer = Self.goneLayer
    case .ownerForgotten: trees.layers[childLayer].owner = nil
    case .ownerWrong: trees.layers[childLayer].owner = root
    case .swapUnlisted: trees.views[child].layer = rootLayer
    case .swappedViewGone: trees.swappedViews = [Self.goneView]
    case .contextInside: trees.layers[childLayer].isContextRoot = true
    case .notFinite: trees.layers[childLayer].frame.x = .nan
    case .negativeExtent: trees.layers[childLayer].frame.width = -1
    case .canvasGone:
      var state = TextFieldState()
      state.canvas = root
      trees.views[child].role = .textField(state)
    case .partGone:
      var state = TextFieldState()
      state.leftView = Self.goneView
      trees.views[child].role = .textField(state)
    }
  }

  @Test func `a sound tree has no violation`() throws {
    #expect(try family().trees.violations().isEmpty)
  }

  @Test(arguments: Damage.allCases)
  func `every damage is named`(damage: Damage) throws {
    var (trees, root, child) = try family()
    inflict(damage, on: &trees, root: root, child: child)
    let found = trees.violations()
    #expect(found.contains { $0.contains(damage.rawValue) }, "found \(found)")
  }
}
