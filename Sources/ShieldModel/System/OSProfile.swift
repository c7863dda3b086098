/// One row of the catalogue: how a text field, its canvas and the captures behave on one system.
///
/// Every field is a ``Fact`` with a grade and a source. A field of a row that nobody has stated is contested and holds
/// the value of the newest well-known system as the parameter to run with.
///
/// Source: F1, measured (each fact carries a rule and a grade of its own).
public struct OSProfile: Hashable, Sendable {
  /// The platform.
  public var platform: Platform
  /// What a file writes after `os`: "17", "26.5", "next-renamed".
  public var name: String
  /// The name of the catalogue row that the profile comes from: "26" for the profile named "26.2".
  public var rowName: String
  /// The first release that the profile speaks for.
  public var version: OSVersion
  /// The last release that the profile speaks for; equal to ``version`` when it speaks for one release.
  public var lastVersion: OSVersion
  /// The system's name for headings: "iOS 17".
  public var title: String
  /// What kind of system the row describes.
  public var standing: RowStanding

  /// Class name of the canvas; empty on a platform without text fields of this kind.
  public var canvasTypeName: Fact<String>
  /// Class name of the canvas in a field that uses TextKit 1.
  public var textKit1CanvasTypeName: Fact<String>
  /// Class name of the canvas's layer.
  public var canvasLayerTypeName: Fact<String>
  /// Class name of the views between the field and its canvas; empty when there are none.
  public var canvasContainerTypeName: Fact<String>
  /// How many levels below the field the canvas stands; 1 for a direct child.
  public var canvasDepth: Fact<Int32>
  /// How many canvases a field has, all alike; the last is the one that the field refers to and masks.
  public var canvasCount: Fact<Int32>
  /// Private views beside the canvas, back to front.
  public var canvasSiblings: Fact<[CanvasSibling]>
  /// Class name of the view that lets touches through.
  public var passthroughTypeName: Fact<String>
  /// When that view appears.
  public var passthroughTrigger: Fact<PassthroughTrigger>
  /// Class name of the placeholder's label.
  public var placeholderTypeName: Fact<String>
  /// Class name of the border's background.
  public var borderTypeName: Fact<String>
  /// Class name of the canvas's own child for a run of text; empty when the canvas draws text itself.
  public var fragmentTypeName: Fact<String>
  /// The mask that switching secure entry on writes to the canvas's layer.
  public var maskWhenSecure: Fact<CaptureMask>
  /// Whether setting secure entry to the value it has does nothing.
  public var setterIgnoresEqualValue: Fact<Bool>
  /// Whether the canvas is made with interaction on.
  public var canvasInteractionEnabled: Fact<Bool>
  /// Whether the canvas itself answers a hit test, or only its subviews do.
  public var canvasAnswersHits: Fact<Bool>
  /// Whether the field's layout takes a canvas back that has been moved elsewhere.
  public var fieldTakesCanvasBack: Fact<Bool>
  /// How far a border insets the text rectangle on each side, points.
  public var borderInset: Fact<Double>
  /// Height that a field without a border asks for, points.
  public var intrinsicHeight: Fact<Double>
  /// Height that a field with a border asks for, points.
  public var borderedIntrinsicHeight: Fact<Double>
  /// How far right-to-left layout moves the canvas of a field without width, as a part of the superview's width.
  public var rightToLeftOffsetFraction: Fact<Double>
  /// Whether the keyboard's window is masked while the first responder is secure.
  public var keyboardCarriesMask: Fact<Bool>
  /// Whether the safe area update is reported to overflow on a cycle of the united trees.
  public var safeAreaOverflows: Fact<Bool>
  /// Whether the trait broadcast is reported to overflow on a cycle of the united trees.
  public var traitBroadcastOverflows: Fact<Bool>
  /// Whether the accessibility walk is reported to overflow on a cycle of the united trees.
  public var accessibilityOverflows: Fact<Bool>
  /// Whether session replay is reported to overflow on a cycle of the united trees.
  public var sessionReplayOverflows: Fact<Bool>
  /// Whether a presentation during the way to the background is refused.
  public var presentationRefusedInBackground: Fact<Bool>
  /// Whether password AutoFill looks for secure fields in the view tree alone, not in the layer tree.
  public var autoFillSeesViewTreeOnly: Fact<Bool>
  /// Whether carets are suppressed below a canvas that has once been secure.
  public var caretSuppressedUnderCanvas: Fact<Bool>
  /// Whether a layer that shows a snapshot is left out where what lies in the snapshot was left out.
  public var snapshotsKeepMask: Fact<Bool>
  /// What stands where a masked subtree would have been.
  public var captureEffect: Fact<CaptureEffect>
  /// What the row says about each kind of capture, indexed by the kind's raw value.
  var captureRules: [Fact<CaptureRule>]

  /// Who published what the row rests on.
  public var sources: [String]
  /// What a reader should know before trusting the row.
  public var caveats: [String]

  /// Hashes what identifies a row; equal rows hash alike, and rows that differ in a fact alone may collide.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(platform)
    hasher.combine(name)
    hasher.combine(version)
  }
}
