@testable import ShieldModel

/// A part of the shield's side of the model, or a deliberately wrong way to do it, with the law that tells them apart.
///
/// The law runs the way over all cases and answers with the first case that it gets wrong.
struct ModelMutant: Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence; for the right way what is right.
  let description: String
  /// The first case in which the way is wrong, or nil.
  let violation: @Sendable () throws -> String?
}

// MARK: Status

extension ModelMutant {
  /// How the status of a shield is found out.
  typealias StatusWay = @Sendable (Simulation) -> String

  /// Law S1: the status is `applied` exactly if stills and streams leave the content out and it is on the panel.
  static func status(_ description: String, _ way: @escaping StatusWay) -> ModelMutant {
    ModelMutant(description: description) {
      for (name, simulation) in try statusCases() {
        let isTrue = simulation.hidesFromCaptures("page") && simulation.showsOnPanel("page")
        let isClaimed = way(simulation) == "applied"
        if isTrue != isClaimed { return "\(name): it says \(way(simulation))" }
      }
      return nil
    }
  }

  /// States in which request, attachment, mask and window disagree.
  private static func statusCases() throws -> [(String, Simulation)] {
    let bench = try ShieldBench(recipe: PlainShield.text, named: PlainShield.name)
    let attach = bench.attach()
    let canvas = "\"#shield/canvas.captureMask\""
    let tails: [(String, [String])] = [
      ("attached", [attach]),
      ("the mask was cleared by hand", [attach, "{ \"set\": { \(canvas): [] } }"]),
      ("stills alone", [attach, "{ \"set\": { \(canvas): [\"still\"] } }"]),
      ("streams alone", [attach, "{ \"set\": { \(canvas): [\"live\"] } }"]),
      ("the flag is cleared", [attach, "{ \"set\": { \"#shield/field.isSecureTextEntry\": false } }"]),
      ("the content was moved out", [attach, "{ \"addSubview\": { \"view\": \"#page\", \"to\": \"#root\" } }"]),
      ("out of every window", [attach, "{ \"removeFromSuperview\": \"#shield/canvas\" }"]),
      ("switched off", [attach, "{ \"call\": \"shield.disable\" }"]),
      (
        "a mask of the parent",
        [
          attach, "{ \"set\": { \(canvas): [] } }", "{ \"set\": { \"#slot.captureMask\": [\"still\", \"live\"] } }",
        ]
      ),
    ]
    let profile = ShieldBench.systems[4]
    var cases = try tails.map { ($0.0, try bench.state(on: profile, $0.1 + ["{ \"turn\": 1 }"])) }
    if let missing = ShieldBench.systemsWithoutCanvas.first {
      cases.append(("no canvas", try bench.state(on: missing, [bench.attach(", \"whenMissing\": \"failOpen\"")])))
    }
    return cases
  }

  private static func report(_ simulation: Simulation) -> ShieldReport? { simulation.shieldReports.first }

  /// The right status and wrong ones.
  static let statuses: (right: ModelMutant, wrong: [ModelMutant]) = (
    status("the status is computed from the layer tree") { report($0)?.status.word ?? "" },
    [
      status("the status is the flag that was set when the shield was asked for") {
        report($0)?.isRequested == true ? "applied" : "disabled"
      },
      status("the status is whether the content hangs below a canvas") {
        report($0)?.isAttached == true ? "applied" : "failed"
      },
      status("the status is the secure flag of the field") { simulation in
        let hierarchy = simulation.device.hierarchy
        let field = hierarchy.views(named: "shield/field").first.flatMap { hierarchy.textField($0) }
        return field?.isSecureTextEntry == true ? "applied" : "disabled"
      },
      status("one masked bit is enough for applied") { simulation in
        guard let report = report(simulation), simulation.showsOnPanel("page") else { return "failed" }
        return report.effective.isDisjoint(with: .captures) ? "failed" : "applied"
      },
      status("only the canvas's own mask counts") { simulation in
        let mask = simulation.layer("shield/canvas").map { simulation.device.hierarchy[$0].captureMask }
        guard report(simulation)?.isAttached == true, simulation.showsOnPanel("page") else { return "failed" }
        return mask?.isSuperset(of: .captures) == true ? "applied" : "failed"
      },
      status("content outside of every window counts as applied") { simulation in
        report(simulation)?.effective.isSuperset(of: .captures) == true ? "applied" : "failed"
      },
    ]
  )
}

// MARK: Owners

