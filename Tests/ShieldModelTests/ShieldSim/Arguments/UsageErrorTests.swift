import Testing

@testable import ShieldSim

@Suite struct UsageErrorTests {
  /// One command line for each sentence, with everything that is said about it.
  static let sentences: [(words: [String], environment: [String: String], said: [String])] = [
    (["shelf"], [:], ["a command is missing; expected put-up or take-down"]),
    (["wrok"], [:], [#"unknown command "wrok"; did you mean "work"?"#]),
    (["zzzzz"], [:], [#"unknown command "zzzzz"; expected work, draw or shelf"#]),
    ([""], [:], [#"unknown command ""; expected work, draw or shelf"#]),
    (["shelf", "put"], [:], [#"unknown command "put"; expected put-up or take-down"#]),
    (["shelf", "takedown"], [:], [#"unknown command "takedown"; did you mean "take-down"?"#]),
    (["work", "x", "--jbos", "3"], [:], [#"unknown option "--jbos"; did you mean "--jobs"?"#]),
    (["work", "x", "--zzzzz"], [:], [#"unknown option "--zzzzz""#]),
    (["work", "x", "--zzzzz=1"], [:], [#"unknown option "--zzzzz""#]),
    (["work", "x", "-z"], [:], [#"unknown option "-z""#]),
    (["work", "x", "-quick"], [:], [#"unknown option "-quick"; did you mean "--quick"?"#]),
    (["--jobs", "3", "work", "x"], [:], ["--jobs stands before the command; it belongs behind work or shelf put-up"]),
    (["--zzzzz"], [:], [#"unknown option "--zzzzz""#]),
    (["work", "x", "--jobs"], [:], ["--jobs needs a value; expected a whole number from 1 to 64"]),
    (["work", "x", "--filter"], [:], ["--filter needs a value; expected TEXT"]),
    (["work", "x", "--output"], [:], ["--output needs a value; expected a path"]),
    (["work", "x", "--shape"], [:], ["--shape needs a value; expected box, line or tree"]),
    (["work", "x", "--at"], [:], ["--at needs a value; expected two whole numbers such as 200,132"]),
    (["work", "x", "--step"], [:], ["--step needs a value; expected a whole number from -5"]),
    (["work", "x", "--filter", "--"], [:], ["--filter needs a value; expected TEXT"]),
    (
      ["work", "x", "--filter", "-abc"], [:],
      [
        #"--filter needs a value; expected TEXT; a value that begins with a hyphen is written "--filter=-abc""#,
        #"unknown option "-abc""#,
      ]
    ),
    (["work", "x", "--quick=yes"], [:], [#"--quick takes no value, but "yes" was given"#]),
    (["work", "x", "-Q=yes"], [:], [#"-Q takes no value, but "yes" was given"#]),
    (
      ["work", "x", "--jobs", "many"], [:],
      [#"--jobs: "many" is not a whole number; expected a whole number from 1 to 64"#]
    ),
    (["work", "x", "--jobs="], [:], [#"--jobs: "" is not a whole number; expected a whole number from 1 to 64"#]),
    (["work", "x", "-j65"], [:], [#"--jobs: "65" is out of range; expected a whole number from 1 to 64"#]),
    (["work", "x", "--step", "-6"], [:], [#"--step: "-6" is out of range; expected a whole number from -5"#]),
    (
      ["work", "x", "--step", "99999999999999999999"], [:],
      [#"--step: "99999999999999999999" is not a whole number; expected a whole number from -5"#]
    ),
    (
      ["work", "x", "--shape", "bxo"], [:],
      [#"--shape: unknown word "bxo"; expected box, line or tree; did you mean "box"?"#]
    ),
    (
      ["work", "x", "--report", "lines=out"], [:],
      [#"--report: unknown word "lines"; expected box, line or tree; did you mean "line"?"#]
    ),
    (["work", "x", "--report", "line="], [:], ["--report: the path is empty"]),
    (["work", "x", "--at", "5"], [:], [#"--at: "5" does not fit; expected two whole numbers such as 200,132"#]),
    (["work", "x", "--output="], [:], ["--output: the path is empty"]),
    (["work", "x", "--output", "a\0b"], [:], ["--output: the path holds a zero byte"]),
    (["work", ""], [:], ["FIRST: the path is empty"]),
    (["draw", "circle"], [:], [#"WORD: unknown word "circle"; expected box, line or tree"#]),
    (
      ["work", "x"], ["SAMPLE_JOBS": "lots"],
      [
        "--jobs, read from the variable SAMPLE_JOBS: \"lots\" is not a whole number; "
          + "expected a whole number from 1 to 64"
      ]
    ),
    (["work"], [:], ["FIRST is missing"]),
    (["draw", "box", "a", "b"], [:], [#"unexpected argument "b""#]),
    (["work", "x", "--jobs", "1", "--jobs", "2", "-j3"], [:], ["--jobs is given more than once"]),
    (["work", "x", "-Q", "--quick"], [:], ["--quick is given more than once"]),
    (["work", "x", "--all", "--quick"], [:], ["--quick and --all exclude each other; give one of them"]),
    (["draw", "box", "\u{1B}[31m", "\n"], [:], [#"unexpected argument "\n""#]),
    (["\u{1B}[31m"], [:], [#"unknown command "\u001B[31m"; expected work, draw or shelf"#]),
  ]

  @Test(arguments: sentences)
  func `each mistake has its sentence`(words: [String], environment: [String: String], said: [String]) {
    #expect(SampleTable.sentences(words, environment: environment) == said)
  }

  @Test func `a long list of commands is left to the help page`() {
    #expect(UsageError.unknownCommand("zz", known: (0..<20).map { "name-\($0)" }).message == #"unknown command "zz""#)
  }

  @Test func `a command can state a mistake of its own`() {
    #expect(UsageError.stated("the moon is full").message == "the moon is full")
  }

  static let expectations: [(ValueExpectation, String)] = [
    (.integer(.min ... .max), "a whole number"),
    (.integer(.min...7), "a whole number up to 7"),
    (.words(["one"]), "one"),
    (.words(["one", "two"]), "one or two"),
  ]

  @Test(arguments: expectations)
  func `open ends of a range are not told`(expectation: ValueExpectation, words: String) {
    #expect(expectation.words == words)
  }

  @Test func `several mistakes are told together, then the usage and where to read on`() throws {
    let failure = try #require(throws: UsageFailure.self) {
      try SampleTable.parse(["work", "--jbos", "--shape", "bxo"]).get()
    }
    #expect(
      failure.lines(for: SampleTable.table) == [
        #"error: unknown option "--jbos"; did you mean "--jobs"?"#,
        "error: FIRST is missing",
        #"error: --shape: unknown word "bxo"; expected box, line or tree; did you mean "box"?"#,
        "usage: sample work [OPTIONS] FIRST [REST…]",
        "help: sample work --help",
      ])
  }

  @Test func `a flood of mistakes is cut after ten`() throws {
    let words = ["work", "x"] + (0..<500).map { "--unknown-\($0)" }
    let failure = try #require(throws: UsageFailure.self) { try SampleTable.parse(words).get() }
    let lines = failure.lines(for: SampleTable.table)
    #expect(lines.count == 13)
    #expect(lines[10] == "error: and 490 more mistakes")
  }

  @Test func `a mistake before any command points to the help of the tool`() throws {
    let failure = try #require(throws: UsageFailure.self) { try SampleTable.parse(["zzzzz"]).get() }
    #expect(failure.lines(for: SampleTable.table).dropFirst() == ["help: sample --help"])
  }
}
