/// In which order siblings are drawn: by z position, equal ones in tree order, masks behind all others in the list.
enum LayerOrder {
  /// Whether the sublayers of a layer are drawn in the order in which the layer tree holds them.
  static func isTreeOrder(below layer: UnsafePointer<LayerNode>, _ layers: Arena<LayerNode>) -> Bool {
    let count = layer.pointee.sublayers.count
    var last = -Double.infinity
    var position = 0
    while position < count {
      let key = key(of: layers.location(of: layer.pointee.sublayers[position]))
      if key < last { return false }
      last = key
      position += 1
    }
    return true
  }

  /// The sublayers of a layer in the order in which they are drawn.
  static func sorted(below layer: UnsafePointer<LayerNode>, _ layers: Arena<LayerNode>) -> [LayerID] {
    let siblings = layer.pointee.sublayers
    if siblings.count < 2 || isTreeOrder(below: layer, layers) { return siblings }
    var keys: [(key: Double, place: Int)] = []
    keys.reserveCapacity(siblings.count)
    for (place, sibling) in siblings.enumerated() { keys.append((key(of: layers.location(of: sibling)), place)) }
    keys.sort { $0.key < $1.key || ($0.key == $1.key && $0.place < $1.place) }
    return keys.map { siblings[$0.place] }
  }

  /// Whether two states of a layer may stand at different places among its siblings.
  static func differs(_ left: UnsafePointer<LayerNode>, _ right: UnsafePointer<LayerNode>) -> Bool {
    key(of: left) != key(of: right)
  }

  /// Siblings with a greater key are drawn later.
  private static func key(of layer: UnsafePointer<LayerNode>) -> Double {
    if isMask(layer) { return .infinity }
    let position = layer.pointee.zPosition
    return position.isNaN ? 0 : min(position, .greatestFiniteMagnitude)
  }

  /// Whether a layer masks its superlayer.
  static func isMask(_ layer: UnsafePointer<LayerNode>) -> Bool {
    !layer.pointee.looks.isNone && layer.pointee.looks.maskMode != nil
  }
}
