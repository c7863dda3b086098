/// Reads scenario files.
public enum ScenarioReader {
  /// Reads a scenario from disk, together with what it includes.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - name: The name that messages show; the path when nil.
  ///   - root: The folder that includes may not leave; when nil the working directory if the file lies below it, else
  ///     the file's own folder.
  ///   - library: The recipes of the run, whose places come first in the table of places.
  /// - Throws: ``DocumentError`` with all mistakes of all files.
  public static func read(
    path: String, name: String? = nil, root: String? = nil, library: RecipeLibrary = .empty
  ) throws(DocumentError) -> Scenario {
    let name = name ?? path
    let document = try DocumentReader.read(path: path, name: name)
    let real = FilePath.real(path) ?? path
    let source = try IncludeSource.onDisk(root: root, holding: real)
    return try read(
      document, IncludeSource.Found(identity: real, path: path, name: name), source: source, library: library)
  }

  /// Reads a scenario that is in memory; what it includes is found by name among other files.
  ///
  /// - Throws: ``DocumentError`` with all mistakes of all files.
  public static func read(
    _ file: SourceFile, including files: [SourceFile] = [], library: RecipeLibrary = .empty
  ) throws(DocumentError) -> Scenario {
    let byName = Dictionary((files + [file]).map { ($0.name, $0) }) { _, last in last }
    return try read(
      try DocumentReader.read(file), IncludeSource.Found(identity: file.name, path: file.name, name: file.name),
      source: .memory(byName), library: library)
  }

  private static func read(
    _ document: Document, _ found: IncludeSource.Found, source: IncludeSource, library: RecipeLibrary
  ) throws(DocumentError) -> Scenario {
    var loader = IncludeLoader(source: source)
    loader.load(document, found)
    // Nothing is left of a file of another version.
    if loader.documents.isEmpty { throw DocumentError(.badData, loader.mistakes.list) }
    var decoder = FormatDecoder(table: ScenarioFormat.table, isRecipe: false, places: library.places)
    decoder.mistakes = loader.mistakes
    decoder.policyOrigin = PolicyOrigin(found: found, source: source, library: try .builtIn())
    var pixmaps = PixmapLoader(source: source)
    for (part, origin) in zip(loader.documents, loader.origins) { pixmaps.add(part, from: origin) }
    decoder.pixmaps = pixmaps
    let scenario = decoder.scenario(document, parts: loader.documents)
    guard decoder.mistakes.isEmpty, let scenario else { throw DocumentError(.badData, decoder.mistakes.list) }
    return scenario
  }
}

extension FormatDecoder {
  /// The scenario of some files, the last of which is the one that includes the others.
  mutating func scenario(_ main: Document, parts: [Document]) -> Scenario? {
    let root = main.root
    // A system without a platform is one for the platform that the device states.
    let platform = root.child("device")?.string("platform").flatMap { Platform(word: $0) } ?? .iPhone
    for part in parts { readSystems(part.root.child("systems"), platform: platform) }
    let (cases, exclusions) = cases(of: root)
    if cases.isEmpty { lose(root) }
    if let because = root.child("because") { checkReasons(because) }

    var names = NameScope()
    var windows: [Window] = []
    for part in parts {
      places.open(part)
      for element in part.root.array("windows") ?? [] {
        if let window = window(element, addsScenes: true, names: &names) {
          windows.append(window)
        } else {
          lose(element)
        }
      }
    }
    var launch: [Step] = []
    if root.object("device")?.string("direction") == "rightToLeft" { launch.append(Step(.setRightToLeft(true))) }
    launch.append(contentsOf: scenes.dropFirst().map { Step(.addScene($0)) })
    launch.append(contentsOf: launchSteps(windows))

    policyScreens = (root.child("policy")?.array("screens") ?? []).compactMap { $0.string("id") }
    var steps: [Step] = []
    for (index, part) in parts.enumerated() {
      places.open(part)
      // What is included may serve other scenarios too, on systems that this one does not run on.
      runSystems = index == parts.count - 1 ? cases.map(\.profile) : nil
      steps.append(contentsOf: self.steps(part.root.child("steps"), StepContext()) ?? [])
    }
    for (index, part) in parts.enumerated() {
      places.open(part)
      runSystems = index == parts.count - 1 ? cases.map(\.profile) : nil
      if let expect = part.root.child("expect") { readExpectations(expect, moment: .end) }
    }
    places.open(main)
    let policy = policySetup(root.child("policy"))
    let captures = launchCaptures(root.child("device")?.child("captures"))
    guard let title = root.string("title") else { return nil }
    return Scenario(
      file: main.file.name, title: title, because: texts(root.child("because")) ?? [],
      screen: screen(root.child("device")), cases: cases, ownSystems: ownSystems, exclusions: exclusions,
      launch: launch, steps: steps, expectations: expectations, policy: policy, captures: captures,
      explore: root.child("explore")?.value, places: places)
  }

  /// Reports rules that do not exist; other texts are free.
  mutating func checkReasons(_ cursor: Cursor) {
    for element in cursor.elements ?? [] {
      guard let text = element.string, let first = text.utf8.first, (0x41...0x5A).contains(first),
        text.utf8.count <= 4, text.utf8.dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
      else { continue }
      _ = rule(element)
    }
  }
}
