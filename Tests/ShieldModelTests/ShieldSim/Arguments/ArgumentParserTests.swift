import Testing

@testable import ShieldSim

@Suite struct ArgumentParserTests {
  static let spellings: [[String]] = [
    ["work", "x", "--jobs", "3"], ["work", "x", "--jobs=3"], ["work", "x", "-j", "3"], ["work", "x", "-j3"],
    ["work", "x", "-j=3"], ["work", "--jobs", "3", "x"], ["work", "-j3", "--", "x"],
    ["work", "x", "--jobs", "3", "--"],
  ]

  @Test(arguments: spellings)
  func `every spelling of an option with a value means the same`(words: [String]) throws {
    let arguments = try SampleTable.arguments(words)
    #expect(arguments[SampleTable.jobs] == 3)
    #expect(try arguments[SampleTable.first] == "x")
    #expect(try arguments[SampleTable.rest] == [])
  }

  @Test func `short flags may share one hyphen, the last of them with a value`() throws {
    let arguments = try SampleTable.arguments(["work", "x", "-qaj7"])
    #expect(arguments[CommonOptions.quiet])
    #expect(arguments[SampleTable.all])
    #expect(arguments[SampleTable.jobs] == 7)
  }

  @Test func `what is not given has its default`() throws {
    let arguments = try SampleTable.arguments(["work", "x"])
    #expect(!arguments[SampleTable.quick])
    #expect(arguments[SampleTable.jobs] == 4)
    #expect(arguments[SampleTable.step] == nil)
    #expect(arguments[SampleTable.shape] == .box)
    #expect(arguments[SampleTable.filter] == [])
    #expect(arguments[SampleTable.point] == nil)
    #expect(arguments[CommonOptions.color] == .auto)
    #expect(!arguments.isGiven(SampleTable.jobs))
  }

  @Test func `values of every kind are read as what they mean`() throws {
    let arguments = try SampleTable.arguments(
      [
        "work", "x", "y", "z", "--shape", "tree", "--at", "-3,4", "--report", "line=a=b", "--report", "box",
        "--step=-5",
      ])
    #expect(arguments[SampleTable.shape] == .tree)
    #expect(arguments[SampleTable.point] == [-3, 4])
    #expect(arguments[SampleTable.report].map(\.word) == [.line, .box])
    #expect(arguments[SampleTable.report].map(\.path) == ["a=b", nil])
    #expect(arguments[SampleTable.step] == -5)
    #expect(try arguments[SampleTable.rest] == ["y", "z"])
    #expect(arguments.isGiven(SampleTable.shape))
  }

  @Test func `an option that may be repeated keeps every value in its order`() throws {
    let arguments = try SampleTable.arguments(["work", "x", "-f", "b", "--filter=", "-fa", "--filter", "b"])
    #expect(arguments[SampleTable.filter] == ["b", "", "a", "b"])
  }

  @Test func `behind two hyphens nothing is an option`() throws {
    let arguments = try SampleTable.arguments(["work", "--", "--jobs", "-h", "--"])
    #expect(try arguments[SampleTable.first] == "--jobs")
    #expect(try arguments[SampleTable.rest] == ["-h", "--"])
    #expect(arguments[SampleTable.jobs] == 4)
  }

  @Test func `a hyphen alone is a value and an argument`() throws {
    let arguments = try SampleTable.arguments(["work", "-", "--output", "-"])
    #expect(try arguments[SampleTable.first] == "-")
    #expect(arguments[SampleTable.output] == "-")
  }

  @Test func `an argument that may be left out is nil then`() throws {
    #expect(try SampleTable.arguments(["draw", "box"])[SampleTable.name] == nil)
    #expect(try SampleTable.arguments(["draw", "box", "me"])[SampleTable.name] == "me")
    #expect(try SampleTable.arguments(["draw", "box"])[SampleTable.word] == .box)
  }

