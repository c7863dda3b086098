import Testing

@testable import ShieldModel

@Suite struct DeviceStateTimeTests {
  private static let roundTrip: [SceneTransition] = [
    .willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive,
  ]

  @Test func `a scene goes active, inactive, background and back, with the callbacks in order`() throws {
    var bench = try DeviceBench()
    var phases: [ScenePhase] = []
    for transition in Self.roundTrip {
      #expect(try bench.apply(.transition(transition, scene: 0)) == [.sceneCallback(transition, scene: 0)])
      phases.append(bench.state.scenes[0].phase)
    }
    #expect(phases == [.inactive, .background, .inactive, .active])
  }

  /// Every transition from every phase: only the documented ones are possible.
  @Test(arguments: ScenePhase.allCases, SceneTransition.allCases)
  func `a transition starts only from its own phase`(phase: ScenePhase, transition: SceneTransition) throws {
    var bench = try DeviceBench()
    bench.state.scenes[0].phase = phase
    if transition.origin == phase {
      try bench.apply(.transition(transition, scene: 0))
      #expect(bench.state.scenes[0].phase == transition.goal)
    } else {
      #expect(try bench.refusal(of: .transition(transition, scene: 0)) == .wrongPhase(transition, phase))
    }
  }

  @Test func `inactive may come twice in one round trip`() throws {
    var bench = try DeviceBench()
    for transition in [SceneTransition.willResignActive, .didBecomeActive, .willResignActive, .didEnterBackground] {
      try bench.apply(.transition(transition, scene: 0))
    }
    #expect(bench.state.scenes[0].phase == .background)
  }

  @Test func `scenes go their own ways, and one that does not exist is refused`() throws {
    var bench = try DeviceBench()
    try bench.apply(.addScene(SceneState(name: "second")))
    try bench.apply(.transition(.willResignActive, scene: 1))
    #expect(bench.state.scenes.map { $0.phase } == [.active, .inactive])
    for scene in [Int32(-1), 2, .max] {
      #expect(try bench.refusal(of: .transition(.willResignActive, scene: scene)) == .unknownScene(scene))
    }
  }

  @Test(arguments: [
    ("13", false), ("16", false), ("17", false), ("18", true), ("26", true), ("26.5", true), ("27", true),
  ])
  func `from 18 on a presentation in the background is refused`(os: String, isRefused: Bool) throws {
    var bench = try DeviceBench(os: os)
    let window = try bench.window()
    let cover = try bench.view(name: "cover")
    try bench.apply(.transition(.willResignActive, scene: 0))
    try bench.apply(.present(try bench.view(name: "early"), in: window))
    try bench.apply(.transition(.didEnterBackground, scene: 0))
    if isRefused {
      #expect(try bench.refusal(of: .present(cover, in: window)) == .presentationRefused(cover))
      try bench.apply(.insertSubview(cover, into: window, at: .front))
      #expect(bench.state.hierarchy[cover].superview == window, "a subview is no presentation")
    } else {
      try bench.apply(.present(cover, in: window))
      #expect(bench.state.hierarchy[cover].superview == window)
    }
  }

