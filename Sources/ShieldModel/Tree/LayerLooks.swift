/// Looks that few layers have, kept out of line so that all other layers stay small.
public struct LayerLooks: Hashable, Sendable {
  private struct Values: Hashable, Sendable {
    var cornerRadii: CornerRadii?
    var gradient: Gradient?
    var image: LayerImage?
    var maskMode: MaskMode?
    var shadow: LayerShadow?
    var blurRadius: Double?
    var isRasterized = false
    var replicaSource: LayerID?
    var snapshot: LayerSnapshot?
    var crossFade: CrossFade?
    var isEngineSurface = false
    var isRemote = false
    var isProtectedMedia = false
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

  /// A layer without any of these looks.
  public static let none = LayerLooks()

  private init() {}

  /// Whether a layer has none of these looks.
  public var isNone: Bool { storage == nil }

  /// The radii of the four corners, in the place of one radius for all.
  public var cornerRadii: CornerRadii? {
    get { storage?.values.cornerRadii }
    set { values.cornerRadii = newValue }
  }

  /// Colours that run into each other, in front of the background.
  public var gradient: Gradient? {
    get { storage?.values.gradient }
    set { values.gradient = newValue }
  }

  /// A picture in front of the background.
  public var image: LayerImage? {
    get { storage?.values.image }
    set { values.image = newValue }
  }

  /// How the layer masks its superlayer; nil for a layer that is drawn.
  public var maskMode: MaskMode? {
    get { storage?.values.maskMode }
    set { values.maskMode = newValue }
  }

  /// The shadow that the layer casts.
  public var shadow: LayerShadow? {
    get { storage?.values.shadow }
    set { values.shadow = newValue }
  }

  /// How far what lies behind the layer is blurred, in points.
  public var blurRadius: Double? {
    get { storage?.values.blurRadius }
    set { values.blurRadius = newValue }
  }

  /// Whether the layer is drawn through a picture of itself.
  public var isRasterized: Bool {
    get { storage?.values.isRasterized ?? false }
    set { values.isRasterized = newValue }
  }

  /// The layer whose present content is shown.
  public var replicaSource: LayerID? {
    get { storage?.values.replicaSource }
    set { values.replicaSource = newValue }
  }

  /// Pixels of another moment that are shown.
  public var snapshot: LayerSnapshot? {
    get { storage?.values.snapshot }
    set { values.snapshot = newValue }
  }

  /// What the layer is changing from.
  public var crossFade: CrossFade? {
    get { storage?.values.crossFade }
    set { values.crossFade = newValue }
  }

  /// Whether an engine draws everything below into this one layer.
  public var isEngineSurface: Bool {
    get { storage?.values.isEngineSurface ?? false }
    set { values.isEngineSurface = newValue }
  }

  /// Whether everything below belongs to another process.
  public var isRemote: Bool {
    get { storage?.values.isRemote ?? false }
    set { values.isRemote = newValue }
  }

  /// Whether captures replace the content by black.
  public var isProtectedMedia: Bool {
    get { storage?.values.isProtectedMedia ?? false }
    set { values.isProtectedMedia = newValue }
  }

  /// Whether the layer shows another layer or another moment, or draws what is below as an engine.
  var showsCopies: Bool {
    guard let values = storage?.values else { return false }
    return values.replicaSource != nil || values.snapshot != nil || values.crossFade != nil || values.isEngineSurface
  }

  /// Whether two layers have the same of these looks.
  public static func == (left: LayerLooks, right: LayerLooks) -> Bool {
    left.storage === right.storage || left.values == right.values
  }

  /// Feeds what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension LayerNode {
  /// The radii of the four corners in points, in the place of ``cornerRadius``; nil where all corners share that one.
  public var cornerRadii: CornerRadii? {
    get { looks.cornerRadii }
    set { looks.cornerRadii = newValue }
  }

  /// Colours that run into each other, in the shape of the background and in front of it.
  public var gradient: Gradient? {
    get { looks.gradient }
    set { looks.gradient = newValue }
  }

  /// A picture in front of the background, which the corner radii do not cut.
  public var image: LayerImage? {
    get { looks.image }
    set { looks.image = newValue }
  }

  /// How the layer masks its superlayer instead of being drawn itself; nil for a layer that is drawn.
  ///
  /// UIKit keeps a mask apart from the sublayers; here it is one of them, so that its bits, its secrets and its life
  /// follow the same rules.
  ///
  /// Source: C4, assumed.
  public var maskMode: MaskMode? {
    get { looks.maskMode }
    set { looks.maskMode = newValue }
  }

  /// The shadow that the layer and everything below it cast together; none where the layer clips.
  ///
  /// Source: C4, assumed.
  public var shadow: LayerShadow? {
    get { looks.shadow }
    set { looks.shadow = newValue }
  }

  /// How far what lies behind the layer is blurred within its shape, in points; nil for no blur.
  public var blurRadius: Double? {
    get { looks.blurRadius }
    set { looks.blurRadius = newValue }
  }

  /// Whether the layer and everything below it are drawn through a picture of them, one for each destination.
  ///
  /// The device keeps that picture for the next frame; the model makes it anew, so it is never out of date.
  ///
  /// Source: C5, assumed.
  public var isRasterized: Bool {
    get { looks.isRasterized }
    set { looks.isRasterized = newValue }
  }

  /// The greatest ``blurRadius``.
  public static let greatestBlurRadius = 100.0
}
