extension DeviceState {
  /// Moves a scene on to its next phase.
  ///
  /// Source: E1, documented.
  mutating func move(scene: Int32, by transition: SceneTransition) throws(OperationError) -> Outcome {
    guard scenes.indices.contains(Int(scene)) else { throw .unknownScene(scene) }
    guard scenes[Int(scene)].phase == transition.origin else {
      throw .wrongPhase(transition, scenes[Int(scene)].phase)
    }
    scenes[Int(scene)].phase = transition.goal
    return Outcome(events: [.sceneCallback(transition, scene: scene)])
  }

  /// Starts or stops a continuous capture.
  ///
  /// Source: E4, documented.
  mutating func setCapture(_ kind: CaptureKind, isRunning: Bool) throws(OperationError) -> Outcome {
    guard kind.isContinuous else { throw .notContinuous(kind) }
    guard runningCaptures.contains(kind) != isRunning else { throw .captureState(kind, isRunning: isRunning) }
    let wasCaptured = isCaptured
    if isRunning { runningCaptures.append(kind) } else { runningCaptures.removeAll { $0 == kind } }
    return Outcome(events: isCaptured == wasCaptured ? [] : [.capturedDidChange(isCaptured: isCaptured)])
  }

  /// What the app hears after a picture was taken: once, and not while it is in the background.
  ///
  /// Source: E4, documented.
  func eventsAfterPicture(_ kind: CaptureKind) -> [Event] {
    guard kind.isReportedAsScreenshot, scenes.contains(where: { $0.phase != .background }) else { return [] }
    return [.userDidTakeScreenshot]
  }

  /// How many frames an animation may take.
  static let animationFrameLimit: Int32 = 1_000_000

  /// Starts an animation: the model value is at its end at once, the screen goes there frame by frame.
  ///
  /// Source: E3, documented.
  mutating func start(_ animation: Animation) throws(OperationError) -> Outcome {
    try check(animation.layer)
    guard animation.start.isSensible, animation.end.isSensible, animation.start.isSameProperty(as: animation.end),
      animation.frames >= 1, animation.frames <= Self.animationFrameLimit, animation.elapsed >= 0,
      animation.elapsed <= animation.frames
    else { throw .outOfRange }
    switch animation.end {
    case .opacity(let opacity): _ = try set(.opacity(opacity), of: animation.layer)
    case .frame(let frame): _ = try set(.frame(frame), of: animation.layer)
    case .crossFade(let fade): try check(fade.snapshot, on: animation.layer)
    }
    animations.append(animation)
    return Outcome()
  }

  /// Ends a turn: frees what nobody holds and moves animations and videos on by one frame.
  ///
  /// Source: E0 and E3, documented.
  mutating func advanceFrame() -> Outcome {
    let events = freeReleasedViews()
    for index in animations.indices { animations[index].elapsed += 1 }
    animations.removeAll { $0.elapsed > $0.frames }
    for layer in videoLayers {
      if let frame = hierarchy[layer].videoFrame { hierarchy[layer].videoFrame = frame &+ 1 }
    }
    frameCount &+= 1
    return Outcome(events: events)
  }

  /// The trees as the next frame shows them, with animations at their present value.
  ///
  /// Source: E3, documented.
  public var presentedHierarchy: Hierarchy {
    if animations.isEmpty { return hierarchy }
    var presented = hierarchy
    for animation in animations where presented.layers.contains(animation.layer) {
      switch animation.presented {
      case .opacity(let opacity): presented[animation.layer].opacity = opacity
      case .frame(let frame): presented[animation.layer].frame = frame
      // At its end the layer is at rest, and no mask of the past is left.
      case .crossFade(let fade): presented[animation.layer].crossFade = fade.share < 1 ? fade : nil
      }
    }
    return presented
  }
}
