@testable import ShieldModel

/// Something that must be true of a recipe which claims to protect exactly and to restore exactly.
struct ShieldLaw: Sendable, CustomStringConvertible {
  /// The law as a sentence.
  let description: String
  /// What breaks it, or nil.
  let violation: @Sendable (ShieldBench) throws -> String?

  /// All laws about recipes.
  static let all: [ShieldLaw] = [
    protects, keepsThePanel, isAllOrNothing, followsItsFailMode, isLoud, onIsIdempotent, restoresExactly,
    neverGrows, rehosts, survivesFieldLayout, keepsIdentity, keepsField, outlivesItsWindow, waitsForItsWindow,
    takesNoTouches,
  ]

  /// A law that is tried on every system with a canvas.
  private static func everywhere(
    _ description: String, _ violation: @escaping @Sendable (ShieldBench, OSProfile) throws -> String?
  ) -> ShieldLaw {
    ShieldLaw(description: description) { bench in
      for profile in ShieldBench.systems {
        if let violation = try violation(bench, profile) { return profile.name + ": " + violation }
      }
      return nil
    }
  }

  /// Captures lack the content, and the status says so.
  static let protects = everywhere("attached content is in no picture, and the status says so") { bench, profile in
    let end = try bench.state(on: profile, [bench.attach(), "{ \"turn\": 1 }"])
    guard end.log.faults.isEmpty else { return end.log.faults[0].message }
    guard end.hidesFromCaptures("page") else { return "a picture shows the content" }
    guard end.shieldReports.map(\.status) == [.applied] else { return "the status is \(end.shieldReports)" }
    return nil
  }

  /// The panel is that of the screen before.
  static let keepsThePanel = everywhere("the panel is the same with and without the shield") { bench, profile in
    let states = try bench.states(on: profile, [bench.attach(), "{ \"turn\": 1 }"])
    // The film goes on by itself, so it is compared without its picture.
    let pictures = states.compactMap { state -> CompositedFrame? in
      guard var tree = state.lastTree else { return nil }
      for index in tree.nodes.indices where tree.nodes[index].video != nil { tree.nodes[index].video = .black }
      return Compositor.compose(tree, rule: .panel)
    }
    for (index, picture) in pictures.enumerated() where !picture.hasSamePixels(as: pictures[0]) {
      return "it differs after step \(index)"
    }
    return nil
  }

  /// A failed attach leaves nothing of the shield in any window.
  static let isAllOrNothing = ShieldLaw(description: "an attach that fails leaves no part of the shield in a window") {
    bench in
    for profile in ShieldBench.systemsWithoutCanvas {
      for mode in FailMode.allCases {
        let end = try bench.state(
          on: profile, [bench.attach(", \"whenMissing\": \"\(mode.word)\""), "{ \"turn\": 1 }"])
        let hierarchy = end.device.hierarchy
        for view in hierarchy.views.handles where hierarchy.textField(view) != nil {
          let root = hierarchy.rootLayer(of: hierarchy.layer(of: view))
          if end.device.isInWindow(view) || hierarchy[root].isContextRoot {
            return profile.name + ": " + hierarchy[view].label + " stays behind"
          }
        }
        if end.shieldReports.contains(where: { $0.status == .applied || $0.isAttached }) {
          return profile.name + ": it counts as attached"
        }
      }
    }
    return nil
  }

  /// Failing open shows the content, failing closed shows it nowhere.
  static let followsItsFailMode = ShieldLaw(
    description: "without a canvas, failing open shows the content and failing closed hides it everywhere"
  ) { bench in
    for profile in ShieldBench.systemsWithoutCanvas {
      for mode in FailMode.allCases {
        let end = try bench.state(
          on: profile, [bench.attach(", \"whenMissing\": \"\(mode.word)\""), "{ \"turn\": 1 }"])
        let wanted = mode == .failOpen
        if end.showsOnPanel("page") != wanted { return "\(profile.name), \(mode.word): the panel is wrong" }
        if end.hidesFromCaptures("page") == wanted { return "\(profile.name), \(mode.word): the pictures are wrong" }
      }
    }
    return nil
  }

