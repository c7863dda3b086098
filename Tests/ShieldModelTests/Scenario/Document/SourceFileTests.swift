import Foundation
import Testing

@testable import ShieldModel

@Suite struct SourceFileTests {
  private func failure(_ bytes: [UInt8]) -> DocumentError? {
    do {
      _ = try SourceFile(name: "f", bytes: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ([0x7B, 0x0A, 0xFF], "f:2:1: byte 2 (0xFF) is not UTF-8; expected text in UTF-8"),
      ([0x22, 0xC3], "f:1:2: byte 1 (0xC3) is not UTF-8; expected text in UTF-8"),
      ([0xC0, 0x80], "f:1:1: byte 0 (0xC0) is not UTF-8; expected text in UTF-8"),
      ([0xE0, 0x80, 0x80], "f:1:1: byte 0 (0xE0) is not UTF-8; expected text in UTF-8"),
      ([0xED, 0xA0, 0x80], "f:1:1: byte 0 (0xED) is not UTF-8; expected text in UTF-8"),
      ([0xF4, 0x90, 0x80, 0x80], "f:1:1: byte 0 (0xF4) is not UTF-8; expected text in UTF-8"),
      ([0xF0, 0x8F, 0x80, 0x80], "f:1:1: byte 0 (0xF0) is not UTF-8; expected text in UTF-8"),
      ([0xF0, 0x9F, 0x98], "f:1:1: byte 0 (0xF0) is not UTF-8; expected text in UTF-8"),
      ([0xF0, 0x9F, 0x98, 0x41], "f:1:1: byte 0 (0xF0) is not UTF-8; expected text in UTF-8"),
      ([0xC3, 0xA9, 0x80], "f:1:2: byte 2 (0x80) is not UTF-8; expected text in UTF-8"),
      ([0x5B, 0x31, 0x00, 0x5D, 0x20], "f:1:3: byte 2 is NUL, so this is not a text file; expected text in UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "f: the text is in UTF-16; expected UTF-8"),
      ([0x7B, 0x00, 0x7D, 0x00], "f: the text is in UTF-16; expected UTF-8"),
      ([0x00, 0x7B, 0x00, 0x7D], "f: the text is in UTF-16; expected UTF-8"),
      ([0xFF, 0xFE, 0x00, 0x00], "f: the text is in UTF-32; expected UTF-8"),
      ([0x00, 0x00, 0x00, 0x7B], "f: the text is in UTF-32; expected UTF-8"),
    ] as [([UInt8], String)])
  func `bytes that are not UTF-8 are refused where they start`(_ bytes: [UInt8], _ sentence: String) {
    let error = failure(bytes)
    #expect(error?.description == sentence)
    #expect(error?.category == .badData)
  }

  @Test func `the check of UTF-8 agrees with the standard library on all short sequences`() {
    let leads: [UInt8] = [0x41, 0x80, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF]
    let tails: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    for lead in leads {
      for second in tails {
        for third in tails {
          for bytes in [[lead, second], [lead, second, third], [lead, second, third, 0x80]] {
            let isValid = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
            #expect((TextEncodingCheck.firstBadOffset(in: bytes) == nil) == isValid, "\(bytes)")
          }
        }
      }
    }
  }

  @Test func `a file is read with the name that messages show`() throws {
    try withFolder { folder in
      let path = folder + "/a.jsonc"
      try Data("[1]".utf8).write(to: URL(fileURLWithPath: path))
      let file = try SourceFile.read(path: path, name: "a.jsonc")
      #expect(file.name == "a.jsonc")
      #expect(file.bytes == Array("[1]".utf8))
      #expect(try SourceFile.read(path: path).name == path)
    }
  }

  @Test func `a missing file and a folder are no input`() throws {
    try withFolder { folder in
      let cases = [
        (folder + "/none.jsonc", "there is no such file"), (folder, "this is a folder; expected a file"),
        ("", "there is no such file"), ("a\0b", "there is no such file"),
      ]
      for (path, message) in cases {
        let error = #expect(throws: DocumentError.self) { try SourceFile.read(path: path, name: "x") }
        #expect(error?.description == "x: \(message)")
        #expect(error?.category == .noInput)
      }
    }
  }

  @Test func `a link to nothing is a missing file`() throws {
    try withFolder { folder in
      let link = folder + "/link.jsonc"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder + "/none")
      let error = #expect(throws: DocumentError.self) { try SourceFile.read(path: link, name: "x") }
      #expect(error?.description == "x: there is no such file")
    }
  }

  @Test func `a file over the limit is bad data`() throws {
    try withFolder { folder in
      let path = folder + "/big.jsonc"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.truncate(atOffset: UInt64(SourceFile.maximumSize) + 1)
      try handle.close()
      let error = #expect(throws: DocumentError.self) { try SourceFile.read(path: path, name: "x") }
      #expect(error?.description == "x: the file is larger than 64 MB")
      #expect(error?.category == .badData)
    }
  }

  @Test func `errors of the file system become words`() {
    #expect(SourceFile.problem(for: CocoaError(.fileReadNoSuchFile)) == .missingFile)
    #expect(SourceFile.problem(for: CocoaError(.fileReadNoPermission)) == .unreadableFile(reason: "permission denied"))
    guard case .unreadableFile(let reason) = SourceFile.problem(for: CocoaError(.fileReadUnknown)) else {
      Issue.record("another problem was expected")
      return
    }
    #expect(!reason.isEmpty)
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SourceFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
