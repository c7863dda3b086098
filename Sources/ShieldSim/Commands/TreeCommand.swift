import ShieldModel

/// `shieldsim tree`: the trees of a scenario's device as text.
enum TreeCommand {
  static let style = Option("style", .words("STYLE", of: Style.self), default: .box, "Says how trees are drawn.")
  static let which = Option("which", .words("TREE", of: Which.self), default: .all, "Says which trees are drawn.")

  static let command = Command(
    CommandSpecification(
      "tree", in: .look, "Shows the view tree, the layer tree and the render tree of a scenario.",
      discussion: [
        "View tree and layer tree stand side by side when the terminal is wide enough. Numbers link a view to its "
          + "layer where that hangs elsewhere. The render tree is what was committed last: every node with the reason "
          + "why it is not drawn, or which captures leave it out.",
        "As JSON the trees are flat lists in the order of the trees, each node with the number of the one above it.",
      ],
      arguments: [LookOptions.file],
      options: [
        style, which, LookOptions.system, LookOptions.platform, LookOptions.step, LookOptions.root,
        LookOptions.recipes,
      ],
      examples: [
        CommandExample("shieldsim tree a.shield.jsonc --os 17", "Shows the trees at the end of the scenario."),
        CommandExample(
          "shieldsim tree a.shield.jsonc --step 0 --which view", "Shows the views before anything happened."),
        CommandExample("shieldsim tree a.shield.jsonc --style json", "Prints the trees for another program."),
      ])
  ) { arguments, console in
    let opened = try OpenedScenario(try arguments[LookOptions.file], arguments: arguments, console: console)
    let system = try opened.singleCase(arguments, console: console)
    let step = arguments[LookOptions.step]
    let simulation = try opened.simulation(on: system, after: step)
    LoudFaults.tell(of: simulation, in: opened.scenario, on: system, console: console)
    let which = arguments[which]
    if arguments[style] == .json {
      let document = TreeDocument(
        simulation, scenario: opened.scenario.file, system: system.name, step: step ?? opened.scenario.steps.count,
        which: which)
      console.write(try JSONText.of(document))
      return .holds
    }
    write(simulation, style: arguments[style] == .box ? .box : .recursive, which: which, to: console)
    return .holds
  }

  private static func write(_ simulation: Simulation, style: TreeStyle, which: Which, to console: Console) {
    let trees = TwinTrees(simulation.device, style: style)
    switch which {
    case .view: for row in trees.views.rows(console: console) { console.writeLine(row.text) }
    case .layer: for row in trees.layers.rows(console: console) { console.writeLine(row.text) }
    case .all: trees.write(to: console)
    case .render: break
    }
    guard which.includes(.render) else { return }
    if which == .all { console.writeLine() }
    console.writeLine(console.styled("Render tree", .heading))
    guard let tree = simulation.lastTree else { return console.writeLine("nothing has been committed yet") }
    let text = RenderTreeText(tree: tree, hierarchy: simulation.device.hierarchy)
    for line in text.lines { console.writeLine(QuotedText.bare(line)) }
  }

  /// How trees are drawn.
  enum Style: String, ChoiceValue {
    case box
    case recursive
    case json

    /// What the word means.
    var summary: String {
      switch self {
      case .box: "branches drawn with lines"
      case .recursive: "in the manner of UIKit's recursiveDescription, without addresses"
      case .json: "flat lists for another program"
      }
    }
  }

  /// Which trees are drawn.
  enum Which: String, ChoiceValue {
    case view
    case layer
    case render
    case all

    /// What the word means.
    var summary: String {
      switch self {
      case .view: "the views"
      case .layer: "the layers"
      case .render: "what the render server got last, with reasons"
      case .all: "all three"
      }
    }

    /// Whether a tree is drawn.
    func includes(_ tree: Which) -> Bool { self == .all || self == tree }
  }
}
