@testable import ShieldModel

/// Short ways to read policies in tests.
enum PolicySample {
  /// A policy file that has all that is needed, and further members.
  static func text(_ members: String, name: String = "p") -> String {
    "{\"version\":1,\"policy\":\"\(name)\",\"title\":\"t\"\(members.isEmpty ? "" : ",\n")\(members)}"
  }

  /// The policy of some files, the first of which includes the others.
  static func read(_ files: [(name: String, text: String)]) throws(DocumentError) -> PolicyFile {
    let sources = files.map { SourceFile(name: $0.name, text: $0.text) }
    return try PolicyReader.read(sources[0], including: Array(sources.dropFirst()))
  }

  /// The policy of one file with these members.
  static func policy(_ members: String) throws(DocumentError) -> Policy {
    try read([("p", text(members))]).policy
  }

  /// The messages about some files, or none when they can be read.
  static func messages(_ files: [(name: String, text: String)]) -> [String] {
    do {
      _ = try read(files)
      return []
    } catch {
      return error.diagnostics.lines
    }
  }

  /// The messages about one file with these members.
  static func messages(_ members: String) -> [String] { messages([("p", text(members))]) }
}