  @Test func `a command of the second level is found through the first`() throws {
    let arguments = try SampleTable.arguments(["--quiet", "shelf", "--color", "never", "put-up", "-j2", "me"])
    #expect(arguments.command == ["shelf", "put-up"])
    #expect(arguments[SampleTable.jobs] == 2)
    #expect(arguments[CommonOptions.quiet])
    #expect(arguments[CommonOptions.color] == .never)
  }

  // MARK: Variables

  @Test func `a variable stands in for an option that is not given`() throws {
    let environment = ["SAMPLE_JOBS": "9"]
    let arguments = try SampleTable.arguments(["work", "x"], environment: environment)
    #expect(arguments[SampleTable.jobs] == 9)
    #expect(arguments.isGiven(SampleTable.jobs))
    #expect(try SampleTable.arguments(["work", "x", "-j2"], environment: environment)[SampleTable.jobs] == 2)
  }

  @Test func `an empty variable and a variable of another command change nothing`() throws {
    #expect(try SampleTable.arguments(["work", "x"], environment: ["SAMPLE_JOBS": ""])[SampleTable.jobs] == 4)
    #expect(try SampleTable.arguments(["draw", "box"], environment: ["SAMPLE_JOBS": "x"]).options.isEmpty)
  }

  @Test func `a variable gives way to a flag that excludes its option`() throws {
    let plain = Option(flag: "plain", "Is plain.")
    let style = Option("style", .text("STYLE"), environment: "STYLE", "Has style.")
    let table = CommandTable(
      tool: "t", summary: "Is a test.",
      commands: [
        Command(
          CommandSpecification("c", in: .look, "Is one.", options: [plain, style], exclusions: [[plain, style]])
        ) {
          _, _ in .holds
        }
      ])
    let parser = ArgumentParser(table, environment: ["STYLE": "grand"])
    guard case .run(_, let arguments) = try parser.parse(["c", "--plain"]).get() else {
      Issue.record("not a command")
      return
    }
    #expect(arguments[style] == nil)
    #expect(arguments[plain])
  }

  // MARK: Help and version

  static let callsForHelp: [(words: [String], path: [String])] = [
    (["--help"], []), (["-h"], []), (["-qh"], []), (["work", "--help"], ["work"]), (["--help", "work"], ["work"]),
    (["work", "--jbos", "--help", "--shape"], ["work"]), (["shelf", "-h"], ["shelf"]),
    (["shelf", "put-up", "a", "b", "-h"], ["shelf", "put-up"]), (["work", "--filter", "--help"], ["work"]),
    (["--version", "--help"], []),
  ]

  @Test(arguments: callsForHelp)
  func `help is given wherever it is asked for, whatever else is wrong`(words: [String], path: [String]) throws {
    guard case .help(let found) = try SampleTable.parse(words).get() else {
      Issue.record("no help for \(words)")
      return
    }
    #expect(found == path)
  }

  @Test(arguments: [["work", "--", "--help"], ["work", "--filter=--help", "x"], ["work", "x", "-f-h"]])
  func `help is not given where it is only a text`(words: [String]) throws {
    #expect(try SampleTable.arguments(words).command == ["work"])
  }

  @Test(arguments: [["--version"], ["work", "--version"], ["shelf", "--version"], ["--quiet", "--version"]])
  func `the version is told wherever it is asked for`(words: [String]) throws {
    guard case .version = try SampleTable.parse(words).get() else {
      Issue.record("no version for \(words)")
      return
    }
  }

  @Test func `help for an unknown command is an unknown command`() {
    #expect(SampleTable.sentences(["wrok", "--help"]) == [#"unknown command "wrok"; did you mean "work"?"#])
  }

  @Test(arguments: [[], ["--"], ["--quiet"], ["--color", "never"]])
  func `a line without a command is a welcome`(words: [String]) throws {
    guard case .welcome = try SampleTable.parse(words).get() else {
      Issue.record("no welcome for \(words)")
      return
    }
  }
}
