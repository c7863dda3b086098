extension Shape {
  /// The shape and all shapes that are written inside of it, outermost first; names are not followed.
  var parts: [Shape] {
    var found: [Shape] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      found.append(next)
      switch next {
      case .array(let array): waiting.append(array.element)
      case .map(let map): waiting.append(map.value)
      case .object(let object): waiting.append(contentsOf: object.keys.map(\.shape).reversed())
      case .anyOf(let shapes): waiting.append(contentsOf: shapes.reversed())
      default: break
      }
    }
    return found
  }
}
