extension Device {
  /// Makes a view in no tree; the class name decides about the kind, as in a scenario.
  ///
  /// After a crash the handle finds no view.
  public func makeView(_ typeName: String = "UIView", name: String = "") -> ViewHandle {
    ViewHandle(device: self, id: make(ViewBlueprint(typeName: typeName, name: name, isRetained: true)))
  }

  /// Makes a label with text, in no tree.
  public func makeLabel(_ text: String, name: String = "") -> ViewHandle {
    let label = makeView("UILabel", name: name)
    label.layer.text = TextContent(string: text)
    return label
  }

  /// Makes a text field, insecure, in no tree, with its canvas inside.
  ///
  /// Source: F1, measured.
  public func makeTextField(
    _ typeName: String = "UITextField", name: String = "", usesTextKit1: Bool = false
  ) -> TextFieldHandle {
    let blueprint = ViewBlueprint(
      typeName: typeName, name: name, kind: .textField(usesTextKit1: usesTextKit1), isRetained: true)
    return TextFieldHandle(device: self, id: make(blueprint))
  }

  /// Makes a hidden window that fills the screen; ``WindowHandle/makeKeyAndVisible()`` shows it.
  public func makeWindow(name: String = "", level: Double = 0, scene: Int = 0) -> WindowHandle {
    let kind = ViewBlueprint.Kind.window(level: level, scene: Int32(clamping: scene), purpose: .app)
    let blueprint = ViewBlueprint(typeName: "UIWindow", name: name, kind: kind, isRetained: true)
    return WindowHandle(device: self, id: make(blueprint))
  }

  /// Makes a layer without a view, in no tree.
  public func makeLayer(name: String = "") -> LayerHandle {
    LayerHandle(device: self, id: perform(.makeLayer(name: name))?.layer ?? LayerID.dangling)
  }

  private func make(_ blueprint: ViewBlueprint) -> ViewID {
    perform(.makeView(blueprint))?.view ?? ViewID.dangling
  }
}

extension Handle {
  /// A handle that never finds a node.
  static var dangling: Handle { Handle(slot: -1, generation: 0) }
}
