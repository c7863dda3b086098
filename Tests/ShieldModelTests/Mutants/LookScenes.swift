@testable import ShieldModel

/// Small scenes with what few layers have, so that wrong ideas about it need no luck to be caught.
enum LookScenes {
  static var all: [TreeDescription] {
    [gradient, secretMask, maskWithBit, shadow, backdrop, rasterized, replica, snapshot]
  }

  private static let size = Size(width: 8, height: 8)

  private static var ground: NodeDescription {
    var node = NodeDescription()
    node.frame = Rect(origin: .zero, size: size)
    node.fill = Color(red: 90, green: 120, blue: 30)
    return node
  }

  private static func box(_ x: Double, _ fill: Color, below parent: Int = 0) -> NodeDescription {
    var node = NodeDescription()
    node.parent = parent
    node.frame = Rect(x: x, y: 1, width: 3, height: 5)
    node.fill = fill
    return node
  }

  private static var gradient: TreeDescription {
    var node = box(2, .clear)
    node.gradient = Gradient(colors: [.white, Color(red: 200, green: 0, blue: 0)])
    node.isSecret = true
    return TreeDescription(nodes: [ground, node], size: size)
  }

  /// A card that a secret lets show in part.
  private static var secretMask: TreeDescription {
    let card = box(1, .white)
    var mask = box(1, .black, below: 1)
    mask.maskMode = .alpha
    mask.isSecret = true
    return TreeDescription(nodes: [ground, card, mask], size: size)
  }

  /// A card behind a mask in which a black layer has a bit of its own.
  private static var maskWithBit: TreeDescription {
    let card = box(1, .white)
    var mask = box(0, .white, below: 1)
    mask.maskMode = .luminance
    var black = box(0, .black, below: 2)
    black.mask = .still
    return TreeDescription(nodes: [ground, card, mask, black], size: size)
  }

  /// A masked sublayer has a part in the shadow of its superlayer.
  private static var shadow: TreeDescription {
    var card = box(1, .white)
    card.shadow = LayerShadow(color: .black, radius: 0, offset: Point(x: 1, y: 1))
    var child = box(4, .white, below: 1)
    child.mask = .still
    return TreeDescription(nodes: [ground, card, child], size: size)
  }

  /// A masked sublayer of a rasterized layer.
  private static var rasterized: TreeDescription {
    var card = box(1, .white)
    card.isRasterized = true
    var child = box(1, .black, below: 1)
    child.mask = .still
    return TreeDescription(nodes: [ground, card, child], size: size)
  }

  /// A replica beside a masked node shows what lies in it.
  private static var replica: TreeDescription {
    var masked = box(0, .clear)
    masked.mask = .still
    let source = box(0, .white, below: 1)
    var copy = box(4, .clear)
    copy.replicaOf = 2
    return TreeDescription(nodes: [ground, masked, source, copy], size: size)
  }

  /// Pixels of a secret, shown by a node that is none.
  private static var snapshot: TreeDescription {
    var secret = box(0, .white)
    secret.isSecret = true
    var holder = box(4, .clear)
    holder.snapshot = SnapshotDescription(node: 1)
    return TreeDescription(nodes: [ground, secret, holder], size: size)
  }

  /// A blurred backdrop of a masked secret.
  private static var backdrop: TreeDescription {
    var secret = box(3, .white)
    secret.mask = .still
    secret.isSecret = true
    var glass = box(0, .clear)
    glass.frame.width = 8
    glass.blurRadius = 1
    return TreeDescription(nodes: [ground, secret, glass], size: size)
  }
}
