/// The parameters of a link, each at most once.
struct LinkQuery {
  /// What a known parameter was given.
  struct Value {
    /// The position of the parameter's name in the link.
    let start: Int32
    /// The value without escapes.
    let text: DecodedText
  }

  private struct Unknown {
    let extra: LinkExtra
    let start: Int32
  }

  /// Unknown parameters, ordered by name.
  private(set) var extras: [LinkExtra] = []
  /// The position after the last parameter.
  let end: Int32
  private var values: [Value?]

  /// Takes a query apart.
  init(_ link: [UInt8], in range: Range<Int>, unknown: UnknownParameters) throws(ShareLinkError) {
    end = Int32(range.upperBound)
    values = [Value?](repeating: nil, count: LinkParameter.allCases.count)
    var found: [Unknown] = []
    var start = range.lowerBound
    while start < range.upperBound || (start > range.lowerBound && start == range.upperBound) {
      var stop = start
      var equals: Int?
      while stop < range.upperBound, link[stop] != 0x26 {
        if link[stop] == 0x3D, equals == nil { equals = stop }
        stop += 1
      }
      if start == stop { throw ShareLinkError(.emptyParameter, at: start) }
      let name = try DecodedText(link, in: start..<(equals ?? stop))
      guard let equals else { throw ShareLinkError(.noValue(Self.quoted(name.bytes)), at: start) }
      if equals == start { throw ShareLinkError(.emptyParameter, at: start) }
      let text = try DecodedText(link, in: (equals + 1)..<stop)
      if let parameter = LinkParameter(bytes: name.bytes) {
        guard values[Int(parameter.rawValue)] == nil else {
          throw ShareLinkError(.duplicate(parameter.name), at: start)
        }
        values[Int(parameter.rawValue)] = Value(start: Int32(start), text: text)
      } else {
        guard unknown == .kept else { throw ShareLinkError(.unknown(Self.quoted(name.bytes)), at: start) }
        guard name.isUTF8, text.isUTF8 else { throw ShareLinkError(.notUTF8(Self.quoted(name.bytes)), at: start) }
        found.append(
          Unknown(extra: LinkExtra(nameBytes: name.bytes, valueBytes: text.bytes), start: Int32(start)))
      }
      start = stop + 1
    }
    extras = try Self.ordered(found)
  }

  /// What a parameter was given; nil for one that is not there.
  subscript(parameter: LinkParameter) -> Value? { values[Int(parameter.rawValue)] }

  /// The extras by name, none twice; of several that come again the one that stands first is reported.
  private static func ordered(_ found: [Unknown]) throws(ShareLinkError) -> [LinkExtra] {
    let sorted = found.sorted { left, right in
      if left.extra.nameBytes == right.extra.nameBytes { return left.start < right.start }
      return left.extra.nameBytes.lexicographicallyPrecedes(right.extra.nameBytes)
    }
    var second: Unknown?
    for index in sorted.indices.dropFirst() where sorted[index].extra.nameBytes == sorted[index - 1].extra.nameBytes {
      if let earlier = second, earlier.start < sorted[index].start { continue }
      second = sorted[index]
    }
    if let second {
      throw ShareLinkError(.duplicate(quoted(second.extra.nameBytes)), at: Int(second.start))
    }
    return sorted.map { $0.extra }
  }

  /// A name that came from outside in a spelling that is harmless wherever it is shown.
  private static func quoted(_ name: [UInt8]) -> String {
    var text: [UInt8] = []
    PercentEncoding.append(Array(name.prefix(40)), isName: true, to: &text)
    return String(decoding: text, as: UTF8.self) + (name.count > 40 ? "…" : "")
  }
}
