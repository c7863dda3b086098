@testable import ShieldModel

/// The text form of small frames, for goldens that a person can read and a diff can show.
///
/// ```
/// frame 3 x 2
/// . 000000ff
/// A ff0000ff
///
/// .AA
/// ...
///
/// taint
/// -##
/// ---
/// ```
///
/// Each letter of the palette stands for a premultiplied colour: red, green, blue, alpha. The taint block is left out
/// where nothing is tainted.
enum FrameText {
  /// Why a text is no frame.
  struct Failure: Error, Hashable {
    /// The line, counted from 1.
    var line: Int
    var reason: String
  }

  private static let letters = Array(
    ".ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+*/=~^!?%&@$<>()[]{}|:;,'_`\"\\")

  /// Writes a frame; nil where it has more colours than there are letters.
  static func write(_ frame: CompositedFrame) -> String? {
    var palette: [(color: PremultipliedColor, letter: Character)] = []
    var rows = ""
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let color = frame.color(x: x, y: y)
        if let known = palette.first(where: { $0.color == color }) {
          rows.append(known.letter)
        } else {
          guard palette.count < letters.count else { return nil }
          palette.append((color, letters[palette.count]))
          rows.append(letters[palette.count - 1])
        }
      }
      rows += "\n"
    }
    var text = "frame \(frame.width) x \(frame.height)\n"
    for entry in palette { text += "\(entry.letter) \(hexadecimal(entry.color))\n" }
    text += "\n" + rows
    if frame.hasTaint { text += "\ntaint\n" + frame.taintMarks.joined(separator: "\n") + "\n" }
    return text
  }

  /// Reads a frame.
  static func read(_ text: String) throws(Failure) -> CompositedFrame {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    let head = (lines.first ?? "").split(separator: " ")
    guard head.count == 4, head[0] == "frame", head[2] == "x", let width = Int32(head[1]), let height = Int32(head[3]),
      (1...64).contains(width), (1...64).contains(height)
    else { throw Failure(line: 1, reason: "the first line is not `frame W x H` with sides of 1 to 64") }

    var index = 1
    var palette: [Character: PremultipliedColor] = [:]
    while index < lines.count, !lines[index].isEmpty {
      let line = lines[index]
      guard let letter = line.first, line.dropFirst().first == " ", let color = color(line.dropFirst(2)),
        palette.updateValue(color, forKey: letter) == nil
      else { throw Failure(line: index + 1, reason: "not a new letter, a blank and eight digits") }
      index += 1
    }
    index += 1
    var colors: [PremultipliedColor] = []
    try readRows(lines, &index, width: width, height: height) { letter in
      guard let color = palette[letter] else { return false }
      colors.append(color)
      return true
    }
    var taint: [Bool] = []
    if index < lines.count {
      guard lines[index].isEmpty, index + 1 < lines.count, lines[index + 1] == "taint" else {
        throw Failure(line: index + 1, reason: "only a blank line and a taint block can follow the rows")
      }
      index += 2
      try readRows(lines, &index, width: width, height: height) { letter in
        taint.append(letter == "#")
        return letter == "#" || letter == "-"
      }
      if index < lines.count { throw Failure(line: index + 1, reason: "text after the taint block") }
    }
    return frame(width: width, height: height, colors: colors, taint: taint)
  }

  private static func readRows(
    _ lines: ArraySlice<Substring>, _ index: inout Int, width: Int32, height: Int32, _ body: (Character) -> Bool
  ) throws(Failure) {
    for _ in 0..<height {
      guard index < lines.count, lines[index].count == Int(width) else {
        throw Failure(line: index + 1, reason: "not a row of \(width) letters")
      }
      for letter in lines[index] {
        if !body(letter) { throw Failure(line: index + 1, reason: "unknown letter \(letter)") }
      }
      index += 1
    }
  }

  private static func frame(
    width: Int32, height: Int32, colors: [PremultipliedColor], taint: [Bool]
  ) -> CompositedFrame {
    var builder = FrameBuilder(width: width)
    for y in 0..<height {
      for x in 0..<width {
        let place = Int(y * width + x)
        builder.append(FrameRun(end: x + 1, color: colors[place], isTainted: !taint.isEmpty && taint[place]).word)
      }
      builder.endBand(at: y + 1)
    }
    return builder.frame(height: height)
  }

  private static func hexadecimal(_ color: PremultipliedColor) -> String {
    [color.red, color.green, color.blue, color.alpha].map {
      let digits = String($0, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  private static func color(_ digits: Substring) -> PremultipliedColor? {
    guard digits.count == 8, let word = UInt32(digits, radix: 16) else { return nil }
    return PremultipliedColor(
      red: UInt8(word >> 24), green: UInt8(word >> 16 & 255), blue: UInt8(word >> 8 & 255), alpha: UInt8(word & 255))
  }
}
