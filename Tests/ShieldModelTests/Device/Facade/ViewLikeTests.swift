import Testing

@testable import ShieldModel

@Suite struct ViewLikeTests {
  private func family() throws -> (device: Device, root: ViewHandle, a: ViewHandle, b: ViewHandle, c: ViewHandle) {
    let device = try #require(Device(os: "18"))
    let root = device.makeView(name: "root")
    let children = ["a", "b", "c"].map { device.makeView(name: $0) }
    for child in children { root.addSubview(child) }
    return (device, root, children[0], children[1], children[2])
  }

  @Test func `subviews are inserted, moved and removed as UIKit does it`() throws {
    let (device, root, a, b, c) = try family()
    #expect(root.subviews == [a, b, c] && a.superview == root)
    root.bringSubviewToFront(a)
    #expect(root.subviews == [b, c, a])
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, b, a])
    root.insertSubview(a, at: 0)
    #expect(root.subviews == [a, c, b])
    root.insertSubview(a, aboveSubview: c)
    #expect(root.subviews == [c, a, b])
    root.insertSubview(b, belowSubview: c)
    #expect(root.subviews == [b, c, a])
    b.removeFromSuperview()
    #expect(root.subviews == [c, a] && b.superview == nil)
    root.bringSubviewToFront(b)
    root.sendSubviewToBack(b)
    #expect(root.subviews == [c, a], "a view that is no child stays where it is")
    #expect(device.refusals.isEmpty)
    #expect(root.layer.sublayers == [c.layer, a.layer])
  }

  @Test func `an index far outside is the end and never traps`() throws {
    let (_, root, a, b, c) = try family()
    root.insertSubview(a, at: .max)
    root.insertSubview(c, at: .min)
    #expect(root.subviews == [c, b, a])
  }

  @Test func `looks are read as they were set`() throws {
    let (device, root, a, _, _) = try family()
    a.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    a.alpha = 0.25
    a.isHidden = true
    a.backgroundColor = .white
    a.clipsToBounds = true
    a.isUserInteractionEnabled = false
    a.isAccessibilityElement = true
    a.transform = .rotation(degrees: 90)
    #expect(a.frame == Rect(x: 10, y: 20, width: 30, height: 40) && a.center == Point(x: 25, y: 40))
    #expect(a.alpha == 0.25 && a.isHidden && a.backgroundColor == .white && a.clipsToBounds)
    #expect(!a.isUserInteractionEnabled && a.isAccessibilityElement && a.transform == .rotation(degrees: 90))
    #expect(a.layer.opacity == 0.25 && a.layer.isHidden && a.layer.masksToBounds)
    a.backgroundColor = nil
    #expect(a.backgroundColor == nil)
    a.center = Point(x: 100, y: 100)
    #expect(a.frame == Rect(x: 85, y: 80, width: 30, height: 40))
    a.bounds = Rect(x: 1, y: 2, width: 50, height: 20)
    #expect(a.bounds == Rect(x: 1, y: 2, width: 50, height: 20) && a.center == Point(x: 100, y: 100))
    #expect(root.name == "root" && root.typeName == "UIView" && device.refusals.isEmpty)
  }

  @Test func `a window is shown with its render context, a view without one`() throws {
    let (device, root, _, _, _) = try family()
    let window = device.makeWindow(level: 3)
    window.addSubview(root)
    #expect(window.isHidden && window.layer.superlayer == nil && root.window == window)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.isKeyWindow && window.windowLevel == 3)
    #expect(window.layer.superlayer?.delegate == nil)
    let sheet = device.makeView()
    window.present(sheet)
    #expect(window.subviews == [root, sheet])
  }

  @Test func `a view's own hit test works in its own coordinates`() throws {
    let (_, root, a, _, _) = try family()
    root.frame = Rect(x: 500, y: 500, width: 100, height: 100)
    a.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(root.hitTest(Point(x: 5, y: 5)) == a)
    #expect(root.hitTest(Point(x: 50, y: 50)) == root)
    #expect(root.hitTest(Point(x: 500, y: 500)) == nil)
  }

  @Test func `handles of one view are equal, whatever their kind, and those of two devices are not`() throws {
    let (device, root, a, _, _) = try family()
    #expect(ViewHandle(device: device, id: root.id) == root)
    #expect(root != a)
    #expect(Set([root, a, ViewHandle(device: device, id: root.id)]).count == 2)
    let (_, twin, _, _, _) = try family()
    #expect(twin.id == root.id && twin != root)
    let field = device.makeTextField()
    #expect(field.view.id == field.id && field.view.typeName == "UITextField")
  }

  @Test func `a released view goes when nobody holds it, and its handle reads as an empty view`() throws {
    let (device, root, a, _, _) = try family()
    a.removeFromSuperview()
    device.runLoopTurn()
    #expect(a.exists, "the app's variable holds it")
    a.release()
    device.runLoopTurn()
    #expect(!a.exists && a.subviews.isEmpty && a.superview == nil && a.frame == .zero && a.window == nil)
    a.alpha = 0.5
    root.addSubview(a)
    #expect(device.refusals.count == 2)
    #expect(a.hitTest(.zero) == nil && !a.isFirstResponder && a.layoutRule == .manual)
  }

  @Test func `focus answers like UIKit`() throws {
    let device = try #require(Device(os: "18"))
    let window = device.makeWindow()
    window.makeKeyAndVisible()
    let field = device.makeTextField()
    window.addSubview(field)
    field.canBecomeFirstResponder = false
    #expect(!field.becomeFirstResponder())
    field.canBecomeFirstResponder = true
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
  }

  @Test func `the layer of a view can be swapped and swapped back`() throws {
    let device = try #require(Device(os: "18"))
    let target = device.makeView()
    let field = device.makeTextField()
    let canvas = try #require(field.subviews.first)
    let own = canvas.layer
    canvas.layer = target.layer
    field.isSecureTextEntry = true
    canvas.layer = own
    #expect(target.layer.captureMask == .captures && canvas.layer.captureMask.isEmpty)
  }
}
