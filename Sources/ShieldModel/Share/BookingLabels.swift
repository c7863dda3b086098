/// The labels of a booking screen in a tree.
struct BookingLabels {
  private let hierarchy: Hierarchy
  private var secrecy: SecrecyTable

  init(hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    secrecy = SecrecyTable(hierarchy: hierarchy)
  }

  /// The only view with a label's name.
  private func view(_ label: BookingLabel) throws(BookingScreenError) -> ViewID {
    let found = hierarchy.views.handles.filter { hierarchy[$0].name == label.name }
    guard found.count == 1, let view = found.first else { throw .noLabel(label) }
    return view
  }

  /// The layer that shows a label's text.
  func layer(_ label: BookingLabel) throws(BookingScreenError) -> LayerID {
    let layer = hierarchy.layer(of: try view(label))
    guard hierarchy.layers.find(layer)?.text != nil else { throw .noLabel(label) }
    return layer
  }

  /// The text of a label that neither it nor anything above it, in either tree, is secret for.
  mutating func publicText(_ label: BookingLabel) throws(BookingScreenError) -> String {
    let layer = try layer(label)
    if secrecy.isSecret(owner: try view(label)) { throw .publicLabelIsSecret(label) }
    var next: LayerID? = layer
    while let above = next {
      if hierarchy[above].isSecret { throw .publicLabelIsSecret(label) }
      next = hierarchy[above].superlayer
    }
    return text(of: layer)
  }

  /// The text of a label, hidden at once.
  func secretText(_ label: BookingLabel) throws(BookingScreenError) -> Secret<BookingScreen, String> {
    Secret(text(of: try layer(label)))
  }

  private func text(of layer: LayerID) -> String { hierarchy[layer].text?.string ?? "" }
}
