extension DeviceState {
  /// What is wrong with the state itself, one sentence each; empty for every state that operations can make.
  ///
  /// O(nodes).
  ///
  /// Source: T1 and T7, documented and measured.
  public func violations() -> [String] {
    var found = hierarchy.violations()
    for view in windows {
      guard let state = window(view) else {
        found.append("a window is gone or is no window")
        continue
      }
      if (state.context == nil) != (state.visibleOrder == nil) {
        found.append("a window has a render context without having been visible, or the other way round")
      }
      if let context = state.context, hierarchy.layers.find(context)?.isContextRoot != true {
        found.append("a window's render context is gone")
      }
    }
    if scenes.isEmpty { found.append("there is no scene") }
    if let keyWindow, window(keyWindow) == nil { found.append("the key window is gone or is no window") }
    if let keyboardWindow, window(keyboardWindow) == nil { found.append("the keyboard's window is gone") }
    if let firstResponder, !isInWindow(firstResponder) { found.append("the first responder is outside every window") }
    for view in hierarchy.views.handles {
      let isEditing = hierarchy.textField(view)?.isEditing ?? false
      if isEditing, firstResponder != view { found.append("a field is being edited without being first responder") }
    }
    for layer in videoLayers where hierarchy.layers.find(layer).map({ $0.videoFrame == nil }) ?? false {
      found.append("a layer in the list of videos shows none")
    }
    return found
  }
}
