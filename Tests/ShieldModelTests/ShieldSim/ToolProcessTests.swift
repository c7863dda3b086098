import Foundation
import Testing

@testable import ShieldSim

/// What only shows when the tool runs as a process of its own: descriptors, pipes and bytes that are no text.
@Suite(.enabled(if: ToolProcess.path != nil && ShellRun.path(of: "bash") != nil))
struct ToolProcessTests {
  /// Command lines of bash, in which `$1` is the tool, and what they print; errors and output come together.
  static let lines: [(line: String, printed: String)] = [
    ("$1 --version", Version.line),
    ("$1 --version | cat; echo ${PIPESTATUS[0]}", Version.line + "0\n"),
    ("$1 --version >&-; echo $?", "error: cannot write to standard output: Bad file descriptor\n74\n"),
    ("$1 help >&-; echo $?", "error: cannot write to standard output: Bad file descriptor\n74\n"),
    ("$1 help 2>&- <&- | grep -c Usage", "1\n"),
    ("(sleep 0.1; $1 help --json; echo $? >&2) | true", "0\n"),
    ("(sleep 0.1; $1 --version; echo $? >&2) | true", "0\n"),
    (#"$1 $'\xff\xfe' 2>&1 | head -1 | cut -d';' -f1"#, "error: unknown command \"\u{FFFD}\u{FFFD}\"\n"),
    (#"$1 help $'--\xff' >&- 2>&-; echo $?"#, "64\n"),
    ("$1 >/dev/null; echo $?", WelcomePage(.shieldsim).lines(width: 80).joined(separator: "\n") + "\n64\n"),
  ]

  @Test(arguments: lines)
  func `the tool behaves at its edges`(line: String, printed: String) throws {
    let path = try #require(ToolProcess.path)
    let run = try ShellRun("bash", ["--norc", "-c", line, "bash", path], in: TemporaryFolder())
    #expect(run.output == printed)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full device is told`() throws {
    let path = try #require(ToolProcess.path)
    let run = try ShellRun("bash", ["--norc", "-c", "$1 help >/dev/full", "bash", path], in: TemporaryFolder())
    #expect(run.output == "error: cannot write to standard output: No space left on device\n")
    #expect(run.status == 74)
  }
}

/// The built tool.
enum ToolProcess {
  /// Where the tool is: beside the tests, where one build puts both; nil when it is not there.
  static let path: String? = {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let path = folder.appendingPathComponent("shieldsim").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()
}
