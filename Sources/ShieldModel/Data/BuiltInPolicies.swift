/// The policy files that come with the program, as text.
enum BuiltInPolicies {
  /// A file as the table of policies holds it.
  struct File: Sendable {
    /// The name without folder.
    let name: String
    /// The content.
    let text: String
  }

  /// The folder that messages show before the name of a built-in file.
  static let folder = "Scenarios/policies"

  /// The files, ready to be read.
  static var files: [SourceFile] { table.map { SourceFile(name: folder + "/" + $0.name, text: $0.text) } }

  /// Whether a document is one of these files, and not a file of somebody's disk.
  static func contains(_ document: Document) -> Bool {
    table.contains { folder + "/" + $0.name == document.file.name && Array($0.text.utf8) == document.file.bytes }
  }
}
