/// Steps that change the trees.
extension FormatDecoder {
  mutating func viewAction(_ word: StepWord, _ value: Cursor) -> Step.Action? {
    switch word {
    case .add:
      let placement = placement(value)
      if value.child("to") == nil {
        for key in ["at", "above", "below"] {
          guard let member = value.child(key) else { continue }
          mistakes.add(member.problem(.other("\(QuotedText.short(key)) has no meaning without \"to\""), atKey: true))
        }
      }
      let superview = value.child("to").flatMap { selector($0) }
      guard let template = template(value), let placement else { return nil }
      return .make(template, under: superview, at: placement)
    case .addSubview:
      let placement = placement(value)
      guard let view = selector(value.child("view")), let superview = selector(value.child("to")), let placement else {
        return nil
      }
      return .insertSubview(view, into: superview, at: placement)
    case .present:
      guard let window = selector(value.child("in")) else { return nil }
      if let existing = value.child("existing") { return selector(existing).map { .presentExisting($0, in: window) } }
      return template(value).map { .present($0, in: window) }
    default:
      guard let view = selector(value.child("of")), let other = selector(value.child("to")) else { return nil }
      return .matchFrame(of: view, to: other)
    }
  }

  mutating func layerAction(_ word: StepWord, _ value: Cursor) -> Step.Action? {
    switch word {
    case .addSublayer:
      let layer = layerReference(value.child("layer"))
      let superlayer = layerReference(value.child("to"))
      guard let layer, let superlayer else { return nil }
      return .insertSublayer(layer, into: superlayer, at: integer(value.child("at")))
    case .swapLayer:
      guard let view = selector(value.child("of")), let other = selector(value.child("with")) else { return nil }
      return .swapLayer(of: view, with: other)
    case .remember:
      guard let view = selector(value.child("of")), let name = value.string("as") else { return nil }
      return .remember(view, as: name)
    default:
      guard let view = selector(value.child("of")), let name = value.string("from") else { return nil }
      return .restore(view, from: name, layerOnly: value.boolean("layerOnly") ?? false)
    }
  }

  mutating func animateAction(_ value: Cursor) -> Step.Action? {
    guard let node = selector(value.child("of")), let frames = integer(value.child("frames")) else { return nil }
    if let ends = value.child("opacity") {
      guard let pair = point(ends) else { return nil }
      return .animate(node, .opacity(pair.x), to: .opacity(pair.y), frames: frames)
    }
    if let name = value.string("from") { return .crossFade(node, from: name, frames: frames) }
    let ends = value.child("frame")
    guard let first = rectangle(ends?.child(0)), let last = rectangle(ends?.child(1)) else { return nil }
    return .animate(node, .frame(first), to: .frame(last), frames: frames)
  }

  private mutating func layerReference(_ cursor: Cursor?) -> LayerReference? {
    if let below = cursor?.child("superlayerOf") { return selector(below).map { .superlayer(of: $0) } }
    return selector(cursor).map { .layer(of: $0) }
  }

  /// Where a view goes among its siblings: in front unless one of three keys says something else.
  private mutating func placement(_ cursor: Cursor) -> StepPlacement? {
    checkConflict(cursor, "at", "above")
    checkConflict(cursor, "at", "below")
    checkConflict(cursor, "above", "below")
    if let index = cursor.child("at") { return integer(index).map { .index($0) } }
    if let sibling = cursor.child("above") { return selector(sibling).map { .above($0) } }
    if let sibling = cursor.child("below") { return selector(sibling).map { .below($0) } }
    return .front
  }
}
