/// Systems: those of the file's own, the device, the matrix, and conditions.
extension FormatDecoder {
  /// A condition on systems; every item must make sense on one of some platforms or name a system of the file.
  mutating func systemRange(_ cursor: Cursor, platforms: [Platform]) -> SystemRange? {
    guard let text = cursor.string else { return nil }
    for item in SystemRange.items(of: text) where !ownSystems.contains(where: { $0.name == item }) {
      var reason: OSSelectionError?
      var isUnderstood = false
      for platform in platforms where !isUnderstood {
        guard let profile = OSCatalogue.defaultProfile(of: platform) else { continue }
        do {
          _ = try OSCatalogue.contains(profile, in: item)
          isUnderstood = true
        } catch {
          reason = reason ?? error
        }
      }
      if let reason, !isUnderstood {
        mistakes.add(cursor.problem(reason))
        return nil
      }
    }
    return SystemRange(text, ownNames: ownSystems.map(\.name))
  }

  /// Reads the systems that a file defines.
  mutating func readSystems(_ cursor: Cursor?, platform: Platform) {
    for element in cursor?.elements ?? [] {
      if let system = system(element, platform: platform) {
        ownSystems.append(system)
      } else {
        lose(element)
      }
    }
  }

  private mutating func system(_ cursor: Cursor, platform fallback: Platform) -> OSProfile? {
    guard let value = cursor.child("name"), let name = value.string, let from = cursor.child("from"),
      let origin = from.string
    else { return nil }
    let platform = cursor.child("platform").map { Platform(word: $0.string ?? "") } ?? fallback
    guard let platform else { return nil }
    if ownSystems.contains(where: { $0.name == name }) {
      mistakes.add(value.problem(.duplicateName(kind: "system", name: name)))
      return nil
    }
    let isTaken =
      ["all", "next", "any"].contains(name)
      || Platform.allCases.contains { OSCatalogue.profile(platform: $0, name: name) != nil }
    if isTaken {
      mistakes.add(
        value.problem(.other("the name \(QuotedText.short(name)) is taken by the catalogue"), expected: "another name"))
      return nil
    }
    guard let base = profile(named: origin, platform: platform, from) else { return nil }
    var profile = OSProfile.derived(name: name, from: base)
    if let title = cursor.string("title") { profile.title = title }
    for key in FactKey.allCases {
      guard let value = cursor.child(key.key) else { continue }
      guard state(key, value, in: &profile) else { return nil }
    }
    guard stateCaptures(cursor.child("captures"), in: &profile) else { return nil }
    return profile
  }

  /// The system of a name: one of the file, or a row of the catalogue.
  mutating func profile(named name: String, platform: Platform, _ cursor: Cursor) -> OSProfile? {
    if let own = ownSystems.first(where: { $0.name == name && $0.platform == platform }) { return own }
    if let row = OSCatalogue.profile(platform: platform, name: name) { return row }
    let nearest = OSCatalogue.nearestNames(to: name, platform: platform)
    let own = ownSystems.map(\.name)
    let spelling = NearestSpelling.nearest(to: name, among: own)
    mistakes.add(
      cursor.problem(
        .unknownReference(kind: "\(platform.systemName) system", name: name),
        expected: spelling == nil ? Shape.list(nearest.map { QuotedText.short($0) }, joint: "or") : nil,
        suggestion: spelling))
    return nil
  }

  private func stateCaptures(_ cursor: Cursor?, in profile: inout OSProfile) -> Bool {
    guard let cursor else { return true }
    for (key, value) in cursor.members ?? [] {
      guard let kind = CaptureKind(key: key), let word = word(CaptureRuleWord.self, value) else { return false }
      var fact = profile.capture(kind)
      fact.state(word.rule, word == .unknown ? .contested : .assumed, OSProfile.scenarioSource)
      profile.setCapture(kind, fact)
    }
    return true
  }

