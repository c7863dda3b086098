import ShieldModel

/// The scene S2: bars, cards with icons, a group, a clipped row of photos, a sheet over a dimmed screen.
enum AppScreenScene {
  private static let blue = Color(red: 0, green: 122, blue: 255)
  private static let line = Color(red: 198, green: 198, blue: 200)
  private static let field = Color(red: 229, green: 229, blue: 234)
  private static let ink = Color(red: 20, green: 20, blue: 22)
  private static let (width, height) = (BenchmarkScene.width, BenchmarkScene.height)

  static func scene() -> PlainScene {
    var draft = SceneDraft(.s2, ground: Color(red: 242, green: 242, blue: 247))
    let icons = (0..<4).map { draft.addPixmap(96, 96, $0.isMultiple(of: 2) ? .opaque : .round, seed: Int32($0)) }
    let photo = draft.addPixmap(400, 240, .opaque, seed: 9)
    addBar(icons, to: &draft)
    for index in 0..<2 { addCard(48, 330 + index * 330, 1083, index, icons, to: SceneDraft.root, of: &draft) }
    let group = draft.add(48, 990, 1083, 960, opacity: 0.9)
    draft.add(0, 0, 1083, 960, field, to: group, radius: 48)
    for index in 0..<3 { addCard(24, 24 + index * 310, 1035, index + 2, icons, to: group, of: &draft) }
    addPhotos(photo, to: &draft)
    draft.add(0, 0, width, height, Color(red: 0, green: 0, blue: 0, alpha: 41))
    addSheet(to: &draft)
    let tabs = draft.add(0, 2306, width, 250, Color(red: 250, green: 250, blue: 252, alpha: 204))
    draft.add(0, 0, width, 1, line, to: tabs)
    for index in 0..<5 { draft.add(70 + 235 * index, 40, 96, 96, to: tabs, pixmap: icons[index % 4]) }
    return draft.scene
  }

  private static func addBar(_ icons: [Int32], to draft: inout SceneDraft) {
    let bar = draft.add(0, 0, width, 282, Color(red: 250, green: 250, blue: 252))
    draft.add(0, 281, width, 1, line, to: bar)
    draft.add(48, 180, 96, 96, to: bar, pixmap: icons[0])
    draft.add(440, 200, 300, 48, ink, to: bar, radius: 12)
    draft.add(1035, 180, 96, 96, blue, to: bar, radius: 48)
  }

  private static func addCard(
    _ x: Int, _ y: Int, _ width: Int, _ number: Int, _ icons: [Int32], to parent: Int32, of draft: inout SceneDraft
  ) {
    let card = draft.add(x, y, width, 290, .white, to: parent, radius: 48)
    draft.add(48, 48, 96, 96, to: card, pixmap: icons[number % 4])
    draft.add(180, 56, 560 - 40 * (number % 4), 36, Color(red: 30, green: 30, blue: 34), to: card, radius: 8)
    draft.add(180, 108, 700 - 60 * (number % 3), 28, Color(red: 142, green: 142, blue: 147), to: card, radius: 8)
    draft.add(180, 176, width - 228, 1, line, to: card)
    draft.add(width - 228, 200, 180, 64, Color(red: 0, green: 122, blue: 255, alpha: 51), to: card, radius: 32)
  }

  private static func addPhotos(_ photo: Int32, to draft: inout SceneDraft) {
    let row = draft.add(48, 1998, 1083, 260, .white, radius: 48, clips: true)
    for index in 0..<3 { draft.add(-20 + index * 380, -10, 400, 240, to: row, pixmap: photo) }
    draft.add(0, 200, 1083, 80, Color(red: 0, green: 0, blue: 0, alpha: 128), to: row)
    draft.add(48, 220, 400, 24, .white, to: row, radius: 8)
  }

  private static func addSheet(to draft: inout SceneDraft) {
    let sheet = draft.add(150, 900, 879, 640, Color(red: 255, green: 255, blue: 255, alpha: 235), radius: 48)
    draft.add(60, 60, 500, 40, ink, to: sheet, radius: 12)
    let gray = Color(red: 142, green: 142, blue: 147, alpha: 200)
    for index in 0..<3 { draft.add(60, 140 + 60 * index, 759 - 90 * index, 32, gray, to: sheet, radius: 8) }
    draft.add(0, 480, 879, 1, line, to: sheet)
    draft.add(60, 510, 340, 100, field, to: sheet, radius: 48)
    draft.add(479, 510, 340, 100, blue, to: sheet, radius: 48)
  }
}
