/// Compares one text field of a dump with one row of the catalogue.
struct FieldComparison {
  /// The dump.
  let examination: DumpExamination
  /// The row.
  let profile: OSProfile

  private var tree: ImportedTree { examination.tree }

  /// What a field says about a subject.
  func answer(to subject: FieldSubject, about field: FieldSighting) -> FieldAnswer {
    switch subject {
    case .canvasTypeName: typeName(field)
    case .canvasLayerTypeName: withCanvas(field) { layerTypeName($0.node) }
    case .canvasDepth: withCanvas(field) { depth($0) }
    case .canvasCount: withCanvas(field) { _ in count(field) }
    case .canvasPosition: withCanvas(field) { position($0, in: field) }
    case .canvasSiblings: withCanvas(field) { siblings(of: $0, in: field) }
    case .canvasFrame: withCanvas(field) { frame(of: $0, in: field) }
    case .canvasInteractionEnabled: withCanvas(field) { interaction($0.node) }
    case .fragmentTypeName: withCanvas(field) { fragment($0.node) }
    case .passthroughTypeName: passthroughName(field)
    case .passthroughTrigger: passthroughTrigger(field)
    case .placeholderTypeName:
      part(
        "label of a placeholder", of: field, known: KnownFieldParts.placeholders, mark: "Label",
        stated: profile.placeholderTypeName.value)
    case .borderTypeName:
      part(
        "background of a border", of: field, known: KnownFieldParts.borders, mark: "Background",
        stated: profile.borderTypeName.value)
    case .maskWhenSecure: mask(field)
    }
  }

  // MARK: The canvas

  private func withCanvas(
    _ field: FieldSighting, _ answer: (FieldSighting.Part) -> FieldAnswer
  ) -> FieldAnswer {
    // Of several the last is the one that the field refers to.
    field.canvases.last.map(answer) ?? FieldAnswer(.cannotTell, "no view in the field bears a canvas's name")
  }

  private func typeName(_ field: FieldSighting) -> FieldAnswer {
    let stated = profile.canvasTypeName.value
    if let canvas = field.canvases.last {
      let shown = tree[canvas.node].typeName
      if shown == stated { return FieldAnswer(.confirms, shown, at: canvas.node) }
      if shown == profile.textKit1CanvasTypeName.value {
        return FieldAnswer(.cannotTell, "\(shown), which a field with TextKit 1 has here", at: canvas.node)
      }
      return FieldAnswer(.contradicts, shown, at: canvas.node)
    }
    guard !stated.isEmpty else { return FieldAnswer(.cannotTell, "no view in the field bears a canvas's name") }
    if let moved = examination.movedCanvases.first {
      return FieldAnswer(.cannotTell, "the canvas may be the one that stands outside of any field", at: moved)
    }
    guard let candidate = field.unknownParts.first else {
      return FieldAnswer(.cannotTell, "the field shows no canvas; it may be elsewhere, or the dump may be cut")
    }
    return FieldAnswer(
      .contradicts, "no such view; the canvas may be renamed to \(tree[candidate.node].typeName)", at: candidate.node)
  }

  private func layerTypeName(_ canvas: Int32) -> FieldAnswer {
    let shown = tree[canvas].layerTypeName
    if shown.isEmpty { return FieldAnswer(.cannotTell, "the dump does not name the canvas's layer") }
    return FieldAnswer(shown == profile.canvasLayerTypeName.value ? .confirms : .contradicts, shown, at: canvas)
  }

  private func depth(_ canvas: FieldSighting.Part) -> FieldAnswer {
    FieldAnswer(
      canvas.depth == profile.canvasDepth.value ? .confirms : .contradicts, "\(canvas.depth)", at: canvas.node)
  }

  private func count(_ field: FieldSighting) -> FieldAnswer {
    FieldAnswer(
      field.canvases.count == Int(profile.canvasCount.value) ? .confirms : .contradicts, "\(field.canvases.count)",
      at: field.canvases.last?.node)
  }

  /// The views beside the canvas; empty when it has no superview in the dump.
  private func neighbours(_ canvas: FieldSighting.Part) -> [Int32] {
    tree[canvas.node].parent.map { tree.subviews(of: $0) } ?? []
  }

  /// Whether the field has laid its canvas out, as far as frames tell.
  private func isLaidOut(_ canvas: Int32) -> Bool {
    guard let frame = tree[canvas].frame else { return false }
    return frame.width > 0 && frame.height > 0
  }