extension ModelMutant {
  /// A screen that appears or disappears.
  struct Visit: Hashable, Sendable {
    var owner: String
    var isVisible: Bool
  }

  /// Answers for each visit whether captures leave the content out after it.
  typealias OwnerWay = @Sendable ([Visit]) throws -> [Bool]

  /// Law S3: after every visit the content is left out exactly if some owner is visible.
  static func owners(_ description: String, _ way: @escaping OwnerWay) -> ModelMutant {
    ModelMutant(description: description) {
      for visits in visitLists {
        var visible = Set<String>()
        var wanted: [Bool] = []
        for visit in visits {
          if visit.isVisible { visible.insert(visit.owner) } else { visible.remove(visit.owner) }
          wanted.append(!visible.isEmpty)
        }
        let seen = try way(visits)
        if seen != wanted { return "\(visits.map { $0.owner + ($0.isVisible ? "+" : "-") }): \(seen)" }
      }
      return nil
    }
  }

  /// All lists of three visits by two owners that begin with the appearance of the first.
  private static let visitLists: [[Visit]] = {
    let visits = ["a", "b"].flatMap { [Visit(owner: $0, isVisible: true), Visit(owner: $0, isVisible: false)] }
    return visits.flatMap { second in visits.map { [visits[0], second, $0] } }
  }()

  /// Runs what each visit makes of the shield on a real bench.
  private static func outcome(_ visits: [Visit], _ step: (Visit) -> String?) throws -> [Bool] {
    let bench = try ShieldBench(recipe: PlainShield.text, named: PlainShield.name)
    let steps = visits.map { step($0) ?? "{ \"turn\": 1 }" }
    let states = try bench.states(on: ShieldBench.systems[4], [bench.attach()] + steps)
    return states.dropFirst(2).map { $0.hidesFromCaptures("page") }
  }

  private static func call(_ isOn: Bool) -> String { "{ \"call\": \"shield.\(isOn ? "enable" : "disable")\" }" }

  /// The right bookkeeping and wrong ones.
  static let owners: (right: ModelMutant, wrong: [ModelMutant]) = (
    owners("an owner counts once, and the last one out switches off") { visits in
      try outcome(visits) { "{ \"owner\": { \"name\": \"\($0.owner)\", \"visible\": \($0.isVisible) } }" }
    },
    [
      owners("a token is counted every time that it asks") { visits in
        var count = 0
        return try outcome(visits) { visit in
          count = max(0, count + (visit.isVisible ? 1 : -1))
          return call(count > 0)
        }
      },
      owners("the last owner that leaves does not switch off") { visits in
        try outcome(visits) { $0.isVisible ? call(true) : nil }
      },
      owners("whoever leaves switches off") { visits in try outcome(visits) { call($0.isVisible) } },
      owners("only the first owner counts") { visits in
        try outcome(visits) { $0.owner == visits[0].owner ? call($0.isVisible) : nil }
      },
    ]
  )
}

// MARK: The secure switch

extension ModelMutant {
  /// Sets the secure flag of a field.
  typealias SwitchWay = @Sendable (inout Hierarchy, ViewID, Bool, OSProfile) -> Void

  /// Law F2: an equal value changes nothing; a new one overwrites the mask of the layer that the canvas answers with.
  static func secureSwitch(_ description: String, _ way: @escaping SwitchWay) -> ModelMutant {
    ModelMutant(description: description) {
      for isSecure in [false, true] {
        for value in [false, true] {
          for mask in [CaptureMask(), .still, .captures, .panel] {
            for isSwapped in [false, true] {
              let name = "\(isSecure) to \(value) with \(mask)" + (isSwapped ? ", layer swapped" : "")
              if let violation = try switchViolation(way, isSecure, value, mask, isSwapped) {
                return name + ": " + violation
              }
            }
          }
        }
      }
      return nil
    }
  }

  private static func switchViolation(
    _ way: SwitchWay, _ isSecure: Bool, _ value: Bool, _ mask: CaptureMask, _ isSwapped: Bool
  ) throws -> String? {
    let profile = ShieldBench.systems[4]
    let bench = ShieldBench(library: .empty, recipe: "")
    let add = "{ \"add\": { \"view\": \"UITextField#field\", \"isSecureTextEntry\": \(isSecure), \"to\": \"#root\" } }"
    let state = try bench.state(on: profile, [add])
    var hierarchy = state.device.hierarchy
    guard let field = hierarchy.views(named: "field").first, let canvas = hierarchy.textField(field)?.canvas,
      let other = hierarchy.views(named: "under").first
    else { return "the bench is broken" }
    let own = hierarchy[canvas].layer
    if isSwapped { try hierarchy.swapLayer(of: canvas, to: hierarchy[other].layer) }
    let written = hierarchy[canvas].layer
    hierarchy[written].captureMask = mask
    let before = hierarchy
    way(&hierarchy, field, value, profile)
    if hierarchy.textField(field)?.isSecureTextEntry != value { return "the flag is not set" }
    let wanted = isSecure == value ? mask : value ? CaptureMask.captures : []
    if hierarchy[written].captureMask != wanted { return "the mask is \(hierarchy[written].captureMask)" }
    if isSwapped, hierarchy[own].captureMask != before[own].captureMask { return "the canvas's old layer is written" }
    return nil
  }

