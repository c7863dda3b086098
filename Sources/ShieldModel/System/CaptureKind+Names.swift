extension CaptureKind {
  /// The name that files and reports use: the catalogue key.
  public var key: String {
    switch self {
    case .hardwareScreenshot: "hardwareScreenshot"
    case .xcuitestScreenshot: "xcuitestScreenshot"
    case .simulatorGuestScreenshot: "simulatorGuestScreenshot"
    case .screenRecording: "screenRecording"
    case .replayKitInApp: "replayKitInApp"
    case .broadcastExtension: "broadcastExtension"
    case .airPlayMirroring: "airPlayMirroring"
    case .hdmiMirroring: "hdmiMirroring"
    case .quickTimeCable: "quickTimeCable"
    case .automationVideoStream: "automationVideoStream"
    case .faceTimeShare: "faceTimeShare"
    case .appSwitcherSnapshot: "appSwitcherSnapshot"
    case .drawHierarchy: "drawHierarchy"
    case .snapshotView: "snapshotView"
    case .layerRenderInContext: "layerRenderInContext"
    case .externalCamera: "externalCamera"
    case .iPhoneMirroring: "iPhoneMirroring"
    case .hostFramebufferGrab: "hostFramebufferGrab"
    }
  }

  /// A second, shorter name that files may use, or nil: "screenshot" and "recording".
  public var alias: String? {
    switch self {
    case .hardwareScreenshot: "screenshot"
    case .screenRecording: "recording"
    default: nil
    }
  }

  /// The kind with that catalogue key or alias, or nil when none has it.
  public init?(key: String) {
    for kind in CaptureKind.allCases where kind.key == key || kind.alias == key {
      self = kind
      return
    }
    return nil
  }

  /// The kind in words, for sentences and captions.
  public var title: String {
    switch self {
    case .hardwareScreenshot: "screenshot"
    case .xcuitestScreenshot: "UI test screenshot"
    case .simulatorGuestScreenshot: "Simulator guest screenshot"
    case .screenRecording: "screen recording"
    case .replayKitInApp: "ReplayKit recording in the app"
    case .broadcastExtension: "broadcast extension"
    case .airPlayMirroring: "AirPlay mirroring"
    case .hdmiMirroring: "HDMI mirroring"
    case .quickTimeCable: "QuickTime over cable"
    case .automationVideoStream: "automation video stream"
    case .faceTimeShare: "FaceTime screen share"
    case .appSwitcherSnapshot: "app switcher snapshot"
    case .drawHierarchy: "drawHierarchy"
    case .snapshotView: "snapshotView"
    case .layerRenderInContext: "layer.render(in:)"
    case .externalCamera: "external camera"
    case .iPhoneMirroring: "iPhone Mirroring"
    case .hostFramebufferGrab: "Simulator host grab"
    }
  }
}
