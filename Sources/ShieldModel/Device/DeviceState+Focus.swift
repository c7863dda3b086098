extension DeviceState {
  /// The level of the keyboard's window, above what apps use.
  ///
  /// Source: T7, assumed.
  static let keyboardLevel: Double = 10_000_000

  /// Where the keyboard stands: the lower 291 points, or the lower half of a low screen.
  ///
  /// Source: T7, assumed.
  var keyboardFrame: Rect {
    let height = min(291, screen.size.height / 2)
    return Rect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
  }

  /// Whether a view takes text, has its interaction on, is in a window, and does not refuse.
  ///
  /// Source: F9, documented.
  func canBecomeFirstResponder(_ view: ViewID) -> Bool {
    let isTextInput = hierarchy.isTextField(view) || hierarchy[view].typeName == "UITextView"
    return isTextInput && hierarchy[view].isUserInteractionEnabled && isInWindow(view)
      && hierarchy.textField(view)?.refusesFirstResponder != true
  }

  /// Makes a view first responder.
  ///
  /// Source: F8 and F9, documented and measured.
  mutating func focus(_ view: ViewID) throws(OperationError) -> Outcome {
    try check(view)
    guard canBecomeFirstResponder(view) else { throw .refusesFirstResponder(view) }
    guard firstResponder != view else { return Outcome() }
    var events: [Event] = endEditing(keepsKeyboard: true)
    firstResponder = view
    hierarchy.updateTextField(view) { $0.isEditing = true }
    if profile.passthroughTrigger.value == .firstFocus, hierarchy.textField(view) != nil,
      let event = hierarchy.addPassthrough(to: view, profile: profile)
    {
      events.append(.field(event))
    }
    hierarchy[view].needsLayout = true
    events.append(contentsOf: showKeyboard())
    if hasOtherSecureField(than: view) {
      isAutoFillBarShown = true
      events.append(.autoFillBarShown(for: view))
    }
    return Outcome(events: events)
  }

  mutating func endEditing(keepsKeyboard: Bool = false) -> [Event] {
    guard let view = firstResponder else { return [] }
    firstResponder = nil
    isAutoFillBarShown = false
    if hierarchy.views.contains(view) {
      hierarchy.updateTextField(view) { $0.isEditing = false }
      hierarchy[view].needsLayout = true
    }
    guard !keepsKeyboard, let keyboard = keyboardWindow else { return [] }
    hierarchy[hierarchy[keyboard].layer].isHidden = true
    return [.keyboard(isShown: false, isMasked: false)]
  }

  /// Gives the keyboard's window the mask while the first responder is secure.
  ///
  /// Source: H4, measured.
  mutating func updateKeyboardMask() -> [Event] {
    guard let keyboard = keyboardWindow, let responder = firstResponder else { return [] }
    let layer = hierarchy[keyboard].layer
    let isSecure = hierarchy.textField(responder)?.isSecureTextEntry == true
    let mask: CaptureMask = isSecure && profile.keyboardCarriesMask.value ? .captures : []
    guard hierarchy[layer].captureMask != mask else { return [] }
    hierarchy[layer].captureMask = mask
    return [.keyboard(isShown: true, isMasked: !mask.isEmpty)]
  }

  private mutating func showKeyboard() -> [Event] {
    if keyboardWindow == nil {
      let made = make(
        ViewBlueprint(
          typeName: "UIRemoteKeyboardWindow", name: "keyboard",
          kind: .window(level: Self.keyboardLevel, scene: 0, purpose: .keyboard)))
      if let window = made.view {
        keyboardWindow = window
        hierarchy[hierarchy[window].layer].fill = Color(red: 209, green: 212, blue: 219)
        hierarchy[hierarchy[window].layer].text = TextContent(
          string: "keyboard", color: Color(red: 60, green: 60, blue: 67), alignment: .center)
        hierarchy.setFrame(keyboardFrame, of: window)
      }
    }
    guard let window = keyboardWindow else { return [] }
    _ = updateKeyboardMask()
    // The keyboard's window is one, so this is never refused.
    _ = try? setWindow(window, isHidden: false)
    return [.keyboard(isShown: true, isMasked: !hierarchy[hierarchy[window].layer].captureMask.isEmpty)]
  }

  /// Whether the screen holds a secure field besides this view.
  ///
  /// A field counts that is in the *view* tree of a visible window; on a system that looks at layers as well, one
  /// whose layer hangs in a render context counts too.
  ///
  /// Source: F8, measured.
  private func hasOtherSecureField(than view: ViewID) -> Bool {
    let windows = visibleWindowsFrontToBack
    let contexts = profile.autoFillSeesViewTreeOnly.value ? [] : self.contexts
    for other in hierarchy.views.handles where other != view {
      guard hierarchy.textField(other)?.isSecureTextEntry == true else { continue }
      if windows.contains(hierarchy.rootView(of: other)) { return true }
      if !contexts.isEmpty, contexts.contains(hierarchy.rootLayer(of: hierarchy[other].layer)) { return true }
    }
    return false
  }
}
