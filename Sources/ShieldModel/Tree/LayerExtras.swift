/// What a layer has that most layers have not, kept out of line so that large trees take little memory.
struct LayerExtras: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var name = ""
    var transform = AffineTransform.identity
    var text: TextContent?
    var videoFrame: Int32?
    var borderColor = Color.black
    var borderWidth = 0.0
  }

  private final class Storage: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  private var storage: Storage?

  init() {}

  /// Whether all values are those of a new layer.
  var isNone: Bool { storage == nil }

  var values: Values {
    get { storage?.values ?? Values() }
    set { storage = newValue == Values() ? nil : Storage(newValue) }
  }

  var name: String {
    get { storage?.values.name ?? "" }
    set { values.name = newValue }
  }

  var transform: AffineTransform {
    get { storage?.values.transform ?? .identity }
    set { values.transform = newValue }
  }

  var text: TextContent? {
    get { storage?.values.text }
    set { values.text = newValue }
  }

  var videoFrame: Int32? {
    get { storage?.values.videoFrame }
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

  static func == (left: LayerExtras, right: LayerExtras) -> Bool {
    left.storage === right.storage || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