  /// The right switch and wrong ones.
  static let switches: (right: ModelMutant, wrong: [ModelMutant]) = (
    secureSwitch("a new value overwrites the mask of the layer that the canvas answers with") {
      hierarchy, field, value, profile in
      _ = hierarchy.setSecure(value, of: field, profile: profile)
    },
    [
      secureSwitch("setting the same value again applies the mask again") { hierarchy, field, value, profile in
        _ = hierarchy.setSecure(!value, of: field, profile: profile)
        _ = hierarchy.setSecure(value, of: field, profile: profile)
      },
      secureSwitch("the switch adds its bits to those that are there") { hierarchy, field, value, profile in
        guard let canvas = hierarchy.textField(field)?.canvas else { return }
        let layer = hierarchy[canvas].layer
        let old = hierarchy[layer].captureMask
        let events = hierarchy.setSecure(value, of: field, profile: profile)
        if value, events.count == 1, case .maskWritten = events[0] { hierarchy[layer].captureMask.formUnion(old) }
      },
      secureSwitch("switching off leaves the mask") { hierarchy, field, value, profile in
        guard let canvas = hierarchy.textField(field)?.canvas else { return }
        let old = hierarchy[hierarchy[canvas].layer].captureMask
        _ = hierarchy.setSecure(value, of: field, profile: profile)
        if !value { hierarchy[hierarchy[canvas].layer].captureMask = old }
      },
      secureSwitch("the switch writes into the layer that the canvas was made with") {
        hierarchy, field, value, profile in
        guard let canvas = hierarchy.textField(field)?.canvas else { return }
        let (own, present) = (hierarchy[canvas].ownLayer, hierarchy[canvas].layer)
        let old = hierarchy[present].captureMask
        let events = hierarchy.setSecure(value, of: field, profile: profile)
        guard own != present, events.count == 1, case .maskWritten = events[0] else { return }
        hierarchy[own].captureMask = hierarchy[present].captureMask
        hierarchy[present].captureMask = old
      },
      secureSwitch("only stills are masked") { hierarchy, field, value, profile in
        let events = hierarchy.setSecure(value, of: field, profile: profile)
        if value, case .maskWritten(_, let layer, _)? = events.first { hierarchy[layer].captureMask = .still }
      },
    ]
  )
}

// MARK: The field's layout

extension ModelMutant {
  /// Lays a field out.
  typealias LayoutWay = @Sendable (inout Hierarchy, ViewID, OSProfile) -> Void

  /// Law F3: layout takes back a canvas that lives elsewhere, with what is in it, unless the field is being edited.
  static func fieldLayout(_ description: String, _ way: @escaping LayoutWay) -> ModelMutant {
    ModelMutant(description: description) {
      let bench = ShieldBench(library: .empty, recipe: "")
      let host = [
        "{ \"add\": { \"view\": \"UITextField#field\", \"frame\": [0, 0, 30, 10], \"isSecureTextEntry\": true, \"to\": \"#root\" } }",
        "{ \"lookup\": { \"in\": \"#field\", \"by\": \"reference\", \"as\": \"canvas\" } }",
      ]
      let take =
        "{ \"together\": [%F{ \"addSubview\": { \"view\": \"#canvas\", \"to\": \"#slot\" } },"
        + "{ \"addSubview\": { \"view\": \"#page\", \"to\": \"#canvas\" } }] }"
      for profile in ShieldBench.systems {
        for isEditing in [false, true] {
          let focus = isEditing ? "{ \"focus\": \"#field\" }," : ""
          let state = try bench.state(on: profile, host + [take.replacing("%F", with: focus)])
          var hierarchy = state.device.hierarchy
          guard let field = hierarchy.views(named: "field").first, let canvas = hierarchy.textField(field)?.canvas,
            let slot = hierarchy.views(named: "slot").first, let page = hierarchy.views(named: "page").first
          else { return "the bench is broken" }
          way(&hierarchy, field, profile)
          let name = profile.name + (isEditing ? ", editing" : "")
          if hierarchy[canvas].superview != (isEditing ? slot : field) { return name + ": the canvas is elsewhere" }
          if hierarchy[page].superview != canvas { return name + ": the content is not in the canvas" }
          if !hierarchy.isLayer(hierarchy[page].layer, sameOrBelow: hierarchy[canvas].layer) {
            return name + ": the content's layer is not in the canvas"
          }
        }
      }
      return nil
    }
  }

