import Testing

@testable import ShieldModel

@Suite struct LayerHandleTests {
  @Test func `layers are added, inserted and removed without touching views`() throws {
    let device = try #require(Device(os: "18"))
    let host = device.makeView()
    let child = device.makeView()
    host.addSubview(child)
    let bare = device.makeLayer(name: "bare")
    host.layer.insertSublayer(bare, at: 0)
    #expect(host.layer.sublayers == [bare, child.layer] && bare.superlayer == host.layer)
    host.layer.addSublayer(bare)
    #expect(host.layer.sublayers == [child.layer, bare])
    bare.addSublayer(child.layer)
    #expect(child.superview == host && child.layer.superlayer == bare)
    bare.removeFromSuperlayer()
    #expect(host.layer.sublayers == nil && bare.exists)
    #expect(bare.delegate == nil && child.layer.delegate == child)
    #expect(bare.name == "bare" && bare.typeName == "CALayer" && child.layer.typeName == "UIView")
    #expect(device.refusals.isEmpty)
  }

  @Test func `looks are read as they were set`() throws {
    let device = try #require(Device(os: "18"))
    let layer = device.makeLayer()
    layer.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    layer.boundsOrigin = Point(x: 5, y: 6)
    layer.zPosition = -3
    layer.opacity = 7
    layer.cornerRadius = 8
    layer.borderWidth = 2
    layer.cornerRadii = CornerRadii(topLeft: 5)
    layer.gradient = Gradient(colors: [.white, .black])
    layer.contents = LayerImage(.stripes, width: 2, height: 1)
    layer.shadow = LayerShadow(radius: 2)
    layer.backdropBlurRadius = 9
    layer.shouldRasterize = true
    layer.borderColor = .white
    layer.backgroundColor = .black
    layer.masksToBounds = true
    layer.isSecret = true
    layer.text = TextContent(string: "x")
    layer.affineTransform = .scale(x: 2, y: 2)
    #expect(layer.frame == Rect(x: 1, y: 2, width: 3, height: 4) && layer.bounds.origin == Point(x: 5, y: 6))
    #expect(layer.zPosition == -3 && layer.opacity == 1 && layer.cornerRadius == 8 && layer.borderWidth == 2)
    #expect(layer.borderColor == .white && layer.backgroundColor == .black && layer.masksToBounds && layer.isSecret)
    #expect(layer.text?.string == "x" && layer.affineTransform == .scale(x: 2, y: 2))
    #expect(layer.cornerRadii == CornerRadii(topLeft: 5) && layer.gradient?.stops.count == 2)
    #expect(layer.contents?.pattern == .stripes && layer.shadow?.radius == 2)
    #expect(layer.backdropBlurRadius == 9 && layer.shouldRasterize)
    layer.backgroundColor = nil
    #expect(layer.backgroundColor == nil)
  }

  @Test func `a mask layer is no sublayer, and setting another one drops it`() throws {
    let device = try #require(Device(os: "18"))
    let layer = device.makeLayer()
    let (first, second, child) = (device.makeLayer(), device.makeLayer(), device.makeLayer())
    layer.mask = first
    layer.addSublayer(child)
    #expect(layer.mask == first && layer.sublayers == [child] && first.superlayer == layer)
    layer.mask = second
    #expect(layer.mask == second && layer.sublayers == [child] && first.superlayer == nil)
    layer.mask = nil
    #expect(layer.mask == nil && second.superlayer == nil && device.refusals.isEmpty)
  }

  @Test func `a mask is set bit by bit and takes effect below`() throws {
    let device = try #require(Device(os: "18"))
    let top = device.makeLayer()
    let middle = device.makeLayer()
    let bottom = device.makeLayer()
    top.addSublayer(middle)
    middle.addSublayer(bottom)
    top.captureMask = .still
    middle.captureMask = .live
    #expect(bottom.captureMask.isEmpty && bottom.effectiveMask == .captures)
    top.captureMask = []
    #expect(bottom.effectiveMask == .live)
  }

  @Test func `setting a named bit keeps bits without a name`() throws {
    let device = try #require(Device(os: "18"))
    let layer = device.makeLayer()
    let secure = CaptureMask(rawValue: 0x40)
    device.perform(.setLayer(layer.id, .captureMask(secure, naming: secure)))
    layer.captureMask = .still
    #expect(layer.captureMask == [secure, .still])
  }

  @Test func `handles of one layer are equal and a dead one reads as empty`() throws {
    let device = try #require(Device(os: "18"))
    let view = device.makeView()
    let layer = view.layer
    #expect(layer == LayerHandle(device: device, id: layer.id))
    #expect(Set([layer, view.layer]).count == 1)
    view.release()
    device.runLoopTurn()
    #expect(!layer.exists && layer.sublayers == nil && layer.superlayer == nil && layer.effectiveMask.isEmpty)
    layer.isHidden = true
    #expect(device.refusals == [.edit(.unknownLayer(layer.id))])
  }
}
