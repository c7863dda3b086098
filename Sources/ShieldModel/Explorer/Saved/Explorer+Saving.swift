extension Explorer {
  /// The search as bytes, from which it can go on in another run.
  ///
  /// - Parameter identity: What is searched, in words or as a number made from it; whoever takes the search up again
  ///   has to give the same. States, actions and their order must then be the same too.
  public func saved(identity: String) -> [UInt8] { engine.saved(identity: identity) }

  /// A search that goes on where another one was saved.
  ///
  /// What does not count for what is found, such as where a search ends, may differ.
  public convenience init(
    _ space: Space, options: ExplorerOptions = ExplorerOptions(), saved: [UInt8], identity: String
  ) throws(SavedSearchError) {
    self.init(space, options: options)
    try engine.restore(saved, identity: identity)
  }
}

extension SearchEngine {
  private var optionBits: UInt64 {
    (options.storage == .exact ? 0 : 1) | (options.usesSymmetry ? 2 : 0) | (options.usesPartialOrder ? 4 : 0)
      | (options.hasOwnPrints ? 8 : 0)
  }

  func saved(identity: String) -> [UInt8] {
    var writer = SavedSearchFormat.Writer()
    writer.raw(SavedSearchFormat.mark)
    writer.number(SavedSearchFormat.version)
    writer.number(identity.utf8.count)
    writer.raw(identity.utf8)
    writer.number(optionBits)
    writer.number(lastingEnd == nil ? 0 : lastingEnd == .bounded(.indices) ? 1 : 2)
    tally.write(to: &writer)
    store.write(to: &writer)
    writer.word(SavedSearchFormat.sum(writer.bytes, end: writer.bytes.count))
    return writer.bytes
  }

  func restore(_ bytes: [UInt8], identity: String) throws(SavedSearchError) {
    var reader = SavedSearchFormat.Reader(bytes, end: max(0, bytes.count - 8))
    guard bytes.starts(with: SavedSearchFormat.mark) else { throw .notASearch }
    _ = try reader.raw(SavedSearchFormat.mark.count)
    guard try reader.number() == SavedSearchFormat.version else { throw .otherVersion }
    var trailer = SavedSearchFormat.Reader(bytes, end: bytes.count)
    _ = try trailer.raw(bytes.count - 8)
    guard try trailer.word() == SavedSearchFormat.sum(bytes, end: bytes.count - 8) else { throw .damaged }
    let name = try reader.raw(try reader.number(upTo: reader.left))
    guard name.elementsEqual(identity.utf8) else { throw .otherIdentity }
    guard try reader.number() == optionBits else { throw .otherOptions }
    let ending = try reader.number(upTo: 2)
    var counts = SearchTally(properties: tally.properties.map { $0.property })
    try counts.read(from: &reader)
    try store.read(from: &reader, states: counts.states, expanded: counts.expanded)
    guard reader.left == 0 else { throw .damaged }
    resume(counts, lastingEnd: ending == 0 ? nil : .bounded(ending == 1 ? .indices : .stateTooLong))
  }
}

extension StateStore {
  func write(to writer: inout SavedSearchFormat.Writer) {
    writer.number(initialCount)
    parents.forEachCount { writer.number($0) }
    writer.number(firstKept)
    for index in 0..<count {
      if !isExact { writer.word(fingerprint(at: index)) }
      guard index >= firstKept else { continue }
      let (base, length) = arena.bytes(at: index)
      writer.number(length)
      writer.raw(base, count: length)
    }
  }

  func read(
    from reader: inout SavedSearchFormat.Reader, states: Int, expanded: Int
  ) throws(SavedSearchError) {
    let initial = try reader.number(upTo: states)
    var children: [Int] = []
    var left = states - initial
    for _ in 0..<expanded {
      let count = try reader.number(upTo: left)
      left -= count
      children.append(count)
    }
    guard left == 0 else { throw .damaged }
    let kept = try reader.number(upTo: isExact ? 0 : states)
    var bytes = StateWriter()
    for index in 0..<states {
      var print = isExact ? 0 : try reader.word()
      bytes.clear()
      if index >= kept {
        for byte in try reader.raw(try reader.number(upTo: StateArena.lengthLimit)) { bytes.append(byte) }
      }
      let base = UnsafeRawPointer(bytes.base)
      if isExact { print = Fingerprint.of(base, count: bytes.count) }
      guard insert(print, base, count: bytes.count) else { throw .damaged }
      if index + 1 == initial { closeInitial() }
    }
    for count in children { closeExpansion(children: count) }
    forgetBytes(below: kept)
  }
}

extension SearchTally {
  func write(to writer: inout SavedSearchFormat.Writer) {
    writer.number(properties.count)
    for property in properties {
      writer.number(property.concerned)
      writer.number(property.held)
      writer.number(property.decisive.map { $0 + 1 } ?? 0)
    }
    writer.number(states)
    writer.number(expanded)
    for count in [transitions, outside, deadEnds] { writer.number(count) }
    writer.number(levelStarts.count)
    for start in levelStarts { writer.number(start) }
    writer.number(levelEnd)
  }

  mutating func read(from reader: inout SavedSearchFormat.Reader) throws(SavedSearchError) {
    guard try reader.number() == UInt64(properties.count) else { throw .damaged }
    var found: [(concerned: UInt64, held: UInt64, decisive: Int)] = []
    for _ in properties {
      found.append((try reader.number(), try reader.number(), try reader.number(upTo: StateStore.indexLimit)))
    }
    let states = try reader.number(upTo: StateStore.indexLimit)
    let expanded = try reader.number(upTo: states)
    let figures = (try reader.number(), try reader.number(), try reader.number())
    var starts: [Int] = []
    for _ in 0..<(try reader.number(upTo: reader.left)) {
      let start = try reader.number(upTo: expanded)
      guard starts.isEmpty ? start == 0 : start > starts[starts.count - 1] else { throw .damaged }
      starts.append(start)
    }
    let end = try reader.number(upTo: states)
    guard end >= expanded, found.allSatisfy({ $0.decisive <= states }), !starts.isEmpty || states == 0 else {
      throw .damaged
    }
    resume(
      states: states, expanded: expanded, transitions: figures.0, outside: figures.1, deadEnds: figures.2,
      levelStarts: starts, levelEnd: end, found: found)
  }
}
