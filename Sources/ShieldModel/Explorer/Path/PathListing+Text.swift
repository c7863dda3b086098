extension PathListing {
  /// One line for each step, numbered from 0, and below it what changed.
  ///
  /// ```
  /// 0  begin
  ///      door: open
  /// 1  close the door
  ///      door: open -> shut
  /// ```
  public var text: String {
    let width = "\(max(0, steps.count - 1))".utf8.count
    var text = ""
    for (index, step) in steps.enumerated() {
      let number = "\(index)"
      for _ in number.utf8.count..<width { text += " " }
      text += number + "  " + (step.action ?? "begin") + "\n"
      for change in changes(at: index) {
        for _ in 0..<(width + 4) { text += " " }
        text += change.words + "\n"
      }
    }
    return text
  }
}

extension PathListing.Change {
  /// The change in words, such as `door: open -> shut`.
  public var words: String {
    guard let before else { return name + ": " + (after?.words ?? "") }
    return name + ": " + before.words + " -> " + (after?.words ?? "nothing")
  }
}
