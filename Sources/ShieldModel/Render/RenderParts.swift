/// What a node draws besides its background and its looks, kept out of line because most nodes have none of it.
struct RenderParts: Hashable, Sendable {
  private struct Values: Hashable, Sendable {
    var text: RenderText?
    var video: Color?
    var videoFrame: Int32 = 0
    var borderColor = Color.black
    var borderWidth = 0.0
    var kept: KeptContent?
  }

  private final class Storage: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  private var storage: Storage?

  private var values: Values {
    get { storage?.values ?? Values() }
    set { storage = newValue == Values() ? nil : Storage(newValue) }
  }

  /// The parts of a layer, alignment resolved.
  init(of layer: UnsafePointer<LayerNode>, isRightToLeft: Bool) {
    if layer.pointee.extras.isNone { return }
    let extras = layer.pointee.extras.values
    values = Values(
      text: extras.text.map { RenderText($0, isRightToLeft: isRightToLeft) },
      video: extras.videoFrame.map { Color(videoFrame: $0) }, videoFrame: extras.videoFrame ?? 0,
      borderColor: extras.borderColor, borderWidth: extras.borderWidth)
  }

  /// Whether the node has no text and no video, and a border only if it is black and of no width.
  var isNone: Bool { storage == nil }

  var text: RenderText? {
    get { storage?.values.text }
    set { values.text = newValue }
  }

  var video: Color? {
    get { storage?.values.video }
    set { values.video = newValue }
  }

  var videoFrame: Int32 {
    get { storage?.values.videoFrame ?? 0 }
    set { values.videoFrame = newValue }
  }

  var borderColor: Color {
    get { storage?.values.borderColor ?? .black }
    set { values.borderColor = newValue }
  }

  var borderWidth: Double {
    get { storage?.values.borderWidth ?? 0 }
    set { values.borderWidth = newValue }
  }

  var kept: KeptContent? {
    get { storage?.values.kept }
    set { values.kept = newValue }
  }

  static func == (left: RenderParts, right: RenderParts) -> Bool {
    left.storage === right.storage || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
