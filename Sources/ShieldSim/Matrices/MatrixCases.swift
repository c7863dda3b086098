import ShieldModel

/// The smallest cases of a matrix, each text once, each with a name of its own.
struct MatrixCases {
  private var files: [(name: String, file: SituationFile)] = []
  private var names: [SituationFile: String] = [:]

  /// Adds a file and answers its name; a file that is there already keeps its own.
  mutating func add(_ file: SituationFile) -> String {
    if let known = names[file] { return known }
    let stem = String(file.name.dropLast(ScenarioFormat.fileNameSuffix.count))
    var name = file.name
    var number = 2
    while files.contains(where: { $0.name.lowercased() == name.lowercased() }) {
      name = "\(stem)-\(number)\(ScenarioFormat.fileNameSuffix)"
      number += 1
    }
    names[file] = name
    files.append((name, file))
    return name
  }

  /// The cases as the report has them, in the order of their names.
  func all(recipes: String?) -> [MatrixReport.SmallestCase] {
    files.sorted { $0.name < $1.name }.map { name, file in
      var words = ["shieldsim", "run", name]
      if let recipes { words += ["--recipes", recipes] }
      return MatrixReport.SmallestCase(
        file: name, systems: file.systems.map { SystemReport(ScenarioCase(profile: $0)) },
        command: QuotedText.bare(words.map(ShellWord.quoted).joined(separator: " ")), text: file.text)
    }
  }
}
