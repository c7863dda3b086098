/// Which axes decide what a recipe comes to on one system, and under which conditions each verdict comes.
public struct DecidingAxes: Hashable, Sendable {
  /// The axes along which verdicts differ while the others stay fixed.
  public let deciding: [MatrixAxis]
  /// The axes that have several values and decide nothing.
  public let idle: [MatrixAxis]
  /// The verdicts, the worst first, each with its condition.
  public let clauses: [Clause]

  /// A verdict and when it comes.
  public struct Clause: Hashable, Sendable {
    /// The verdict.
    public let verdict: MatrixVerdict
    /// Ways in which it comes, each a list of conditions that must all hold; together they say exactly when it comes.
    public let ways: [[Condition]]
    /// How many situations and destinations have the verdict.
    public let count: Int
    /// How many there are.
    public let total: Int

    /// Whether it comes whatever the situation.
    public var isEverywhere: Bool { count == total }
  }

  /// Values of one axis.
  public struct Condition: Hashable, Sendable {
    /// The axis.
    public let axis: MatrixAxis
    /// The values, as the raw values of their enumerations or keys of ways of capturing.
    public let values: [String]
  }

  /// A situation with a destination, as one value for each axis.
  private typealias Point = [String]

  /// Works it out for one system of a row, by index.
  ///
  /// Complexity: linear in the number of situations, for each pair of axis and verdict.
  public init(_ row: MatrixRow, system: Int) {
    var points: [(point: Point, verdict: MatrixVerdict)] = []
    for (index, situation) in row.situations.enumerated() {
      for (kind, capture) in row.kinds.enumerated() {
        let verdict = row.judgement(situation: index, system: system, kind: kind).verdict
        if verdict == .notApplicable { continue }
        points.append(
          (
            [situation.state.rawValue, situation.shield.rawValue, situation.content.rawValue, capture.key],
            verdict
          ))
      }
    }
    self.init(points: points)
  }

  private init(points: [(point: Point, verdict: MatrixVerdict)]) {
    let axes = MatrixAxis.allCases
    var values = axes.map { _ in [String]() }
    for (point, _) in points {
      for axis in axes.indices where !values[axis].contains(point[axis]) { values[axis].append(point[axis]) }
    }
    var deciding: [MatrixAxis] = []
    for (index, axis) in axes.enumerated() {
      var seen: [Point: MatrixVerdict] = [:]
      let decides = points.contains { point, verdict in
        var rest = point
        rest[index] = ""
        if let known = seen[rest] { return known != verdict }
        seen[rest] = verdict
        return false
      }
      if decides { deciding.append(axis) }
    }
    self.deciding = deciding
    idle = axes.enumerated().filter { values[$0.offset].count > 1 && !deciding.contains($0.element) }.map(\.element)
    clauses = Set(points.map(\.verdict)).sorted().map { verdict in
      Self.clause(verdict, points, values: values)
    }
  }

  private static func clause(
    _ verdict: MatrixVerdict, _ points: [(point: Point, verdict: MatrixVerdict)], values: [[String]]
  ) -> Clause {
    let own = points.filter { $0.verdict == verdict }.map(\.point)
    return Clause(
      verdict: verdict, ways: ways(own, among: points.map(\.point), values: values, without: []), count: own.count,
      total: points.count)
  }

  /// The fewest products of values that together are a set of points, among all points there are.
  ///
  /// A set that is no product is split along each axis in turn, and the split with the fewest parts counts. An axis is
  /// split once at most, so the depth is the number of axes.
  private static func ways(
    _ own: [Point], among all: [Point], values: [[String]], without used: Set<Int>
  ) -> [[Condition]] {
    let axes = MatrixAxis.allCases
    let occurring = axes.indices.map { axis in values[axis].filter { value in own.contains { $0[axis] == value } } }
    let described = all.filter { point in axes.indices.allSatisfy { occurring[$0].contains(point[$0]) } }
    if described.count == own.count {
      let conditions = axes.enumerated().compactMap { index, axis in
        occurring[index].count == values[index].count ? nil : Condition(axis: axis, values: occurring[index])
      }
      return [conditions]
    }
    var best: [[Condition]] = []
    for axis in axes.indices where !used.contains(axis) && occurring[axis].count > 1 {
      var parts: [(rest: Set<Point>, points: [Point])] = []
      for value in occurring[axis] {
        let slice = own.filter { $0[axis] == value }
        let rest = Set(slice.map { $0.enumerated().map { $0.offset == axis ? "" : $0.element } })
        // Values that lead to the same are told together.
        if let twin = parts.firstIndex(where: { $0.rest == rest }) {
          parts[twin].points += slice
        } else {
          parts.append((rest, slice))
        }
      }
      guard parts.count > 1 else { continue }
      let found = parts.flatMap { ways($0.points, among: all, values: values, without: used.union([axis])) }
      if best.isEmpty || found.count < best.count { best = found }
    }
    return best
  }
}

extension DecidingAxes {
  /// The verdicts with their conditions as a sentence without a full stop.
  public var sentence: String {
    guard clauses.count > 1 else {
      let words = clauses.first?.verdict.words ?? MatrixVerdict.notApplicable.words
      return "\(words) in every situation"
    }
    return clauses.filter { $0.verdict != .protected }.map(\.words).joined(separator: "; ")
  }

  /// What decides and what does not, as a sentence without a full stop; nil when there is one verdict only.
  public var axesSentence: String? {
    guard clauses.count > 1 else { return nil }
    let decide = Self.list(deciding.map(\.words)) + (deciding.count == 1 ? " decides" : " decide")
    guard !idle.isEmpty else { return decide }
    return decide + "; " + Self.list(idle.map(\.words)) + (idle.count == 1 ? " does not matter" : " do not matter")
  }

  fileprivate static func list(_ words: [String], joint: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(joint) " + last
  }
}

extension DecidingAxes.Clause {
  /// More ways than this are counted instead of told.
  private static let toldWays = 3

  /// The verdict and when it comes.
  public var words: String {
    if isEverywhere { return "\(verdict.words) in every situation" }
    guard ways.count <= Self.toldWays else { return "\(verdict.words) in \(count) of \(total) cases" }
    let phrases = ways.map { DecidingAxes.list($0.map(\.words)) }
    return "\(verdict.words) when \(phrases.joined(separator: ", or when "))"
  }
}

extension DecidingAxes.Condition {
  /// The condition as a clause.
  public var words: String {
    switch axis {
    case .state:
      "the field " + DecidingAxes.list(values.compactMap { FieldState(rawValue: $0)?.phrase }, joint: "or")
    case .shield:
      "the shield is built " + DecidingAxes.list(values.compactMap { ShieldMoment(rawValue: $0)?.words }, joint: "or")
    case .content:
      "content is " + DecidingAxes.list(values.compactMap { ContentMoment(rawValue: $0)?.sentenceWords }, joint: "or")
    case .destination:
      "the destination is " + DecidingAxes.list(values.compactMap { CaptureKind(key: $0)?.title }, joint: "or")
    }
  }
}

extension ContentMoment {
  fileprivate var sentenceWords: String { self == .withShield ? "set with the shield" : words }
}
