extension BookingScreen {
  /// Reads the screen from its labels.
  ///
  /// - Parameters:
  ///   - hierarchy: Trees that contain a label of each name in ``BookingLabel``.
  ///   - date: The day of the flight, which the labels do not give in full.
  ///   - passengers: How many people fly.
  ///   - options: What the search asked for.
  ///
  /// A text of a secret label becomes a secret whether the tree marks it or not. A text that the tree marks as secret
  /// is never read into a public part: reading the screen is refused instead.
  /// - Throws: The first label that is missing or marked, or a route that is not spelled `SGN → DAD`.
  public init(
    reading hierarchy: Hierarchy, on date: CalendarDate, passengers: Passengers = .one,
    options: SearchOptions = SearchOptions()
  ) throws(BookingScreenError) {
    var labels = LabelTexts(hierarchy: hierarchy)
    let route = try labels.publicText(.route)
    self.init(
      leg: try Self.leg(route, on: date), passengers: passengers, options: options,
      airline: try labels.publicText(.airline), price: try labels.publicText(.price),
      times: try labels.publicText(.times), passenger: try labels.secretText(.passenger),
      reference: try labels.secretText(.reference))
  }

  /// Writes the screen into its labels and marks the secret ones.
  ///
  /// - Throws: The first label that is missing; the trees are as they were then.
  public func show(in hierarchy: inout Hierarchy) throws(BookingScreenError) {
    let texts = labels
    let places = LabelTexts(hierarchy: hierarchy)
    var layers: [(BookingLabel, LayerID)] = []
    for label in BookingLabel.allCases { layers.append((label, try places.layer(label))) }
    for (label, layer) in layers {
      hierarchy[layer].text?.string = texts[label] ?? ""
      if label.isSecret { hierarchy[layer].isSecret = true }
    }
  }

  private static func leg(_ route: String, on date: CalendarDate) throws(BookingScreenError) -> FlightLeg {
    let bytes = Array(route.utf8)
    let arrow = Array(" → ".utf8)
    guard bytes.count == 6 + arrow.count, Array(bytes[3..<(3 + arrow.count)]) == arrow,
      let origin = try? AirportCode(bytes: Array(bytes.prefix(3))),
      let destination = try? AirportCode(bytes: Array(bytes.suffix(3))),
      let leg = try? FlightLeg(from: origin, to: destination, on: date)
    else { throw .noRoute }
    return leg
  }
}

/// Why a tree is not a booking screen that can be read.
public enum BookingScreenError: Error, Hashable, Sendable {
  /// There is no view of this name with a text, or there are several.
  case noLabel(BookingLabel)
  /// The tree marks as secret what the screen would make public.
  case publicLabelIsSecret(BookingLabel)
  /// The route does not name two airports.
  case noRoute
}

/// The labels of a booking screen in a tree.
private struct LabelTexts {
  private let hierarchy: Hierarchy
  private var secrecy: SecrecyTable

  init(hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    secrecy = SecrecyTable(hierarchy: hierarchy)
  }

  func view(_ label: BookingLabel) throws(BookingScreenError) -> ViewID {
    let found = hierarchy.views.handles.filter { hierarchy[$0].name == label.name }
    guard found.count == 1, let view = found.first else { throw .noLabel(label) }
    return view
  }

  func layer(_ label: BookingLabel) throws(BookingScreenError) -> LayerID {
    let layer = hierarchy.layer(of: try view(label))
    guard hierarchy.layers.find(layer)?.text != nil else { throw .noLabel(label) }
    return layer
  }

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

  func secretText(_ label: BookingLabel) throws(BookingScreenError) -> Secret<BookingScreen, String> {
    Secret(text(of: try layer(label)))
  }

  private func text(of layer: LayerID) -> String { hierarchy[layer].text?.string ?? "" }
}