  @Test func `a presentation in a scene in front is fine while another is in the background`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    try bench.apply(.addScene(SceneState(name: "other", phase: .background)))
    let sheet = try bench.view(name: "sheet")
    try bench.apply(.present(sheet, in: window))
    #expect(bench.state.hierarchy[sheet].superview == window)
  }

  @Test(arguments: CaptureKind.allCases)
  func `a running capture counts as captured exactly if the platform reports it, once each way`(
    kind: CaptureKind
  ) throws {
    let reported: Set<CaptureKind> = [
      .screenRecording, .replayKitInApp, .broadcastExtension, .airPlayMirroring, .hdmiMirroring, .quickTimeCable,
    ]
    var bench = try DeviceBench()
    guard kind.isContinuous else {
      #expect(try bench.refusal(of: .startCapture(kind)) == .notContinuous(kind))
      #expect(try bench.refusal(of: .stopCapture(kind)) == .notContinuous(kind))
      return
    }
    #expect(try bench.refusal(of: .stopCapture(kind)) == .captureState(kind, isRunning: false))
    let isReported = reported.contains(kind)
    #expect(try bench.apply(.startCapture(kind)) == (isReported ? [.capturedDidChange(isCaptured: true)] : []))
    #expect(bench.state.isCaptured == isReported)
    #expect(try bench.refusal(of: .startCapture(kind)) == .captureState(kind, isRunning: true))
    #expect(try bench.apply(.stopCapture(kind)) == (isReported ? [.capturedDidChange(isCaptured: false)] : []))
    #expect(!bench.state.isCaptured && bench.state.runningCaptures.isEmpty)
  }

  @Test func `a second capture posts no change, and the last one out does`() throws {
    var bench = try DeviceBench()
    #expect(try bench.apply(.startCapture(.screenRecording)).count == 1)
    #expect(try bench.apply(.startCapture(.airPlayMirroring)).isEmpty)
    #expect(try bench.apply(.startCapture(.iPhoneMirroring)).isEmpty)
    #expect(try bench.apply(.stopCapture(.screenRecording)).isEmpty)
    #expect(try bench.apply(.stopCapture(.airPlayMirroring)) == [.capturedDidChange(isCaptured: false)])
    #expect(bench.state.runningCaptures == [.iPhoneMirroring])
  }

  @Test func `a recording that began before launch is state without a notification`() throws {
    var bench = try DeviceBench()
    bench.state.runningCaptures = [.screenRecording]
    #expect(bench.state.isCaptured)
    #expect(try bench.turn().isEmpty)
    #expect(try bench.apply(.stopCapture(.screenRecording)) == [.capturedDidChange(isCaptured: false)])
  }

  @Test(arguments: [(ScenePhase.active, 1), (.inactive, 1), (.background, 0)])
  func `a screenshot is told once, while active or inactive, not in the background`(phase: ScenePhase, count: Int)
    throws
  {
    var bench = try DeviceBench()
    bench.state.scenes[0].phase = phase
    let before = bench.state
    let events = try bench.apply(.takePicture(.hardwareScreenshot))
    #expect(events == Array(repeating: Event.userDidTakeScreenshot, count: count))
    #expect(bench.state == before, "a picture never changes the state")
  }

  @Test func `with one of two scenes in front a screenshot is told`() throws {
    var bench = try DeviceBench()
    try bench.apply(.addScene(SceneState(name: "other", phase: .background)))
    #expect(try bench.apply(.takePicture(.hardwareScreenshot)) == [.userDidTakeScreenshot])
  }

  @Test(arguments: CaptureKind.allCases)
  func `only the hardware's and the Simulator guest's screenshots are told`(kind: CaptureKind) throws {
    var bench = try DeviceBench()
    let isTold = kind == .hardwareScreenshot || kind == .simulatorGuestScreenshot
    #expect(try bench.apply(.takePicture(kind)) == (isTold ? [.userDidTakeScreenshot] : []))
  }

  @Test func `each commit shows the next picture of every video`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let video = try bench.view("AVPlayerView", name: "video", in: window)
    let frames = try (0..<3).map { _ in
      let frame = bench.state.hierarchy[bench.layer(of: video)].videoFrame
      try bench.turn()
      return frame
    }
    #expect(frames == [0, 1, 2])
    #expect(bench.state.frameCount == 3)
  }

  @Test func `a video goes on while its view is moved to and fro`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let video = try bench.view("AVPlayerView", name: "video", in: window)
    let field = try bench.field(in: window)
    try bench.turn()
    try bench.apply(.insertSubview(video, into: try bench.canvas(of: field), at: .front))
    try bench.turn()
    try bench.apply(.insertSubview(video, into: window, at: .front))
    #expect(bench.state.hierarchy[bench.layer(of: video)].videoFrame == 2)
  }

  @Test func `a freed video is no longer moved on`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let video = try bench.view("AVPlayerView", name: "video", in: window)
    try bench.apply(.release(video))
    try bench.apply(.removeFromSuperview(video))
    try bench.turn()
    #expect(bench.state.videoLayers.isEmpty)
    try bench.turn()
  }
}
