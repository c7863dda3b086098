import Foundation
import Testing

@testable import ShieldSim

@Suite struct InputFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a file is read whole`() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try AtomicFile.write(bytes, to: folder.path("file"))
    #expect(try InputFile.read(folder.path("file")) == bytes)
    #expect(try InputFile.read(folder.path("file"), limit: 200_000) == bytes)
    #expect(try InputFile.read("/dev/null").isEmpty)
  }

  private func failure(reading path: String, limit: Int = 10) throws -> (ExitStatus, String) {
    let error = try #require(throws: FileError.self) { try InputFile.read(path, limit: limit) }
    return (error.exitStatus, error.lines.joined(separator: "\n").split(separator: folder.path).joined(separator: "…"))
  }

  @Test func `a missing file, a folder and an empty path are no input`() throws {
    var found = try failure(reading: folder.path("none"))
    #expect(found == (.noInput, #"error: cannot read "…/none": No such file or directory"#))
    found = try failure(reading: folder.path("."))
    #expect(found == (.noInput, #"error: cannot read "…/.": it is a folder; expected a file"#))
    found = try failure(reading: "")
    #expect(found == (.noInput, #"error: cannot read "": No such file or directory"#))
  }

  @Test func `a file that is too large is bad data, and an endless one is not read to its end`() throws {
    try AtomicFile.write(Array("eleven byte".utf8), to: folder.path("file"))
    let found = try failure(reading: folder.path("file"))
    #expect(found == (.badData, #"error: "…/file" is too large; at most 10 bytes are read"#))
    #expect(try failure(reading: "/dev/zero", limit: 1_000_000).0 == .badData)
  }
}
