/// Reads policy files.
public enum PolicyReader {
  /// Reads a policy from disk, together with what it includes.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - name: The name that messages show; the path when nil.
  ///   - root: The folder that includes may not leave; when nil the working directory if the file lies below it, else
  ///     the file's own folder.
  ///   - library: The policies that can be included by name; the built-in ones when nil.
  /// - Throws: ``DocumentError`` with all mistakes of all files.
  public static func read(
    path: String, name: String? = nil, root: String? = nil, library: PolicyLibrary? = nil
  ) throws(DocumentError) -> PolicyFile {
    let name = name ?? path
    let document = try DocumentReader.read(path: path, name: name)
    let real = FilePath.real(path) ?? path
    return try read(
      document, IncludeSource.Found(identity: real, path: path, name: name),
      source: try .onDisk(root: root, holding: real), library: try chosen(library))
  }

  /// Reads a policy that is in memory; what it includes by path is found by name among other files.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - files: The files that it can include.
  ///   - library: The policies that can be included by name; the built-in ones when nil.
  /// - Throws: ``DocumentError`` with all mistakes of all files.
  public static func read(
    _ file: SourceFile, including files: [SourceFile] = [], library: PolicyLibrary? = nil
  ) throws(DocumentError) -> PolicyFile {
    let byName = Dictionary((files + [file]).map { ($0.name, $0) }) { _, last in last }
    return try read(
      try DocumentReader.read(file), IncludeSource.Found(identity: file.name, path: file.name, name: file.name),
      source: .memory(byName), library: try chosen(library))
  }

  /// Reads what a scenario names as its policy: a name, a path, or an object as in a policy file.
  ///
  /// The shape of the value must have been checked against ``PolicyShapes/reference`` or the root of
  /// ``PolicyShapes/entries(root:requiringHead:)`` before.
  ///
  /// - Parameters:
  ///   - cursor: The value.
  ///   - found: The file in which it is written.
  ///   - source: Where included files come from.
  ///   - library: The policies that go by name.
  ///   - mistakes: Where mistakes are added to.
  /// - Returns: The policy; nil when there are mistakes.
  static func read(
    _ cursor: Cursor, in found: IncludeSource.Found, source: IncludeSource, library: PolicyLibrary,
    mistakes: inout MistakeList
  ) -> PolicyFile? {
    var loader = PolicyLoader(source: source, library: library, mistakes: mistakes)
    defer { mistakes = loader.mistakes }
    return loader.use(cursor, in: found)
  }

  /// Reads a built-in policy.
  static func readBuiltIn(_ file: SourceFile) throws(DocumentError) -> PolicyFile {
    try read(
      try DocumentReader.read(file), IncludeSource.Found(identity: file.name, path: file.name, name: file.name),
      source: .memory([:]), library: .empty, isBuiltIn: true)
  }

  private static func chosen(_ library: PolicyLibrary?) throws(DocumentError) -> PolicyLibrary {
    if let library { return library }
    return try .builtIn()
  }

  private static func read(
    _ document: Document, _ found: IncludeSource.Found, source: IncludeSource, library: PolicyLibrary,
    isBuiltIn: Bool = false
  ) throws(DocumentError) -> PolicyFile {
    var loader = PolicyLoader(source: source, library: library, mistakes: MistakeList())
    let draft = loader.load(document.root, found)
    guard loader.mistakes.isEmpty else { throw DocumentError(.badData, loader.mistakes.list) }
    return PolicyFile(document.root, draft: draft, isBuiltIn: isBuiltIn)
  }
}
