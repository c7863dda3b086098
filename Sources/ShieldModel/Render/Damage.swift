/// Which pixels a commit may have changed, for each destination.
///
/// A destination's damage says too much rather than too little: outside of it the pictures before and after are equal
/// to the bit, taint included.
///
/// Source: C5, assumed.
public struct Damage: Hashable, Sendable {
  /// For which destinations a change counts.
  struct Scope: Hashable, Sendable {
    /// The effective mask before; a destination that leaves this out did not show the thing.
    var old: CaptureMask
    /// The effective mask afterwards.
    var new: CaptureMask
    /// Whether nothing but the mask changed.
    var isMaskOnly = false

    /// Counts for every destination.
    static let all = Scope(old: [], new: [])
    /// Counts for destinations that black out instead of omitting.
    static let blackout = Scope(old: [], new: [], isMaskOnly: true)

    func contains(_ rule: CompositionRule) -> Bool {
      // What is blacked out shows its outline, and only the outermost of such nodes does.
      if rule.effect == .blackout { return true }
      let (wasOut, isOut) = (rule.leavesOut(old), rule.leavesOut(new))
      return isMaskOnly ? wasOut != isOut : !(wasOut && isOut)
    }
  }

  private struct Part: Hashable, Sendable {
    var scope: Scope
    var rects: RectList
  }

  /// The most scopes that are told apart.
  private static let greatestCount = 8

  /// The pixels of the picture.
  public let canvas: PixelRect
  /// Whether every pixel of every destination may have changed.
  public private(set) var isEverything = false
  /// Whether anything changed, be it beside the picture.
  var hasChanges = false
  private var parts: [Part] = []

  /// No damage to a picture.
  init(canvas: PixelRect) { self.canvas = canvas }

  /// The whole picture of every destination.
  static func everything(_ canvas: PixelRect) -> Damage {
    var damage = Damage(canvas: canvas)
    damage.damageEverything()
    return damage
  }

  /// Whether nothing at all changed.
  public var isNone: Bool { !isEverything && !hasChanges }

  /// The damaged pixels of a destination: at most a handful of rectangles, which may overlap; none is empty.
  public func rects(for rule: CompositionRule) -> [PixelRect] {
    if canvas.isEmpty { return [] }
    if isEverything { return [canvas] }
    // A mask anywhere decides about every pixel.
    if rule.effect == .wholeFrame { return hasChanges ? [canvas] : [] }
    var list = RectList()
    for part in parts where part.scope.contains(rule) {
      for rect in part.rects.rects { list.add(rect) }
    }
    return list.rects
  }

  mutating func damageEverything() {
    isEverything = true
    parts = []
  }

  /// Adds pixels, as far as they lie in the picture.
  mutating func add(_ rect: PixelRect, _ scope: Scope) {
    let held = rect.intersection(canvas)
    if isEverything || held.isEmpty { return }
    for index in parts.indices where parts[index].scope == scope {
      parts[index].rects.add(held)
      return
    }
    if parts.count < Damage.greatestCount {
      var list = RectList()
      list.add(held)
      parts.append(Part(scope: scope, rects: list))
    } else if scope == .all {
      damageEverything()
    } else {
      parts[0].scope = .all
      parts[0].rects.add(held)
    }
  }
}
