/// The versions that a report or a question about the tool must name.
enum Version {
  /// The version of the tool.
  static let tool = "0.1.0"
  /// The version of the facts about operating systems.
  static let facts = "1"
  /// The version of the scenario format.
  static let format = "1"

  /// What `--version` prints.
  static var line: String { "shieldsim \(tool) facts \(facts) format \(format)\n" }
}
