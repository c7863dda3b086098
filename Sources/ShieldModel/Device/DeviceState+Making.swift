extension DeviceState {
  /// Makes a view, or refuses a window of a scene that does not exist or of a level that is no number.
  mutating func makeChecked(_ blueprint: ViewBlueprint) throws(OperationError) -> Outcome {
    if case .window(let level, let scene, _) = blueprint.kind {
      guard level.isFinite else { throw .outOfRange }
      guard scenes.indices.contains(Int(scene)) else { throw .unknownScene(scene) }
    }
    return make(blueprint)
  }

  mutating func make(_ blueprint: ViewBlueprint) -> Outcome {
    let view: ViewID
    switch blueprint.kind {
    case .textField(let usesTextKit1):
      view = hierarchy.makeTextField(
        typeName: blueprint.typeName, name: blueprint.name, tags: blueprint.tags, usesTextKit1: usesTextKit1,
        profile: profile)
    case .window(let level, let scene, let purpose):
      let state = WindowState(level: level, scene: scene, purpose: purpose)
      view = make(blueprint, role: .window(state))
      windows.append(view)
      hierarchy.setFrame(screen.bounds, of: view)
      hierarchy[hierarchy[view].layer].isHidden = true
    case .label:
      view = make(blueprint, role: .label)
      hierarchy[view].isUserInteractionEnabled = false
      hierarchy[view].isAccessibilityElement = true
    case .control:
      view = make(blueprint, role: .plain)
      hierarchy[view].handlesTouches = true
      hierarchy[view].isAccessibilityElement = true
    case .video:
      view = make(blueprint, role: .video)
      let layer = hierarchy[view].layer
      hierarchy[layer].videoFrame = 0
      videoLayers.append(layer)
    case .plain:
      view = make(blueprint, role: .plain)
      // UIKit makes image views, like labels, with interaction off.
      if blueprint.typeName == "UIImageView" { hierarchy[view].isUserInteractionEnabled = false }
    }
    hierarchy[view].isRetained = blueprint.isRetained ?? !blueprint.name.isEmpty
    return Outcome(view: view, layer: hierarchy[view].layer)
  }

  private mutating func make(_ blueprint: ViewBlueprint, role: ViewRole) -> ViewID {
    hierarchy.makeView(typeName: blueprint.typeName, name: blueprint.name, tags: blueprint.tags, role: role)
  }
}
