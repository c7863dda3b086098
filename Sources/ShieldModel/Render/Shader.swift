/// Where the colour of a step comes from if it is not the same everywhere.
enum Shader {
  case gradient(GradientShader)
  case image(ImageShader)
  case plane(PlaneShader)
  case snapshot(SnapshotShader)

  /// Whether all pixels of a column are alike.
  var isSameInAllRows: Bool {
    switch self {
    case .gradient(let gradient): gradient.line.isSameInAllRows
    case .image, .plane, .snapshot: false
    }
  }

  /// The colour of a pixel, as a cell.
  func color(x: Int32, y: Int32) -> UInt64 {
    switch self {
    case .gradient(let gradient): return gradient.color(at: gradient.line.value(x: x, y: y))
    case .image(let image):
      let cell = image.cell(image.across.value(x: x, y: y), image.down.value(x: x, y: y))
      return image.color(column: cell.column, row: cell.row)
    case .plane(let plane): return plane.color(x: x, y: y)
    case .snapshot(let snapshot): return snapshot.color(x: x, y: y)
    }
  }

  /// Cuts a span of a row where the colour changes, and tells the colour of each part.
  func cut(
    _ span: CoverageSpan, row: Int32, into spans: inout Scratch<CoverageSpan>, _ colors: inout Scratch<UInt64>
  ) {
    switch self {
    case .gradient(let gradient): Shader.cut(span, row, gradient, &spans, &colors)
    case .image(let image): Shader.cut(span, row, image, &spans, &colors)
    case .plane(let plane): plane.cut(span, row: row, into: &spans, &colors)
    case .snapshot(let snapshot): snapshot.cut(span, row: row, into: &spans, &colors)
    }
  }

  private static func cut(
    _ span: CoverageSpan, _ row: Int32, _ gradient: GradientShader, _ spans: inout Scratch<CoverageSpan>,
    _ colors: inout Scratch<UInt64>
  ) {
    let step = gradient.line.step
    var value = gradient.line.value(x: span.start, y: row)
    var run = CoverageSpan(start: span.start, end: span.start &+ 1, coverage: span.coverage)
    var color = gradient.color(at: value)
    if step == 0 { run.end = span.end }
    while run.end < span.end {
      value &+= step
      let next = gradient.color(at: value)
      if next != color {
        spans.append(run)
        colors.append(color)
        run.start = run.end
        color = next
      }
      run.end &+= 1
    }
    spans.append(run)
    colors.append(color)
  }

  private static func cut(
    _ span: CoverageSpan, _ row: Int32, _ image: ImageShader, _ spans: inout Scratch<CoverageSpan>,
    _ colors: inout Scratch<UInt64>
  ) {
    var x = image.across.value(x: span.start, y: row)
    var y = image.down.value(x: span.start, y: row)
    var cell = image.cell(x, y)
    var color = image.color(column: cell.column, row: cell.row)
    var run = CoverageSpan(start: span.start, end: span.start &+ 1, coverage: span.coverage)
    while run.end < span.end {
      x &+= image.across.step
      y &+= image.down.step
      let next = image.cell(x, y)
      if next != cell {
        cell = next
        let other = image.color(column: cell.column, row: cell.row)
        if other != color {
          spans.append(run)
          colors.append(color)
          run.start = run.end
          color = other
        }
      }
      run.end &+= 1
    }
    spans.append(run)
    colors.append(color)
  }
}
