/// A file, or a scenario on some systems, that could not be run.
struct MistakeReport: Codable, Sendable, Equatable {
  /// The path of the file or folder, relative to the root.
  var file: String
  /// The systems concerned; empty when the file could not be read at all.
  var systems: [SystemReport]
  /// Whether there was nothing to read or the content is wrong.
  var category: Category
  /// How many mistakes there are; no less than are listed.
  var count: Int
  /// The mistakes, in the order of the file.
  var messages: [Message]

  /// Why something could not be run.
  enum Category: String, Codable, Sendable, CaseIterable {
    /// The file does not exist or cannot be opened.
    case noInput
    /// The file was read and its content is wrong.
    case badData

    /// How a run with this mistake ends.
    var exitStatus: ExitStatus {
      switch self {
      case .noInput: .noInput
      case .badData: .badData
      }
    }

    /// The category in words.
    var words: String {
      switch self {
      case .noInput: "no input"
      case .badData: "bad data"
      }
    }
  }

  /// One mistake.
  struct Message: Codable, Sendable, Equatable {
    /// The file in which it stands, which may be one that is included.
    var file: String
    /// The line, from 1; nil when the file itself is at fault.
    var line: Int?
    /// The column in Unicode scalars, from 1.
    var column: Int?
    /// The path of the value inside the file; empty for the whole file.
    var path: String
    /// What is wrong and what was expected, without the place.
    var message: String
    /// The whole line as a person reads it.
    var text: String
  }
}
