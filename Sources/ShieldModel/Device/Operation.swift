/// One change of the device; every change goes through ``DeviceState/apply(_:)``.
public enum Operation: Hashable, Sendable {
  /// Makes a view, in neither tree.
  case makeView(ViewBlueprint)
  /// Makes a layer without a view, outside the tree.
  case makeLayer(name: String)
  /// Puts a view under a superview.
  case insertSubview(ViewID, into: ViewID, at: ViewPlacement)
  /// Takes a view out of its superview.
  case removeFromSuperview(ViewID)
  /// Puts a layer under a superlayer at an index from the back, or in front; views are not touched.
  case insertSublayer(LayerID, into: LayerID, at: Int32?)
  /// Takes a layer out of its superlayer; views are not touched.
  case removeFromSuperlayer(LayerID)
  /// Makes a view answer with another layer.
  case swapLayer(of: ViewID, to: LayerID)
  /// Changes one property of a view.
  case setView(ViewID, ViewChange)
  /// Changes one property of a layer.
  case setLayer(LayerID, LayerChange)
  /// Changes one property of a text field.
  case setField(ViewID, FieldChange)
  /// Drops the app's own reference to a view.
  case release(ViewID)
  /// Asks for a view's own layout in the next pass.
  case setNeedsLayout(ViewID)
  /// Lays out a view and everything below it now.
  case layoutIfNeeded(ViewID)
  /// Shows or hides a window; showing it for the first time gives it a render context.
  case setWindowHidden(ViewID, Bool)
  /// Makes a visible window the one that receives keyboard events.
  case makeKey(ViewID)
  /// Puts a view into a window above its root view, as a presented controller or a menu.
  case present(ViewID, in: ViewID)
  /// Makes a view first responder; a text field shows the keyboard.
  case becomeFirstResponder(ViewID)
  /// Ends being first responder.
  case resignFirstResponder(ViewID)
  /// UIKit replaces the canvas of a field.
  case replaceCanvas(ViewID)
  /// The screen takes another size, as after a rotation.
  case resizeScreen(Size)
  /// The layout direction changes.
  case setRightToLeft(Bool)
  /// Adds a scene.
  case addScene(SceneState)
  /// A scene goes on to the next phase.
  case transition(SceneTransition, scene: Int32)
  /// A continuous capture starts.
  case startCapture(CaptureKind)
  /// A continuous capture stops.
  case stopCapture(CaptureKind)
  /// A picture is taken by somebody; posts what the platform posts.
  case takePicture(CaptureKind)
  /// Starts an animation.
  case animate(Animation)
  /// Lays out all windows until nothing changes.
  case layOutWindows
  /// Ends the turn: frees what nobody holds, moves animations and videos on by one frame.
  case commit
}

/// A change of one property of a view.
public enum ViewChange: Hashable, Sendable {
  /// How the view is placed.
  case rule(LayoutRule)
  /// The frame, in the superview's coordinates; the rule becomes manual.
  case frame(Rect)
  /// Whether the view and its subtree take part in hit testing.
  case isUserInteractionEnabled(Bool)
  /// Whether the view acts on touches.
  case handlesTouches(Bool)
  /// Whether the view is an accessibility element.
  case isAccessibilityElement(Bool)
}

/// A change of one property of a layer.
public enum LayerChange: Hashable, Sendable {
  /// Frame in the superlayer's coordinates.
  case frame(Rect)
  /// The point of the own coordinates at the top left corner.
  case boundsOrigin(Point)
  /// A map about the middle.
  case transform(AffineTransform)
  /// Order among siblings.
  case zPosition(Double)
  /// Whether the layer and its subtree are left out of every picture.
  case isHidden(Bool)
  /// Group opacity, 0…1.
  case opacity(Double)
  /// Background colour.
  case fill(Color)
  /// Border colour.
  case borderColor(Color)
  /// Border width in points.
  case borderWidth(Double)
  /// Radius of all four corners in points; radii of single corners are gone.
  case cornerRadius(Double)
  /// Radii of the four corners, or nil for one radius for all.
  case cornerRadii(CornerRadii?)
  /// Colours that run into each other, or nil for none.
  case gradient(Gradient?)
  /// A picture, or nil for none.
  case image(LayerImage?)
  /// A shadow, or nil for none.
  case shadow(LayerShadow?)
  /// How far what lies behind is blurred, in points, or nil for no blur.
  case blurRadius(Double?)
  /// Whether the layer is drawn through a picture of itself.
  case isRasterized(Bool)
  /// Whether the layer masks its superlayer instead of being drawn, and what of it counts.
  case maskMode(MaskMode?)
  /// The layer whose present content is shown, or nil for none.
  case replicaSource(LayerID?)
  /// Pixels of another moment, or nil for none.
  case snapshot(LayerSnapshot?)
  /// Whether an engine draws everything below into this one layer.
  case isEngineSurface(Bool)
  /// Whether everything below belongs to another process.
  case isRemote(Bool)
  /// Whether captures replace the content by black.
  case isProtectedMedia(Bool)
  /// Whether sublayers are cut off at the bounds.
  case clips(Bool)
  /// Text content.
  case text(TextContent?)
  /// The named bits of the capture mask are set to the given ones; bits that are not named stay.
  case captureMask(CaptureMask, naming: CaptureMask)
  /// Whether the pixels must not leak.
  case isSecret(Bool)
}

/// A change of one property of a text field.
public enum FieldChange: Hashable, Sendable {
  /// The secure trait.
  case isSecureTextEntry(Bool)
  /// The text.
  case text(String)
  /// The placeholder.
  case placeholder(String)
  /// The border style.
  case borderStyle(BorderStyle)
  /// The view at the left side, or none; the field holds it and places it.
  case leftView(ViewID?)
  /// The view at the right side, or none; the field holds it and places it.
  case rightView(ViewID?)
  /// Whether a clear button shows while there is text.
  case showsClearButton(Bool)
  /// Whether the class refuses to become first responder.
  case refusesFirstResponder(Bool)
  /// Whether the class overrides layout without calling UIKit's.
  case skipsOwnLayout(Bool)
  /// Whether the app forces the field to lay itself out from left to right.
  case forcesLeftToRight(Bool)
}
