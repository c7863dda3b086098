@testable import ShieldModel

/// The drawing that the laws are tried on: commit, then compose.
enum ProductDrawing {
  static func draw(_ scene: DrawingScene, _ request: PictureRequest) -> DensePicture {
    dense(Compositor.compose(commit(scene, scale: request.scale), rule: rule(request)))
  }

  static func commit(_ scene: DrawingScene, scale: Double) -> RenderTree {
    if scene.isSubtree, let root = scene.roots.first {
      return RenderTree.commit(scene.hierarchy, subtree: root, scale: scale, isRightToLeft: scene.isRightToLeft)
    }
    return RenderTree.commit(
      scene.hierarchy, roots: scene.roots, size: scene.size, scale: scale, isRightToLeft: scene.isRightToLeft)
  }

  static func rule(_ request: PictureRequest) -> CompositionRule {
    CompositionRule(
      omitted: request.omitted, effect: request.effect, base: request.isBaseOpaque ? .black : .clear,
      hidesProtectedMedia: request.hidesProtectedMedia)
  }

  /// A colour as pictures hold it.
  static func word(_ color: PremultipliedColor) -> UInt32 {
    UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8 | UInt32(color.alpha)
  }

  /// The frame pixel by pixel.
  static func dense(_ frame: CompositedFrame) -> DensePicture {
    let width = Int(frame.width)
    let height = Int(frame.height)
    var pixels: [UInt32] = []
    var taint: [Bool] = []
    pixels.reserveCapacity(width * height)
    taint.reserveCapacity(width * height)
    frame.forEachBand { band in
      for _ in band.rows {
        var start: Int32 = 0
        for run in band.runs {
          let word = word(run.color)
          for _ in start..<run.end {
            pixels.append(word)
            taint.append(run.isTainted)
          }
          start = run.end
        }
      }
    }
    return DensePicture(width: width, height: height, pixels: pixels, taint: taint)
  }
}
