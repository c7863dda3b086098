import Testing

@testable import ShieldModel

@Suite struct DeviceStateFocusTests {
  @Test func `a field becomes first responder only with interaction on, in a window, and if its class lets it`() throws
  {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field()
    #expect(try bench.refusal(of: .becomeFirstResponder(field)) == .refusesFirstResponder(field))
    try bench.apply(.insertSubview(field, into: window, at: .front))
    try bench.apply(.setView(field, .isUserInteractionEnabled(false)))
    #expect(try bench.refusal(of: .becomeFirstResponder(field)) == .refusesFirstResponder(field))
    try bench.apply(.setView(field, .isUserInteractionEnabled(true)))
    try bench.apply(.setField(field, .refusesFirstResponder(true)))
    #expect(try bench.refusal(of: .becomeFirstResponder(field)) == .refusesFirstResponder(field))
    try bench.apply(.setField(field, .refusesFirstResponder(false)))
    try bench.apply(.becomeFirstResponder(field))
    #expect(bench.state.firstResponder == field)
    #expect(bench.state.hierarchy.textField(field)?.isEditing == true)
    #expect(bench.state.focusableViews == [field])
    let view = try bench.view(name: "plain", in: window)
    #expect(try bench.refusal(of: .becomeFirstResponder(view)) == .refusesFirstResponder(view))
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `the keyboard carries the mask while the first responder is secure, as the row says`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let window = try bench.window()
    let field = try bench.field(in: window)
    let plain = try bench.field(name: "plain", in: window)
    let isMasked = row.profile.keyboardCarriesMask.value
    try bench.apply(.setField(field, .isSecureTextEntry(true)))
    #expect(
      try bench.apply(.becomeFirstResponder(field)).contains(.keyboard(isShown: true, isMasked: isMasked)))
    let keyboard = try #require(bench.state.keyboardWindow)
    #expect(bench.mask(of: keyboard) == (isMasked ? .captures : []))
    #expect(bench.state.visibleWindowsFrontToBack.first == keyboard)
    #expect(try bench.apply(.becomeFirstResponder(plain)).contains(.keyboard(isShown: true, isMasked: false)))
    #expect(bench.mask(of: keyboard).isEmpty)
    #expect(bench.state.hierarchy.textField(field)?.isEditing == false)
  }

  @Test(arguments: [("11", false), ("12", false), ("13", true), ("14", true), ("26", true)])
  func `the keyboard is masked from 13 on`(os: String, isMasked: Bool) throws {
    var bench = try DeviceBench(os: os)
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.apply(.setField(field, .isSecureTextEntry(true)))
    try bench.apply(.becomeFirstResponder(field))
    #expect(bench.mask(of: try #require(bench.state.keyboardWindow)) == (isMasked ? .captures : []))
  }

  @Test func `from one secure field to the next the keyboard stays masked and says so`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let fields = [try bench.field(name: "a", in: window), try bench.field(name: "b", in: window)]
    for field in fields {
      try bench.apply(.setField(field, .isSecureTextEntry(true)))
      #expect(try bench.apply(.becomeFirstResponder(field)).contains(.keyboard(isShown: true, isMasked: true)))
    }
  }

  @Test func `the switch reaches the keyboard while the field is being edited`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.apply(.becomeFirstResponder(field))
    #expect(
      try bench.apply(.setField(field, .isSecureTextEntry(true))).contains(.keyboard(isShown: true, isMasked: true)))
    #expect(
      try bench.apply(.setField(field, .isSecureTextEntry(false))).contains(.keyboard(isShown: true, isMasked: false)))
  }

  @Test func `the keyboard goes when editing ends, and the field may be laid out again`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.apply(.becomeFirstResponder(field))
    #expect(try bench.apply(.resignFirstResponder(field)) == [.keyboard(isShown: false, isMasked: false)])
    #expect(bench.state.firstResponder == nil)
    let keyboard = try #require(bench.state.keyboardWindow)
    #expect(!bench.state.visibleWindowsFrontToBack.contains(keyboard))
    #expect(try bench.apply(.resignFirstResponder(field)).isEmpty)
    try bench.apply(.becomeFirstResponder(field))
    #expect(bench.state.keyboardWindow == keyboard, "there is one keyboard")
  }

  @Test(arguments: [true, false])
  func `leaving the window ends editing, also inside an ancestor`(isAncestor: Bool) throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let host = try bench.view(name: "host", in: window)
    let field = try bench.field(in: host)
    try bench.apply(.becomeFirstResponder(field))
    let events = try bench.apply(.removeFromSuperview(isAncestor ? host : field))
    #expect(events.contains(.keyboard(isShown: false, isMasked: false)))
    #expect(bench.state.firstResponder == nil)
    #expect(bench.state.violations().isEmpty)
  }

  @Test func `a leaf that is first responder loses that when it moves to a view outside every window`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let textView = try bench.view("UITextView", name: "notes", in: window)
    let outside = try bench.view(name: "outside")
    try bench.apply(.becomeFirstResponder(textView))
    try bench.apply(.insertSubview(textView, into: outside, at: .front))
    #expect(bench.state.firstResponder == nil)
  }

  /// Rule F8: a secure field in the views of the screen brings the password bar; one in the layers alone does not.
  @Test func `the password bar comes for a secure field among the views and not for one among the layers`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let screen = try bench.view(name: "screen", in: window)
    let secure = try bench.field(name: "secure", in: screen)
    let content = try bench.view("UILabel", name: "content", in: try bench.canvas(of: secure))
    let input = try bench.field(name: "input", in: screen)
    try bench.apply(.setField(secure, .isSecureTextEntry(true)))
    #expect(try bench.apply(.becomeFirstResponder(input)).contains(.autoFillBarShown(for: input)))
    #expect(bench.state.isAutoFillBarShown)
    try bench.apply(.resignFirstResponder(input))
    #expect(!bench.state.isAutoFillBarShown)
    // The field leaves the views, its layer goes back to where it was.
    let layer = bench.layer(of: secure)
    let superlayer = try #require(bench.state.hierarchy[layer].superlayer)
    try bench.apply(.removeFromSuperview(secure))
    try bench.apply(.insertSublayer(layer, into: superlayer, at: 0))
    try bench.apply(.becomeFirstResponder(input))
    #expect(!bench.state.isAutoFillBarShown)
    #expect(bench.state.hierarchy.effectiveMask(of: bench.layer(of: content)) == .captures, "still left out")
  }

  @Test func `a system that looks at layers brings the bar for a secure field among them too`() throws {
    var profile = try DeviceBench(os: "18").state.profile
    profile.autoFillSeesViewTreeOnly.value = false
    var bench = DeviceBench(profile)
    let window = try bench.window()
    let input = try bench.field(name: "input", in: window)
    let secure = try bench.field(name: "secure")
    try bench.apply(.setField(secure, .isSecureTextEntry(true)))
    try bench.apply(.becomeFirstResponder(input))
    #expect(!bench.state.isAutoFillBarShown, "neither in the views nor in the layers")
    try bench.apply(.resignFirstResponder(input))
    try bench.apply(.insertSublayer(bench.layer(of: secure), into: bench.layer(of: window), at: nil))
    try bench.apply(.becomeFirstResponder(input))
    #expect(bench.state.isAutoFillBarShown)
  }

  @Test func `an insecure field or one in a hidden window brings no bar`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let input = try bench.field(name: "input", in: window)
    let hidden = try bench.window(name: "hidden")
    let secure = try bench.field(name: "secure", in: hidden)
    try bench.apply(.becomeFirstResponder(input))
    #expect(!bench.state.isAutoFillBarShown)
    try bench.apply(.setField(secure, .isSecureTextEntry(true)))
    try bench.apply(.setWindowHidden(hidden, true))
    try bench.apply(.resignFirstResponder(input))
    try bench.apply(.becomeFirstResponder(input))
    #expect(!bench.state.isAutoFillBarShown)
  }

  @Test func `the keyboard covers the lower 291 points, or half of a low screen`() throws {
    for (height, expected) in [
      (844.0, Rect(x: 0, y: 553, width: 390, height: 291)), (320, Rect(x: 0, y: 160, width: 390, height: 160)),
    ] {
      let screen = Screen(size: Size(width: 390, height: height))
      var bench = DeviceBench(try DeviceBench(os: "18").state.profile, screen: screen)
      let window = try bench.window()
      let field = try bench.field(in: window)
      try bench.apply(.becomeFirstResponder(field))
      #expect(bench.frame(of: try #require(bench.state.keyboardWindow)) == expected)
    }
  }
}