  private func position(_ canvas: FieldSighting.Part, in field: FieldSighting) -> FieldAnswer {
    let all = neighbours(canvas)
    guard let index = all.firstIndex(of: canvas.node) else { return FieldAnswer(.cannotTell, "not told") }
    let after = all.count - 1 - index
    let shown = after == 0 ? "last of \(all.count)" : "number \(index + 1) of \(all.count) from the back"
    guard isLaidOut(canvas.node), tree[field.node].field?.isEditing != true, !hasEditor(field) else {
      return FieldAnswer(.cannotTell, "\(shown), but not laid out or being edited", at: canvas.node)
    }
    let expected = profile.canvasSiblings.value.count { $0.isAfterCanvas }
    if after == expected { return FieldAnswer(.confirms, shown, at: canvas.node) }
    let isAppsOwn = all[(index + 1)...].contains { !KnownFieldParts.isUnknownPart(tree[$0].typeName) }
    if after > expected, isAppsOwn {
      return FieldAnswer(.cannotTell, "\(shown); the app may have added what follows", at: canvas.node)
    }
    return FieldAnswer(.contradicts, shown, at: canvas.node)
  }

  private func hasEditor(_ field: FieldSighting) -> Bool {
    field.children.contains { tree[$0].typeName == "UIFieldEditor" }
  }

  private func siblings(of canvas: FieldSighting.Part, in field: FieldSighting) -> FieldAnswer {
    let unknown = neighbours(canvas).filter { KnownFieldParts.isUnknownPart(tree[$0].typeName) }
    let stated = profile.canvasSiblings.value
    if stated.isEmpty {
      guard let first = unknown.first else { return FieldAnswer(.confirms, "none", at: canvas.node) }
      return FieldAnswer(.contradicts, "\(tree[first].typeName), which no row knows", at: first)
    }
    guard let first = unknown.first else {
      guard isLaidOut(canvas.node) else { return FieldAnswer(.cannotTell, "none before layout", at: canvas.node) }
      return FieldAnswer(.contradicts, "none", at: canvas.node)
    }
    // The catalogue's name begins with no underscore when no source gives one; then only the presence can agree.
    let isNamed = stated.contains { $0.typeName.hasPrefix("_") }
    let isSame = stated.contains { $0.typeName == tree[first].typeName }
    return FieldAnswer(isNamed && !isSame ? .contradicts : .confirms, tree[first].typeName, at: first)
  }

  private func frame(of canvas: FieldSighting.Part, in field: FieldSighting) -> FieldAnswer {
    let owner = tree[field.node]
    guard canvas.depth == 1, let frame = tree[canvas.node].frame, let bounds = owner.bounds ?? owner.frame else {
      return FieldAnswer(.cannotTell, "the dump has no frames to compare")
    }
    let shown = [frame.x, frame.y, frame.width, frame.height].map { FactText.number($0) }.joined(separator: " ")
    guard isLaidOut(canvas.node) else { return FieldAnswer(.cannotTell, "\(shown): not laid out", at: canvas.node) }
    guard owner.typeName == "UITextField" else {
      return FieldAnswer(.cannotTell, "\(shown), but a class of its own may change the rectangle", at: canvas.node)
    }
    guard let border = owner.field?.borderStyle else {
      return FieldAnswer(.cannotTell, "\(shown), but the border is not told", at: canvas.node)
    }
    let inset = border == .none ? 0 : profile.borderInset.value
    let full = Rect(
      x: inset, y: inset, width: max(0, bounds.width - 2 * inset), height: max(0, bounds.height - 2 * inset))
    if Self.isClose(frame, full) { return FieldAnswer(.confirms, shown, at: canvas.node) }
    // Side views take some of the width; which child is one, no dump says.
    let isInside = frame.x >= full.x - 0.5 && frame.x + frame.width <= full.x + full.width + 0.5
    return FieldAnswer(isInside ? .cannotTell : .contradicts, shown, at: canvas.node)
  }

