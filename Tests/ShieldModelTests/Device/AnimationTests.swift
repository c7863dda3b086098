import Testing

@testable import ShieldModel

@Suite struct AnimationTests {
  @Test func `the first frame of a fade-in is transparent and the last is the model's value`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let cover = try bench.view(name: "cover", in: window)
    let layer = bench.layer(of: cover)
    try bench.apply(.animate(Animation(layer: layer, from: .opacity(0), to: .opacity(1), frames: 4)))
    #expect(bench.state.hierarchy[layer].opacity == 1, "the model is at its end at once")
    var shown: [Double] = []
    for _ in 0..<6 {
      try bench.apply(.layOutWindows)
      shown.append(bench.state.presentedHierarchy[layer].opacity)
      try bench.apply(.commit)
    }
    #expect(shown == [0, 0.25, 0.5, 0.75, 1, 1])
    #expect(bench.state.animations.isEmpty)
  }

  @Test func `a frame slides bit by bit`() throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("bare")
    let end = Rect(x: 100, y: 0, width: 10, height: 20)
    try bench.apply(.animate(Animation(layer: layer, from: .frame(.zero), to: .frame(end), frames: 2)))
    try bench.apply(.commit)
    #expect(bench.state.presentedHierarchy[layer].frame == Rect(x: 50, y: 0, width: 5, height: 10))
    #expect(bench.state.hierarchy[layer].frame == end)
  }

  @Test func `without animations what is presented is the model itself`() throws {
    var bench = try DeviceBench()
    _ = try bench.window()
    #expect(bench.state.presentedHierarchy == bench.state.hierarchy)
  }

  @Test func `of two animations of one property the later one shows`() throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("bare")
    try bench.apply(.animate(Animation(layer: layer, from: .opacity(0), to: .opacity(1), frames: 4)))
    try bench.apply(.animate(Animation(layer: layer, from: .opacity(0.8), to: .opacity(0.2), frames: 4)))
    #expect(bench.state.presentedHierarchy[layer].opacity == 0.8)
    #expect(bench.state.hierarchy[layer].opacity == 0.2)
  }

  @Test func `an animation of a layer that is gone ends`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let view = try bench.view(name: "view", in: window)
    let layer = bench.layer(of: view)
    try bench.apply(.animate(Animation(layer: layer, from: .opacity(0), to: .opacity(1), frames: 50)))
    try bench.apply(.release(view))
    try bench.apply(.removeFromSuperview(view))
    try bench.turn()
    #expect(bench.state.animations.isEmpty)
    #expect(bench.state.presentedHierarchy == bench.state.hierarchy)
  }

  @Test func `an animation that makes no sense is refused`() throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("bare")
    let sound = Animation(layer: layer, from: .opacity(0), to: .opacity(1), frames: 4)
    var wrong = [
      Animation(layer: layer, from: .opacity(0), to: .frame(.zero), frames: 4),
      Animation(layer: layer, from: .opacity(-1), to: .opacity(1), frames: 4),
      Animation(layer: layer, from: .opacity(0), to: .opacity(2), frames: 4),
      Animation(layer: layer, from: .opacity(0), to: .opacity(1), frames: .max), sound, sound, sound,
    ]
    wrong[4].frames = 0
    wrong[5].elapsed = -1
    wrong[6].elapsed = 5
    for animation in wrong { #expect(try bench.refusal(of: .animate(animation)) == .outOfRange) }
    #expect(Animation(layer: layer, from: .opacity(0), to: .opacity(1), frames: -3).frames == 1)
  }
}
