import Foundation

/// The policies that go by name: the presets, and a user's own.
public struct PolicyLibrary: Sendable {
  /// A preset that a user's file took the place of.
  public struct Override: Hashable, Sendable {
    /// The name of the policy.
    public var policy: String
    /// The user's file.
    public var file: String
  }

  private var items: [String: PolicyFile] = [:]

  /// The presets that users' files took the place of, by name; they are to be said aloud.
  public private(set) var overrides: [Override] = []

  /// A library without policies.
  public static let empty = PolicyLibrary()

  /// The names, presets first and from the weakest to the strictest, the others sorted.
  public var names: [String] {
    let presets = Policy.presets.map(\.name)
    return presets.filter { items[$0] != nil } + items.keys.filter { !presets.contains($0) }.sorted()
  }

  /// The policies in the order of ``names``.
  public var files: [PolicyFile] { names.compactMap { items[$0] } }

  /// The policy of a name with its places, or nil.
  public func file(of name: String) -> PolicyFile? { items[name] }

  private static let builtInOutcome = Result { () throws(DocumentError) -> PolicyLibrary in
    var library = PolicyLibrary.empty
    for file in BuiltInPolicies.files {
      let read = try PolicyReader.readBuiltIn(file)
      library.items[read.policy.name] = read
    }
    return library
  }

  /// The presets; they are read once.
  ///
  /// - Throws: ``DocumentError`` when the program was built with a policy that it cannot read.
  public static func builtIn() throws(DocumentError) -> PolicyLibrary { try builtInOutcome.get() }

  /// The library with the policies of a folder: all its files whose names end in `.policy.jsonc`.
  ///
  /// One with the name of a preset takes its place. What such a file includes by name is looked for in this library,
  /// so a policy of the user's own can take the place of a preset and include it.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - name: The name of the folder in messages; the path when nil.
  ///   - root: The folder that includes may not leave, as in ``PolicyReader/read(path:name:root:library:)``.
  /// - Throws: ``DocumentError`` with all mistakes of all files; two files with the same policy are one. It is of
  ///   category `noInput` when there is no such folder.
  public func overridden(
    byFolder folder: String, name: String? = nil, root: String? = nil
  ) throws(DocumentError) -> PolicyLibrary {
    let name = name ?? folder
    let entries: [String]
    do { entries = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw DocumentError(.noInput, Diagnostic(file: name, problem: .missingFile, expected: "a folder with policies"))
    }
    var read: [PolicyFile] = []
    var mistakes = DiagnosticList()
    for entry in entries.sorted() where entry.hasSuffix(PolicyFormat.fileNameSuffix) {
      let path = folder + "/" + entry
      let shown = FilePath.resolve(entry, from: name + "/")
      guard let real = FilePath.real(path), FilePath.isRegularFile(real) else {
        mistakes.append(Diagnostic(file: shown, problem: .other("this is not a file")))
        continue
      }
      do { read.append(try PolicyReader.read(path: path, name: shown, root: root, library: self)) } catch {
        mistakes.append(contentsOf: error.diagnostics)
      }
    }
    let library = adding(read, &mistakes)
    guard mistakes.isEmpty else { throw DocumentError(.badData, mistakes) }
    return library
  }

  private func adding(_ files: [PolicyFile], _ mistakes: inout DiagnosticList) -> PolicyLibrary {
    var library = self
    var added: [String: String] = [:]
    for file in files {
      let name = file.policy.name
      if let first = added[name] {
        mistakes.append(
          Diagnostic(
            file: file.file, problem: .duplicateName(kind: "policy", name: name),
            notes: [Diagnostic.Note(.firstGiven, file: first, position: SourcePosition(line: 1, column: 1))]))
        continue
      }
      added[name] = file.file
      if library.items[name]?.isBuiltIn == true { library.overrides.append(Override(policy: name, file: file.file)) }
      library.items[name] = file
    }
    library.overrides.sort { $0.policy < $1.policy }
    return library
  }
}
