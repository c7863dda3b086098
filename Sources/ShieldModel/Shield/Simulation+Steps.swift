extension Simulation {
  mutating func run(_ action: Step.Action, scope: String, depth: Int) throws(Interruption) {
    switch action {
    case .make(let template, let superview, let placement):
      try make(template, under: superview, at: placement, scope: scope)
    case .insertSubview(let child, let superview, let placement):
      let view = try node(child, scope)
      let place = try self.placement(placement, scope)
      try apply(.insertSubview(view, into: try node(superview, scope), at: place))
    case .bringToFront(let selector): try reorder(selector, at: .front, scope: scope)
    case .sendToBack(let selector): try reorder(selector, at: .index(0), scope: scope)
    case .removeFromSuperview(let selector): try apply(.removeFromSuperview(try node(selector, scope)))
    case .release(let selector): try drop(selector, scope: scope)
    case .setNeedsLayout(let selector): try apply(.setNeedsLayout(try node(selector, scope)))
    case .layoutIfNeeded(let selector): try apply(.layoutIfNeeded(try node(selector, scope)))
    case .insertSublayer, .removeFromSuperlayer, .swapLayer, .restoreLayer, .remember, .restore, .matchFrame:
      try runLayerAction(action, scope: scope)
    case .set(let selector, let change): try set(change, of: selector, scope: scope)
    case .animate(let selector, let start, let end, let frames):
      let layer = device.hierarchy.layer(of: try node(selector, scope))
      try apply(.animate(Animation(layer: layer, from: start, to: end, frames: frames)))
    case .lookup, .shield, .call: try runShieldAction(action, scope: scope, depth: depth)
    case .branch(let condition, let yes, let no):
      try run(try isTrue(condition, scope: scope) ? yes : no, scope: scope, depth: depth + 1)
    case .together(let steps): try run(steps, scope: scope, depth: depth + 1)
    case .async(let steps): queue.append(Block(steps: steps, scope: scope))
    case .onLayout(let selector, let isOnce, let steps):
      let hook = LayoutHook(
        view: try node(selector, scope), lastSize: .zero, isOnce: isOnce, block: Block(steps: steps, scope: scope))
      hooks.append(hook)
    case .on(let trigger, let field, let isOnce, let steps):
      var happening = Happening(trigger: trigger)
      if let field { happening.field = try node(field, scope) }
      eventHooks.append(EventHook(awaited: happening, isOnce: isOnce, block: Block(steps: steps, scope: scope)))
    case .own(let shield, let owner, let isVisible):
      try own(shield, owner: owner, isVisible: isVisible, scope: scope, depth: depth)
    case .turn, .expect: throw .mistake(error(.notInAScript))
    default: try runDeviceAction(action, scope: scope)
    }
  }

  /// Drops the app's reference: its name is free from then on, and hooks that wait for the view end.
  private mutating func drop(_ selector: Selector, scope: String) throws(Interruption) {
    let view = try node(selector, scope)
    if let name = selector.soleName {
      let own = qualified(name, scope: scope)
      names[names[own] == nil ? name : own] = nil
    }
    eventHooks.removeAll { $0.awaited.field == view }
    try apply(.release(view))
  }

  /// Moves a view among its siblings.
  ///
  /// Source: T2, documented.
  private mutating func reorder(
    _ selector: Selector, at placement: ViewPlacement, scope: String
  ) throws(Interruption) {
    let view = try node(selector, scope)
    guard let superview = device.hierarchy[view].superview else {
      throw .mistake(error(.noSuperview(selector: selector.text)))
    }
    try apply(.insertSubview(view, into: superview, at: placement))
  }

  private mutating func runDeviceAction(_ action: Step.Action, scope: String) throws(Interruption) {
    switch action {
    case .makeKeyAndVisible(let selector):
      let window = try node(selector, scope)
      if isCoverLeftOut(window) { return }
      try apply(.setWindowHidden(window, false))
      try apply(.makeKey(window))
    case .present(let template, let window):
      let target = try node(window, scope)
      if let view = try make(template, under: nil, at: .front, scope: scope) { try apply(.present(view, in: target)) }
    case .presentExisting(let selector, let window):
      try apply(.present(try node(selector, scope), in: try node(window, scope)))
    case .focus(let selector):
      let view = try node(selector, scope)
      log.use(.field(.keyboardCarriesMask))
      try apply(.becomeFirstResponder(view))
    case .blur(let selector): try apply(.resignFirstResponder(try node(selector, scope)))
    case .replaceCanvas(let selector): try apply(.replaceCanvas(try node(selector, scope)))
    case .rotate(let size): try apply(.resizeScreen(size))
    case .setRightToLeft(let isRightToLeft):
      log.use(.field(.rightToLeftOffsetFraction))
      try apply(.setRightToLeft(isRightToLeft))
    case .transition(let transition, let scene):
      try apply(.transition(transition, scene: try sceneIndex(scene)))
    case .addScene(let name): try apply(.addScene(SceneState(name: name)))
    case .capture(let request): try take(request, scope: scope)
    case .snapshot(let request): try keep(request, scope: scope)
    case .crossFade(let selector, let name, let frames):
      let fade = CrossFade(from: try snapshot(named: name))
      let layer = device.hierarchy.layer(of: try node(selector, scope))
      let end = AnimatedValue.crossFade(CrossFade(from: fade.snapshot, share: 1))
      try apply(.animate(Animation(layer: layer, from: .crossFade(fade), to: end, frames: frames)))
    case .startCapture(let kind, let name): try startRecording(kind, name: name)
    case .stopCapture(let kind): try apply(.stopCapture(kind))
    case .tap(let point): tap(point)
    case .tapNode(let selector): tap(device.screenCenter(of: try node(selector, scope)))
    case .interrupt(let interruption): try interrupt(interruption)
    case .answer(let answer): try answerPrompt(answer)
    case .walk(let walker):
      let cycle = device.unionCycle()
      log.walks.append(WalkRecord(turn: turn, walker: walker, cycle: cycle, place: place))
    default: break
    }
  }

  private mutating func runLayerAction(_ action: Step.Action, scope: String) throws(Interruption) {
    switch action {
    case .insertSublayer(let layer, let superlayer, let index):
      let child = try node(layer, scope)
      // `superlayer?.addSublayer` does nothing where there is no superlayer, as before a window is visible (T7).
      if case .superlayer(let selector) = superlayer,
        device.hierarchy[try node(LayerReference.layer(of: selector), scope)].superlayer == nil
      {
        return
      }
      hasGrafts = true
      try apply(.insertSublayer(child, into: try node(superlayer, scope), at: index))
    case .removeFromSuperlayer(let selector):
      try apply(.removeFromSuperlayer(try node(LayerReference.layer(of: selector), scope)))
    case .swapLayer(let selector, let other):
      hasGrafts = true
      try apply(.swapLayer(of: try node(selector, scope), to: try node(LayerReference.layer(of: other), scope)))
    case .restoreLayer(let selector):
      let view = try node(selector, scope)
      try apply(.swapLayer(of: view, to: device.hierarchy[view].ownLayer))
    case .remember(let selector, let name):
      memories[qualified(name, scope: scope)] = position(of: try node(selector, scope))
    case .restore(let selector, let name, let layerOnly):
      let view = try node(selector, scope)
      guard let memory = memories[qualified(name, scope: scope)] else {
        throw .mistake(error(.unknownMemory(name: name)))
      }
      try restore(view, to: memory, layerOnly: layerOnly)
    case .matchFrame(let selector, let other):
      let view = try node(selector, scope)
      let size = device.hierarchy[device.hierarchy.layer(of: try node(other, scope))].frame.size
      try apply(.setView(view, .frame(Rect(origin: .zero, size: size))))
    default: break
    }
  }

  func position(of view: ViewID) -> TreePosition {
    let hierarchy = device.hierarchy
    let layer = hierarchy.layer(of: view)
    let superview = hierarchy[view].superview
    let superlayer = hierarchy[layer].superlayer
    return TreePosition(
      superview: superview,
      viewIndex: superview.flatMap { hierarchy[$0].subviews.firstIndex(of: view) }.map { Int32($0) } ?? 0,
      superlayer: superlayer,
      layerIndex: superlayer.flatMap { hierarchy[$0].sublayers.firstIndex(of: layer) }.map { Int32($0) } ?? 0,
      frame: hierarchy[layer].frame, rule: hierarchy[view].rule)
  }

  mutating func restore(_ view: ViewID, to memory: TreePosition, layerOnly: Bool) throws(Interruption) {
    if !layerOnly {
      if let superview = memory.superview, device.hierarchy.views.contains(superview) {
        try apply(.insertSubview(view, into: superview, at: .index(memory.viewIndex)))
      } else {
        try apply(.removeFromSuperview(view))
      }
      try apply(.setLayer(device.hierarchy.layer(of: view), .frame(memory.frame)))
      try apply(.setView(view, .rule(memory.rule)))
    }
    let layer = device.hierarchy.layer(of: view)
    if let superlayer = memory.superlayer, device.hierarchy.layers.contains(superlayer) {
      if device.hierarchy[layer].superlayer != superlayer || layerOnly {
        try apply(.insertSublayer(layer, into: superlayer, at: memory.layerIndex))
      }
    } else if device.hierarchy[layer].superlayer != nil {
      try apply(.removeFromSuperlayer(layer))
    }
  }

  private func sceneIndex(_ name: String?) throws(Interruption) -> Int32 {
    guard let name else { return 0 }
    guard let index = device.scenes.firstIndex(where: { $0.name == name }) else {
      throw .mistake(error(.unknownScene(name: name, names: device.scenes.map { $0.name })))
    }
    return Int32(index)
  }

  private mutating func tap(_ point: Point) {
    log.use(.field(.canvasInteractionEnabled))
    log.use(.field(.canvasAnswersHits))
    let record = TapRecord(
      turn: turn, point: point, hit: device.hitTest(point), drawn: drawnViews(at: point), device: device, place: place)
    log.taps.append(record)
  }

  // Typed throws do not convert by themselves, so file mistakes are wrapped here once.
  func node(_ selector: Selector, _ scope: String) throws(Interruption) -> ViewID {
    do { return try view(selector, scope: scope) } catch { throw .mistake(error) }
  }

  func node(_ reference: LayerReference, _ scope: String) throws(Interruption) -> LayerID {
    do { return try layer(reference, scope: scope) } catch { throw .mistake(error) }
  }

  func placement(_ placement: StepPlacement, _ scope: String) throws(Interruption) -> ViewPlacement {
    switch placement {
    case .front: return .front
    case .index(let index): return .index(index)
    case .above(let sibling): return .above(try node(sibling, scope))
    case .below(let sibling): return .below(try node(sibling, scope))
    }
  }
}
