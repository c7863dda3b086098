import Foundation
import ShieldModel

/// Finds policies by what a command line calls them: a name, or the path of a file.
struct PolicyFinder {
  private let library: PolicyLibrary
  private let console: Console

  /// Reads the policies that go by name, and says which presets they take the place of.
  init(_ arguments: ParsedArguments, console: Console) throws {
    var library = try PolicyLibrary.builtIn()
    if let folder = arguments[PolicyCommand.folder] {
      library = try library.overridden(byFolder: folder, name: RootFolder(nil).name(of: folder))
    }
    for override in library.overrides {
      console.say(
        "policy \(QuotedText.bare(override.policy)): \(QuotedText.bare(override.file)) is used, "
          + "not the one that is built in")
    }
    self.library = library
    self.console = console
  }

  /// All policies that go by name.
  var all: [PolicyFile] { library.files }

  /// The policy of a name or path.
  ///
  /// It says aloud what the policy leaves out of those that it includes.
  func policy(_ text: String) throws -> PolicyFile {
    let file = try library.file(of: text) ?? read(text)
    for drop in file.drops {
      console.say(
        "policy \(QuotedText.bare(file.policy.name)): goes without \(QuotedText.bare(drop.id)) of \(drop.stated), "
          + "as \(drop.place) says")
    }
    return file
  }

  private func read(_ text: String) throws -> PolicyFile {
    guard
      text.hasSuffix(PolicyFormat.fileNameSuffix) || text.contains("/") || FileManager.default.fileExists(atPath: text)
    else {
      let names = library.names
      throw UsageError.stated(
        "POLICY: there is no policy \(QuotedText.short(text))"
          + (UsageError.suggestion(for: text, among: names)
            ?? "; expected \(UsageError.list(names + ["the path of a file"]))"))
    }
    return try PolicyReader.read(path: text, name: RootFolder(nil).name(of: text), library: library)
  }
}
