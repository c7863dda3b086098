/// What one layout pass did.
public struct LayoutPassResult: Hashable, Sendable {
  /// Whether the pass changed anything, so that another has to follow.
  public var didChange = false
  /// What the text fields did.
  public var events: [FieldEvent] = []
}

extension Hierarchy {
  /// Lays out a view and everything below it in the view tree once, text fields by their own layout.
  ///
  /// Source: T5 and F3, documented and measured.
  public mutating func layOut(
    below root: ViewID, context: LayoutContext
  ) throws(EditError) -> LayoutPassResult {
    var result = LayoutPassResult()
    var fieldEvents: [FieldEvent] = []
    result.didChange = try layOut(below: root, context: context) { (hierarchy, view) throws(EditError) -> Bool in
      guard hierarchy.isTextField(view) else { return false }
      let events = try hierarchy.layOutTextField(
        view, profile: context.profile, isRightToLeft: context.isRightToLeft)
      fieldEvents.append(contentsOf: events)
      return !events.isEmpty
    }
    result.events = fieldEvents
    return result
  }
}
