extension ImportedNode {
  /// UIKit's own classes of text fields.
  private static let fieldTypeNames: Set<String> = ["UITextField", "UISearchTextField", "UISearchBarTextField"]

  /// Whether the node is a text field: by its class, by UIKit's class behind it, or because the dump says so.
  public var isTextField: Bool {
    kind == .view
      && (Self.fieldTypeNames.contains(typeName) || Self.fieldTypeNames.contains(baseTypeName)
        || field?.isSecureTextEntry != nil)
  }

  /// Whether the node is a text view, whose parts bear the name of the canvas without meaning anything.
  ///
  /// Source: F10, measured.
  public var isTextView: Bool { typeName == "UITextView" || baseTypeName == "UITextView" }

  /// Whether the node's class calls itself a window.
  public var isWindow: Bool {
    kind == .view && (typeName == "UIWindow" || baseTypeName == "UIWindow" || typeName.hasSuffix("Window"))
  }
}