  /// States one fact of a system; false for a mistake.
  private mutating func state(_ key: FactKey, _ cursor: Cursor, in profile: inout OSProfile) -> Bool {
    switch key {
    case .canvasTypeName: set(&profile.canvasTypeName, cursor.string)
    case .textKit1CanvasTypeName: set(&profile.textKit1CanvasTypeName, cursor.string)
    case .canvasLayerTypeName: set(&profile.canvasLayerTypeName, cursor.string)
    case .canvasContainerTypeName: set(&profile.canvasContainerTypeName, cursor.string)
    case .canvasDepth: set(&profile.canvasDepth, integer(cursor))
    case .canvasCount: set(&profile.canvasCount, integer(cursor))
    case .canvasSiblings: set(&profile.canvasSiblings, siblings(cursor))
    case .passthroughTypeName: set(&profile.passthroughTypeName, cursor.string)
    case .passthroughTrigger: set(&profile.passthroughTrigger, cursor.string.flatMap { PassthroughTrigger(word: $0) })
    case .placeholderTypeName: set(&profile.placeholderTypeName, cursor.string)
    case .borderTypeName: set(&profile.borderTypeName, cursor.string)
    case .fragmentTypeName: set(&profile.fragmentTypeName, cursor.string)
    case .maskWhenSecure: set(&profile.maskWhenSecure, mask(cursor))
    case .setterIgnoresEqualValue: set(&profile.setterIgnoresEqualValue, cursor.boolean)
    case .canvasInteractionEnabled: set(&profile.canvasInteractionEnabled, cursor.boolean)
    case .canvasAnswersHits: set(&profile.canvasAnswersHits, cursor.boolean)
    case .fieldTakesCanvasBack: set(&profile.fieldTakesCanvasBack, cursor.boolean)
    case .borderInset: set(&profile.borderInset, cursor.number)
    case .intrinsicHeight: set(&profile.intrinsicHeight, cursor.number)
    case .borderedIntrinsicHeight: set(&profile.borderedIntrinsicHeight, cursor.number)
    case .rightToLeftOffsetFraction: set(&profile.rightToLeftOffsetFraction, cursor.number)
    case .keyboardCarriesMask: set(&profile.keyboardCarriesMask, cursor.boolean)
    case .safeAreaOverflows: set(&profile.safeAreaOverflows, cursor.boolean)
    case .traitBroadcastOverflows: set(&profile.traitBroadcastOverflows, cursor.boolean)
    case .accessibilityOverflows: set(&profile.accessibilityOverflows, cursor.boolean)
    case .sessionReplayOverflows: set(&profile.sessionReplayOverflows, cursor.boolean)
    case .presentationRefusedInBackground: set(&profile.presentationRefusedInBackground, cursor.boolean)
    case .autoFillSeesViewTreeOnly: set(&profile.autoFillSeesViewTreeOnly, cursor.boolean)
    case .caretSuppressedUnderCanvas: set(&profile.caretSuppressedUnderCanvas, cursor.boolean)
    case .snapshotsKeepMask: set(&profile.snapshotsKeepMask, cursor.boolean)
    case .effect: set(&profile.captureEffect, cursor.string.flatMap { CaptureEffect(word: $0) })
    }
  }

  private func set<Value>(_ fact: inout Fact<Value>, _ value: Value?) -> Bool {
    guard let value else { return false }
    fact.state(value, .assumed, OSProfile.scenarioSource)
    return true
  }

  private mutating func siblings(_ cursor: Cursor) -> [CanvasSibling]? {
    var siblings: [CanvasSibling] = []
    for element in cursor.elements ?? [] {
      guard let typeName = element.string("typeName"), let frame = rectangle(element.child("frame")),
        let mask = element.child("mask").map({ mask($0) }) ?? .some([])
      else { return nil }
      siblings.append(
        CanvasSibling(
          typeName: typeName, frame: frame, mask: mask, isAfterCanvas: element.boolean("after") ?? false))
    }
    return siblings
  }
}
