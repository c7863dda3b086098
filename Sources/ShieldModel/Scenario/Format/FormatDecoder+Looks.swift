/// Looks that few nodes have.
extension FormatDecoder {
  /// Radii of single corners.
  func cornerRadii(_ cursor: Cursor) -> CornerRadii? {
    guard cursor.kind == .object else { return nil }
    func radius(_ key: String) -> Double? {
      guard let value = cursor.child(key) else { return 0 }
      return value.number
    }
    guard let topLeft = radius("topLeft"), let topRight = radius("topRight"), let bottomLeft = radius("bottomLeft"),
      let bottomRight = radius("bottomRight")
    else { return nil }
    return CornerRadii(topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight)
  }

  /// A gradient, or the word for none; nil for a mistake.
  mutating func gradient(_ cursor: Cursor) -> Gradient?? {
    if cursor.string == "none" { return .some(nil) }
    guard let elements = cursor.child("colors")?.elements else { return nil }
    var colors: [Color] = []
    for element in elements {
      guard let color = color(element) else { return nil }
      colors.append(color)
    }
    var gradient = Gradient(colors: colors)
    if let value = cursor.child("locations") {
      guard let locations = locations(value, count: colors.count) else { return nil }
      for (index, location) in locations.enumerated() { gradient.stops[index].location = location }
    }
    if let value = cursor.child("start") {
      guard let start = point(value) else { return nil }
      gradient.start = start
    }
    if let value = cursor.child("end") {
      guard let end = point(value) else { return nil }
      gradient.end = end
    }
    return gradient
  }

  private mutating func locations(_ cursor: Cursor, count: Int) -> [Double]? {
    guard let elements = cursor.elements else { return nil }
    guard elements.count == count else {
      mistakes.add(
        cursor.problem(.other("found \(elements.count) places for \(count) colours"), expected: "a place for each"))
      return nil
    }
    var locations: [Double] = []
    for element in elements {
      guard let location = element.number else { return nil }
      if let last = locations.last, location < last {
        mistakes.add(element.problem(.outOfRange(location), expected: "at least the place before"))
        return nil
      }
      locations.append(location)
    }
    return locations
  }

  /// A picture, or the word for none; nil for a mistake.
  mutating func image(_ cursor: Cursor) -> LayerImage?? {
    if cursor.string == "none" { return .some(nil) }
    if let file = cursor.child("png") { return decodedImage(file, gravity: cursor.child("gravity")) }
    guard let pattern = LayerImage.Pattern(word: cursor.child("pattern")?.string),
      let size = cursor.child("size")?.elements, size.count == 2, let width = integer(size[0]),
      let height = integer(size[1])
    else { return nil }
    var image = LayerImage(pattern, width: width, height: height)
    if let value = cursor.child("colors") {
      guard let colors = value.elements, colors.count == 2, let first = color(colors[0]), let second = color(colors[1])
      else { return nil }
      (image.first, image.second) = (first, second)
    }
    if let value = cursor.child("cell") {
      guard let cell = integer(value) else { return nil }
      image.cell = cell
    }
    if let value = cursor.child("seed") {
      guard let seed = integer(value) else { return nil }
      image.seed = UInt32(truncatingIfNeeded: seed)
    }
    if let value = cursor.child("gravity") {
      guard let gravity = ImageGravity(word: value.string) else { return nil }
      image.gravity = gravity
    }
    return image
  }

  /// A picture that is read from a file; nil for a mistake.
  private mutating func decodedImage(_ file: Cursor, gravity: Cursor?) -> LayerImage?? {
    guard pixmaps != nil else {
      mistakes.add(file.problem(.unsupported("a picture from a file in a recipe")))
      return nil
    }
    guard let pixmap = pixmaps?.pixmap(file, mistakes: &mistakes) else { return nil }
    var image = LayerImage(pixmap)
    if let gravity {
      guard let word = ImageGravity(word: gravity.string) else { return nil }
      image.gravity = word
    }
    return image
  }
}

extension FormatDecoder {
  /// A shadow, or the word for none; nil for a mistake.
  func shadow(_ cursor: Cursor) -> LayerShadow?? {
    if cursor.string == "none" { return .some(nil) }
    guard cursor.kind == .object else { return nil }
    var shadow = LayerShadow()
    if let value = cursor.child("color") {
      guard let color = color(value) else { return nil }
      shadow.color = color
    }
    if let value = cursor.child("opacity") {
      guard let opacity = value.number else { return nil }
      shadow.color.alpha = Rounding.multiply(shadow.color.alpha, Rounding.byte(opacity))
    }
    if let value = cursor.child("radius") {
      guard let radius = value.number else { return nil }
      shadow.radius = radius
    }
    if let value = cursor.child("offset") {
      guard let offset = point(value) else { return nil }
      shadow.offset = offset
    }
    return shadow
  }
}

extension MaskMode {
  /// Nil for every other word, above all for `none`.
  init?(word: String) {
    switch word {
    case "alpha": self = .alpha
    case "luminance": self = .luminance
    default: return nil
    }
  }
}

extension LayerImage.Pattern {
  fileprivate init?(word: String?) {
    switch word {
    case "checker": self = .checker
    case "stripes": self = .stripes
    case "noise": self = .noise
    default: return nil
    }
  }
}

extension ImageGravity {
  fileprivate init?(word: String?) {
    switch word {
    case "resize": self = .resize
    case "resizeAspect": self = .resizeAspect
    case "resizeAspectFill": self = .resizeAspectFill
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    case "topLeft": self = .topLeft
    case "topRight": self = .topRight
    case "bottomLeft": self = .bottomLeft
    case "bottomRight": self = .bottomRight
    default: return nil
    }
  }
}
