/// All places that steps of a run can have, by the number that ``Step/place`` holds.
///
/// The places of recipes come first and those of the scenario are appended, so that one number leads to one place
/// whatever file it stands in. A place is made when it is asked for: the paths of a large file would fill memory.
public struct PlaceTable: Sendable {
  /// A file that holds places.
  private struct Source: Sendable {
    let document: Document
    let isBuiltIn: Bool
  }

  /// A value of a file.
  private struct Entry: Sendable {
    let source: Int32
    let node: SourceNode
  }

  private var sources: [Source] = []
  private var entries: [Entry] = []

  /// Makes an empty table.
  public init() {}

  /// The number of places.
  public var count: Int { entries.count }

  /// The place of a number; nil for −1 and every other number that the table has not given.
  ///
  /// Complexity: linear in the depth of the value.
  public subscript(_ index: Int32) -> Place? {
    guard let (source, node) = entry(index) else { return nil }
    let document = source.document
    return Place(
      file: document.file.name, position: document.file.position(at: document.index.offset(of: node) ?? 0),
      path: document.index.path(to: node), isBuiltIn: source.isBuiltIn)
  }

  /// The line of the file in which a place lies; nil where there is no such place.
  public func excerpt(at index: Int32) -> String? {
    guard let (source, node) = entry(index) else { return nil }
    let file = source.document.file
    return file.line(file.position(at: source.document.index.offset(of: node) ?? 0).line)
  }

  /// Opens a file; places that are appended from now on lie in it.
  mutating func open(_ document: Document, isBuiltIn: Bool = false) {
    sources.append(Source(document: document, isBuiltIn: isBuiltIn))
  }

  /// Appends a value of the file that was opened last.
  mutating func append(_ node: SourceNode) -> Int32 {
    guard !sources.isEmpty, entries.count < Int(Int32.max) else { return -1 }
    entries.append(Entry(source: Int32(truncatingIfNeeded: sources.count - 1), node: node))
    return Int32(truncatingIfNeeded: entries.count - 1)
  }

  private func entry(_ index: Int32) -> (source: Source, node: SourceNode)? {
    guard entries.indices.contains(Int(index)) else { return nil }
    let entry = entries[Int(index)]
    return (sources[Int(entry.source)], entry.node)
  }
}

extension PlaceTable: Equatable {
  /// Tells whether two tables lead to the same places.
  public static func == (first: PlaceTable, second: PlaceTable) -> Bool {
    guard first.count == second.count else { return false }
    return first.entries.indices.allSatisfy { first[Int32($0)] == second[Int32($0)] }
  }
}
