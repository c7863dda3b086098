import ShieldModel

/// The class names that canvases have on published systems.
enum KnownCanvasNames {
  /// The names, oldest system first, each once.
  static let all: [String] = {
    var names: [String] = []
    for profile in OSCatalogue.rows(of: .iPhone) where profile.standing == .released {
      for name in [profile.canvasTypeName.value, profile.textKit1CanvasTypeName.value]
      where !name.isEmpty && !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }()
}
