/// Steps that happen to the app as a whole.
extension FormatDecoder {
  mutating func eventAction(_ cursor: Cursor) -> Step.Action? {
    if let transition = SceneTransition(word: cursor.string) { return .transition(transition, scene: nil) }
    if let value = cursor.child("transition") {
      return SceneTransition(word: value.string).map { .transition($0, scene: cursor.string("scene")) }
    }
    if let scene = cursor.child("scene") {
      mistakes.add(scene.problem(.other("\"scene\" has no meaning without \"transition\""), atKey: true))
    }
    for setting in EventShapes.Setting.allCases {
      guard let field = cursor.child(setting.rawValue)?.child("canvasReplaced") else { continue }
      return selector(field).map { .replaceCanvas($0) }
    }
    return nil
  }

  mutating func sceneAction(_ cursor: Cursor, _ context: StepContext) -> Step.Action? {
    guard let value = cursor.child("add"), let name = value.string else { return nil }
    if scenes.contains(name), !context.isConditional {
      mistakes.add(value.problem(.duplicateName(kind: "scene", name: name)))
    }
    if !scenes.contains(name) { scenes.append(name) }
    return .addScene(name)
  }

  /// A picture to take, in the short form with keys beside it or in the long form.
  mutating func captureRequest(_ cursor: Cursor, beside step: Cursor, _ context: StepContext) -> CaptureRequest? {
    let isLong = cursor.kind == .object
    let details = isLong ? cursor : step
    if isLong {
      for key in CaptureShapes.siblings.map(\.name) {
        guard let value = step.child(key) else { continue }
        mistakes.add(
          value.problem(.other("\(QuotedText.short(key)) belongs into the long form of the capture"), atKey: true))
      }
    }
    guard let kind = captureKind(isLong ? cursor.child("kind") : cursor) else { return nil }
    let isAfterUpdates = details.boolean("afterScreenUpdates") ?? false
    if isAfterUpdates, kind != .drawHierarchy, let value = details.child("afterScreenUpdates") {
      mistakes.add(
        value.problem(
          .other("\"afterScreenUpdates\" has no meaning for \(QuotedText.short(kind.key))"),
          expected: "\"drawHierarchy\"",
          atKey: true))
    }
    let subtree = details.child("of").flatMap { selector($0) }
    let name = details.child("as").flatMap { pictureName($0, context) }
    return CaptureRequest(kind: kind, name: name, subtree: subtree, afterScreenUpdates: isAfterUpdates)
  }

  mutating func recordAction(_ cursor: Cursor, _ context: StepContext) -> Step.Action? {
    if let value = cursor.child("stop") {
      if let name = cursor.child("as") {
        mistakes.add(name.problem(.other("\"as\" has no meaning beside \"stop\""), atKey: true))
      }
      return captureKind(value).map { .stopCapture($0) }
    }
    guard let kind = captureKind(cursor.child("start")) else { return nil }
    guard let value = cursor.child("as") else { return .startCapture(kind, as: kind.key) }
    return pictureName(value, context).map { .startCapture(kind, as: $0) }
  }

  mutating func snapshotAction(_ cursor: Cursor) -> Step.Action? {
    guard let name = cursor.string("as") else { return nil }
    var destination = Destination.panel
    if let value = cursor.child("by") {
      guard let found = value.string.flatMap({ Destination(key: $0) }) else { return nil }
      destination = found
    }
    let isAfterUpdates = cursor.boolean("afterScreenUpdates") ?? false
    if isAfterUpdates, destination.kind != .drawHierarchy, destination.kind != .snapshotView,
      let value = cursor.child("afterScreenUpdates")
    {
      mistakes.add(
        value.problem(
          .other("\"afterScreenUpdates\" has no meaning for \(QuotedText.short(destination.key))"),
          expected: "\"drawHierarchy\" or \"snapshotView\"", atKey: true))
    }
    var subtree: Selector?
    if let value = cursor.child("of") {
      guard let selector = selector(value) else { return nil }
      subtree = selector
    }
    return .snapshot(
      SnapshotRequest(of: subtree, by: destination, as: name, afterScreenUpdates: isAfterUpdates))
  }

  /// A name that a picture gets: no kind of capture, and no name that another picture surely has.
  private mutating func pictureName(_ cursor: Cursor, _ context: StepContext) -> String? {
    guard let name = cursor.string else { return nil }
    if Destination(key: name) != nil {
      mistakes.add(
        cursor.problem(.other("the name \(QuotedText.short(name)) is taken"), expected: "another name"))
      return nil
    }
    if let first = pictureNames[name], !context.isConditional {
      mistakes.add(cursor.problem(.duplicateName(kind: "picture", name: name), notes: [cursor.firstGiven(at: first)]))
    }
    pictureNames[name] = pictureNames[name] ?? cursor
    return name
  }
}

extension SceneTransition {
  fileprivate init?(word: String?) {
    guard let found = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = found
  }
}
