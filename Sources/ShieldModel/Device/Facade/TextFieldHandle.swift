/// A text field of a ``Device``.
public struct TextFieldHandle: ViewLike {
  /// The device that the field belongs to.
  public let device: Device
  /// The field's handle in ``Device/state``.
  public let id: ViewID

  /// Makes a handle of a text field.
  public init(device: Device, id: ViewID) {
    self.device = device
    self.id = id
  }

  /// The secure trait; changing it writes the capture mask of the canvas's layer.
  ///
  /// Source: F2, measured.
  public var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    nonmutating set { device.perform(.setField(id, .isSecureTextEntry(newValue))) }
  }

  /// The text.
  public var text: String {
    get { field.text }
    nonmutating set { device.perform(.setField(id, .text(newValue))) }
  }

  /// What shows while there is no text.
  public var placeholder: String {
    get { field.placeholder }
    nonmutating set { device.perform(.setField(id, .placeholder(newValue))) }
  }

  /// How the border is drawn.
  public var borderStyle: BorderStyle {
    get { field.borderStyle }
    nonmutating set { device.perform(.setField(id, .borderStyle(newValue))) }
  }

  /// The view at the left side, or nil.
  public var leftView: ViewHandle? {
    get { field.leftView.map { ViewHandle(device: device, id: $0) } }
    nonmutating set { device.perform(.setField(id, .leftView(newValue?.id))) }
  }

  /// The view at the right side, or nil.
  public var rightView: ViewHandle? {
    get { field.rightView.map { ViewHandle(device: device, id: $0) } }
    nonmutating set { device.perform(.setField(id, .rightView(newValue?.id))) }
  }

  /// Whether the field's class lets it become first responder; a subclass that answers no keeps the keyboard away.
  ///
  /// Source: F9, documented.
  public var canBecomeFirstResponder: Bool {
    get { !field.refusesFirstResponder }
    nonmutating set { device.perform(.setField(id, .refusesFirstResponder(!newValue))) }
  }

  /// Looks for the canvas as an app does, and reports a fault unless the answer is the field's own canvas.
  ///
  /// What was found is answered even when it is another view, since an app would go on with it.
  ///
  /// Source: L1 and L2, measured and reported.
  public func lookUpCanvas(_ lookup: CanvasLookup) -> ViewHandle? {
    let (answer, seen) = lookup.run(below: view)
    let found: ViewHandle?
    switch answer {
    case .found(let node), .both(_, let node): found = node
    case .ambiguous, .nothing: found = nil
    }
    let canvas = field.canvas
    if found == nil || found?.id != canvas {
      let expected = canvas.flatMap { device.state.hierarchy.views.find($0)?.typeName } ?? ""
      device.report(Device.Fault(expected: expected, found: found?.typeName, seen: seen))
    }
    return found
  }

  private var field: TextFieldState { device.state.hierarchy.textField(id) ?? TextFieldState() }
}
