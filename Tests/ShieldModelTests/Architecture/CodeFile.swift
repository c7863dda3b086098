/// One source file as the architecture test sees it.
struct CodeFile {
  /// Path below `Sources`, such as `ShieldModel/Tree/Arena.swift`.
  let path: String
  /// The text as it stands.
  let text: String
  /// The text without comments and without what stands inside string literals; lines are kept.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = CodeStripper.strip(text)
  }

  /// The target, which is the first folder below `Sources`.
  var target: String { parts.count > 1 ? parts[0] : "" }

  /// The folder of the library, or an empty text for a file of another target.
  var folder: String { target == "ShieldModel" && parts.count > 2 ? parts[1] : "" }

  /// The file's name without its ending.
  var name: String {
    let last = parts.last ?? ""
    return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
  }

  private var parts: [String] { path.split(separator: "/").map(String.init) }

  /// Words of the code that look like names, without those that follow a full stop.
  var freeNames: Set<String> {
    let bytes = Array(code.utf8)
    var names: Set<String> = []
    var start = -1
    var before: UInt8 = 0x20
    var last: UInt8 = 0x20
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x20
      if Self.isPartOfName(byte) {
        if start < 0 {
          start = index
          before = last
        }
      } else if start >= 0 {
        if before != 0x2E { names.insert(String(decoding: bytes[start..<index], as: UTF8.self)) }
        start = -1
      }
      if byte != 0x20, byte != 0x0A { last = byte }
    }
    return names
  }

  /// Whether a byte belongs to a name: letters, digits, the underscore, and everything beyond ASCII.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }

  /// Names of the types that the file declares: at the top level for everybody, and inside others.
  var declarations: (shared: Set<String>, nested: Set<String>) {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    var shared: Set<String> = []
    var nested: Set<String> = []
    for line in code.split(separator: "\n") {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      guard let place = words.firstIndex(where: { kinds.contains($0) }), place + 1 < words.count else { continue }
      let modifiers: Set<Substring> = [
        "public", "private", "fileprivate", "internal", "package", "open", "final", "indirect", "nonisolated",
      ]
      guard words[..<place].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") }) else { continue }
      let name = String(words[place + 1])
      let isHidden = words[..<place].contains("private") || words[..<place].contains("fileprivate")
      if line.first?.isWhitespace == false, !isHidden { shared.insert(name) } else { nested.insert(name) }
    }
    return (shared, nested)
  }

  /// Modules that the file imports.
  var imports: [String] {
    code.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
      let access: Set<Substring> = ["public", "internal", "private", "fileprivate", "package"]
      guard words[..<place].allSatisfy({ access.contains($0) || $0.hasPrefix("@") }) else { return nil }
      return String(words[place + 1])
    }
  }
}

/// Takes comments and the insides of string literals out of Swift code, but leaves interpolations in.
enum CodeStripper {
  private enum Mode {
    case code(parentheses: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  static func strip(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var modes = [Mode.code(parentheses: 0)]
    var index = 0
    while index < bytes.count {
      switch modes[modes.count - 1] {
      case .code(let parentheses):
        let byte = bytes[index]
        if byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2F {
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
          continue
        }
        if byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2A {
          index = endOfComment(bytes, from: index, into: &result)
          continue
        }
        if byte == 0x22 || byte == 0x23, let (hashes, isMultiline) = opening(bytes, at: index) {
          result.append(0x22)
          modes.append(.string(hashes: hashes, isMultiline: isMultiline))
          index += hashes + (isMultiline ? 3 : 1)
          continue
        }
        index += 1
        if byte == 0x28 { modes[modes.count - 1] = .code(parentheses: parentheses + 1) }
        if byte == 0x29, modes.count > 1, parentheses == 0 {
          modes.removeLast()
          result.append(0x20)
          continue
        }
        if byte == 0x29 { modes[modes.count - 1] = .code(parentheses: parentheses - 1) }
        result.append(byte)
      case .string(let hashes, let isMultiline):
        let byte = bytes[index]
        let marks = isMultiline ? 3 : 1
        if byte == 0x22, isRun(of: 0x22, count: marks, bytes, at: index),
          isRun(of: 0x23, count: hashes, bytes, at: index + marks)
        {
          modes.removeLast()
          result.append(0x22)
          index += hashes + marks
        } else if byte == 0x5C, isRun(of: 0x23, count: hashes, bytes, at: index + 1) {
          index += hashes + 1
          if index < bytes.count, bytes[index] == 0x28 {
            modes.append(.code(parentheses: 0))
            result.append(0x20)
          }
          index += 1
        } else {
          if byte == 0x0A { result.append(0x0A) }
          index += 1
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isRun(of byte: UInt8, count: Int, _ bytes: [UInt8], at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    for index in start..<(start + count) where bytes[index] != byte { return false }
    return true
  }

  /// The number of signs before the quotation mark of a string that starts here, and whether it has three marks.
  private static func opening(_ bytes: [UInt8], at start: Int) -> (hashes: Int, isMultiline: Bool)? {
    var index = start
    while index < bytes.count, bytes[index] == 0x23 { index += 1 }
    guard index < bytes.count, bytes[index] == 0x22 else { return nil }
    return (index - start, isRun(of: 0x22, count: 3, bytes, at: index))
  }

  private static func endOfComment(_ bytes: [UInt8], from start: Int, into result: inout [UInt8]) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] == 0x2F, next == 0x2A {
        depth += 1
        index += 2
      } else if bytes[index] == 0x2A, next == 0x2F {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        if bytes[index] == 0x0A { result.append(0x0A) }
        index += 1
      }
    }
    return index
  }
}
