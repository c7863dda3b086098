import ShieldModel

/// `shieldsim explain`: why a pixel or a node is visible or hidden, or why a scenario fails.
enum ExplainCommand {
  static let point = Option(
    "at", .form("X,Y", "two numbers of points such as 200,132") { point(from: $0) },
    "Explains the pixel at this point of a picture, in points from its top left corner.")
  static let picture = Option(
    "in", .text("NAME"),
    "Is the picture that --at looks into: panel or a capture by its name; the first capture when left out.")
  static let frame = Option(
    "frame", .integer("N", in: 0...Int(Int32.max)),
    "Takes the picture number N, from 0, of those that bear the name; the one that says most when left out.")
  static let systems = Option(
    "os", .text("SYSTEMS"),
    "Looks at this system, or without --at and --node at several such as 13...26; at the scenario's own when left out.")
  static let node = Option(
    "node", .text("SELECTOR"), "Explains where the nodes of a selector show: #name, .tag or Class, as in scenarios.")

  static let command = Command(
    CommandSpecification(
      "explain", in: .look, "Explains why a pixel or a node is visible or hidden, or why a scenario fails.",
      discussion: [
        "With --at the nodes that meet at a pixel stand back to front with what each did there. With --node the way "
          + "through the layer tree is shown, with the masks on it, and what can be said for every way out of the "
          + "device. Without either, everything that fails the scenario is explained on each of its systems.",
        "The last lines name the facts that the answer rests on, with grade and source.",
        "The command ends with 0 whatever it explains; run judges.",
      ],
      arguments: [LookOptions.file],
      options: [
        point, picture, frame, node, systems, LookOptions.platform, LookOptions.step, LookOptions.root,
        LookOptions.recipes,
      ],
      exclusions: [[point, node]],
      examples: [
        CommandExample("shieldsim explain a.shield.jsonc", "Explains why the scenario fails."),
        CommandExample(
          "shieldsim explain a.shield.jsonc --at 200,132 --in screenshot --os 17", "Explains one pixel of a capture."),
        CommandExample("shieldsim explain a.shield.jsonc --node '#passenger'", "Explains where a node shows."),
      ])
  ) { arguments, console in
    let path = try arguments[LookOptions.file]
    try check(arguments)
    let opened = try OpenedScenario(path, arguments: arguments, console: console)
    if let point = arguments[point] {
      try explain(point, of: opened, arguments, console)
    } else if let selector = arguments[node] {
      try explain(selector, of: opened, arguments, console)
    } else {
      try explainFailures(of: opened, arguments, console)
    }
    return .holds
  }

  private static func check(_ arguments: ParsedArguments) throws(UsageError) {
    let isPixel = arguments[point] != nil
    if arguments[picture] != nil, !isPixel { throw .stated("--in says which picture --at looks into; it needs --at") }
    if arguments[frame] != nil, arguments[picture] == nil {
      throw .stated("--frame says which of several pictures is meant; it needs --in")
    }
    if arguments[LookOptions.step] != nil, !isPixel, arguments[node] == nil {
      throw .stated("--step needs --at or --node; what fails is only known at the end")
    }
  }

