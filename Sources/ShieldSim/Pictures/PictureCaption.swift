import ShieldModel

/// What stands below a picture in a terminal.
enum PictureCaption {
  /// The paragraphs: what the picture is, then a line for each secret with a reason below.
  static func paragraphs(for picture: TakenPicture) -> [TextTable.Cell] {
    var paragraphs: [TextTable.Cell] = []
    let title = picture.title + (picture.isImplied ? ", taken by the tool" : "")
    if title != picture.name { paragraphs.append(TextTable.Cell(title, .faint)) }
    for secret in picture.secrets {
      let node = QuotedText.bare(secret.node)
      if let exposure = secret.exposure {
        let verdict = exposure.verdict
        paragraphs.append(TextTable.Cell("\(verdict.sign) \(verdict.word): \(node)", verdict.style))
        paragraphs.append(TextTable.Cell("\(QuotedText.bare(exposure.reason)) (\(exposure.grade.word))", .faint))
      } else {
        paragraphs.append(TextTable.Cell(secret.shows ? "\(node) shows" : "\(node) does not show"))
      }
    }
    return paragraphs
  }
}