  /// Every failed lookup is reported once and logged by the app.
  static let isLoud = ShieldLaw(description: "a lookup that misses is one fault, and the app logs it") { bench in
    for profile in ShieldBench.systemsWithoutCanvas {
      let end = try bench.state(on: profile, [bench.attach(), "{ \"turn\": 1 }"])
      if end.log.faults.count != 1 { return "\(profile.name): \(end.log.faults.count) faults" }
      if !end.log.faults[0].isLogged { return "\(profile.name): the app is silent" }
    }
    return nil
  }

  /// Switching on what is on changes nothing, and so does switching off what is off.
  static let onIsIdempotent = everywhere("switching on twice is switching on once, and off likewise") {
    bench, profile in
    let on = "{ \"call\": \"shield.enable\" }"
    let off = "{ \"call\": \"shield.disable\" }"
    let states = try bench.states(on: profile, [bench.attach(), on, on, off, off])
    if states[2].device.hierarchy.views.count != states[1].device.hierarchy.views.count {
      return "switching on what is on makes or frees views"
    }
    for (first, second) in [(1, 2), (2, 3), (4, 5)] where states[first].windowTrees != states[second].windowTrees {
      return "step \(second) changes the trees"
    }
    if states.contains(where: { state in state.log.actions.contains { !$0.repetitionDifference.isEmpty } }) {
      return "the run notices that a repeated call changes the trees"
    }
    return nil
  }

  /// Off brings back every node and every frame.
  static let restoresExactly = everywhere("detaching restores both trees, node for node and frame for frame") {
    bench, profile in
    let states = try bench.states(
      on: profile, [bench.attach(), "{ \"turn\": 2 }", "{ \"call\": \"shield.disable\" }", "{ \"turn\": 1 }"])
    if states[4].windowTrees != states[0].windowTrees {
      return "before:\n" + states[0].windowTrees + "after:\n" + states[4].windowTrees
    }
    if states[4].windowFrames != states[0].windowFrames { return "a frame is another one" }
    if states[4].shieldReports.map(\.status) != [.disabled] { return "the status is not disabled" }
    return nil
  }

  /// Cycles of on and off leave nothing behind.
  static let neverGrows = everywhere("ten cycles of off and on leave as many nodes as one") { bench, profile in
    let cycle = ["{ \"call\": \"shield.disable\" }", "{ \"call\": \"shield.enable\" }"]
    let states = try bench.states(on: profile, [bench.attach()] + Array(repeating: cycle, count: 10).flatMap { $0 })
    let counts = states.map { $0.device.hierarchy.views.count + $0.device.hierarchy.layers.count }
    if counts[counts.count - 1] != counts[3] { return "\(counts[3]) nodes become \(counts[counts.count - 1])" }
    guard states[states.count - 1].hidesFromCaptures("page") else { return "it no longer protects" }
    return nil
  }

  /// A replaced canvas gets the content again within the turn.
  static let rehosts = everywhere("content moves into a canvas that UIKit has replaced") { bench, profile in
    let end = try bench.state(on: profile, [bench.attach(), "{ \"replaceCanvas\": \"#shield/field\" }"])
    let hierarchy = end.device.hierarchy
    let field = hierarchy.views(named: "shield/field").first
    guard let canvas = field.flatMap({ hierarchy.textField($0)?.canvas }),
      let page = hierarchy.views(named: "page").first, hierarchy.isView(page, sameOrBelow: canvas)
    else { return "the content is not in the new canvas" }
    guard end.showsOnPanel("page") else { return "the content is gone from the panel" }
    guard end.hidesFromCaptures("page") else { return "a picture shows the content" }
    return nil
  }

  /// The field's own layout takes nothing away.
  static let survivesFieldLayout = everywhere("a layout of the field leaves the content protected and visible") {
    bench, profile in
    let end = try bench.state(on: profile, [bench.attach(), "{ \"layout\": \"#shield/field\" }", "{ \"turn\": 1 }"])
    guard end.showsOnPanel("page") else { return "the content is gone from the panel" }
    guard end.hidesFromCaptures("page") else { return "a picture shows the content" }
    return nil
  }

