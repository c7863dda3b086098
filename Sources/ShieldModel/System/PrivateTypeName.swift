/// Class names of private views and layers that public dumps and headers show.
enum PrivateTypeName {
  /// Canvas of iOS 11 and 12.
  static let contentView = "_UITextFieldContentView"
  /// Canvas of iOS 13 and 14, and of later fields that use TextKit 1.
  static let fieldCanvas = "_UITextFieldCanvasView"
  /// Canvas from iOS 15 on.
  static let layoutCanvas = "_UITextLayoutCanvasView"
  /// The canvas's own child for a run of text from iOS 15 on.
  static let fragment = "_UITextLayoutFragmentView"
  /// The view before the canvas from iOS 17 on.
  static let passthrough = "_UITouchPassthroughView"
  /// The placeholder's label.
  static let placeholder = "UITextFieldLabel"
  /// The background of a rounded border.
  static let border = "_UITextFieldRoundedRectBackgroundViewNeue"
  /// The canvas's layer on iOS 13 and 14.
  static let tiledLayer = "_UITextTiledLayer"
  /// The canvas's layer from iOS 15 on.
  static let plainLayer = "CALayer"
  /// The content view of an effect view, which may hold the canvas on a television.
  static let effectContent = "_UIVisualEffectContentView"
}
