/// A scenario file that has been read, together with the files that it includes.
public struct Scenario: Sendable, Equatable {
  /// The name of the file as messages show it.
  public var file: String
  /// What the scenario shows, in at most sixty characters.
  public var title: String
  /// Rule ids and addresses of public reports that the scenario rests on.
  public var because: [String]
  /// The screen at the start.
  public var screen: Screen
  /// The systems to run on, at least one: platforms in the order of the file, systems in the order of the catalogue.
  public var cases: [ScenarioCase]
  /// The systems that the file defines itself.
  public var ownSystems: [OSProfile]
  /// The systems that the file takes out of its matrix.
  public var exclusions: [SystemExclusion]
  /// Steps of the first turn: the layout direction, further scenes, and the windows with their views.
  public var launch: [Step]
  /// The steps in order, each a turn of its own.
  public var steps: [Step]
  /// All expectations; an `expect` step refers to them by index.
  public var expectations: [Expectation]
  /// The policy that the app enforces; nil for none.
  public var policy: PolicySetup?
  /// Continuous captures that run before the app comes up.
  public var captures: [CaptureKind]
  /// The description of a search, as it stands in the file.
  public var explore: JSONValue?
  /// The places of all steps, views and expectations, and of all steps of the recipes.
  public var places: PlaceTable

  /// The systems that a list of names and ranges selects instead of the file's own choice.
  ///
  /// Names of the file's own systems count too, and what the file excludes stays excluded. Of several platforms each
  /// gets the items that it has.
  ///
  /// - Parameters:
  ///   - text: Names and ranges as in a matrix.
  ///   - platform: The platform to select from; nil for all platforms that the file runs on.
  /// - Throws: ``OSSelectionError`` when an item is malformed or selects nothing on any of the platforms.
  public func selecting(_ text: String, platform: Platform? = nil) throws(OSSelectionError) -> [ScenarioCase] {
    var platforms: [Platform] = []
    for candidate in platform.map({ [$0] }) ?? cases.map(\.platform) where !platforms.contains(candidate) {
      platforms.append(candidate)
    }
    let choice = SystemChoice(items: SystemRange.items(of: text), platforms: platforms, ownSystems: ownSystems)
    let profiles = try choice.profiles()
    return profiles.filter { profile in !exclusions.contains { $0.excludes(profile) } }.map {
      ScenarioCase(profile: $0)
    }
  }
}

/// Systems that a matrix leaves out.
public struct SystemExclusion: Hashable, Sendable {
  /// The systems; nil for all of the platform.
  public var systems: SystemRange?
  /// The platform; nil for all.
  public var platform: Platform?

  /// Makes an exclusion.
  public init(systems: SystemRange?, platform: Platform?) {
    self.systems = systems
    self.platform = platform
  }

  /// Tells whether a system is left out.
  public func excludes(_ profile: OSProfile) -> Bool {
    (platform ?? profile.platform) == profile.platform && systems?.contains(profile) ?? true
  }
}
