/// The mistakes found so far: the first thousand are kept, all are counted.
///
/// The limit keeps a hostile file from filling memory with complaints.
public struct DiagnosticList: Hashable, Sendable {
  /// The number of mistakes that are kept.
  public static let keptLimit = 1000

  /// The number of mistakes that are shown.
  public static let shownLimit = 20

  /// The kept mistakes in the order in which they were found.
  public private(set) var kept: [Diagnostic] = []

  /// The number of all mistakes.
  public private(set) var count = 0

  /// Makes a list, empty unless mistakes are given.
  public init(_ diagnostics: [Diagnostic] = []) {
    for diagnostic in diagnostics { append(diagnostic) }
  }

  /// Tells whether there is no mistake.
  public var isEmpty: Bool { count == 0 }

  /// Tells whether further mistakes are only counted.
  public var isFull: Bool { kept.count >= Self.keptLimit }

  /// Adds a mistake; its description is made only if it is kept.
  public mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isFull { kept.append(diagnostic()) }
    count += 1
  }

  /// Counts a mistake that is not kept because the list is full.
  mutating func countOneMore() { count += 1 }

  /// Adds the mistakes of another list.
  public mutating func append(contentsOf other: DiagnosticList) {
    kept.append(contentsOf: other.kept.prefix(Self.keptLimit - kept.count))
    count += other.count
  }

  /// The kept mistakes by file, in the order in which the files first appear, and by position within a file.
  ///
  /// Mistakes at one place stay in the order in which they were found.
  public var inFileOrder: [Diagnostic] {
    var ranks: [String: Int] = [:]
    for diagnostic in kept where ranks[diagnostic.file] == nil { ranks[diagnostic.file] = ranks.count }
    let origin = SourcePosition(line: 0, column: 0)
    let ordered = kept.enumerated().sorted { first, second in
      let firstRank = ranks[first.element.file] ?? 0
      let secondRank = ranks[second.element.file] ?? 0
      if firstRank != secondRank { return firstRank < secondRank }
      let firstPosition = first.element.position ?? origin
      let secondPosition = second.element.position ?? origin
      return firstPosition == secondPosition ? first.offset < second.offset : firstPosition < secondPosition
    }
    return ordered.map(\.element)
  }
}
