extension Hierarchy {
  /// A view in one line: label, frame, and what is unusual about it.
  func words(of view: ViewID) -> String {
    let node = views[view]
    let layer = layers[node.layer]
    var text = node.label + " " + PointsText.text(layer.frame)
    if let content = layer.text { text += " '" + Self.excerpt(content.string) + "'" }
    if case .textField(let state) = node.role, state.isSecureTextEntry { text += ", secure" }
    text += looks(of: layer)
    if !node.isUserInteractionEnabled { text += ", interaction off" }
    if node.layer != node.ownLayer { text += ", answers with the layer of " + label(of: node.layer) }
    if let place = strayPlace(of: view) { text += ", layer elsewhere: " + place }
    return text
  }

  /// A layer in one line: label, frame, and what is unusual about it.
  func words(of layer: LayerID) -> String {
    let node = layers[layer]
    var text = label(of: layer) + " " + PointsText.text(node.frame)
    if let content = node.text { text += " '" + Self.excerpt(content.string) + "'" }
    text += looks(of: node)
    if node.zPosition != 0 { text += ", z " + PointsText.text(node.zPosition) }
    if let owner = node.owner, let place = strayViewPlace(of: owner) { text += ", view elsewhere: " + place }
    return text
  }

  /// A view as `recursiveDescription` would write it, without addresses; the model's own keys come last.
  func description(of view: ViewID) -> String {
    let node = views[view]
    let layer = layers[node.layer]
    var text = "<" + node.typeName + "; frame = " + PointsText.text(layer.frame)
    if case .textField(let state) = node.role {
      text += "; text = '" + Self.excerpt(state.text) + "'"
      if !state.placeholder.isEmpty { text += "; placeholder = " + Self.excerpt(state.placeholder) }
      if state.isSecureTextEntry { text += "; secureTextEntry = YES" }
    } else if let content = layer.text {
      text += "; text = '" + Self.excerpt(content.string) + "'"
    }
    text += keys(of: layer, opacityKey: "alpha")
    if !node.isUserInteractionEnabled { text += "; userInteractionEnabled = NO" }
    text += "; layer = <CALayer>"
    if !node.name.isEmpty { text += "; name = " + node.name }
    text += modelKeys(of: layer)
    if strayPlace(of: view) != nil { text += "; layerElsewhere = YES" }
    return text + ">"
  }

  /// A layer in the same manner.
  func description(of layer: LayerID) -> String {
    let node = layers[layer]
    var text = "<CALayer; frame = " + PointsText.text(node.frame)
    if let content = node.text { text += "; text = '" + Self.excerpt(content.string) + "'" }
    text += keys(of: node, opacityKey: "opacity")
    if node.zPosition != 0 { text += "; zPosition = " + PointsText.text(node.zPosition) }
    if let owner = node.owner, let view = views.find(owner) {
      text += "; delegate = <" + view.typeName + ">"
      if !view.name.isEmpty { text += "; name = " + view.name }
    } else if node.isContextRoot {
      text += "; name = render context"
    } else if !node.name.isEmpty {
      text += "; name = " + node.name
    }
    text += modelKeys(of: node)
    if let owner = node.owner, strayViewPlace(of: owner) != nil { text += "; viewElsewhere = YES" }
    return text + ">"
  }

  private func looks(of layer: LayerNode) -> String {
    var text = ""
    if layer.isHidden { text += ", hidden" }
    if layer.opacity != 1 { text += ", alpha " + PointsText.text(layer.opacity) }
    if layer.clips { text += ", clips" }
    if layer.transform != .identity { text += ", transformed" }
    if !layer.captureMask.isEmpty { text += ", mask " + layer.captureMask.description }
    if layer.isSecret { text += ", secret" }
    return layer.looks.isNone ? text : text + copies(of: layer)
  }

  private func copies(of layer: LayerNode) -> String {
    var text = ""
    if let source = layer.replicaSource, layers.contains(source) { text += ", replica of " + label(of: source) }
    if let snapshot = layer.snapshot { text += ", snapshot " + snapshot.content.name }
    if layer.isEngineSurface { text += ", engine surface" }
    if layer.isRemote { text += ", of another process" }
    if layer.isProtectedMedia { text += ", protected media" }
    return text
  }

  private func keys(of layer: LayerNode, opacityKey: String) -> String {
    var text = ""
    if layer.clips { text += "; clipsToBounds = YES" }
    if layer.opacity != 1 { text += "; " + opacityKey + " = " + PointsText.text(layer.opacity) }
    if layer.isHidden { text += "; hidden = YES" }
    return text
  }

  private func modelKeys(of layer: LayerNode) -> String {
    var text = ""
    if !layer.captureMask.isEmpty { text += "; captureMask = " + layer.captureMask.description }
    if layer.isSecret { text += "; secret = YES" }
    return text
  }

  /// Where a view's layer hangs, in words, when that is not the layer of the superview.
  ///
  /// A window's layer belongs into its render context, and a view in no tree nowhere.
  func strayPlace(of view: ViewID) -> String? {
    let superlayer = layers[views[view].layer].superlayer
    if superlayer == properSuperlayer(of: view) { return nil }
    return superlayer.map { "in " + label(of: $0) } ?? "in no layer"
  }

  /// Where a layer's view hangs, in words, when its superview's layer is not the superlayer.
  private func strayViewPlace(of view: ViewID) -> String? {
    guard strayPlace(of: view) != nil else { return nil }
    return views[view].superview.map { "in " + views[$0].label } ?? "in no view"
  }

  private func properSuperlayer(of view: ViewID) -> LayerID? {
    if let superview = views[view].superview { return views[superview].layer }
    if case .window(let state) = views[view].role { return state.context }
    return nil
  }

  /// At most 25 characters of a text on one line, as UIKit cuts them.
  private static func excerpt(_ text: String) -> String {
    var result = ""
    var count: Int32 = 0
    for scalar in text.unicodeScalars {
      if count == 25 { return result + "..." }
      if scalar == "\n" {
        result += "\\n"
      } else if scalar.value >= 0x20, scalar.value != 0x7F {
        result.unicodeScalars.append(scalar)
      }
      count += 1
    }
    return result
  }
}
