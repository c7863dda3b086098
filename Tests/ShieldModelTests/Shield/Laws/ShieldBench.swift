@testable import ShieldModel

/// A screen on which a recipe is tried: a slot with the content between two neighbours, and a text view.
///
/// The content holds a film and a list that has been scrolled.
struct ShieldBench {
  /// The systems on which captures honour masks and the canvas has its known names.
  static let systems: [OSProfile] = (try? OSCatalogue.select("13...26,26.5", platform: .iPhone)) ?? []

  /// The made-up systems on which a lookup by name has to miss.
  static let systemsWithoutCanvas: [OSProfile] =
    (try? OSCatalogue.select("next-renamed,next-two-canvases", platform: .iPhone)) ?? []

  /// The windows of the screen.
  private static let windows = """
    { "id": "main", "color": "white", "root": { "view": "UIView#root", "children": [
      { "view": "UITextView#notes", "frame": [0, 50, 60, 10], "children": [
        { "view": "_UITextLayoutCanvasView#drawing", "frame": "fill" } ] },
      { "view": "UIView#slot", "frame": [5, 5, 60, 40], "children": [
        { "view": "UIView#under", "frame": [0, 0, 60, 40], "color": "yellow" },
        { "view": "UIView#page", "secret": true, "handlesTouches": true, "frame": [10, 5, 40, 20], "color": "red",
          "children": [
            { "view": "AVPlayerView#film", "frame": [0, 0, 10, 10] },
            { "view": "UIScrollView#list", "frame": [10, 0, 20, 10], "scroll": [0, 7] } ] },
        { "view": "UIView#over", "frame": [12, 28, 30, 10], "color": "green" } ] } ] } }
    """

  /// The recipe that is tried, with its file.
  let library: RecipeLibrary
  /// The name of the recipe.
  let recipe: String
  /// The view in which the recipe builds; nil for a slot that the step makes at the content's place.
  var host: String?

  /// A bench for a recipe of a library.
  init(library: RecipeLibrary, recipe: String) {
    self.library = library
    self.recipe = recipe
    host = nil
  }

  /// A bench for the text of a recipe.
  init(recipe text: String, named name: String) throws {
    library = try RecipeLibrary.empty.overridden(by: [SourceFile(name: "recipe", text: text)])
    recipe = name
    host = "#slot"
  }

  /// The step that applies the recipe.
  func attach(_ more: String = "", target: String = "#page") -> String {
    let host = host.map { ", \"into\": \"\($0)\"" } ?? ""
    return "{ \"shield\": { \"recipe\": \"\(recipe)\", \"target\": \"\(target)\"\(host)\(more) } }"
  }

  /// The state before the first step and after each one, on a system.
  func states(on profile: OSProfile, _ steps: [String], windows: String = windows) throws -> [Simulation] {
    let text = """
      { "version": 1, "title": "bench", "device": { "screen": [70, 60] }, "windows": [\(windows)],
        "steps": [\(steps.joined(separator: ","))] }
      """
    let scenario = try ScenarioReader.read(SourceFile(name: "bench", text: text), library: library)
    let device = DeviceState(profile: profile, screen: scenario.screen)
    var simulation = Simulation(device: device, recipes: library.recipes)
    try simulation.launch(scenario.launch)
    var states = [simulation]
    for step in scenario.steps {
      try simulation.perform(step)
      states.append(simulation)
    }
    return states
  }

  /// The state after the last step.
  func state(on profile: OSProfile, _ steps: [String]) throws -> Simulation {
    let states = try states(on: profile, steps)
    return states[states.count - 1]
  }
}

extension Simulation {
  /// The layer of the view of a name; nil when it is gone.
  func layer(_ name: String) -> LayerID? {
    device.hierarchy.views(named: name).first.map { device.hierarchy.layer(of: $0) }
  }

  /// Whether the content of a view shows on the panel.
  func showsOnPanel(_ name: String) -> Bool {
    guard let layer = layer(name), let tree = lastTree else { return false }
    let reach = device.hierarchy.reach(of: [layer])
    return LeakExamination.examine(tree.marking { reach.contains($0.layer) }, rule: .panel).leaks
  }

  /// Whether the content of a view is absent from the screenshot and from a recording.
  func hidesFromCaptures(_ name: String) -> Bool {
    guard let layer = layer(name) else { return true }
    return [CaptureKind.hardwareScreenshot, .screenRecording].allSatisfy { kind in
      guard let record = picture(by: kind) else { return false }
      return ExposureJudge(profile: device.profile).judge([layer], in: record).verdict == .protected
    }
  }

  /// Both trees of the windows as text: every node with its class, name, frame and mask.
  var windowTrees: String {
    device.viewTreeText(includesDetached: false) + device.layerTreeText(includesDetached: false)
      + device.viewTreeText(style: .recursive, includesDetached: false)
      + device.layerTreeText(style: .recursive, includesDetached: false)
  }

  /// The frames of all layers that a window reaches, in the order of the trees.
  var windowFrames: [Rect] {
    device.contexts.flatMap { device.hierarchy.layerSubtree(of: $0) }.map { device.hierarchy[$0].frame }
  }
}
