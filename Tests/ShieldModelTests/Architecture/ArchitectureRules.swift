/// The rules about source files, over files from the disk or from memory.
enum ArchitectureRules {
  /// What one folder of the library may use besides itself; what those may use comes with them.
  private static let uses: [String: [String]] = [
    "Geometry": [],
    "System": ["Geometry"],
    "Tree": ["Geometry", "System"],
    "TextField": ["Tree"],
    "Layout": ["Tree"],
    "Device": ["Geometry", "System", "Tree", "TextField", "Layout"],
    "Render": ["Geometry", "System", "Tree"],
    "Shield": ["Device", "Render", "Policy", "Share"],
    "Share": ["Geometry", "System", "Tree", "Render"],
    "Policy": ["System"],
    "Explorer": [],
    "Parallel": [],
  ]

  /// Folders of the library that may use everything.
  private static let freeFolders: Set<String> = ["Scenario", "Import", "Data", "Matrix"]

  /// Folders in which one single file may also use the device.
  private static let foldersWithOneDeviceFile: Set<String> = ["Policy", "Explorer"]

  /// Folders that import nothing at all.
  private static let coreFolders: Set<String> = [
    "Geometry", "System", "Tree", "TextField", "Layout", "Device", "Render", "Shield", "Share", "Policy",
    "Explorer",
  ]

  /// More lines than this are too many for one idea.
  static let lineLimit = 400

  /// Every breach, one sentence each, in the order of the files.
  static func violations(of files: [CodeFile]) -> [String] {
    let sorted = files.sorted { $0.path < $1.path }
    return importViolations(sorted) + arrowViolations(sorted) + sorted.flatMap { fileViolations($0) }
  }

  private static func importViolations(_ files: [CodeFile]) -> [String] {
    files.filter { coreFolders.contains($0.folder) }.flatMap { file in
      file.imports.map { "\(file.path) imports \($0), but the core imports nothing" }
    }
  }

  private static func closure(of folder: String) -> Set<String> {
    var result: Set<String> = [folder]
    var pending = [folder]
    while let next = pending.popLast() {
      for other in uses[next] ?? [] where result.insert(other).inserted { pending.append(other) }
    }
    return result
  }

  private static func arrowViolations(_ files: [CodeFile]) -> [String] {
    var found: [String] = []
    var homes: [String: String] = [:]
    var nestedNames: [String: Set<String>] = [:]
    for file in files where !file.folder.isEmpty {
      let (shared, nested) = file.declarations
      for name in shared { homes[name] = file.folder }
      nestedNames[file.folder, default: []].formUnion(nested)
    }
    var deviceFiles: [String: [String]] = [:]
    for file in files where !file.folder.isEmpty && !freeFolders.contains(file.folder) {
      guard uses[file.folder] != nil else {
        found.append("\(file.path): the folder \(file.folder) is not in the table of folders")
        continue
      }
      let allowed = closure(of: file.folder)
      let extra = foldersWithOneDeviceFile.contains(file.folder) ? closure(of: "Device").subtracting(allowed) : []
      let own = nestedNames[file.folder] ?? []
      for name in file.freeNames.subtracting(own).sorted() {
        guard let home = homes[name], !allowed.contains(home) else { continue }
        if extra.contains(home) {
          if deviceFiles[file.folder]?.last != file.path { deviceFiles[file.folder, default: []].append(file.path) }
        } else {
          found.append("\(file.path) uses \(name) of \(home), which \(file.folder) may not know")
        }
      }
    }
    for (folder, paths) in deviceFiles.sorted(by: { $0.key < $1.key }) where paths.count > 1 {
      found.append("\(folder) knows the device in more than one file: \(paths.joined(separator: ", "))")
    }
    return found
  }

  private static func fileViolations(_ file: CodeFile) -> [String] {
    var found: [String] = []
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    if lines > lineLimit { found.append("\(file.path) has \(lines) lines, more than \(lineLimit)") }
    for word in ["try!", "as!"] where hasWord(word, in: file.code) { found.append("\(file.path) has a \(word)") }
    if hasWord("fatalError", in: file.code) { found.append("\(file.path) has a fatalError") }
    for mark in ["TODO", "FIXME"] where file.text.contains(mark) { found.append("\(file.path) has a \(mark)") }
    for word in ["Manager", "Helper", "Utils"] where file.name.contains(word) {
      found.append("\(file.path) is named \(word), which says nothing")
    }
    return found
  }

  /// Whether a word stands in the code and not merely inside a longer one.
  private static func hasWord(_ word: String, in code: String) -> Bool {
    guard code.contains(word) else { return false }
    return code.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "!") }.contains { $0 == word }
  }
}
