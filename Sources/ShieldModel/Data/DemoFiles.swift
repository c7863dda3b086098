/// The scenarios of the tour that `shieldsim demo` gives, so that it needs no files.
public enum DemoFiles {
  /// A file as the table holds it.
  struct File: Sendable {
    /// The path within the project.
    let name: String
    /// The content.
    let text: String
  }

  /// One part of the tour.
  public enum Part: Int, CaseIterable, Sendable {
    /// The canvas is found by its class name; the app says so when it is not.
    case byName = 1
    /// The field's first child is taken for the canvas.
    case byPosition
    /// A lookup by name fails, and the app says nothing.
    case silent
  }

  /// The scenario of a part.
  ///
  /// - Throws: ``DocumentError`` when the program was built with a scenario that it cannot read.
  public static func scenario(of part: Part) throws(DocumentError) -> Scenario {
    let files = table.map { SourceFile(name: $0.name, text: $0.text) }
    guard files.indices.contains(part.rawValue) else {
      throw DocumentError(.badData, Diagnostic(file: "demo", problem: .missingFile))
    }
    return try ScenarioReader.read(files[part.rawValue], including: files)
  }
}
