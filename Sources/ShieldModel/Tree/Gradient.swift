/// Colours that run into each other along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of the line.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 at the start of the line and 1 at its end.
    public var location: Double

    /// Makes a stop.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The most stops of a gradient.
  public static let mostStops = 16
  /// The greatest magnitude of a coordinate of ``start`` and ``end``.
  public static let greatestCoordinate = 1000.0

  /// The stops in the order of their places; at least one.
  public var stops: [Stop]
  /// Where the line starts, in the layer's unit square: (0, 0) is the top left corner, (1, 1) the bottom right one.
  public var start: Point
  /// Where the line ends, in the same square.
  public var end: Point

  /// Makes a gradient; without places of its own it runs from top to bottom.
  public init(stops: [Stop], start: Point = Point(x: 0.5, y: 0), end: Point = Point(x: 0.5, y: 1)) {
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// Makes a gradient whose colours stand at equal distances.
  public init(colors: [Color], start: Point = Point(x: 0.5, y: 0), end: Point = Point(x: 0.5, y: 1)) {
    let most = Double(max(1, colors.count - 1))
    var stops: [Stop] = []
    for (index, color) in colors.enumerated() { stops.append(Stop(color, at: Double(index) / most)) }
    self.init(stops: stops, start: start, end: end)
  }

  /// Whether a layer can have this gradient: 1 to 16 stops in order within 0…1, and a line of usable coordinates.
  public var isSensible: Bool {
    guard !stops.isEmpty, stops.count <= Gradient.mostStops else { return false }
    var last = 0.0
    for stop in stops {
      guard stop.location >= last, stop.location <= 1 else { return false }
      last = stop.location
    }
    for coordinate in [start.x, start.y, end.x, end.y]
    where !(coordinate.magnitude <= Gradient.greatestCoordinate) { return false }
    return true
  }

  /// Whether any of the colours can be seen.
  var isVisible: Bool {
    for stop in stops where stop.color.alpha > 0 { return true }
    return false
  }

  /// The gradient with other colours in the same places.
  func recolored(_ change: (Color) -> Color) -> Gradient {
    var gradient = self
    for index in gradient.stops.indices { gradient.stops[index].color = change(gradient.stops[index].color) }
    return gradient
  }
}
