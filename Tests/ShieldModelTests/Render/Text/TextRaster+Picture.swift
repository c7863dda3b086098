import ShieldModel

extension TextRaster {
  /// The units as lines of `#` and `.`.
  var picture: String {
    var lines: [String] = []
    for row in 0..<rows {
      var line = ""
      for column in 0..<columns { line += isInked(column: column, row: row) ? "#" : "." }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
