/// An upright rectangle of whole pixels, left and top inclusive, right and bottom exclusive.
struct ReferenceBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let everywhere = ReferenceBox(left: -1_000_000, top: -1_000_000, right: 1_000_000, bottom: 1_000_000)
  static let nowhere = ReferenceBox(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { right > left ? right - left : 0 }
  var height: Int { bottom > top ? bottom - top : 0 }
  var isEmpty: Bool { right <= left || bottom <= top }

  func common(with other: ReferenceBox) -> ReferenceBox {
    ReferenceBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}
