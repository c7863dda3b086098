extension Explorer {
  /// The way on which a state was found, a shortest one unless orders of actions were left out; nil if there is no
  /// such state, or if the space does not give the same successors again.
  ///
  /// States of the path are as the space makes them, even where a search by symmetry keeps others in their place.
  public func path(to index: Int) -> StatePath<Space>? {
    guard index >= 0, index < engine.store.count else { return nil }
    var way = [index]
    var first = index
    while let parent = engine.store.parent(of: first) {
      way.append(parent)
      first = parent
    }
    way.reverse()
    var lookup = StateLookup(engine.store, options)
    for initial in space.initialStates where lookup.index(of: initial, in: space) == first {
      var path = StatePath<Space>(initial: initial)
      for wanted in way.dropFirst() {
        guard let step = step(from: path.last, to: wanted, &lookup) else { return nil }
        path.steps.append(step)
      }
      return path
    }
    return nil
  }

  /// The path of the state that decided a property, if one did.
  public func path(of property: PropertyReport) -> StatePath<Space>? {
    property.decisiveState.flatMap { path(to: $0) }
  }

  private func step(
    from state: Space.State, to wanted: Int, _ lookup: inout StateLookup
  ) -> StatePath<Space>.Step? {
    var actions: [Space.Action] = []
    space.actions(in: state, into: &actions)
    for action in actions {
      guard let following = space.next(state, after: action), space.isInside(following),
        lookup.index(of: following, in: space) == wanted
      else { continue }
      return StatePath<Space>.Step(action: action, state: following)
    }
    return nil
  }
}
