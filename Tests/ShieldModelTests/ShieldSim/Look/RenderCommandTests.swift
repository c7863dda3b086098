import Foundation
import Testing

@testable import ShieldSim

@Suite struct RenderCommandTests {
  let folder: LookFolder

  init() throws { folder = try LookFolder() }

  // MARK: Files

  @Test func `panel and captures become PNG files, and equal frames of a recording only one`() async throws {
    let run = await folder.run("render", "--out", folder.path("out"))
    #expect(run.status == .holds)
    #expect(run.talk.isEmpty)
    #expect(
      folder.withoutPath(run.output).split(separator: "\n") == [
        "out/panel.png", "out/film-0.png", "out/film-4.png", "out/shot.png",
      ])
    for name in ["panel", "film-0", "film-4", "shot"] {
      let picture = try folder.picture("out/\(name).png")
      #expect(picture.width == 40 && picture.height == 30, "\(name)")
      #expect(!picture.hasAlpha, "\(name)")
    }
  }

  @Test func `the pixels are those of the destinations`() async throws {
    _ = await folder.run("render", "--out", folder.path("out"))
    let panel = try folder.picture("out/panel.png")
    #expect(panel.color(12, 10) == "#ff0000")
    #expect(panel.color(5, 5) == "#0000ff")
    let shot = try folder.picture("out/shot.png")
    #expect(shot.color(12, 10) == "#0000ff", "what lies behind shows")
    #expect(shot.color(28, 16) == "#ffffff")
    #expect(try folder.picture("out/film-4.png").color(12, 10) == "#ff0000", "the mask is for stills")
  }

  @Test func `several systems have a folder each`() async throws {
    let run = await folder.run("render", "--out", folder.path("out"), "--os", "16,17", "--of", "shot")
    #expect(folder.withoutPath(run.output) == "out/iOS-16/shot.png\nout/iOS-17/shot.png\n")
    #expect(try folder.picture("out/iOS-16/shot.png").pixels == folder.picture("out/iOS-17/shot.png").pixels)
  }

  @Test func `one picture goes into one file, by its name or by its way of capturing`() async throws {
    var run = await folder.run("render", "--of", "shot", "--out", folder.path("one.png"))
    #expect(folder.withoutPath(run.output) == "one.png\n")
    run = await folder.run("render", "--of", "hardwareScreenshot", "--out", folder.path("two.PNG"))
    #expect(run.status == .holds)
    #expect(try folder.picture("one.png").pixels == folder.picture("two.PNG").pixels)
  }

  @Test func `a picture can go to standard output`() async throws {
    _ = await folder.run("render", "--of", "shot", "--out", folder.path("one.png"))
    let sink = MemorySink()
    let console = Console(output: sink, talk: MemorySink()) { .zero }
    let status = await Program(table: .shieldsim, environment: [:], console: console)
      .run(["render", folder.path("a.shield.jsonc"), "--of", "shot", "--out", "-"])
    #expect(status == .holds)
    #expect(try Array(sink.pieces.joined()) == InputFile.read(folder.path("one.png")))
  }

  @Test func `the step and the scale count`() async throws {
    _ = await folder.run("render", "--of", "film", "--out", folder.path("a.png"), "--step", "1", "--scale", "2")
    let picture = try folder.picture("a.png")
    #expect(picture.width == 80 && picture.height == 60)
    #expect(picture.color(25, 20) == "#ff0000")
    // Before the first capture of the scenario the tool takes its own.
    let run = await folder.run("render", "--out", folder.path("start"), "--step", "0")
    #expect(
      folder.withoutPath(run.output)
        == "start/panel.png\nstart/hardwareScreenshot.png\nstart/screenRecording.png\n")
  }

  @Test func `leaking pixels are outlined in captures and nowhere else`() async throws {
    _ = await folder.run("render", "--out", folder.path("out"), "--leaks")
    let film = try folder.picture("out/film-4.png")
    #expect(film.color(8, 12) == "#c81e1e", "two pixels to the left of the secret")
    #expect(film.color(7, 12) == "#0000ff")
    #expect(film.color(10, 12) == "#ff0000", "the secret itself is not painted over")
    #expect(try folder.picture("out/panel.png").color(8, 12) == "#0000ff")
    #expect(try folder.picture("out/shot.png").color(8, 12) == "#0000ff")
  }

  @Test func `the same input gives the same bytes`() async throws {
    for name in ["a", "b"] {
      _ = await folder.run("render", "--out", folder.path(name), "--leaks", "--sheet", folder.path("\(name).png"))
    }
    for name in ["/panel.png", "/shot.png", ".png"] {
      #expect(try InputFile.read(folder.path("a" + name)) == InputFile.read(folder.path("b" + name)), "\(name)")
    }
  }

  // MARK: Sheets and terminals

  @Test func `a contact sheet holds all pictures and is all that is written`() async throws {
    let run = await folder.run("render", "--sheet", folder.path("sheet.png"), "--os", "16,17")
    #expect(folder.withoutPath(run.output) == "sheet.png\n")
    let header = try InputFile.read(folder.path("sheet.png"))[16..<24].map(Int.init)
    // Three cards of 240 pixels side by side, two rows of 180 below each other, and what stands around them.
    #expect((800...1000).contains(header[2] * 256 + header[3]), "\(header)")
    #expect((800...1000).contains(header[6] * 256 + header[7]), "\(header)")
  }

  @Test func `pictures stand unchanged on a contact sheet, small ones enlarged`() async throws {
    let sheets = ["panel", "shot"]
    for name in sheets {
      _ = await folder.run("render", "--sheet", folder.path("\(name).png"), "--of", name)
    }
    func count(_ name: String, _ color: [UInt8]) throws -> Int {
      let sheet = try folder.picture("\(name).png")
      return sheet.pixels.withUnsafeBufferPointer { pixels in
        stride(from: 0, to: pixels.count, by: 4).count {
          pixels[$0] == color[0] && pixels[$0 + 1] == color[1] && pixels[$0 + 2] == color[2]
        }
      }
    }
    // The screen is enlarged six times; the box shows whole in the shot, and behind the secret on the panel.
    #expect(try count("shot", [0, 0, 255]) == 20 * 10 * 36)
    #expect(try count("shot", [255, 0, 0]) == 0)
    #expect(try count("panel", [255, 0, 0]) == 20 * 10 * 36)
    #expect(try count("panel", [0, 0, 255]) == (20 * 10 - 14 * 6) * 36)
  }

  @Test func `a terminal without color gets letters and lines`() async {
    let run = await folder.run("render", "--ansi", "--columns", "20")
    #expect(run.status == .holds)
    #expect(
      run.output == """
        panel                  film                   shot

          ┌────────┐             ┌────────┐             ┌────────┐
          │▒▒┌────────┐          │▒▒┌────────┐          │▒▒▒▒▒▒▒▒│
          └──│        │          └──│        │          └────────┘
             └────────┘             └────────┘



        what the person sees   screen recording,      screenshot
        UIView#secret shows    frame 0, 6 in all      ✓ protected:
                               × exposed:             UIView#secret
                               UIView#secret          left out by the mask
                               no masked ancestor     of UIView#secret
                               (documented)           (measured)

        """)
  }

  @Test(arguments: [("full", "\u{1B}[48;2;255;0;0m"), ("256", "\u{1B}[48;5;196m")])
  func `a terminal with color gets colored half blocks`(palette: String, code: String) async {
    let run = await folder.run("render", "--ansi", "--columns", "20", "--color", "always", "--palette", palette)
    #expect(run.output.contains(code))
    #expect(run.output.contains("▀"))
    #expect(!run.output.contains("┌"))
    #expect(run.output.withoutCodes.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 80 })
  }

  // MARK: Mistakes

  @Test(arguments: [
    (["--out", "a.png"], "--out names one file; expected a folder, or --of to say which picture goes into the file"),
    (
      ["--of", "shot", "--out", "a.png", "--os", "16,17"],
      "--out names one file, but 2 systems are drawn; --os chooses one"
    ),
    (["--of", "sht"], #"no picture is called "sht"; did you mean "shot"?"#),
    (["--of", "nothing-like-it"], #"no picture is called "nothing-like-it"; expected panel, film or shot"#),
    (["--of", "film", "--frame", "6"], "--frame: 6 is out of range; film has 6 pictures, expected 0...5"),
    (["--of", "panel", "--frame", "1"], "--frame: the panel is one picture; expected 0"),
    (["--frame", "1"], "--frame says which of several pictures is meant; it needs --of"),
    (["--step", "5"], "--step: 5 is out of range; the scenario has 4 steps, expected 0...4"),
    (["--columns", "20"], "--columns needs --ansi"),
    (["--ansi", "--sheet", "-"], "only one of --out, --sheet and --ansi can go to standard output"),
    (["--os", "99"], #"--os: there is no iOS system "99"; expected "27""#),
    (
      ["--platform", "visionOS"],
      "--platform: the scenario does not run on visionOS by itself; --os says on which system"
    ),
    (["--scale", "9"], #"--scale: "9" does not fit; expected a number from 0.1 to 8 such as 2"#),
  ])
  func `a wrong command line says what is wrong`(options: [String], sentence: String) async {
    let run = await ProgramRun(["render", folder.path("a.shield.jsonc")] + options, table: .shieldsim)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.talk.hasPrefix("error: \(sentence)\n"), "\(run.talk)")
  }

  @Test func `a picture is not sent to a terminal as bytes`() async {
    var settings = ConsoleSettings()
    settings.outputIsTerminal = true
    let run = await folder.run("render", "--of", "shot", "--out", "-", settings: settings)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }

  @Test func `files that are missing, wrong or cannot be written end as they should`() async throws {
    let run = await folder.run("render", file: "none.shield.jsonc")
    #expect(run.status == .noInput)
    let other = try LookFolder(["a.shield.jsonc": "{ \"version\": 1, \"titel\": \"x\" }", "file": ""])
    let bad = await other.run("render")
    #expect(bad.status == .badData)
    #expect(bad.talk.contains("did you mean \"title\"?"))
    let blocked = await folder.run("render", "--out", folder.path("a.shield.jsonc/out"))
    #expect(blocked.status == .cannotWrite)
    #expect(folder.withoutPath(blocked.talk).contains("cannot write \"a.shield.jsonc/out\""))
  }

  @Test func `a picture that is too large for PNG is bad data`() async throws {
    let large = LookFolder.small.replacing("[40, 30]", with: "[2000, 30]")
    let folder = try LookFolder(["a.shield.jsonc": large])
    let run = await folder.run("render", "--scale", "8", "--of", "panel", "--out", folder.path("a.png"))
    #expect(run.status == .badData)
    #expect(run.talk.contains("has 16000 × 240 pixels"))
  }
}
