/// How much room text takes in the built-in font, without drawing it.
public enum TextMetrics {
  /// Font units from one character to the next.
  public static let columnsPerCharacter: Int32 = 6
  /// Font units from one line to the next.
  public static let rowsPerLine: Int32 = 12
  /// Text is cut after so many characters.
  public static let characterLimit = 4_096

  /// The extent of text content in points: width of the longest line × height of all lines.
  public static func extent(of content: TextContent) -> Size {
    var longest: Int32 = 0
    var current: Int32 = 0
    var lines: Int32 = 1
    for scalar in content.string.unicodeScalars.prefix(characterLimit) {
      if scalar == "\n" {
        lines += 1
        current = 0
      } else if !(0x300...0x36F).contains(scalar.value) {
        current += 1
        longest = max(longest, current)
      }
    }
    let unit = content.size / Double(rowsPerLine)
    return Size(
      width: Double(longest * columnsPerCharacter) * unit, height: Double(lines * rowsPerLine) * unit)
  }
}
