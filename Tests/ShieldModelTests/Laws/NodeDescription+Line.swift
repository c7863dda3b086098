@testable import ShieldModel

extension NodeDescription {
  /// The node in one line; what has its ordinary value is left out.
  var line: String {
    let plain = NodeDescription()
    var words = ["[\(frame.x) \(frame.y) \(frame.width) \(frame.height)]"]
    if case .view(let superview) = ownership { words.append("view in \(superview.map(String.init) ?? "no view")") }
    if let swappedWith { words.append("answers with layer \(swappedWith)") }
    if boundsOrigin != plain.boundsOrigin { words.append("origin \(boundsOrigin.x) \(boundsOrigin.y)") }
    if turn != 0 { words.append("turn \(turn)") }
    if stretch != plain.stretch { words.append("stretch \(stretch.x) \(stretch.y)") }
    if zPosition != 0 { words.append("z \(zPosition)") }
    if isHidden { words.append("hidden") }
    if opacity != 1 { words.append("opacity \(opacity)") }
    if fill != plain.fill { words.append("fill \(fill.hexadecimal)") }
    if borderWidth != 0 { words.append("border \(borderWidth) \(borderColor.hexadecimal)") }
    if cornerRadius != 0 { words.append("radius \(cornerRadius)") }
    if let radii = cornerRadii {
      words.append("radii \(radii.topLeft) \(radii.topRight) \(radii.bottomLeft) \(radii.bottomRight)")
    }
    if let gradient {
      let stops = gradient.stops.map { "\($0.color.hexadecimal) at \($0.location)" }
      words.append(
        "gradient \(stops) from \(gradient.start.x) \(gradient.start.y) to \(gradient.end.x) \(gradient.end.y)")
    }
    if let image {
      words.append(
        "\(image.pattern) \(image.width)×\(image.height) cell \(image.cell) seed \(image.seed) \(image.gravity) "
          + "\(image.first.hexadecimal) \(image.second.hexadecimal)")
    }
    if let maskMode { words.append("masks its parent by \(maskMode)") }
    if let shadow {
      words.append(
        "shadow \(shadow.color.hexadecimal) radius \(shadow.radius) offset \(shadow.offset.x) \(shadow.offset.y)")
    }
    if isRasterized { words.append("rasterized") }
    if let blurRadius { words.append("blur \(blurRadius)") }
    if clips { words.append("clips") }
    if let text {
      words.append("text \(text.string.debugDescription) \(text.size) \(text.color.hexadecimal) \(text.alignment)")
    }
    if let videoFrame { words.append("video \(videoFrame)") }
    if !mask.isEmpty { words.append("mask \(mask.description)") }
    if isSecret { words.append("secret") }
    if let replicaOf { words.append("replica of \(replicaOf)") }
    if isEngineSurface { words.append("engine surface") }
    if isProtectedMedia { words.append("protected media") }
    if let snapshot { words.append("snapshot of \(snapshot)") }
    if let fading { words.append("fading at \(fadeShare) from \(fading)") }
    return words.joined(separator: ", ")
  }
}