  /// Two finite numbers with a comma between them.
  private static func point(from text: String) -> Point? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.magnitude <= 1e6, y.magnitude <= 1e6 else {
      return nil
    }
    return Point(x: x, y: y)
  }

  // MARK: Pixel and node

  private static func explain(
    _ point: Point, of opened: OpenedScenario, _ arguments: ParsedArguments, _ console: Console
  ) throws {
    let (system, simulation) = try state(of: opened, arguments, console)
    let collection = PictureCollection(simulation)
    let name = arguments[picture] ?? collection.names.dropFirst().first ?? TakenPicture.panelName
    let picture = try collection.picture(named: name, frame: arguments[frame])
    var text = ExplanationText(for: console)
    let place = "\(NumberText.short(point.x)),\(NumberText.short(point.y))"
    let kind = picture.title == picture.name ? "" : " (\(picture.title))"
    text.heading("Pixel at \(place) of \(picture.name)\(kind) on \(system.name)" + moment(arguments, opened))
    let explainer = PixelExplainer(
      simulation: simulation, picture: picture, record: collection.record(of: picture), point: point)
    try explainer.explain(to: &text)
    text.write(to: console)
  }

  private static func explain(
    _ text: String, of opened: OpenedScenario, _ arguments: ParsedArguments, _ console: Console
  ) throws {
    guard let selector = Selector(text) else {
      throw UsageError.stated(
        "--node: \(QuotedText.short(text)) is not a selector; expected #name, .tag, Class, or several of them")
    }
    let (system, simulation) = try state(of: opened, arguments, console)
    let hierarchy = simulation.device.hierarchy
    let layers = simulation.layers(matching: selector).filter(hierarchy.layers.contains)
    guard !layers.isEmpty else {
      let names = hierarchy.views.handles.map { "#" + hierarchy[$0].name }.filter { $0 != "#" }
      throw UsageError.stated(
        "--node: \(QuotedText.short(text)) matches nothing on \(system.name)\(moment(arguments, opened))"
          + (UsageError.suggestion(for: text, among: names) ?? ""))
    }
    var output = ExplanationText(for: console)
    output.heading("Where \(text) shows on \(system.name)" + moment(arguments, opened))
    if layers.count > nodeLimit {
      output.paragraph("\(layers.count) nodes match; the first \(nodeLimit) are explained.")
    }
    var uses: [FactUse] = []
    var rules: [String] = []
    for layer in layers.prefix(nodeLimit) {
      let basis = NodeExplainer(simulation: simulation, layer: layer, library: opened.runner.library)
        .explain(to: &output)
      uses += basis.uses
      rules += basis.rules
    }
    FactsUsed.add(rules: rules, to: &output)
    FactsUsed.add(uses, of: system.profile, to: &output)
    output.write(to: console)
  }

  /// How many nodes of one selector are explained.
  private static let nodeLimit = 5

  private static func state(
    of opened: OpenedScenario, _ arguments: ParsedArguments, _ console: Console
  ) throws -> (ScenarioCase, Simulation) {
    let system = try opened.singleCase(arguments, console: console)
    let simulation = try opened.simulation(on: system, after: arguments[LookOptions.step])
    LoudFaults.tell(of: simulation, in: opened.scenario, on: system, console: console)
    return (system, simulation)
  }

  private static func moment(_ arguments: ParsedArguments, _ opened: OpenedScenario) -> String {
    guard let step = arguments[LookOptions.step] else { return "" }
    return step == 0 ? ", after the launch" : ", after step \(step) of \(opened.scenario.steps.count)"
  }

  // MARK: Failures

  private static func explainFailures(
    of opened: OpenedScenario, _ arguments: ParsedArguments, _ console: Console
  ) throws {
    let cases = try opened.cases(of: arguments[systems], on: arguments[LookOptions.platform])
    let progress = console.progress("Running", total: cases.count)
    var groups: [(key: [String], systems: [ScenarioCase], text: ExplanationText)] = []
    for system in cases {
      try Interruption.check()
      progress.advance(at: system.name)
      let result = try opened.runner.run(opened.scenario, on: system)
      LoudFaults.tell(of: result.simulation, in: opened.scenario, on: system, console: console)
      var text = ExplanationText(for: console)
      let basis = FailureExplainer(result: result).explain(to: &text)
      let key = [result.verdict().word] + text.lines
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].systems.append(system)
        continue
      }
      FactsUsed.add(rules: basis.rules, to: &text)
      FactsUsed.add(basis.uses, of: system.profile, to: &text)
      groups.append((key, [system], text))
    }
    progress.finish()
    for (index, group) in groups.enumerated() {
      if index > 0 { console.writeLine() }
      let systems = SystemNames.text(group.systems.map { SystemReport($0) })
      let word = group.key.first ?? ""
      let style: TextStyle = word == "holds" ? .good : word == "fails" ? .bad : .warning
      console.writeLine(
        console.styled(QuotedText.bare(opened.scenario.title), .heading) + ", \(QuotedText.bare(systems)): "
          + console.styled(word, style))
      group.text.write(to: console)
    }
  }
}
