import Foundation
import Testing

@testable import ShieldModel
@testable import ShieldSim

@Suite struct JSONReportTests {
  @Test func `the report says all there is to say about a case`() async throws {
    let report = try await (try RunFixture(["a.shield.jsonc": SampleScenario.failing])).report()
    #expect(report.version == 1)
    #expect(report.tool == ToolReport())
    let scenario = try #require(report.scenarios.first)
    #expect(scenario.title == "Found by position")
    #expect(scenario.verdict == .fails)
    #expect(scenario.cases.map(\.verdict) == [.holds, .holds, .fails, .fails, .fails])
    let failing = try #require(scenario.cases.first { $0.system == SystemReport(platform: "iPhone", name: "17") })
    #expect(failing.expectations.map(\.status) == [.unmet, .unmet])
    let unmet = try #require(failing.expectations.first)
    #expect(unmet.expectation == "hides #secret in screenshot")
    #expect(unmet.message == "#secret is exposed in screenshot: no masked ancestor")
    #expect(unmet.place == PlaceReport(file: "a.shield.jsonc", line: 18, column: 5, path: "expect[0]"))
    let leak = try #require(failing.findings.first { $0.rule == "C8" })
    #expect(leak.severity == "error")
    #expect(!leak.isExpected && leak.isCounted && !leak.isUndecided)
    #expect(leak.node == "UIView#secret")
    #expect(leak.kind == "hardwareScreenshot")
    let fault = try #require(failing.faults.first)
    #expect(fault.kind == .anotherView)
    #expect(fault.seen == ["_UITouchPassthroughView", "_UITextLayoutCanvasView"])
    #expect(fault.actual == "_UITextLayoutCanvasView")
    let exposure = try #require(failing.exposures.first)
    #expect(exposure.verdict == "exposed")
    #expect(exposure.changedPixels > 0)
    #expect(failing.notCovered.contains("layerRenderInContext"))
    #expect(failing.reproduction == "shieldsim run a.shield.jsonc --os 17")
    // Every fact that is referred to is there, with grade and source.
    let names = Set(failing.facts.map(\.key))
    let used = failing.exposures.flatMap(\.facts) + failing.findings.flatMap(\.facts)
    #expect(!used.isEmpty && names.isSuperset(of: used))
    #expect(failing.facts.allSatisfy { Grade(word: $0.grade) != nil && !$0.source.isEmpty && !$0.rule.isEmpty })
    #expect(failing.facts.map(\.key) == failing.facts.map(\.key).sorted())
    var summary = ReportSummary([], [])
    (summary.scenarios, summary.cases, summary.holds, summary.fails) = (1, 5, 2, 3)
    (summary.faults, summary.findings) = (3, report.summary.findings)
    #expect(report.summary == summary)
  }

  @Test func `keys are sorted, slashes stay, and the text comes back as the same report`() async throws {
    let fixture = try RunFixture(SampleScenario.all)
    let run = await fixture.run("--report", "json")
    #expect(run.output.hasSuffix("}\n"))
    #expect(!run.output.contains("\\/"))
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(try JSONReport(report).text == run.output)
    let document = try DocumentReader.read(SourceFile(name: "report", text: run.output))
    #expect(document.root.keysInOrder == document.root.keysInOrder.sorted())
  }

  @Test func `hostile titles come through as they are`() async throws {
    let title = "\"<&]]>\\ \u{1}\u{1B}[2J\u{202E} \u{2028} 👩‍👩‍👧 עברית"
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.text(title: title, steps: [])])
    #expect(try await fixture.report().scenarios.map(\.title) == [title])
  }

  @Test func `neither the number of jobs nor the order of files changes a byte`() async throws {
    let fixture = try RunFixture(SampleScenario.all)
    let names = SampleScenario.all.keys.sorted()
    var texts: Set<String> = []
    for words in [["--jobs", "1"], ["--jobs", "4"], ["--jobs", "64"]] {
      for files in [names, names.reversed()] {
        let run = await ProgramRun(
          ["run"] + files.map(fixture.path) + ["--root", fixture.folder.path, "--report", "json"] + words,
          table: .shieldsim)
        texts.insert(run.output + run.talk)
      }
    }
    #expect(texts.count == 1)
  }

  @Test func `no path of the machine is in any report`() async throws {
    let fixture = try RunFixture(SampleScenario.all)
    for kind in ReportKind.allCases {
      let run = await fixture.run("--report", kind.rawValue)
      #expect(!run.output.contains(fixture.folder.path))
    }
  }
}
