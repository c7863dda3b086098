/// The public types by folder, as the topics of the landing page.
enum TopicsReference {
  /// Headings of folders in the order of the page; a folder that is missing here comes last under its own name.
  private static let headings: [(folder: String, heading: String)] = [
    ("Geometry", "Points, pixels and colours"), ("System", "Systems, facts and rules"), ("Tree", "Views and layers"),
    ("TextField", "The secure text field"), ("Layout", "Layout"), ("Device", "The state of a device"),
    ("Render", "Pictures"), ("Render/PNG", "Picture files"), ("Render/Text", "Text"),
    ("Policy/Decision", "Policies"), ("Policy/Input", "What policies look at"),
    ("Policy/Rules", "Rules of policies"), ("Policy/Analysis", "Proofs about policies"),
    ("Shield", "Shields and runs"), ("Shield/Health", "Health checks"),
    ("Share", "Sharing a search"), ("Share/Search", "What can be shared"), ("Share/Link", "Share links"),
    ("Share/Card", "The summary card"), ("Explorer/Search", "Searches"),
    ("Explorer/Space", "What is searched"), ("Explorer/Report", "What a search comes to"),
    ("Explorer/Path", "Paths of a search"), ("Explorer/Saved", "Saved searches"),
    ("Render", "Pictures"), ("Render/PNG", "Picture files"), ("Render/Text", "Text"), ("Shield", "Shields and runs"),
    ("Shield/Health", "Health checks"), ("Policy/Decision", "Policies"),
    ("Policy/Input", "What policies look at"), ("Policy/Rules", "Rules of policies"),
    ("Policy/Analysis", "Proofs about policies"),
    ("Scenario/Format", "Scenario and recipe files"), ("Scenario/Policies", "Policy files"),
    ("Scenario/Runner", "Running scenarios"),
    ("Scenario/Document", "Documents and mistakes in them"), ("Matrix", "Recipes compared"),
    ("Import", "Dumps of real screens"),
    ("Parallel", "Work on several processors"), ("Data", "Built-in data"),
  ]

  /// The topics; types of the façade are left out, since the page introduces them by hand.
  static func text(of sources: [(path: String, lines: [String])]) -> String {
    var types: [String: [String]] = [:]
    for (path, lines) in sources {
      let parts = path.split(separator: "/")
      guard parts.count >= 4, parts[1] == "ShieldModel" else { continue }
      let folder = parts[2..<(parts.count - 1)].joined(separator: "/")
      if folder == "Device/Facade" { continue }
      types[folder, default: []] += lines.compactMap { typeName(inLine: $0) }
    }
    let known = headings.map(\.folder)
    let others = types.keys.filter { !known.contains($0) }.sorted().map { (folder: $0, heading: $0) }
    let sections = (headings + others).compactMap { folder, heading -> String? in
      guard let names = types[folder], !names.isEmpty else { return nil }
      return "### \(heading)\n\n" + names.sorted().map { "- ``\($0)``" }.joined(separator: "\n")
    }
    return sections.joined(separator: "\n\n")
  }

  /// The name of the public type that a line declares at the outermost level, or nil.
  private static func typeName(inLine line: String) -> String? {
    guard line.utf8.starts(with: "public ".utf8) else { return nil }
    var words = line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).dropFirst()
    while let word = words.first, word == "final" || word == "indirect" { words.removeFirst() }
    guard let kind = words.first, ["struct", "enum", "class", "protocol", "actor", "typealias"].contains(kind) else {
      return nil
    }
    return words.dropFirst().first.map(String.init)
  }
}
