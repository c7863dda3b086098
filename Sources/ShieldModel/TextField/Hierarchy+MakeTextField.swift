extension Hierarchy {
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
    if profile.canvasDepth.value > 1 {
      let wrapper = makePart(.wrapper, typeName: profile.canvasContainerTypeName.value, of: field)
      adopt(wrapper, by: field)
      state.wrapper = wrapper
      parent = wrapper
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
    views[field].role = .textField(state)
    addCanvasSiblings(of: field, parent: parent, profile: profile)
    if profile.passthroughTrigger.value == .atInit { _ = addPassthrough(to: field, profile: profile) }
    return field
  }

  /// The state of a text field, or nil for any other view.
  public func textField(_ view: ViewID) -> TextFieldState? {
    guard let node = views.find(view), case .textField(let state) = node.role else { return nil }
    return state
  }

  mutating func updateTextField(_ view: ViewID, _ change: (inout TextFieldState) -> Void) {
    guard case .textField(var state) = views[view].role else { return }
    change(&state)
    views[view].role = .textField(state)
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

  private mutating func addCanvasSiblings(of field: ViewID, parent: ViewID, profile: OSProfile) {
    for sibling in profile.canvasSiblings.value {
      let view = makePart(.helper, typeName: sibling.typeName, of: field)
      let layer = views[view].layer
      layers[layer].frame = sibling.frame
      layers[layer].captureMask = sibling.mask
      adopt(view, by: parent, at: sibling.isAfterCanvas ? .front : .back)
    }
  }
}
