import ShieldModel

/// Reads the files of a run and tells scenarios from parts that other files include.
struct ScenarioLoader: Sendable {
  /// The root that includes may not leave.
  let root: RootFolder
  /// The recipes of the run.
  let library: RecipeLibrary
  /// How many files are read at the same time.
  let jobs: Int
  /// Where reading that takes a while shows how far it has come.
  let console: Console

  /// A file after reading.
  struct Loaded: Sendable {
    /// The file.
    let input: ScenarioInput
    /// What it turned out to be.
    let content: Content
  }

  /// What a file turned out to be.
  enum Content: Sendable {
    /// A scenario.
    case scenario(Scenario)
    /// Something that only makes sense where another file includes it.
    case part
    /// A file with mistakes, and its title as far as that could be read.
    case mistake(DocumentError, title: String?)
  }

  /// What must be known of a file before it is read as a scenario.
  private struct Glance: Sendable {
    let path: String
    let hasTitle: Bool
    let includes: [String]
  }

  /// Reads every file; mistakes in one do not keep the others from being read.
  ///
  /// A file that was found in a folder and has no title is a part when it lies in a folder named `common` or when
  /// another file that was found includes it. Any other file without a title is a scenario with a mistake, so that a
  /// forgotten title does not silently take a scenario out of the run.
  func load(_ inputs: [ScenarioInput]) async throws -> [Loaded] {
    let progress = console.progress("Reading", total: inputs.count)
    defer { progress.finish() }
    let glances = try await BoundedTasks.map(inputs, jobs: jobs) { Self.glance(at: $0) }
    let included = Set(glances.compactMap { $0 }.flatMap(\.includes))
    let items = zip(inputs, glances).map { input, glance in
      let isPart = glance.map { !$0.hasTitle && (Self.isCommon(input.name) || included.contains($0.path)) } ?? false
      return (input: input, isPart: isPart && !input.isNamed)
    }
    return try await BoundedTasks.map(items, jobs: jobs) { item in
      defer { progress.advance(at: item.input.name) }
      return Loaded(input: item.input, content: item.isPart ? .part : content(of: item.input))
    }
  }

  /// Whether a file lies in a folder for parts.
  private static func isCommon(_ name: String) -> Bool {
    name.split(separator: "/").dropLast().contains("common")
  }

  private static func glance(at input: ScenarioInput) -> Glance? {
    guard !input.isStandardInput,
      let document = try? DocumentReader.read(path: input.path, name: input.name)
    else { return nil }
    let path = RootFolder.absolute(input.path)
    let includes = (document.root.array("include") ?? []).compactMap(\.string)
    return Glance(
      path: path, hasTitle: document.root.child("title") != nil,
      includes: includes.map { RootFolder.absolute(path + "/../" + $0) })
  }

  private func content(of input: ScenarioInput) -> Content {
    do {
      if input.isStandardInput {
        let file = try SourceFile(name: input.name, bytes: try InputFile.read(input.path))
        return .scenario(try ScenarioReader.read(file, library: library))
      }
      return .scenario(
        try ScenarioReader.read(path: input.path, name: input.name, root: root.given, library: library))
    } catch let error as DocumentError {
      return .mistake(error, title: Self.title(of: input))
    } catch let error as FileError {
      return .mistake(Self.mistake(error, in: input.name), title: nil)
    } catch {
      return .mistake(
        DocumentError(.badData, Diagnostic(file: input.name, problem: .other("\(error)"))), title: nil)
    }
  }

  private static func title(of input: ScenarioInput) -> String? {
    guard !input.isStandardInput else { return nil }
    return (try? DocumentReader.read(path: input.path, name: input.name))?.root.string("title")
  }

  private static func mistake(_ error: FileError, in name: String) -> DocumentError {
    switch error {
    case .tooLarge(_, let limit):
      DocumentError(.badData, Diagnostic(file: name, problem: .fileTooLarge(limit: limit)))
    case .cannotRead(_, let reason), .cannotWrite(_, let reason):
      DocumentError(.noInput, Diagnostic(file: name, problem: .unreadableFile(reason: reason.words)))
    case .isFolder, .outputIsFolder:
      DocumentError(.noInput, Diagnostic(file: name, problem: .isDirectory, expected: "a file"))
    }
  }
}