  private static func isClose(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.x - second.x) < 0.5 && abs(first.y - second.y) < 0.5 && abs(first.width - second.width) < 0.5
      && abs(first.height - second.height) < 0.5
  }

  private func interaction(_ canvas: Int32) -> FieldAnswer {
    let isHost = tree.subviews(of: canvas).contains {
      !KnownFieldParts.fragments.contains(tree[$0].typeName) && !KnownFieldParts.isUnknownPart(tree[$0].typeName)
    }
    let shown = FactText.answer(tree[canvas].isInteractionEnabled)
    if isHost { return FieldAnswer(.cannotTell, "\(shown), but the canvas hosts content", at: canvas) }
    let isSame = tree[canvas].isInteractionEnabled == profile.canvasInteractionEnabled.value
    return FieldAnswer(isSame ? .confirms : .contradicts, shown, at: canvas)
  }

  private func fragment(_ canvas: Int32) -> FieldAnswer {
    guard let first = tree.subviews(of: canvas).first(where: { isFragment(tree[$0].typeName) }) else {
      return FieldAnswer(.cannotTell, "none; an empty canvas has none anywhere", at: canvas)
    }
    let shown = tree[first].typeName
    return FieldAnswer(shown == profile.fragmentTypeName.value ? .confirms : .contradicts, shown, at: first)
  }

  private func isFragment(_ name: String) -> Bool {
    KnownFieldParts.fragments.contains(name) || KnownFieldParts.isUnknownPart(name) && name.contains("Fragment")
  }

  private func mask(_ field: FieldSighting) -> FieldAnswer {
    guard let secure = tree[field.node].field?.isSecureTextEntry else {
      return FieldAnswer(.cannotTell, "the dump does not say which fields are secure")
    }
    guard let canvas = field.canvases.last else {
      return FieldAnswer(.cannotTell, "no view in the field bears a canvas's name")
    }
    guard let mask = tree[canvas.node].captureMask else {
      return FieldAnswer(.cannotTell, "the dump has no capture masks")
    }
    guard secure else { return FieldAnswer(.cannotTell, "the field is not secure", at: canvas.node) }
    return FieldAnswer(
      mask == profile.maskWhenSecure.value ? .confirms : .contradicts, mask.description, at: canvas.node)
  }

  // MARK: The other parts

  private func passthrough(in field: FieldSighting) -> Int32? {
    field.children.first { KnownFieldParts.passthroughs.contains(tree[$0].typeName) }
  }

  private func passthroughName(_ field: FieldSighting) -> FieldAnswer {
    let stated = profile.passthroughTypeName.value
    guard let view = passthrough(in: field) else {
      guard stated.isEmpty, field.isInWindow == true, !field.children.isEmpty else {
        return FieldAnswer(.cannotTell, "none in this field")
      }
      return FieldAnswer(.confirms, "none", at: field.node)
    }
    let shown = tree[view].typeName
    return FieldAnswer(shown == stated ? .confirms : .contradicts, shown, at: view)
  }

  private func passthroughTrigger(_ field: FieldSighting) -> FieldAnswer {
    let trigger = profile.passthroughTrigger.value
    if let view = passthrough(in: field) {
      if trigger == .never { return FieldAnswer(.contradicts, "it is there", at: view) }
      return FieldAnswer(.cannotTell, "it is there; what brought it no dump says", at: view)
    }
    guard !field.children.isEmpty else { return FieldAnswer(.cannotTell, "the dump shows nothing in this field") }
    switch (trigger, field.isInWindow) {
    case (.never, true): return FieldAnswer(.confirms, "missing in a window", at: field.node)
    case (.entersWindow, true), (.atInit, true): return FieldAnswer(.contradicts, "missing in a window", at: field.node)
    case (.atInit, _): return FieldAnswer(.contradicts, "missing", at: field.node)
    case (.entersWindow, false): return FieldAnswer(.confirms, "missing outside of a window", at: field.node)
    case (_, nil): return FieldAnswer(.cannotTell, "missing; the dump does not say whether in a window")
    case (.never, false), (.firstFocus, _):
      return FieldAnswer(.cannotTell, "missing, which other triggers allow here too")
    }
  }

  private func part(
    _ phrase: String, of field: FieldSighting, known: Set<String>, mark: String, stated: String
  ) -> FieldAnswer {
    let found = field.children.first { number in
      let name = tree[number].typeName
      return known.contains(name) || KnownFieldParts.isUnknownPart(name) && name.contains(mark)
    }
    guard let found else { return FieldAnswer(.cannotTell, "the field shows no \(phrase)") }
    let shown = tree[found].typeName
    return FieldAnswer(shown == stated ? .confirms : .contradicts, shown, at: found)
  }
}
