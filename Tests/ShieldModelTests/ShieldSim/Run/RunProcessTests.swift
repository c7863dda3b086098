import Foundation
import Testing

@testable import ShieldSim

/// What only shows when the tool runs as a process of its own: standard input and a reader that goes away.
@Suite(.enabled(if: ToolProcess.path != nil && ShellRun.path(of: "bash") != nil))
struct RunProcessTests {
  private func output(of line: String, _ files: [String: String]) throws -> String {
    let path = try #require(ToolProcess.path)
    let folder = try TemporaryFolder()
    for (name, text) in files { try text.write(toFile: folder.path(name), atomically: false, encoding: .utf8) }
    return try ShellRun("bash", ["--norc", "-c", line, "bash", path], in: folder).output
  }

  @Test func `a scenario comes from standard input, once`() throws {
    let files = ["a.shield.jsonc": SampleScenario.failing]
    let text = try output(of: "cat a.shield.jsonc | $1 run - - --os 17 2>/dev/null; echo ${PIPESTATUS[1]}", files)
    #expect(text.hasPrefix("FAILS  Found by position\n       standard input\n\n  iOS 17\n"))
    #expect(text.contains("    $ shieldsim run - --os 17\n"))
    #expect(text.hasSuffix("\n1\n"))
  }

  @Test func `standard input that is empty or closed is told`() throws {
    #expect(
      try output(of: "$1 run - --quiet </dev/null 2>&1 >/dev/null; echo $?", [:])
        == "standard input:1:1: the file holds no value; expected an object in { }\n65\n")
    let files = ["a.shield.jsonc": SampleScenario.holding]
    #expect(try output(of: "$1 run . --quiet <&- 2>&1; echo $?", files).hasSuffix("\n0\n"))
  }

  @Test func `a reader that goes away does not change the verdict`() throws {
    let files = ["a.shield.jsonc": SampleScenario.twin, "b.shield.jsonc": SampleScenario.failing]
    let line = "(sleep 0.1; $1 run . 2>/dev/null; echo $? >status) | true; cat status"
    #expect(try output(of: line, files) == "1\n")
  }

  @Test func `the same input gives the same bytes in every process and folder`() throws {
    let line = "for kind in text json junit; do $1 run . --report $kind 2>&1; done"
    let texts = try (0..<2).map { _ in try output(of: line, SampleScenario.all) }
    #expect(texts.first == texts.last)
    #expect(texts.first?.contains("fault: ") == true)
  }
}
