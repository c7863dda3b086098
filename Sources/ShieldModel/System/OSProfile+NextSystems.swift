extension OSProfile {
  /// The made-up systems that try a recipe against the future, on one platform's copy of the newest read release.
  ///
  /// Source: L4, assumed.
  static func nextSystems(from base: OSProfile) -> [OSProfile] {
    [
      nextRenamed(from: base), nextDeeper(from: base), nextUnmasked(from: base), nextTwoCanvases(from: base),
    ]
  }

  /// The canvas has another name, without the part that lookups search for.
  private static func nextRenamed(from base: OSProfile) -> OSProfile {
    var row = hypothesis("next-renamed", "the canvas has another class name", from: base)
    row.canvasTypeName.value = "_UITextRenderingHostView"
    row.textKit1CanvasTypeName.value = "_UITextRenderingHostView"
    return row
  }

  /// One more view stands between the field and its canvas.
  private static func nextDeeper(from base: OSProfile) -> OSProfile {
    var row = hypothesis("next-deeper", "the canvas stands one level deeper", from: base)
    row.canvasDepth.value = 2
    row.canvasContainerTypeName.value = "_UITextContentContainerView"
    return row
  }

  /// Secure entry no longer masks anything.
  private static func nextUnmasked(from base: OSProfile) -> OSProfile {
    var row = hypothesis("next-unmasked", "secure entry no longer masks the canvas", from: base)
    row.maskWhenSecure.value = []
    row.keyboardCarriesMask.value = false
    return row
  }

  /// A field has two canvases of one class; the last is the one that it refers to.
  private static func nextTwoCanvases(from base: OSProfile) -> OSProfile {
    var row = hypothesis("next-two-canvases", "a field has two canvases", from: base)
    row.canvasCount.value = 2
    return row
  }

  /// A copy of a row whose facts are a hypothesis.
  private static func hypothesis(_ name: String, _ change: String, from base: OSProfile) -> OSProfile {
    var row = base
    row.name = name
    row.rowName = name
    row.title = base.platform.systemName + " " + name
    row.standing = .hypothetical
    row.weaken(
      to: .assumed, source: PublicSource.model,
      note: "a hypothesis: \(change); a verdict is exact about it, not about any system")
    row.sources = [PublicSource.model]
    row.caveats = ["made up: \(change); everything else as \(base.title)"]
    return row
  }
}
