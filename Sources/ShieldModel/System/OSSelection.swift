/// A parsed list of names and ranges of systems.
struct OSSelection {
  /// One element of the list.
  enum Item {
    /// Every row of the platform.
    case all
    /// Every made-up system.
    case next
    /// One row, or one minor release of a row.
    case name(String)
    /// The releases from one to another, inclusive; the unpublished release counts only when it is itself an end.
    case range(text: String, lower: OSVersion, upper: OSVersion, isUnpublishedNamed: Bool)
  }

  /// The elements in the order of the text.
  let items: [Item]

  /// Reads a list for one platform.
  ///
  /// - Parameters:
  ///   - text: Items separated by commas; spaces around items do not matter.
  ///   - platform: The platform whose rows names and ends are looked up in.
  ///   - profile: A profile whose own name is accepted, together with releases that only the iPhone list knows.
  init(_ text: String, platform: Platform, for profile: OSProfile? = nil) throws(OSSelectionError) {
    let lookup = OSReleaseLookup(platform: platform, ownName: profile?.name)
    var parsed: [Item] = []
    let parts = OSSelection.split(text)
    if parts.count == 1, parts[0].isEmpty {
      throw OSSelectionError.empty
    }
    for part in parts {
      parsed.append(try OSSelection.item(part, lookup))
    }
    items = parsed
  }

  /// Reads one element.
  private static func item(_ text: String, _ lookup: OSReleaseLookup) throws(OSSelectionError) -> Item {
    if text == "all" { return .all }
    if text == "next" { return .next }
    guard let ends = rangeEnds(text) else {
      guard isName(text) else { throw OSSelectionError.malformed(item: text) }
      try lookup.requireName(text)
      return .name(text)
    }
    let isOpen = ends.lower.isEmpty || ends.upper.isEmpty
    guard isName(isOpen ? ends.lower + ends.upper : ends.lower), isOpen || isName(ends.upper) else {
      throw OSSelectionError.malformed(item: text)
    }
    let lowest = OSVersion(major: 0)
    let highest = OSVersion(major: Int32.max, minor: Int32.max)
    let lower = ends.lower.isEmpty ? nil : try lookup.end(ends.lower)
    let upper = ends.upper.isEmpty ? nil : try lookup.end(ends.upper)
    let first = lower?.version ?? lowest
    let last = upper?.lastVersion ?? highest
    guard first <= last else { throw OSSelectionError.reversed(lower: ends.lower, upper: ends.upper) }
    let isNamed = lower?.standing == .unpublished || upper?.standing == .unpublished
    return .range(text: text, lower: first, upper: last, isUnpublishedNamed: isNamed)
  }

  /// The two sides of the first "...", or nil when there is none.
  private static func rangeEnds(_ text: String) -> (lower: String, upper: String)? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 3 else { return nil }
    for start in 0...(bytes.count - 3)
    where bytes[start] == 0x2E && bytes[start + 1] == 0x2E && bytes[start + 2] == 0x2E {
      return (trimmed(bytes[..<start]), trimmed(bytes[(start + 3)...]))
    }
    return nil
  }

  /// The items between commas, without surrounding spaces.
  private static func split(_ text: String) -> [String] {
    Array(text.utf8).split(separator: 0x2C, omittingEmptySubsequences: false).map { trimmed($0) }
  }

  /// The bytes as text, without surrounding spaces and tabs.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes
    while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 || last == 0x09 { rest.removeLast() }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Tells whether a text can be a name: not empty, no space, no dot at an end, no two dots in a row.
  private static func isName(_ text: String) -> Bool {
    var previous: UInt8 = 0x2E
    for byte in text.utf8 {
      if byte == 0x20 || byte == 0x09 || (byte == 0x2E && previous == 0x2E) { return false }
      previous = byte
    }
    return previous != 0x2E
  }
}
