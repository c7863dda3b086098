/// The class names of private parts of text fields that the catalogue's published rows know.
///
/// Names of made-up systems are not among them: nobody has seen those.
enum KnownFieldParts {
  /// Canvases.
  static let canvases = names { [$0.canvasTypeName.value, $0.textKit1CanvasTypeName.value] }
  /// Views that let touches through.
  static let passthroughs = names { [$0.passthroughTypeName.value] }
  /// Labels of placeholders.
  static let placeholders = names { [$0.placeholderTypeName.value] }
  /// Backgrounds of borders.
  static let borders = names { [$0.borderTypeName.value] }
  /// Children of a canvas for a run of text.
  static let fragments = names { [$0.fragmentTypeName.value] }
  /// Views between a field and its canvas.
  static let containers = names { [$0.canvasContainerTypeName.value] }

  /// What stands in a field while it is being edited, and its buttons; public dumps show these names.
  private static let others: Set<String> = [
    "UIFieldEditor", "_UIFieldEditorContentView", "UITextSelectionView", "_UITextFieldClearButton",
    "_UITextSelectionView", "_UITextCursorView",
  ]

  private static let all = canvases.union(passthroughs).union(placeholders).union(borders).union(fragments)
    .union(containers).union(others)

  /// Whether a class name looks like a private part of a field that no row knows.
  static func isUnknownPart(_ name: String) -> Bool {
    guard !all.contains(name) else { return false }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last.hasPrefix("_UI") || last.hasPrefix("UITextField") || last.hasPrefix("UIFieldEditor")
  }

  private static func names(_ read: (OSProfile) -> [String]) -> Set<String> {
    Set(OSCatalogue.rows.filter { $0.standing == .released }.flatMap(read).filter { !$0.isEmpty })
  }
}