  /// The right layout and wrong ones.
  static let layouts: (right: ModelMutant, wrong: [ModelMutant]) = (
    fieldLayout("layout takes the canvas back, with everything in it, while nobody edits") {
      hierarchy, field, profile in
      _ = try? hierarchy.layOutTextField(field, profile: profile, isRightToLeft: false)
    },
    [
      fieldLayout("layout leaves the canvas where it is") { hierarchy, field, profile in
        guard let canvas = hierarchy.textField(field)?.canvas, let slot = hierarchy.views(named: "slot").first else {
          return
        }
        _ = try? hierarchy.layOutTextField(field, profile: profile, isRightToLeft: false)
        _ = try? hierarchy.insertSubview(canvas, into: slot, at: .front)
      },
      fieldLayout("layout takes the canvas back while the field is being edited") { hierarchy, field, profile in
        guard let canvas = hierarchy.textField(field)?.canvas else { return }
        _ = try? hierarchy.insertSubview(canvas, into: field, at: .front)
      },
      fieldLayout("layout takes an empty canvas back") { hierarchy, field, profile in
        guard let page = hierarchy.views(named: "page").first, let slot = hierarchy.views(named: "slot").first else {
          return
        }
        _ = try? hierarchy.layOutTextField(field, profile: profile, isRightToLeft: false)
        _ = try? hierarchy.insertSubview(page, into: slot, at: .front)
      },
    ]
  )
}

// MARK: Faults

extension ModelMutant {
  /// Answers whether a lookup is reported as a fault.
  typealias FaultWay = @Sendable (Simulation) -> Int

  /// Law L2: each lookup that does not end at the canvas is one fault, and no other is.
  static func faults(_ description: String, _ way: @escaping FaultWay) -> ModelMutant {
    ModelMutant(description: description) {
      let bench = ShieldBench(library: .empty, recipe: "")
      let add = "{ \"add\": { \"view\": \"UITextField#field\", \"frame\": [0, 0, 30, 10], \"to\": \"#root\" } }"
      let lookups = [
        "\"by\": \"name\"", "\"by\": \"firstSubview\"", "\"by\": \"lastSubview\"", "\"by\": \"reference\"",
        "\"by\": \"name\", \"names\": [\"_UINobody\"]",
      ]
      for profile in ShieldBench.systems + ShieldBench.systemsWithoutCanvas {
        for lookup in lookups {
          let step = "{ \"lookup\": { \"in\": \"#field\", \(lookup), \"as\": \"canvas\" } }"
          let end = try bench.state(on: profile, [add, "{ \"turn\": 1 }", step])
          let hierarchy = end.device.hierarchy
          let field = hierarchy.views(named: "field").first
          let canvas = field.flatMap { hierarchy.textField($0)?.canvas }
          let found = end.names["canvas"].flatMap { end.view(of: $0) }
          let wanted = found != nil && found == canvas ? 0 : 1
          if way(end) != wanted { return "\(profile.name), \(lookup): \(way(end)) faults" }
        }
      }
      return nil
    }
  }

  /// The right faults and wrong ones.
  static let faultWays: (right: ModelMutant, wrong: [ModelMutant]) = (
    faults("every miss is one fault") { $0.log.faults.count },
    [
      faults("a missed lookup is silent") { _ in 0 },
      faults("a lookup that found another view is silent") { simulation in
        simulation.log.faults.filter { if case .anotherView = $0.verdict { false } else { true } }.count
      },
      faults("a lookup that found nothing is silent") { simulation in
        simulation.log.faults.filter { $0.verdict != .nothing }.count
      },
      faults("two candidates are silent") { simulation in
        simulation.log.faults.filter { if case .ambiguous = $0.verdict { false } else { true } }.count
      },
      faults("a lookup by position is always a fault") { simulation in
        simulation.log.faults.count + simulation.log.positionalLookups.count
      },
    ]
  )
}
