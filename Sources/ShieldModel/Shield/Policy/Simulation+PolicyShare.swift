extension Simulation {
  /// Presents the share sheet in the lower half of a scene, with the message, the link and what a screen reader says.
  ///
  /// It holds what was made of a search and nothing of the screen behind it.
  mutating func showShareSheet(_ offer: ShareContents, in scene: String) throws(Interruption) {
    try discard(policy?.sheets.removeValue(forKey: scene))
    guard let index = device.scenes.firstIndex(where: { $0.name == scene }),
      let window = appWindow(ofScene: Int32(index))
    else { return }
    let size = device.screen.size
    let blueprint = ViewBlueprint(typeName: "UIActivityViewController", name: PolicyRun.name("share", scene))
    guard let sheet = try apply(.makeView(blueprint)).view else { return }
    try apply(.setLayer(device.hierarchy.layer(of: sheet), .fill(.white)))
    let lines = [("message", offer.message), ("link", offer.link), ("label", offer.accessibilityLabel)]
    let height = size.height / 2 / Double(lines.count)
    for (row, line) in lines.enumerated() {
      let label = ViewBlueprint(typeName: "UILabel", name: PolicyRun.name(line.0, scene))
      guard let view = try apply(.makeView(label)).view else { continue }
      try apply(.setLayer(device.hierarchy.layer(of: view), .text(TextContent(string: line.1))))
      try apply(.insertSubview(view, into: sheet, at: .front))
      try apply(.setView(view, .frame(Rect(x: 0, y: Double(row) * height, width: size.width, height: height))))
    }
    try apply(.present(sheet, in: window))
    try apply(.setView(sheet, .frame(Rect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2))))
    policy?.sheets[scene] = sheet
  }
}
