/// Declarations that printed canaries share.
enum CanaryParts {
  /// The release on which a test runs.
  static let system = """

    /// The release on which the test runs.
    private var system: OSVersion {
      let version = ProcessInfo.processInfo.operatingSystemVersion
      return OSVersion(major: Int32(version.majorVersion), minor: Int32(version.minorVersion))
    }

    """

  /// A view as a lookup sees it.
  static let view = """

    /// A view as the lookup sees it; tests run on the main actor.
    private struct RealView: LookupNode, Sendable {
      let view: UIView

      var typeName: String { String(describing: type(of: view)) }
      var children: [RealView] { MainActor.assumeIsolated { view.subviews.map { RealView(view: $0) } } }
    }

    """

  /// A layer as a lookup sees it.
  static let layer = """

    /// A layer as the lookup sees it, under the name of the view that it belongs to.
    private struct RealLayer: LookupNode {
      let layer: CALayer

      var typeName: String { layer.delegate.map { String(describing: type(of: $0)) } ?? "CALayer" }
      var children: [RealLayer] { (layer.sublayers ?? []).map { RealLayer(layer: $0) } }
    }

    """
}
