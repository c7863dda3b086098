extension PolicyInput {
  /// The place of a dimension's value among all its values, from 0.
  ///
  /// Setting a place that the dimension does not have changes nothing.
  public subscript(dimension: PolicyDimension) -> Int {
    get {
      switch dimension {
      case .sensitivity: Int(sensitivity.rawValue)
      case .ownership: Int(ownership.rawValue)
      case .phase: Int(phase.rawValue)
      case .history: Int(history.rawValue)
      case .interruption: Int(interruption.rawValue)
      case .capture: Int(capture.rawValue)
      case .screenshot: Int(screenshot.rawValue)
      case .support: Int(support.rawValue)
      case .status: Int(status.rawValue)
      case .build: Int(build.rawValue)
      case .launchArgument: Int(launchArgument.rawValue)
      case .assistiveDisplay: Int(assistiveDisplay.rawValue)
      case .externalDisplay: Int(externalDisplay.rawValue)
      }
    }
    set {
      guard let place = UInt8(exactly: newValue) else { return }
      switch dimension {
      case .sensitivity: sensitivity = Sensitivity(rawValue: place) ?? sensitivity
      case .ownership: ownership = ShieldOwnership(rawValue: place) ?? ownership
      case .phase: phase = ScenePhase(rawValue: place) ?? phase
      case .history: history = PhaseHistory(rawValue: place) ?? history
      case .interruption: interruption = SystemInterruption(rawValue: place) ?? interruption
      case .capture: capture = CaptureSource(rawValue: place) ?? capture
      case .screenshot: screenshot = ScreenshotNotice(rawValue: place) ?? screenshot
      case .support: support = MaskSupport(rawValue: place) ?? support
      case .status: status = ShieldStage(rawValue: place) ?? status
      case .build: build = BuildKind(rawValue: place) ?? build
      case .launchArgument: launchArgument = LaunchArgument(rawValue: place) ?? launchArgument
      case .assistiveDisplay: assistiveDisplay = AssistiveDisplay(rawValue: place) ?? assistiveDisplay
      case .externalDisplay: externalDisplay = ExternalDisplay(rawValue: place) ?? externalDisplay
      }
    }
  }

  /// The dimensions whose value is not the usual one, in their order.
  public var unusualDimensions: [PolicyDimension] { PolicyDimension.allCases.filter { self[$0] != 0 } }

  /// The unusual values in words, such as `sensitivity secret, phase inactive`, or `everything usual`.
  public var text: String {
    let words = unusualDimensions.map { "\($0.word) \($0.values[self[$0]].word)" }
    return words.isEmpty ? "everything usual" : words.joined(separator: ", ")
  }
}
