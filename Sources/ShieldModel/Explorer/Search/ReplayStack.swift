/// Makes states again by repeating the actions that led to them, for spaces that cannot read them back.
///
/// States in a row share most of the way that leads to them; so the states along the last way are kept, with their
/// children.
@usableFromInline
struct ReplayStack<Space: StateSpace>: ~Copyable {
  /// The states that were found from one state, or at the beginning.
  @usableFromInline
  struct Family {
    @usableFromInline var parent: Int?
    @usableFromInline var children: [(index: Int, state: Space.State)]

    @usableFromInline
    init(parent: Int?, children: [(index: Int, state: Space.State)]) {
      self.parent = parent
      self.children = children
    }

    @usableFromInline
    func state(at index: Int) -> Space.State? { children.first { $0.index == index }?.state }
  }

  @usableFromInline var lookup: StateLookup
  @usableFromInline var families: [Family] = []

  @usableFromInline
  init(_ lookup: consuming StateLookup) { self.lookup = lookup }

  /// The state with an index, or nil if the space does not give the same successors again.
  @inlinable
  mutating func state(at index: Int, of space: Space, _ store: StateStore) -> Space.State? {
    var way = [index]
    var first = index
    while let parent = store.parent(of: first) {
      way.append(parent)
      first = parent
    }
    way.reverse()
    var known = 0
    while known < way.count, known < families.count, families[known].parent == (known == 0 ? nil : way[known - 1]) {
      known += 1
    }
    if known < families.count { families.removeSubrange(known...) }
    while families.count < way.count {
      guard let family = family(at: families.count, on: way, of: space, store) else { return nil }
      families.append(family)
    }
    return families[way.count - 1].state(at: index)
  }

  @inlinable
  mutating func family(at depth: Int, on way: [Int], of space: Space, _ store: StateStore) -> Family? {
    var children: [(index: Int, state: Space.State)] = []
    if depth == 0 {
      for state in space.initialStates { take(state, below: nil, &children, of: space, store) }
      return Family(parent: nil, children: children)
    }
    let parent = way[depth - 1]
    guard let state = families[depth - 1].state(at: parent) else { return nil }
    var following = StateList<Space.State>()
    space.successors(of: state, into: &following)
    for place in 0..<following.count { take(following.base[place], below: parent, &children, of: space, store) }
    return Family(parent: parent, children: children)
  }

  @inlinable
  mutating func take(
    _ state: Space.State, below parent: Int?, _ children: inout [(index: Int, state: Space.State)], of space: Space,
    _ store: StateStore
  ) {
    guard space.isInside(state), let index = lookup.index(of: state, in: space), store.parent(of: index) == parent,
      !children.contains(where: { $0.index == index })
    else { return }
    children.append((index, lookup.usesSymmetry ? space.canonical(state) : state))
  }
}
