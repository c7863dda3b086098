extension CaptureKind {
  /// The mask bit that leaves a layer out of this capture where the system honours masks for it.
  ///
  /// Empty for the kinds that no bit reaches: drawing in the app's own process, cameras and iPhone Mirroring. For
  /// kinds that are contested it is the bit that the mechanism would use.
  ///
  /// Source: C2, assumed.
  public var bit: CaptureMask {
    switch self {
    case .hardwareScreenshot, .xcuitestScreenshot, .simulatorGuestScreenshot: .still
    case .appSwitcherSnapshot, .drawHierarchy, .snapshotView, .hostFramebufferGrab: .still
    case .screenRecording, .replayKitInApp, .broadcastExtension, .airPlayMirroring, .hdmiMirroring: .live
    case .quickTimeCable, .automationVideoStream, .faceTimeShare: .live
    case .layerRenderInContext, .externalCamera, .iPhoneMirroring: []
    }
  }

  /// Tells whether the still bit concerns this capture.
  public var isStill: Bool { bit == .still }

  /// Tells whether the live bit concerns this capture.
  public var isLive: Bool { bit == .live }

  /// Tells whether the capture runs over time and takes every committed frame while it does.
  ///
  /// Source: C7, assumed.
  public var isContinuous: Bool { isLive || self == .iPhoneMirroring }

  /// Tells whether media with copy protection is black in the capture, whatever the masks are.
  ///
  /// Source: C4, assumed (documented for screenshots and recordings).
  public var hidesProtectedMedia: Bool { self != .externalCamera }

  /// What the capture holds where nothing is drawn.
  ///
  /// Source: C4, measured.
  public var base: CaptureBase { isTakenByApp ? .transparent : .opaqueBlack }

  /// Tells whether the app makes this picture of one of its own subtrees.
  public var isTakenByApp: Bool {
    switch self {
    case .drawHierarchy, .snapshotView, .layerRenderInContext: true
    default: false
    }
  }

  /// Tells whether the system takes the picture by itself, with no act of the person or of the app.
  ///
  /// Source: E1, documented.
  public var isSystemTaken: Bool { self == .appSwitcherSnapshot }

  /// Tells whether the screen counts as captured while this capture runs.
  ///
  /// Source: E4, documented.
  public var isReportedAsCaptured: Bool {
    switch self {
    case .screenRecording, .replayKitInApp, .broadcastExtension, .airPlayMirroring, .hdmiMirroring, .quickTimeCable:
      true
    default: false
    }
  }

  /// Tells whether the app is notified after this picture was taken.
  ///
  /// Source: E4, documented for the device; assumed for the Simulator's guest.
  public var isReportedAsScreenshot: Bool {
    switch self {
    case .hardwareScreenshot, .simulatorGuestScreenshot: true
    default: false
    }
  }
}
