extension OSProfile {
  /// What stands where a masked subtree would have been; without its evidence.
  public var effect: CaptureEffect {
    get { captureEffect.value }
    set { captureEffect.value = newValue }
  }

  /// What the row says about one kind of capture.
  ///
  /// Source: C2, assumed (each fact has a grade of its own).
  public func capture(_ kind: CaptureKind) -> Fact<CaptureRule> {
    let index = Int(kind.rawValue)
    return index < captureRules.count ? captureRules[index] : OSProfile.unstatedCapture
  }

  /// Replaces what the row says about one kind of capture.
  public mutating func setCapture(_ kind: CaptureKind, _ fact: Fact<CaptureRule>) {
    let index = Int(kind.rawValue)
    guard index < captureRules.count else { return }
    captureRules[index] = fact
  }

  /// The mask bits whose layers a destination leaves out on this system.
  ///
  /// The panel leaves out the panel bit. A capture leaves out its own bit when the row says that it honours masks;
  /// otherwise, and where nobody knows, it leaves out nothing.
  ///
  /// Source: C2, assumed (for a capture the grade is that of ``capture(_:)``).
  public func omittedBits(for destination: Destination) -> CaptureMask {
    switch destination {
    case .panel: .panel
    case .capture(let kind): capture(kind).value == .honours ? kind.bit : []
    }
  }

  /// States one rule for several kinds of capture.
  mutating func state(
    _ kinds: [CaptureKind], _ rule: CaptureRule, _ grade: Grade, _ source: String, note: String = ""
  ) {
    for kind in kinds {
      setCapture(kind, Fact(value: rule, grade: grade, rule: "C2", source: source, note: note))
    }
  }
}
