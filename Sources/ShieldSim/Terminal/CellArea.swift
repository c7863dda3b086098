/// A rectangle of cells; edges may lie outside the picture.
struct CellArea: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }
  var rows: Range<Int> { top..<max(top, bottom) }
  var columns: Range<Int> { left..<max(left, right) }

  func intersection(_ other: CellArea) -> CellArea {
    CellArea(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func contains(_ other: CellArea) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func contains(row: Int, column: Int) -> Bool { rows.contains(row) && columns.contains(column) }
}
