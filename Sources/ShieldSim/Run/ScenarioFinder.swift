import Foundation
import ShieldModel

/// Finds the scenario files that the words of a command line mean.
struct ScenarioFinder {
  /// The root that names are relative to.
  let root: RootFolder
  /// The files, each once, sorted by name; standard input comes last.
  private(set) var inputs: [ScenarioInput] = []
  /// What could not be looked into, and folders that hold nothing.
  private(set) var mistakes: [MistakeReport] = []

  private var known: Set<String> = []

  /// Finds the files behind paths of files and folders; `-` is standard input.
  init(_ paths: [String], root: RootFolder) {
    self.root = root
    for path in paths where !Self.isFolder(path) {
      add(path, isNamed: true)
    }
    for path in paths where Self.isFolder(path) { addFolder(path) }
    inputs.sort { ($0.isStandardInput ? 1 : 0, $0.name) < ($1.isStandardInput ? 1 : 0, $1.name) }
  }

  private mutating func add(_ path: String, isNamed: Bool) {
    guard path != InputFile.standardInput else {
      guard known.insert(path).inserted else { return }
      inputs.append(ScenarioInput(path: path, name: ScenarioInput.standardInputName, isNamed: true))
      return
    }
    guard known.insert(RootFolder.absolute(path)).inserted else { return }
    inputs.append(ScenarioInput(path: path, name: root.name(of: path), isNamed: isNamed))
  }

  /// Looks into a folder and the folders below it, but not into hidden ones.
  private mutating func addFolder(_ top: String) {
    var waiting = [top]
    // Links may lead back up; a folder is entered once, whatever way leads to it.
    var entered: Set<String> = []
    var isEmpty = true
    while let folder = waiting.popLast() {
      guard entered.insert(RootFolder.real(folder) ?? folder).inserted else { continue }
      let entries: [String]
      do {
        entries = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        mistakes.append(Self.unreadable(root.name(of: folder)))
        isEmpty = false
        continue
      }
      for entry in entries.sorted().reversed() where !entry.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + entry : "\(folder)/\(entry)"
        if Self.isFolder(path) {
          waiting.append(path)
        } else if entry.hasSuffix(ScenarioFormat.fileNameSuffix) {
          isEmpty = false
          // Nobody asked for a pipe or a device by name, and reading one may never end.
          if Self.canHoldText(path) {
            add(path, isNamed: false)
          } else {
            mistakes.append(Self.noFile(root.name(of: path)))
          }
        }
      }
    }
    if isEmpty { mistakes.append(Self.empty(root.name(of: top))) }
  }

  /// The mistake of a folder in which there is nothing to run.
  private static func empty(_ name: String) -> MistakeReport {
    mistake(
      Diagnostic(
        file: name, problem: .other("the folder holds no scenario"),
        expected: "files whose names end in \(ScenarioFormat.fileNameSuffix)"))
  }

  private static func unreadable(_ name: String) -> MistakeReport {
    mistake(Diagnostic(file: name, problem: .unreadableFile(reason: "the folder cannot be opened")))
  }

  private static func noFile(_ name: String) -> MistakeReport {
    mistake(Diagnostic(file: name, problem: .unreadableFile(reason: "this is a pipe or a device"), expected: "a file"))
  }

  private static func mistake(_ diagnostic: Diagnostic) -> MistakeReport {
    MistakeReport(DocumentError(.noInput, diagnostic), file: diagnostic.file)
  }

  /// Whether a path leads to an ordinary file, or to nothing, which is told when it is opened.
  private static func canHoldText(_ path: String) -> Bool {
    guard let real = RootFolder.real(path) else { return true }
    let type = (try? FileManager.default.attributesOfItem(atPath: real))?[.type] as? FileAttributeType
    return type == nil || type == .typeRegular
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
