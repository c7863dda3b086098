extension Hierarchy {
  /// How many views a system may put between a field and its canvas, so that no row can ask for a tower.
  private static let wrapperLimit: Int32 = 16

  /// Makes a text field with its canvas, insecure, in neither tree and not laid out.
  ///
  /// The canvas is there from the start, whatever the secure trait, with a zero frame until the first layout.
  ///
  /// Source: F1, measured.
  public mutating func makeTextField(
    typeName: String, name: String = "", tags: [String] = [], usesTextKit1: Bool = false, profile: OSProfile
  ) -> ViewID {
    var state = TextFieldState()
    state.usesTextKit1 = usesTextKit1
    let field = makeView(typeName: typeName, name: name, tags: tags, role: .textField(state))
    views[field].isAccessibilityElement = true
    views[field].handlesTouches = true

    var parent = field
    var depth: Int32 = 1
    while depth < min(profile.canvasDepth.value, Self.wrapperLimit) {
      let wrapper = makePart(.wrapper, typeName: profile.canvasContainerTypeName.value, of: field)
      adopt(wrapper, by: parent)
      state.wrapper = wrapper
      parent = wrapper
      depth += 1
    }
    if profile.canvasCount.value > 1 {
      let second = makeCanvas(of: field, usesTextKit1: usesTextKit1, profile: profile)
      adopt(second, by: parent)
      state.secondCanvas = second
    }
    if profile.canvasCount.value > 0 {
      let canvas = makeCanvas(of: field, usesTextKit1: usesTextKit1, profile: profile)
      adopt(canvas, by: parent)
      state.canvas = canvas
    }
    state.helpers = makeCanvasSiblings(of: field, parent: parent, profile: profile)
    views[field].role = .textField(state)
    if profile.passthroughTrigger.value == .atInit { _ = addPassthrough(to: field, profile: profile) }
    return field
  }

  mutating func makeCanvas(of field: ViewID, usesTextKit1: Bool, profile: OSProfile) -> ViewID {
    let name = usesTextKit1 ? profile.textKit1CanvasTypeName.value : profile.canvasTypeName.value
    let canvas = makeView(typeName: name, role: .canvas(field: field))
    views[canvas].isUserInteractionEnabled = profile.canvasInteractionEnabled.value
    views[canvas].isRetained = false
    return canvas
  }

  mutating func makePart(_ part: FieldPart, typeName: String, of field: ViewID) -> ViewID {
    let view = makeView(typeName: typeName, role: .fieldPart(field: field, part))
    views[view].isRetained = false
    return view
  }

  /// Adds a view that is fresh or already belongs to the field, so no cycle can come of it.
  mutating func adopt(_ view: ViewID, by superview: ViewID, at placement: ViewPlacement = .front) {
    do { try insertSubview(view, into: superview, at: placement) } catch {}
  }

  /// Makes the views beside the canvas; their masks come with the secure switch.
  private mutating func makeCanvasSiblings(of field: ViewID, parent: ViewID, profile: OSProfile) -> [ViewID] {
    var helpers: [ViewID] = []
    var countBehind: Int32 = 0
    for sibling in profile.canvasSiblings.value {
      let view = makePart(.helper, typeName: sibling.typeName, of: field)
      layers[views[view].layer].frame = sibling.frame
      adopt(view, by: parent, at: sibling.isAfterCanvas ? .front : .index(countBehind))
      if !sibling.isAfterCanvas { countBehind += 1 }
      helpers.append(view)
    }
    return helpers
  }
}
