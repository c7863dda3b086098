import Foundation
import Testing

/// A part of a page that is made from tables of the code, between two comments that name it.
///
/// With the variable `SHIELDMODEL_REGENERATE` set to 1 the tests write the parts instead of comparing them, and
/// fail all the same, so that nobody takes such a run for a check.
struct GeneratedPart {
  /// The page, as a path from the root of the project.
  var page: String
  /// The name of the part.
  var name: String
  /// What must stand there, without line breaks at its ends.
  var text: String

  private var begin: String { "<!-- begin generated: \(name) -->\n" }
  private var end: String { "<!-- end generated: \(name) -->" }

  /// Whether parts are to be written.
  static var isWriting: Bool { ProcessInfo.processInfo.environment["SHIELDMODEL_REGENERATE"] == "1" }

  /// What stands between the comments of a page; nil when they are missing.
  func present(in page: String) -> Substring? {
    guard let start = page.range(of: begin), let stop = page.range(of: end, range: start.upperBound..<page.endIndex)
    else { return nil }
    return page[start.upperBound..<stop.lowerBound]
  }

  /// The page with the part as it must be; nil when the comments are missing.
  func replaced(in page: String) -> String? {
    guard let old = present(in: page) else { return nil }
    return page.replacingCharacters(in: old.startIndex..<old.endIndex, with: "\n\(text)\n\n")
  }

  /// The first line that differs, for a message; nil when the part is as it must be.
  func flaw(in page: String) -> String? {
    guard let present = present(in: page) else { return "the comments around \"\(name)\" are missing" }
    let old = ProjectFiles.lines(String(present))
    let new = ProjectFiles.lines("\n\(text)\n\n")
    guard old != new else { return nil }
    let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    let wanted = index < new.count ? new[index] : "nothing"
    return "\"\(name)\" is out of date at its line \(index + 1), where \"\(wanted.prefix(200))\" belongs"
  }

  /// Compares the part with its page, or writes it there.
  func check() throws {
    let text = try ProjectFiles.text(page)
    guard let flaw = flaw(in: text) else { return }
    guard Self.isWriting else {
      Issue.record("\(page): \(flaw); set SHIELDMODEL_REGENERATE=1 to write it")
      return
    }
    guard let replaced = replaced(in: text) else {
      Issue.record("\(page): \(flaw)")
      return
    }
    try replaced.write(to: ProjectFiles.root.appendingPathComponent(page), atomically: true, encoding: .utf8)
    Issue.record("\(page): \"\(name)\" has been written; read the difference, then test without the variable")
  }
}
