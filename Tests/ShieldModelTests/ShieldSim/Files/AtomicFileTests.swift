import Foundation
import Testing

@testable import ShieldSim

@Suite struct AtomicFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func `a new file holds the bytes and nothing is left beside it`() throws {
    try AtomicFile.write([1, 2, 3], to: folder.path("new"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("new"))) == Data([1, 2, 3]))
    #expect(try folder.names == ["new"])
    try AtomicFile.write([], to: folder.path("new"))
    #expect(try folder.text("new").isEmpty)
  }

  @Test(arguments: [0o600, 0o640, 0o755])
  func `an old file keeps its permissions`(mode: Int) throws {
    try AtomicFile.write(Array("old".utf8), to: folder.path("file"))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path("file"))
    try AtomicFile.write(Array("new".utf8), to: folder.path("file"))
    #expect(try folder.text("file") == "new")
    #expect(try permissions("file") == mode)
  }

  @Test func `a new file gets the permissions of any new file`() throws {
    try AtomicFile.write([1], to: folder.path("ours"))
    let other = open(folder.path("theirs"), O_CREAT | O_WRONLY, 0o666)
    close(other)
    #expect(try permissions("ours") == permissions("theirs"))
  }

  @Test func `whoever has the old file open keeps reading the old bytes`() throws {
    try AtomicFile.write(Array("old".utf8), to: folder.path("file"))
    let reader = try #require(FileHandle(forReadingAtPath: folder.path("file")))
    try AtomicFile.write(Array("a newer text".utf8), to: folder.path("file"))
    #expect(try reader.readToEnd() == Data("old".utf8))
  }

  @Test func `a symbolic link stays and its target is written, though nothing stands there yet`() throws {
    try FileManager.default.createDirectory(atPath: folder.path("deep"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "deep/next")
    try FileManager.default.createSymbolicLink(atPath: folder.path("deep/next"), withDestinationPath: "target")
    for text in ["first", "second"] {
      try AtomicFile.write(Array(text.utf8), to: folder.path("link"))
      #expect(try folder.text("deep/target") == text)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "deep/next")
    }
    #expect(try folder.names == ["deep", "link"])
  }

  @Test func `a device is written into and stays a device`() throws {
    try AtomicFile.write([1], to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `a path of a hyphen or of standard output is the console's output`() throws {
    let output = MemorySink()
    let console = Console(output: output, talk: MemorySink()) { .zero }
    try AtomicFile.write("a", to: "-", console: console)
    try AtomicFile.write("b", to: "/dev/stdout", console: console)
    #expect(console.finish() == .holds)
    #expect(output.text == "ab")
    try AtomicFile.write("c", to: folder.path("c"), console: console)
    #expect(try folder.text("c") == "c")
  }

  // MARK: Failures

  private func message(writingTo path: String) throws -> String {
    let error = try #require(throws: FileError.self) { try AtomicFile.write([1], to: path) }
    #expect(error.exitStatus == .cannotWrite)
    return error.lines.joined(separator: "\n").split(separator: folder.path).joined(separator: "…")
  }

  @Test func `a folder is refused, written with a slash or without`() throws {
    try FileManager.default.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: false)
    let refusal = #"error: cannot write "…/sub": it is a folder; expected the name of a file"#
    #expect(try message(writingTo: folder.path("sub")) == refusal)
    #expect(
      try message(writingTo: folder.path("none/"))
        == #"error: cannot write "…/none/": it is a folder; expected the name of a file"#)
    #expect(try folder.names == ["sub"])
  }

  @Test func `a folder that is not there, a file in its place, an empty path and a circle of links are told`() throws {
    let missing = #"error: cannot write "…/none/file": No such file or directory"#
    #expect(try message(writingTo: folder.path("none/file")) == missing)
    try AtomicFile.write([1], to: folder.path("file"))
    #expect(try message(writingTo: folder.path("file/x")) == #"error: cannot write "…/file/x": Not a directory"#)
    #expect(try message(writingTo: "") == #"error: cannot write "": No such file or directory"#)
    try FileManager.default.createSymbolicLink(atPath: folder.path("one"), withDestinationPath: "two")
    try FileManager.default.createSymbolicLink(atPath: folder.path("two"), withDestinationPath: "one")
    #expect(try message(writingTo: folder.path("one")).contains("symbolic links"))
    #expect(try folder.names == ["file", "one", "two"])
  }

  @Test func `a write that fails midway leaves the old file and nothing beside it`() async {
    // In a process of its own, which may write no file of more than a thousand bytes.
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try AtomicFile.write(Array("old".utf8), to: folder.path("file"))
      var limit = rlimit()
      limit.rlim_cur = 1_000
      limit.rlim_max = 1_000
      _ = signal(SIGXFSZ, SIG_IGN)
      #if canImport(Glibc)
        let isLimited = setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
      #else
        let isLimited = setrlimit(RLIMIT_FSIZE, &limit) == 0
      #endif
      try #require(isLimited)
      let error = try #require(throws: FileError.self) {
        try AtomicFile.write([UInt8](repeating: 1, count: 5_000), to: folder.path("file"))
      }
      #expect(error == .cannotWrite(path: folder.path("file"), SystemError(code: EFBIG)))
      #expect(try folder.text("file") == "old")
      #expect(try folder.names == ["file"])
    }
  }

  @Test func `a name of the greatest length that a folder takes can be written, a longer one cannot`() throws {
    let long = String(repeating: "n", count: 255)
    try AtomicFile.write(Array("long".utf8), to: folder.path(long))
    #expect(try folder.text(long) == "long")
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder.path(long + "n")) }
    #expect(try folder.names == [long])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everything"))
  func `a file that may not be written stays`() throws {
    try AtomicFile.write(Array("old".utf8), to: folder.path("file"))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("file"))
    #expect(try message(writingTo: folder.path("file")) == #"error: cannot write "…/file": Permission denied"#)
    #expect(try folder.text("file") == "old")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full device is told`() throws {
    #expect(try message(writingTo: "/dev/full") == #"error: cannot write "/dev/full": No space left on device"#)
  }
}
