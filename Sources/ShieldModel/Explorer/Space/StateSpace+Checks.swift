extension StateSpace {
  /// Whether the space does what it promises about one state; nil if so, or what is wrong.
  ///
  /// For tests of spaces. It looks at the order of successors, at reading back, at names that are always the same, and
  /// at equal states having equal fingerprints and marks.
  public func flaw(at state: State) -> String? {
    var possible: [Action] = []
    actions(in: state, into: &possible)
    var expected: [[UInt8]] = []
    for action in possible {
      if let following = next(state, after: action) { expected.append(encoded(following)) }
    }
    var given = StateList<State>()
    successors(of: state, into: &given)
    if given.count != expected.count { return "successors and actions are not equally many" }
    for place in 0..<given.count where encoded(given.base[place]) != expected[place] {
      return "a successor is not the state after its action"
    }
    if encoded(canonical(canonical(state))) != encoded(canonical(state)) {
      return "a representative is not its own representative"
    }
    if marks(in: canonical(state)) != marks(in: state) { return "a representative has other marks" }
    let bytes = encoded(state)
    var writer = StateWriter()
    writer.append(contentsOf: bytes)
    var reader = StateReader(base: UnsafeRawPointer(writer.base), count: bytes.count)
    guard let same = decode(&reader) else { return nil }
    if encoded(same) != bytes { return "a state read back is written differently" }
    if fingerprint(of: same) != fingerprint(of: state) { return "a state read back has another fingerprint" }
    if marks(in: same) != marks(in: state) { return "a state read back has other marks" }
    return nil
  }

  /// The bytes of a state.
  public func encoded(_ state: State) -> [UInt8] {
    var writer = StateWriter()
    encode(state, into: &writer)
    var reader = StateReader(base: UnsafeRawPointer(writer.base), count: writer.count)
    return reader.rest()
  }
}
