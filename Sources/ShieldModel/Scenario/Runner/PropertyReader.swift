/// Reads properties of nodes to compare them with what a scenario expects.
enum PropertyReader {
  /// Whether a node's property has the value that a change would give it, and the present value in words.
  static func compare(_ change: PropertyChange, on layer: LayerID, in device: DeviceState) -> (Bool, String) {
    let node = device.hierarchy[layer]
    let view = node.owner.flatMap { device.hierarchy.views.find($0) }
    let field = node.owner.flatMap { device.hierarchy.textField($0) }
    switch change {
    case .view(.frame(let frame)): return (node.frame == frame, "frame \(text(node.frame))")
    case .view(.rule(let rule)): return (view?.rule == rule, "another layout rule")
    case .view(.isUserInteractionEnabled(let isOn)):
      return (view?.isUserInteractionEnabled == isOn, "interaction \(view?.isUserInteractionEnabled ?? false)")
    case .view(.handlesTouches(let handles)):
      return (view?.handlesTouches == handles, "handlesTouches \(view?.handlesTouches ?? false)")
    case .view(.isAccessibilityElement(let isElement)):
      return (view?.isAccessibilityElement == isElement, "accessibility \(view?.isAccessibilityElement ?? false)")
    case .layer(let change): return compare(change, with: node)
    case .field(.isSecureTextEntry(let isSecure)):
      return (field?.isSecureTextEntry == isSecure, "isSecureTextEntry \(field?.isSecureTextEntry ?? false)")
    case .field(.text(let text)): return (field?.text == text, "another text")
    case .field(.placeholder(let text)): return (field?.placeholder == text, "another placeholder")
    case .field(.borderStyle(let style)): return (field?.borderStyle == style, "another border style")
    case .field(.refusesFirstResponder(let refuses)):
      return (field?.refusesFirstResponder == refuses, "refusesFirstResponder \(field?.refusesFirstResponder ?? false)")
    case .field(.skipsOwnLayout(let skips)):
      return (field?.skipsOwnLayout == skips, "skipsOwnLayout \(field?.skipsOwnLayout ?? false)")
    case .field(.forcesLeftToRight(let forces)):
      return (field?.forcesLeftToRight == forces, "forcesLeftToRight \(field?.forcesLeftToRight ?? false)")
    case .field(.showsClearButton(let shows)):
      return (field?.showsClearButton == shows, "showsClearButton \(field?.showsClearButton ?? false)")
    case .field(.leftView(let side)): return (field?.leftView == side, "another left view")
    case .field(.rightView(let side)): return (field?.rightView == side, "another right view")
    case .leftView(let selector): return side(field?.leftView, selector, device)
    case .rightView(let selector): return side(field?.rightView, selector, device)
    case .replica(let selector): return replica(node.replicaSource, selector, device)
    case .snapshot(let name):
      return (node.snapshot?.content.name == name, "the snapshot \(node.snapshot?.content.name ?? "none")")
    case .text(let text): return ((field?.text ?? node.text?.string ?? "") == text, "another text")
    case .textColor(let color):
      return (node.text?.color == color, "text colour \(node.text?.color.hexadecimal ?? "none")")
    case .textSize(let size): return (node.text?.size == size, "text size \(node.text?.size ?? 0)")
    case .textAlignment(let alignment): return (node.text?.alignment == alignment, "another alignment")
    case .isWindowHidden(let isHidden): return (node.isHidden == isHidden, "hidden \(node.isHidden)")
    }
  }

  private static func replica(
    _ source: LayerID?, _ selector: Selector?, _ device: DeviceState
  ) -> (Bool, String) {
    guard let source, let node = device.hierarchy.layers.find(source) else { return (selector == nil, "no replica") }
    let label = "a replica of \(device.hierarchy.label(of: source))"
    guard let selector else { return (false, label) }
    if let owner = node.owner { return (selector.matches(owner, in: device.hierarchy), label) }
    return (selector.soleName == node.name, label)
  }

  private static func side(_ view: ViewID?, _ selector: Selector, _ device: DeviceState) -> (Bool, String) {
    guard let view, device.hierarchy.views.contains(view) else { return (false, "no side view") }
    let label = device.hierarchy.label(of: device.hierarchy.layer(of: view))
    return (selector.matches(view, in: device.hierarchy), "the side view \(label)")
  }

  private static func compare(_ change: LayerChange, with node: LayerNode) -> (Bool, String) {
    switch change {
    case .frame(let frame): return (node.frame == frame, "frame \(text(node.frame))")
    case .boundsOrigin(let origin):
      return (node.boundsOrigin == origin, "scroll [\(node.boundsOrigin.x), \(node.boundsOrigin.y)]")
    case .transform(let transform): return (node.transform == transform, "another transform")
    case .zPosition(let position): return (node.zPosition == position, "zPosition \(node.zPosition)")
    case .isHidden(let isHidden): return (node.isHidden == isHidden, "hidden \(node.isHidden)")
    case .opacity(let opacity): return (node.opacity == opacity, "opacity \(node.opacity)")
    case .fill(let color): return (node.fill == color, "color \(node.fill.hexadecimal)")
    case .borderColor(let color): return (node.borderColor == color, "border colour \(node.borderColor.hexadecimal)")
    case .borderWidth(let width): return (node.borderWidth == width, "border width \(node.borderWidth)")
    case .cornerRadius(let radius): return (node.cornerRadius == radius, "corner radius \(node.cornerRadius)")
    case .cornerRadii(let radii): return (node.cornerRadii == radii, "other corner radii")
    case .gradient(let gradient): return (node.gradient == gradient, "another gradient")
    case .shadow(let shadow): return (node.shadow == shadow, "another shadow")
    case .blurRadius(let radius): return (node.blurRadius == radius, "blur \(node.blurRadius ?? 0)")
    case .isRasterized(let isRasterized):
      return (node.isRasterized == isRasterized, "rasterize \(node.isRasterized)")
    case .replicaSource(let source): return (node.replicaSource == source, "another replica")
    case .snapshot(let snapshot): return (node.snapshot == snapshot, "another snapshot")
    case .isEngineSurface(let isSurface):
      return (node.isEngineSurface == isSurface, "engineSurface \(node.isEngineSurface)")
    case .isRemote(let isRemote): return (node.isRemote == isRemote, "remote \(node.isRemote)")
    case .isProtectedMedia(let isProtected):
      return (node.isProtectedMedia == isProtected, "protectedMedia \(node.isProtectedMedia)")
    case .maskMode(let mode): return (node.maskMode == mode, "another mask mode")
    case .image(let image): return (node.image == image, "another image")
    case .clips(let clips): return (node.clips == clips, "clips \(node.clips)")
    case .text(let content): return (node.text == content, "another text")
    case .captureMask(let mask, let named):
      return (
        node.captureMask.intersection(named) == mask.intersection(named), "captureMask \(node.captureMask.description)"
      )
    case .isSecret(let isSecret): return (node.isSecret == isSecret, "secret \(node.isSecret)")
    }
  }

  private static func text(_ rect: Rect) -> String { "[\(rect.x), \(rect.y), \(rect.width), \(rect.height)]" }
}
