extension PolicySnapshot {
  /// Takes over what an app can read from its device: scenes, windows, what captures it, and what captures honour.
  ///
  /// Scenes keep what the device does not know, such as their history. Interruptions, screens and screenshots are told by
  /// others.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - isCaptured: Whether the app believes that it is captured; `device.isCaptured` for one that reads the state.
  public mutating func observe(_ device: DeviceState, isCaptured: Bool) {
    for (index, state) in device.scenes.enumerated() {
      let windows = device.windows.filter { view in
        guard let window = device.window(view) else { return false }
        return Int(window.scene) == index && window.visibleOrder != nil && window.purpose == .app
      }
      move(scene: state.name, to: state.phase)
      for place in scenes.indices where scenes[place].id == state.name {
        scenes[place].windowCount = Int32(windows.count)
      }
    }
    capture = isCaptured ? device.captureSource : .none
    support = device.maskSupport
    for index in scenes.indices where scenes[index].externalDisplay != .ownScene {
      scenes[index].externalDisplay = capture == .mirroring ? .mirrored : .none
    }
  }
}

extension DeviceState {
  /// What an app takes for the source of the captures that run; the most serious of several.
  ///
  /// Source: E4, documented.
  fileprivate var captureSource: CaptureSource {
    var source = CaptureSource.none
    for kind in runningCaptures where kind.isReportedAsCaptured {
      switch kind {
      case .screenRecording, .replayKitInApp, .broadcastExtension: if source != .unnamed { source = .recording }
      case .airPlayMirroring, .hdmiMirroring: if source == .none { source = .mirroring }
      default: source = .unnamed
      }
    }
    // An app that has missed the end of a capture goes on to believe in one that nobody can name.
    return source == .none ? .unnamed : source
  }

  /// Whether screenshots and recordings of the system honour masks; a contested fact counts as unknown.
  ///
  /// Source: C2, contested.
  fileprivate var maskSupport: MaskSupport {
    var support = MaskSupport.supported
    for kind in [CaptureKind.hardwareScreenshot, .screenRecording] {
      let fact = profile.capture(kind)
      if fact.value == .ignores { return .unsupported }
      if fact.value == .unknown || fact.grade == .contested { support = .unknown }
    }
    return support
  }
}
