import ShieldModel

/// The scenes that are measured where nobody names others; the same ones that the peers of the engine are measured with.
enum BenchmarkScene: Int, CaseIterable, Sendable {
  /// Opaque layers that cover the screen or half of it.
  case s1 = 1
  /// The screen of an app.
  case s2
  /// Ten thousand small layers, some of them in deep chains.
  case s3
  /// Forty translucent layers, each over the whole screen.
  case s4
  /// A hundred thousand layers, nearly all covered or beside the screen.
  case s5

  /// Width of every scene in pixels.
  static let width = 1179
  /// Height of every scene in pixels.
  static let height = 2556

  /// What reports call it.
  var name: String { "S\(rawValue)" }

  /// The layers.
  var scene: PlainScene {
    switch self {
    case .s1: Self.halves()
    case .s2: AppScreenScene.scene()
    case .s3: Self.manySmall()
    case .s4: Self.translucent()
    case .s5: Self.mostlyHidden()
    }
  }

  private static func halves() -> PlainScene {
    var draft = SceneDraft(.s1, ground: .black)
    for index in 0..<12 {
      let color = draft.color()
      switch index % 3 {
      case 0: draft.add(0, 0, width, height, color)
      case 1: draft.add(0, 0, width, height / 2, color)
      default: draft.add(0, height / 2, width, height - height / 2, color)
      }
    }
    return draft.scene
  }

  private static func manySmall() -> PlainScene {
    var draft = SceneDraft(.s3, ground: .white)
    var count = 0
    func alpha() -> UInt8 {
      count += 1
      return count.isMultiple(of: 2) ? 128 : 255
    }
    for _ in 0..<25 {
      var parent = SceneDraft.root
      var (left, top) = (0, 0)
      for _ in 0..<200 {
        let x = draft.random.below(width - 24)
        let y = draft.random.below(height - 24)
        parent = draft.add(x - left, y - top, 24, 24, draft.color(alpha: alpha()), to: parent)
        (left, top) = (x, y)
      }
    }
    for _ in 0..<10 {
      let box = draft.add(0, 0, width, height)
      for _ in 0..<500 {
        let x = draft.random.below(width - 24)
        let y = draft.random.below(height - 24)
        draft.add(x, y, 24, 24, draft.color(alpha: alpha()), to: box)
      }
    }
    return draft.scene
  }

  private static func translucent() -> PlainScene {
    var draft = SceneDraft(.s4, ground: .white)
    for _ in 0..<40 { draft.add(0, 0, width, height, draft.color(alpha: 128)) }
    return draft.scene
  }

  private static func mostlyHidden() -> PlainScene {
    var draft = SceneDraft(.s5, ground: .white)
    func add(_ x: Int, _ y: Int, _ width: Int, _ height: Int, number: Int, to parent: Int32) {
      draft.add(
        x, y, width, height, draft.color(alpha: number % 10 < 3 ? 128 : 255), to: parent,
        radius: number % 10 == 9 ? 8 : 0)
    }
    let below = (0..<50).map { _ in draft.add(0, 0, width, height) }
    for index in 0..<50_000 {
      let (across, down) = (24 + draft.random.below(96), 24 + draft.random.below(96))
      let x = draft.random.below(width - across)
      let y = draft.random.below(height - down)
      add(x, y, across, down, number: index, to: below[index % 50])
    }
    // Opaque cards that tile the screen and hide everything so far.
    for row in 0..<6 {
      for column in 0..<3 { draft.add(column * 393, row * 426, 393, 426, draft.color()) }
    }
    let above = (0..<50).map { _ in draft.add(0, 0, width, height) }
    for index in 0..<50_000 {
      let (across, down) = (24 + draft.random.below(96), 24 + draft.random.below(96))
      let x = draft.random.below(width - across)
      let y =
        if index.isMultiple(of: 10) {
          draft.random.below(height - down)
        } else if index.isMultiple(of: 2) {
          -down - draft.random.below(200_000)
        } else {
          height + draft.random.below(200_000)
        }
      let number = index.isMultiple(of: 10) ? index / 10 : index
      add(x, y, across, down, number: number, to: above[index / 1000])
    }
    return draft.scene
  }
}