  /// A film plays on, and a list stays where it was scrolled.
  static let keepsIdentity = everywhere("toggling keeps the film's frame counter and the list's place") {
    bench, profile in
    let states = try bench.states(
      on: profile, [bench.attach(), "{ \"call\": \"shield.disable\" }", "{ \"call\": \"shield.enable\" }"])
    let films = states.map { state in state.layer("film").flatMap { state.device.hierarchy[$0].videoFrame } }
    guard films.allSatisfy({ $0 != nil }), films.compactMap({ $0 }) == (1...4).map({ Int32($0) }) else {
      return "the film's frames are \(films)"
    }
    if Set(states.map { $0.layer("film") }).count > 1 { return "the film is another view" }
    for state in states {
      guard let list = state.layer("list"), state.device.hierarchy[list].boundsOrigin == Point(x: 0, y: 7) else {
        return "the list is scrolled"
      }
    }
    return nil
  }

  /// Somebody holds the field for as long as the shield is on.
  static let keepsField = everywhere("the field lives as long as the shield is on") { bench, profile in
    let end = try bench.state(on: profile, [bench.attach(), "{ \"turn\": 5 }"])
    let hierarchy = end.device.hierarchy
    let fields = hierarchy.views.handles.filter { hierarchy.textField($0) != nil }
    return fields.contains { hierarchy[$0].name.hasPrefix("shield/") } ? nil : "the field is gone"
  }

  /// Hiding and showing the window, and another key window, change nothing about the shield.
  static let outlivesItsWindow = everywhere("a hidden window, and another key window between on and off, do no harm") {
    bench, profile in
    let other = "{ \"window\": { \"id\": \"other\", \"level\": 1, \"root\": { \"view\": \"UIView#shade\" } } }"
    let states = try bench.states(
      on: profile,
      [
        bench.attach(), "{ \"set\": { \"#main.hidden\": true } }", "{ \"set\": { \"#main.hidden\": false } }",
        other, "{ \"makeKeyAndVisible\": \"#other\" }", "{ \"call\": \"shield.disable\" }",
        "{ \"call\": \"shield.enable\" }", "{ \"makeKeyAndVisible\": \"#main\" }", "{ \"call\": \"shield.disable\" }",
      ])
    if states[2].showsOnPanel("page") { return "the hidden window shows the content" }
    for index in [3, 5, 7] {
      guard states[index].showsOnPanel("page"), states[index].hidesFromCaptures("page") else {
        return "it no longer protects after step \(index)"
      }
    }
    for index in [6, 9] where states[index].hidesFromCaptures("page") { return "step \(index) does not switch off" }
    return nil
  }

  /// A shield in a window that is not on the screen yet takes effect when the window appears.
  static let waitsForItsWindow = everywhere("a shield in a hidden window waits and applies when the window appears") {
    bench, profile in
    let window = """
      { "id": "main", "hidden": true, "color": "white", "root": { "view": "UIView#root", "children": [
        { "view": "UIView#slot", "frame": [5, 5, 60, 40], "children": [
          { "view": "UIView#page", "secret": true, "frame": [10, 5, 40, 20], "color": "red" } ] } ] } }
      """
    let states = try bench.states(
      on: profile, [bench.attach(), "{ \"set\": { \"#main.hidden\": false } }", "{ \"turn\": 1 }"], windows: window)
    guard case .pending = states[1].shieldReports.first?.status else { return "the status is not pending" }
    guard states[3].shieldReports.map(\.status) == [.applied] else { return "the status is not applied" }
    guard states[2].hidesFromCaptures("page") else { return "the first frame of the window shows the content" }
    return states[3].showsOnPanel("page") ? nil : "the content is gone from the panel"
  }

  /// The health checks have nothing to say against it.
  static let takesNoTouches = everywhere("touches arrive, and no health check warns") { bench, profile in
    let end = try bench.state(on: profile, [bench.attach(), "{ \"turn\": 1 }", "{ \"tap\": [50, 26] }"])
    let findings = HealthChecks.findings(HealthInput(simulation: end, comparison: nil))
    if let finding = findings.first(where: { $0.severity > .note }) { return finding.rule + ": " + finding.message }
    let hit = end.log.taps.last?.hit.view.map { end.device.hierarchy[$0].name }
    return hit == "page" ? nil : "the touch goes to \(hit ?? "nobody")"
  }
}
