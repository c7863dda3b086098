extension Simulation {
  /// Puts a cover over everything in a scene, or changes the kind of the one that is there.
  mutating func showCover(_ kind: CoverLevel, over scene: String) throws(Interruption) {
    if let view = policy?.covers[scene] {
      try paint(view, as: kind)
      return
    }
    guard let style = policy?.setup.coverStyle, let index = device.scenes.firstIndex(where: { $0.name == scene })
    else { return }
    switch style {
    case .window: try showCoverWindow(kind, over: scene, index: Int32(index))
    case .presented: try presentCover(kind, over: scene, index: Int32(index))
    }
  }

  /// Source: T7, documented.
  private mutating func showCoverWindow(_ kind: CoverLevel, over scene: String, index: Int32) throws(Interruption) {
    var view = policy?.idleCovers[scene]
    if view == nil {
      let level = device.windows.reduce(Self.coverLevel) { max($0, (device.window($1)?.level ?? 0) + 1) }
      let blueprint = ViewBlueprint(
        typeName: "UIWindow", name: PolicyRun.name("cover", scene),
        kind: .window(level: level, scene: index, purpose: .cover))
      view = try apply(.makeView(blueprint)).view
    }
    guard let view else { return }
    try paint(view, as: kind)
    try apply(.setWindowHidden(view, false))
    policy?.covers[scene] = view
    policy?.idleCovers[scene] = view
  }

  /// Source: E6, reported.
  private mutating func presentCover(_ kind: CoverLevel, over scene: String, index: Int32) throws(Interruption) {
    guard let window = appWindow(ofScene: index) else { return }
    let blueprint = ViewBlueprint(typeName: "UIView", name: PolicyRun.name("cover", scene))
    guard let view = try apply(.makeView(blueprint)).view else { return }
    try paint(view, as: kind)
    let count = log.refusals.count
    try apply(.present(view, in: window))
    if log.refusals.count > count {
      try discard(view)
      return
    }
    try apply(.setView(view, .rule(.fill(.zero, withinSafeArea: false))))
    policy?.covers[scene] = view
  }

  private mutating func paint(_ view: ViewID, as kind: CoverLevel) throws(Interruption) {
    let color = kind == .branded ? Self.brandColor : Self.plainColor
    try apply(.setLayer(device.hierarchy.layer(of: view), .fill(color)))
  }

  /// Takes the cover of a scene away.
  mutating func hideCover(over scene: String) throws(Interruption) {
    guard let view = policy?.covers.removeValue(forKey: scene), device.hierarchy.views.contains(view) else { return }
    if device.window(view) == nil { try discard(view) } else { try apply(.setWindowHidden(view, true)) }
  }

  /// Puts a cover that something else has come to lie over above it again; answers whether there was one.
  ///
  /// Source: T7, documented.
  mutating func raiseCovers() throws(Interruption) -> Bool {
    guard let run = policy, run.setup.coverStyle == .window else { return false }
    var didRaise = false
    for (scene, view) in run.covers.sorted(by: { $0.key < $1.key }) {
      guard let front = device.visibleWindowsFrontToBack.first(where: { device.window($0)?.purpose != .cover }),
        let index = device.visibleWindowsFrontToBack.firstIndex(of: view),
        let other = device.visibleWindowsFrontToBack.firstIndex(of: front), other < index
      else { continue }
      try apply(.setWindowHidden(view, true))
      policy?.covers[scene] = nil
      policy?.idleCovers[scene] = nil
      try showCover(run.enforcer.cover(of: scene), over: scene)
      didRaise = true
    }
    return didRaise
  }

  /// Says something at the bottom of a scene.
  mutating func showPrompt(_ level: PromptLevel, in scene: String) throws(Interruption) {
    try dismissPrompt(in: scene)
    guard let index = device.scenes.firstIndex(where: { $0.name == scene }),
      let window = appWindow(ofScene: Int32(index))
    else { return }
    let size = device.screen.size
    let height = min(80, size.height / 4)
    let blueprint = ViewBlueprint(typeName: "UILabel", name: PolicyRun.name("prompt", scene))
    guard let view = try apply(.makeView(blueprint)).view else { return }
    let layer = device.hierarchy.layer(of: view)
    try apply(.setLayer(layer, .fill(Self.promptColor)))
    let text = level == .offerShare ? "Share a link instead?" : "Captures show no secrets."
    try apply(.setLayer(layer, .text(TextContent(string: text))))
    try apply(.insertSubview(view, into: window, at: .front))
    try apply(.setView(view, .frame(Rect(x: 0, y: size.height - height, width: size.width, height: height))))
    policy?.prompts[scene] = view
  }

  /// Takes back what is said in a scene.
  mutating func dismissPrompt(in scene: String) throws(Interruption) {
    try discard(policy?.prompts.removeValue(forKey: scene))
  }

  /// The app's frontmost window of a scene.
  func appWindow(ofScene index: Int32) -> ViewID? {
    device.visibleWindowsFrontToBack.first { view in
      guard let state = device.window(view) else { return false }
      return state.scene == index && state.purpose == .app
    }
  }

  /// Above alerts and above what apps use for themselves.
  private static let coverLevel = 10_000.0
  private static let brandColor = Color(red: 0x1f, green: 0x4e, blue: 0x79)
  private static let plainColor = Color(red: 0x2b, green: 0x2b, blue: 0x2b)
  private static let promptColor = Color(red: 0xf4, green: 0xf1, blue: 0xe4)
}
