extension PathListing {
  /// The path as a trace in the Informal Trace Format, which other checkers' viewers read.
  ///
  /// Each state has all variables; what led to it stands in its own `#meta`.
  ///
  /// - Parameter description: What the trace shows, in words.
  public func informalTrace(description: String = "") -> String {
    var names: [String] = []
    for step in steps {
      for variable in step.variables where !names.contains(variable.name) { names.append(variable.name) }
    }
    var text = "{\n  \"#meta\": {\"format\": \"ITF\", \"description\": " + Self.quoted(description) + "},\n"
    text += "  \"vars\": [" + Self.joined(names.map { Self.quoted(Self.key($0)) }) + "],\n  \"states\": [\n"
    for (index, step) in steps.enumerated() {
      var parts = ["\"#meta\": {\"index\": \(index)"]
      if let action = step.action { parts[0] += ", \"action\": " + Self.quoted(action) }
      parts[0] += "}"
      for variable in step.variables {
        parts.append(Self.quoted(Self.key(variable.name)) + ": " + Self.literal(variable.value))
      }
      text += "    {" + Self.joined(parts) + "}" + (index + 1 < steps.count ? ",\n" : "\n")
    }
    return text + "  ]\n}\n"
  }

  /// A name that cannot be taken for one of the format's own, which begin with a number sign.
  private static func key(_ name: String) -> String { name.utf8.first == 0x23 ? "_" + name : name }

  private static func joined(_ parts: [String]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() { text += index == 0 ? part : ", " + part }
    return text
  }

  /// A value; whole numbers that other tools cannot hold exactly are written as text.
  private static func literal(_ value: StateVariable.Value) -> String {
    let limit: Int64 = 1 << 53
    switch value {
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number):
      return number > -limit && number < limit ? "\(number)" : "{\"#bigint\": \"\(number)\"}"
    case .text(let text): return quoted(text)
    }
  }

  private static func quoted(_ text: String) -> String {
    let digits: [Character] = [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
    ]
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x0A: quoted += "\\n"
      case 0..<0x20, 0x7F:
        quoted += "\\u00"
        quoted.append(digits[Int(scalar.value >> 4)])
        quoted.append(digits[Int(scalar.value & 15)])
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
