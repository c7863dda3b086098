/// A complete lexer of JSON with `//` and `/* */` comments and trailing commas.
///
/// It finds everything that is wrong with the text before anything is decoded, and notes where every value and key
/// stands. What Foundation's decoder would let pass under JSON5 beyond comments and trailing commas is refused here.
/// The scanner keeps its own stack, so the depth of the text costs no call depth, and after a mistake that can be
/// bridged (a missing comma, a key without quotes) it goes on to find the next.
struct SourceScanner {
  /// The deepest nesting of arrays and objects that is accepted; Foundation's decoder has the same limit.
  static let maximumDepth = 512

  /// What may stand next.
  enum Expectation {
    case value
    case elementOrEnd
    case keyOrEnd
    case colon
    case commaOrEnd
    case nothing
  }

  /// The file.
  let file: SourceFile

  /// The bytes of the file.
  let bytes: [UInt8]

  /// The offset of the next byte.
  var offset = 0

  /// The offset after the last token, where a missing comma or colon belongs.
  var tokenEnd = 0

  /// What may stand next.
  var expectation = Expectation.value

  /// The key that waits for its value.
  var pendingKey: (number: Int32, offset: Int)?

  /// Tells that a string, number or word is being read, which is an element when an array is open.
  var isReadingScalar = false

  /// The places that were found.
  var builder = SourceIndexBuilder()

  /// The mistakes that were found.
  var mistakes = DiagnosticList()

  /// Tells that the text makes no sense from here on.
  var isStopped = false

  private init(_ file: SourceFile) {
    self.file = file
    self.bytes = file.bytes
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Scans a file.
  ///
  /// Complexity: linear in the size of the file.
  ///
  /// - Throws: `DocumentError` of category `badData` with the mistakes.
  static func scan(_ file: SourceFile) throws(DocumentError) -> SourceIndex {
    guard file.bytes.count <= SourceFile.maximumSize else {
      let problem = DiagnosticProblem.fileTooLarge(limit: SourceFile.maximumSize)
      throw DocumentError(.badData, Diagnostic(file: file.name, problem: problem))
    }
    var scanner = SourceScanner(file)
    scanner.scanDocument()
    guard scanner.mistakes.isEmpty else { throw DocumentError(.badData, scanner.mistakes) }
    return scanner.builder.index()
  }

  /// The next byte; 0 at the end of the file.
  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The byte after the next one; 0 at the end of the file.
  var following: UInt8 { offset + 1 < bytes.count ? bytes[offset + 1] : 0 }

  /// Tells whether all bytes were read.
  var isAtEnd: Bool { offset >= bytes.count }

  private mutating func scanDocument() {
    skipTrivia()
    if isAtEnd, !isStopped { report(.emptyDocument, at: offset, expected: "an object in { }") }
    while !isStopped, !isAtEnd {
      scanToken()
      if !isStopped { skipTrivia() }
    }
    if !isStopped, expectation != .nothing, mistakes.isEmpty || builder.depth > 0 { reportEnd() }
    while builder.depth > 0 { closeInnermost() }
  }

  private mutating func reportEnd() {
    let isArray = builder.innermostKind == .array
    let opened = builder.innermostOffset.map { Diagnostic.Note(.opened, position: file.position(at: $0)) }
    let expected =
      switch expectation {
      case .colon: "\":\" and a value"
      case .value where !isArray: "a value"
      default: isArray ? "\"]\"" : "\"}\""
      }
    report(.unexpectedEnd, at: bytes.count, expected: expected, notes: opened.map { [$0] } ?? [])
  }

  /// Closes the innermost array or object and reports the keys that it has twice.
  mutating func closeInnermost() {
    for duplicate in builder.close() {
      if mistakes.isFull {
        mistakes.countOneMore()
        continue
      }
      let note = Diagnostic.Note(.firstGiven, position: file.position(at: duplicate.firstOffset))
      let path = builder.path(to: duplicate.parent).appending(duplicate.key)
      mistakes.append(
        Diagnostic(
          file: file.name, position: file.position(at: duplicate.offset), path: path,
          problem: .duplicateKey(duplicate.key), expected: "each key once", notes: [note]))
    }
  }

  /// Notes a mistake and goes on.
  mutating func report(
    _ problem: DiagnosticProblem, at offset: Int, expected: String? = nil, suggestion: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    if mistakes.isFull { return mistakes.countOneMore() }
    let diagnostic = Diagnostic(
      file: file.name, position: file.position(at: offset), path: currentPath, problem: problem, expected: expected,
      suggestion: suggestion, notes: notes)
    mistakes.append(diagnostic)
  }

  /// Notes a mistake after which nothing more can be said.
  mutating func stop(
    _ problem: DiagnosticProblem, at offset: Int, expected: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    report(problem, at: offset, expected: expected, notes: notes)
    isStopped = true
  }

  /// The path of the array, object or member that is being read.
  private var currentPath: DocumentPath {
    guard let innermost = builder.innermost else { return [] }
    let path = builder.path(to: innermost)
    if let pendingKey { return path.appending(builder.key(pendingKey.number)) }
    return isReadingScalar && builder.innermostKind == .array ? path.appending(builder.innermostCount) : path
  }
}
