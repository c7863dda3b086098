@testable import ShieldModel

/// Changes to nothing but the content of secret layers, made in the hierarchy: geometry and text extent stay.
enum SecretEdit: CaseIterable, Sendable {
  case nothing
  case black
  case white
  case inverse
  /// Other letters in the same places.
  case otherText

  /// The scene with other secrets.
  func apply(to scene: DrawingScene) -> DrawingScene {
    var copy = scene
    copy.hierarchy = apply(to: scene.hierarchy)
    return copy
  }

  /// The trees with other secrets, those in snapshots included.
  private func apply(to hierarchy: Hierarchy) -> Hierarchy {
    var copy = hierarchy
    for id in hierarchy.layers.handles {
      if let snapshot = hierarchy[id].snapshot { copy[id].snapshot = apply(to: snapshot) }
      if let fade = hierarchy[id].crossFade {
        copy[id].crossFade = CrossFade(from: apply(to: fade.snapshot), share: fade.share)
      }
      if ReferenceTree.isSecret(id, in: hierarchy) { edit(&copy[id]) }
    }
    return copy
  }

  private func apply(to snapshot: LayerSnapshot) -> LayerSnapshot {
    var content = snapshot.content
    content.hierarchy = apply(to: content.hierarchy)
    return LayerSnapshot(content)
  }

  private func edit(_ layer: inout LayerNode) {
    switch self {
    case .nothing:
      layer.fill = .clear
      layer.videoFrame = nil
      layer.text = nil
      layer.borderColor = .clear
      layer.gradient = nil
      layer.image = nil
    case .black: paint(&layer, .black)
    case .white: paint(&layer, .white)
    case .inverse:
      layer.fill = turned(layer.fill)
      // A video has no colour to turn; another frame of it does.
      layer.videoFrame = layer.videoFrame.map { $0 &+ 77 }
      layer.borderColor = turned(layer.borderColor)
      if let text = layer.text { layer.text?.color = turned(text.color) }
      layer.gradient = layer.gradient?.recolored(turned)
      layer.image = layer.image?.recolored(turned)
    case .otherText:
      guard let text = layer.text else { return }
      layer.text?.string = String(text.string.map { $0.isNewline ? $0 : $0 == "M" ? "W" : "M" })
    }
  }

  /// Only parts with visible paint get the colour.
  private func paint(_ layer: inout LayerNode, _ color: Color) {
    if layer.fill.alpha > 0 || layer.videoFrame != nil { layer.fill = color }
    layer.videoFrame = nil
    if layer.borderColor.alpha > 0 { layer.borderColor = color }
    if let text = layer.text, text.color.alpha > 0 { layer.text?.color = color }
    layer.gradient = layer.gradient.map { $0.isVisible ? $0.recolored { _ in color } : $0 }
    layer.image = layer.image.map { $0.isVisible ? $0.recolored { _ in color } : $0 }
  }

  private func turned(_ color: Color) -> Color {
    Color(red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue, alpha: color.alpha)
  }
}
