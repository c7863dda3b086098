extension HealthChecks {
  /// Lookups that an app does not report, and lookups by position.
  ///
  /// Source: L1 and L2, measured and reported.
  static func lookups(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    for fault in input.log.faults where !fault.isLogged {
      findings.append(
        Finding(
          rule: "L2", severity: .error, node: shieldNode(fault.shield), turn: fault.turn, place: fault.place,
          message: "silent: the app goes on without a word although the " + fault.message,
          hint: "log a fault and let a unit test on the system under test turn red",
          grade: input.grade(of: [.field(.canvasTypeName), .field(.passthroughTrigger)]),
          uses: [.field(.canvasTypeName), .field(.passthroughTrigger)]))
    }
    var isReported = Set<String>()
    let failed = Set(input.log.faults.map { $0.shield })
    for lookup in input.log.positionalLookups where isReported.insert(lookup.shield).inserted {
      // Where another lookup of the same shield failed, luck is not the point.
      if failed.contains(lookup.shield) { continue }
      findings.append(
        Finding(
          rule: "L1", severity: .note, node: shieldNode(lookup.shield), turn: lookup.turn, place: lookup.place,
          message: "lookup by position: it found the canvas this time, but no system promises an order",
          hint: "look the canvas up by its class name, among the field's own children",
          grade: input.grade(of: [.field(.passthroughTrigger)]), uses: [.field(.passthroughTrigger)]))
    }
    return findings
  }

  /// Searches by class name that begin above the field, where text views have canvases of the same class.
  ///
  /// Source: F10, measured.
  static func unscopedLookups(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    var isReported = Set<String>()
    for lookup in input.log.unscopedLookups {
      // A search that found nothing at all is a fault and no more.
      guard lookup.matchCount > 0 else { continue }
      guard isReported.insert(lookup.shield + " " + lookup.root + (lookup.didFindCanvas ? "" : " missed")).inserted
      else { continue }
      let end =
        lookup.didFindCanvas
        ? "it found the canvas this time, but text views bear the same class"
        : lookup.matchCount > 1
          ? "it cannot tell the field's canvas from that of a text view" : "it found what belongs to a text view"
      findings.append(
        Finding(
          rule: "F10", alsoRules: ["L1"], severity: lookup.didFindCanvas ? .note : .warning, node: lookup.root,
          layer: lookup.layer, turn: lookup.turn, place: lookup.place,
          message: "unscoped search by name, below " + lookup.root + " instead of the field: " + end,
          hint: "search among the field's own children", grade: .measured))
    }
    return findings
  }

  static func shieldNode(_ shield: String) -> String { shield.isEmpty ? "" : "shield " + shield }

  /// The crash that ended the run, operations that the device refused, and layout that never came to rest.
  ///
  /// Source: T4 and E0, measured and documented.
  static func crashes(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    if let crash = input.log.crash {
      // That a window has no superlayer before it is shown is an assumption, and crashes there may rest on it.
      let restsOnHiddenWindow = input.device.hasWindowNeverShown
      findings.append(
        Finding(
          rule: "T4", alsoRules: restsOnHiddenWindow ? ["T7"] : [], severity: .error, turn: crash.turn,
          place: crash.place,
          message: "the app crashes: " + crash.sentence,
          hint: "take the view out of the view tree before its layer goes under a layer below it",
          grade: restsOnHiddenWindow ? .assumed : .measured))
    }
    for refusal in input.log.refusals {
      findings.append(
        Finding(
          rule: refusal.error.rule, severity: .error, turn: refusal.turn, place: refusal.place,
          message: "refused: " + refusal.sentence, grade: .documented))
    }
    for entry in input.log.events {
      guard case .layoutDidNotSettle(let passes) = entry.event else { continue }
      findings.append(
        Finding(
          rule: "E0", severity: .warning, turn: entry.turn, place: entry.place,
          message: "layout does not come to rest within " + Decimal.text(passes) + " passes", grade: .assumed))
    }
    return findings
  }
}

extension DeviceState {
  /// Whether some window has not been visible yet.
  fileprivate var hasWindowNeverShown: Bool {
    hierarchy.views.handles.contains { view in
      guard case .window = hierarchy[view].role else { return false }
      return !hierarchy[hierarchy.rootLayer(of: hierarchy.layer(of: view))].isContextRoot
    }
  }
}
