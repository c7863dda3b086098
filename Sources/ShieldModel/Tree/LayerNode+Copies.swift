extension LayerNode {
  /// The layer whose present content this one shows behind its sublayers; nil for none.
  ///
  /// A replica lives: it shows what its source shows, and it is left out where its source is.
  ///
  /// Source: C6, assumed.
  public var replicaSource: LayerID? {
    get { looks.replicaSource }
    set { looks.replicaSource = newValue }
  }

  /// Pixels of another moment, stretched over the layer, in front of its image; nil for none.
  ///
  /// Source: C6, assumed.
  public var snapshot: LayerSnapshot? {
    get { looks.snapshot }
    set { looks.snapshot = newValue }
  }

  /// What the layer showed before and is changing from at this moment; nil for a layer at rest.
  public var crossFade: CrossFade? {
    get { looks.crossFade }
    set { looks.crossFade = newValue }
  }

  /// Whether everything below is drawn by an engine of its own into this one layer.
  ///
  /// What is below are then no layers: a mask on one of them has no effect, only the whole surface can be masked.
  ///
  /// Source: C1, assumed.
  public var isEngineSurface: Bool {
    get { looks.isEngineSurface }
    set { looks.isEngineSurface = newValue }
  }

  /// Whether everything below belongs to another process.
  ///
  /// Masks above hold for it too. The app itself can neither draw it nor set a mask in it.
  ///
  /// Source: C3, assumed.
  public var isRemote: Bool {
    get { looks.isRemote }
    set { looks.isRemote = newValue }
  }

  /// Whether the content is media with copy protection, which every capture replaces by black, whatever the masks are.
  ///
  /// Source: C4, documented.
  public var isProtectedMedia: Bool {
    get { looks.isProtectedMedia }
    set { looks.isProtectedMedia = newValue }
  }

  /// The masks that the layer gets from what was drawn at another moment.
  ///
  /// While one content fades into another the stricter of both masks holds.
  var maskOfCopies: CaptureMask {
    let shown = looks.snapshot?.inheritedMask ?? []
    return shown.union(looks.crossFade?.snapshot.content.mask ?? [])
  }
}
