extension PathListing {
  /// The path as a Mermaid flowchart: a box for each state with what changed, an arrow for each step.
  public var mermaid: String {
    var text = "flowchart TD\n"
    for (index, step) in steps.enumerated() {
      if let action = step.action {
        text += "  s\(index - 1) -->|\"" + Self.label(action) + "\"| s\(index)\n"
      }
      var label = "\(index)"
      for change in changes(at: index) { label += "<br/>" + Self.label(change.words) }
      text += "  s\(index)[\"" + label + "\"]\n"
    }
    return text
  }

  /// Text in which nothing means anything to Mermaid.
  private static func label(_ text: String) -> String {
    var label = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":", "-", "_", "/": label.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20: label += " "
      case _ where scalar.value > 0x7F: label.unicodeScalars.append(scalar)
      default: label += "#\(scalar.value);"
      }
    }
    return label
  }
}
