import Foundation

/// A folder that is removed when the value goes away.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "shieldsim-test-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something within the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of what is in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The text of a file in the folder.
  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
}
