@testable import ShieldModel

/// Pixels of another moment that lie on a node: a whole drawing of its own, with its own rule.
struct ReferenceSnapshot {
  var tree: ReferenceTree
  var request: PictureRequest
  /// Column and row of the snapshot below each pixel of the canvas, or nil beyond its edges.
  var places: [(column: Int, row: Int)?]

  /// A snapshot that is stretched over a rectangle of the layer, in points, or keeps its own size for none.
  init?(_ snapshot: LayerSnapshot, over rect: Rect?, map: ReferenceMap, canvas: ReferenceCanvas) {
    let content = snapshot.content
    let scene = DrawingScene(
      hierarchy: content.hierarchy, roots: content.roots, size: content.size, isSubtree: content.isSubtree,
      isRightToLeft: content.isRightToLeft)
    request = PictureRequest(
      omitted: content.omitted, effect: content.effect, isBaseOpaque: content.isBaseOpaque, scale: content.scale,
      hidesProtectedMedia: content.hidesProtectedMedia)
    tree = ReferenceTree(scene, scale: content.scale)
    let (width, height) = (tree.canvas.picture.width, tree.canvas.picture.height)
    let extent =
      rect.map { ($0.width, $0.height) } ?? (Double(width) / content.scale, Double(height) / content.scale)
    guard width > 0, height > 0, extent.0 > 0, extent.1 > 0, map.determinant != 0 else { return nil }
    let inverse = map.inverse
    let (across, down) = (Double(width) / extent.0, Double(height) / extent.1)
    let horizontal = ReferenceShading.Slope(inverse.a * across, inverse.c * across, inverse.x * across)
    let vertical = ReferenceShading.Slope(inverse.b * down, inverse.d * down, inverse.y * down)
    var places: [(column: Int, row: Int)?] = []
    canvas.forEachPixel(in: canvas.box) { x, y, _ in
      var column = ReferenceRounding.floorDivision(horizontal.value(x, y), 16_777_216)
      var row = ReferenceRounding.floorDivision(vertical.value(x, y), 16_777_216)
      let isInside = column >= 0 && column < width && row >= 0 && row < height
      if !isInside, rect == nil {
        places.append(nil)
        return
      }
      column = min(max(column, 0), width - 1)
      row = min(max(row, 0), height - 1)
      places.append((column, row))
    }
    self.places = places
  }

  /// The pixel below each pixel of the canvas, with secrets replaced.
  func pixels(_ replacement: ReferenceReplacement?) -> [ReferencePixel?] {
    let picture = ReferenceCompositor(tree: tree, request: request, replacement: replacement).canvas()
    return places.map { place in
      guard let place else { return nil }
      return picture[place.row * tree.canvas.picture.width + place.column]
    }
  }
}
