/// The device and the systems to run on.
extension FormatDecoder {
  /// The screen of a device.
  mutating func screen(_ device: Cursor?) -> Screen {
    let size = size(device?.child("screen")) ?? Size(width: 390, height: 844)
    let scale = device?.number("scale") ?? 1
    if let device, RenderTree(canvas: size, scale: scale).isCut {
      let place = device.child("screen") ?? device.child("scale") ?? device
      mistakes.add(place.problem(.overLimit(what: "pixels on the screen", limit: Int(CompositedFrame.greatestArea))))
    }
    return Screen(
      size: size, scale: scale, safeArea: insets(device?.child("safeArea")) ?? .zero)
  }

  /// The platform of a device: the one that it states, or that of the own system that it names, or an iPhone.
  func platform(_ device: Cursor?) -> Platform {
    if let word = device?.string("platform") { return Platform(word: word) ?? .iPhone }
    let own = ownSystems.first { $0.name == device?.string("os") }
    return own?.platform ?? .iPhone
  }

  /// The systems to run on, with what is left out; none for a mistake.
  mutating func cases(of root: Cursor) -> (cases: [ScenarioCase], exclusions: [SystemExclusion]) {
    let device = root.child("device")
    let platform = platform(device)
    guard let matrix = root.child("matrix") else {
      return (deviceCase(device, platform: platform).map { [ScenarioCase(profile: $0)] } ?? [], [])
    }
    var platforms: [Platform] = []
    for value in matrix.child("platform")?.oneOrMore ?? [] {
      guard let found = value.string.flatMap({ Platform(word: $0) }) else { continue }
      if platforms.contains(found) {
        mistakes.add(value.problem(.duplicateName(kind: "platform", name: found.word)))
      } else {
        platforms.append(found)
      }
    }
    if platforms.isEmpty { platforms = [platform] }
    self.platforms = platforms
    let exclusions = (matrix.array("exclude") ?? []).compactMap { exclusion($0) }
    let profiles = profiles(matrix, device: device, platforms: platforms)
    let kept = profiles.filter { profile in !exclusions.contains { $0.excludes(profile) } }
    if kept.isEmpty, !profiles.isEmpty {
      mistakes.add(matrix.problem(.other("\"exclude\" leaves no system to run on")))
    }
    return (kept.map { ScenarioCase(profile: $0) }, exclusions)
  }

  /// The one system of a device.
  private mutating func deviceCase(_ device: Cursor?, platform: Platform) -> OSProfile? {
    platforms = [platform]
    guard let value = device?.child("os") else { return OSCatalogue.defaultProfile(of: platform) }
    guard let name = value.string else { return nil }
    return profile(named: name, platform: platform, value)
  }

  private mutating func profiles(_ matrix: Cursor, device: Cursor?, platforms: [Platform]) -> [OSProfile] {
    guard let systems = matrix.child("os") ?? device?.child("os") else {
      return platforms.compactMap { OSCatalogue.defaultProfile(of: $0) }
    }
    var items: [String] = []
    for element in systems.oneOrMore {
      guard let text = element.string else { continue }
      let choice = SystemChoice(items: SystemRange.items(of: text), platforms: platforms, ownSystems: ownSystems)
      do { try choice.check() } catch {
        mistakes.add(element.problem(error))
        continue
      }
      items.append(contentsOf: choice.items)
    }
    if items.isEmpty { return [] }
    do {
      return try SystemChoice(items: items, platforms: platforms, ownSystems: ownSystems).profiles()
    } catch {
      mistakes.add(systems.problem(error))
      return []
    }
  }

  private mutating func exclusion(_ cursor: Cursor) -> SystemExclusion? {
    let platform = cursor.string("platform").flatMap { Platform(word: $0) }
    let candidates = platform.map { [$0] } ?? platforms
    let systems = cursor.child("os").flatMap { systemRange($0, platforms: candidates) }
    if cursor.child("os") == nil, cursor.child("platform") == nil {
      mistakes.add(cursor.problem(.missingChoice(in: "an exclusion"), expected: "\"os\" or \"platform\""))
      return nil
    }
    if systems == nil, cursor.child("os") != nil { return nil }
    return SystemExclusion(systems: systems, platform: platform)
  }
}
