import Testing

@testable import ShieldSim

@Suite struct HelpPageTests {
  @Test func `the page of a command says all that its table says`() {
    #expect(
      HelpPage(SampleTable.table, path: ["work"]).lines(width: 80) == [
        "Does the work.",
        "",
        "Usage",
        "  sample work [OPTIONS] FIRST [REST…]",
        "",
        "Arguments",
        "  FIRST    The first file.",
        "  [REST…]  More files.",
        "",
        "Options",
        "  -Q, --quick               Hurries.",
        "  -a, --all                 Takes everything.",
        "  -j, --jobs NUMBER         Says how many run at once. Takes a whole number from",
        "                            1 to 64. Default: 4. Also read from the variable",
        "                            SAMPLE_JOBS.",
        "      --step STEP           Says at which step. Takes a whole number from -5.",
        "      --shape SHAPE         Says how it is drawn. Default: box.",
        "                            box: drawn as a box",
        "                            line: drawn as a line",
        "                            tree: drawn as a tree",
        "  -f, --filter TEXT         Keeps what holds the text. May be given several",
        "                            times.",
        "      --report KIND[=PATH]  Writes a report. May be given several times.",
        "                            box: drawn as a box",
        "                            line: drawn as a line",
        "                            tree: drawn as a tree",
        "      --at X,Y              Says where. Takes two whole numbers such as 200,132.",
        "  -o, --output PATH         Says where to write.",
        "      --root FOLDER         Says where paths begin.",
        "",
        "At most one of --quick, --all and --output may be given.",
        "",
        "Options of every command",
        "  -q, --quiet       Prints only results, faults and errors.",
        "      --color WHEN  Says when to color; without it a terminal gets colors unless",
        "                    NO_COLOR is set. Default: auto.",
        "                    auto: on a terminal, unless NO_COLOR is set",
        "                    always: everywhere, even in a file",
        "                    never: nowhere",
        "  -h, --help        Shows this help.",
        "      --version     Shows the versions of the tool, its facts and its file",
        "                    format.",
        "",
        "More",
        "  It is hard work.",
        "",
        "  It is done here.",
        "",
        "Examples",
        "  sample work a.shield.jsonc --jobs 2",
        "      Works on one file.",
      ])
  }

  @Test func `the overview lists commands by their headings, then statuses and examples`() {
    let lines = HelpPage(SampleTable.table, path: []).lines(width: 80)
    #expect(
      lines.prefix(6) == [
        "Shows what a command line may hold.", "", "Usage", "  sample COMMAND [OPTIONS] [ARGUMENTS]", "",
        "Judge a screen, a recipe or a policy",
      ])
    #expect(lines.contains("  draw  Draws something."))
    #expect(lines.contains("  130  interrupted: stopped by a signal"))
    #expect(lines.contains("    1  finding: a leak, a fault or an unmet expectation"))
    #expect(lines.contains("  sample work a.shield.jsonc"))
    #expect(!lines.contains("Start here"), "a heading without commands is left out")
  }

  @Test func `the page of a command that holds others lists them`() {
    let lines = HelpPage(SampleTable.table, path: ["shelf"]).lines(width: 80)
    #expect(lines.contains("  sample shelf COMMAND [OPTIONS]"))
    #expect(lines.contains("  put-up     Puts something up."))
    #expect(lines.last == "'sample help shelf COMMAND' explains one of them.")
  }

  static let pages: [[String]] = [[], ["work"], ["draw"], ["shelf"], ["shelf", "put-up"]]

  @Test(arguments: pages, [20, 34, 50, 80, 100, 400])
  func `a page fits its width, and prose never gets wider than a hundred columns`(path: [String], width: Int) {
    for line in HelpPage(SampleTable.table, path: path).lines(width: width) {
      // A term and an example stay whole: half a flag cannot be typed.
      let mayStick = line.contains("--") || line.contains("sample")
      #expect(DisplayWidth.of(line) <= min(width, 100) || mayStick, "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test func `headings are painted when there are colors`() {
    let lines = HelpPage(SampleTable.table, path: ["work"]).lines(width: 80, hasColor: true)
    #expect(lines.contains("\u{1B}[1mUsage\u{1B}[0m"))
  }

  @Test(arguments: CommandTableTests.commands(of: .shieldsim).map(\.path) + [[]])
  func `every command of the tool has its page, asked for in either way`(path: [String]) async {
    let asked = await ProgramRun(path + ["--help"], table: .shieldsim)
    let told = await ProgramRun(["help"] + path, table: .shieldsim)
    #expect(asked.status == .holds && told.status == .holds)
    #expect(asked.output == told.output)
    #expect(asked.output.contains("Usage\n  shieldsim"))
    #expect(asked.talk.isEmpty)
  }

  @Test func `help on a command that is not there is a mistake`() async {
    let run = await ProgramRun("help", "hepl")
    #expect(run.status == .usage)
    #expect(run.talk.hasPrefix("error: unknown command \"hepl\"; did you mean \"help\"?\n"))
    #expect(await ProgramRun("help", "help", "more").talk.hasPrefix("error: unexpected argument \"more\"\n"))
  }
}
