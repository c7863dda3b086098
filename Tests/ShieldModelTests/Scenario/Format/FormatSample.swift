import Foundation

@testable import ShieldModel

/// Short ways to read scenarios and recipes in tests.
enum FormatSample {
  /// The folder of the repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether files that are made from the sources are to be made again instead of compared.
  static let isRegenerating = ProcessInfo.processInfo.environment["SHIELDMODEL_REGENERATE"] != nil

  /// The paths of all files below a folder of the repository with an ending, sorted.
  static func files(under folder: String, endingIn suffix: String) -> [String] {
    let root = repository.appendingPathComponent(folder).path
    let entries = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return entries.filter { $0.hasSuffix(suffix) }.sorted().map { root + "/" + $0 }
  }

  /// A scenario of one file.
  static func scenario(_ text: String) throws -> Scenario {
    try ScenarioReader.read(SourceFile(name: "s", text: text))
  }

  /// A scenario file that has version and title, and further members.
  static func text(_ members: String) -> String { "{\"version\":1,\"title\":\"t\",\(members)}" }

  /// The steps of a scenario.
  static func steps(_ list: String) throws -> [Step] { try scenario(text("\"steps\":\(list)")).steps }

  /// The action of a scenario's only step.
  static func action(_ step: String) throws -> Step.Action? {
    let steps = try steps("[\(step)]")
    return steps.count == 1 ? steps.first?.action : nil
  }

  /// The template of a view.
  static func template(_ view: String) throws -> ViewTemplate? {
    guard case .make(let template, _, _) = try action("{\"add\":\(view)}") else { return nil }
    return template
  }

  /// The messages about a scenario of one file, or none when it can be read.
  static func messages(_ text: String) -> [String] {
    do {
      _ = try scenario(text)
      return []
    } catch let error as DocumentError {
      return error.diagnostics.lines
    } catch {
      return ["\(error)"]
    }
  }

  /// A recipe.
  static func recipe(_ text: String) throws -> Recipe {
    var places = PlaceTable()
    return try RecipeReader.read(SourceFile(name: "r", text: text), places: &places)
  }

  /// A recipe file that has all that is needed, and further members.
  static func recipeText(_ members: String, attach: String = "[]") -> String {
    "{\"version\":1,\"recipe\":\"r\",\"title\":\"t\",\"source\":\"s\",\"attach\":\(attach)\(members)}"
  }

  /// The messages about a recipe, or none when it can be read.
  static func recipeMessages(_ text: String) -> [String] {
    do {
      _ = try recipe(text)
      return []
    } catch let error as DocumentError {
      return error.diagnostics.lines
    } catch {
      return ["\(error)"]
    }
  }

  /// Steps without their places, to compare them with steps that tests write down.
  static func withoutPlaces(_ steps: [Step]) -> [Step] { steps.map { Step(withoutPlaces($0.action)) } }

  /// An action without places.
  static func withoutPlaces(_ action: Step.Action) -> Step.Action {
    switch action {
    case .make(let template, let superview, let placement):
      .make(withoutPlaces(template), under: superview, at: placement)
    case .present(let template, let window): .present(withoutPlaces(template), in: window)
    case .together(let steps): .together(withoutPlaces(steps))
    case .async(let steps): .async(withoutPlaces(steps))
    case .onLayout(let selector, let once, let steps): .onLayout(of: selector, once: once, steps: withoutPlaces(steps))
    case .on(let trigger, let field, let once, let steps):
      .on(trigger, of: field, once: once, steps: withoutPlaces(steps))
    case .branch(let condition, let yes, let no):
      .branch(condition, then: withoutPlaces(yes), otherwise: withoutPlaces(no))
    default: action
    }
  }

  private static func withoutPlaces(_ template: ViewTemplate) -> ViewTemplate {
    ViewTemplate(
      nodes: template.nodes.map { node in
        var node = node
        node.place = -1
        return node
      })
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// Makes a selector; a spelling that is none gives one that points at nothing.
  public init(stringLiteral value: String) {
    self = Selector(value) ?? Selector(name: "malformed")
  }
}
