/// A way in which the picture of a screen, a window or a subtree leaves the panel.
///
/// Source: C2, assumed; what a row of the catalogue says about a kind has a grade of its own.
public enum CaptureKind: UInt8, CaseIterable, Hashable, Sendable {
  /// The screenshot that the person takes with the device's buttons.
  case hardwareScreenshot
  /// The screenshot that a user-interface test takes.
  case xcuitestScreenshot
  /// The screenshot that Xcode's Simulator lets its guest take.
  case simulatorGuestScreenshot
  /// The recording that Control Centre starts.
  case screenRecording
  /// A recording that the app itself makes with ReplayKit.
  case replayKitInApp
  /// A stream through a broadcast extension.
  case broadcastExtension
  /// The device's screen on a receiver, over AirPlay.
  case airPlayMirroring
  /// The device's screen on a display, over an adapter.
  case hdmiMirroring
  /// The device's screen in a movie player of a Mac, over a cable.
  case quickTimeCable
  /// The video stream of a test automation server.
  case automationVideoStream
  /// The screen shared in a FaceTime call.
  case faceTimeShare
  /// The picture that the system keeps for the app switcher.
  case appSwitcherSnapshot
  /// The app draws its own hierarchy into a bitmap through the render server.
  case drawHierarchy
  /// The app asks for a view that looks like one of its views.
  case snapshotView
  /// The app draws a layer into a bitmap inside its own process.
  case layerRenderInContext
  /// A camera that looks at the panel.
  case externalCamera
  /// The phone shown and operated on a Mac.
  case iPhoneMirroring
  /// A picture of the Simulator taken on the Mac that runs it.
  case hostFramebufferGrab
}
