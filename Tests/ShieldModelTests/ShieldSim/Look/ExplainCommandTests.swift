import Testing

@testable import ShieldSim

@Suite struct ExplainCommandTests {
  let folder: LookFolder

  init() throws { folder = try LookFolder() }

  // MARK: Pixels

  @Test func `a pixel of a capture is explained back to front`() async {
    let run = await folder.run("explain", "--at", "12,10", "--in", "shot")
    #expect(run.status == .holds)
    #expect(run.talk.isEmpty)
    #expect(
      run.output.hasPrefix(
        """
        Pixel at 12,10 of shot (screenshot) on iOS 17
          The pixel is #0000ff. On top UIView#box paints its background #0000ff.
          No secret content shows in it: what would is left out (C4).

        Back to front
          (nothing)      the picture starts opaque #000000
          UIWindow#main  paints its background #ffffff             covered by UIView#box
          UIView#box     paints its background #0000ff             shows
          UIView#secret  is left out: still, by the mask of        secret
                         UIView#secret (C3)

        Rules
          C3 The mask covers the subtree (measured):
        """), "\(run.output)")
    #expect(run.output.contains("\nFacts used (iOS 17)\n"))
    #expect(run.output.contains("  capture.hardwareScreenshot: honours (measured, C2)\n    https://"))
  }

  @Test func `a leaking pixel says so, and the first capture is meant where none is named`() async {
    let run = await folder.run("explain", "--at", "12,10")
    #expect(
      run.output.hasPrefix(
        """
        Pixel at 12,10 of film (screen recording, frame 0, 6 in all) on iOS 17
          The pixel is #ff0000. On top UIView#secret paints its background #ff0000.
          Secret content shows in it (C8).
        """), "\(run.output)")
  }

  @Test func `a pixel of the panel does not care about masks`() async {
    let run = await folder.run("explain", "--at", "12,10", "--in", "panel", "--step", "2")
    #expect(
      run.output.hasPrefix(
        """
        Pixel at 12,10 of panel (what the person sees) on iOS 17, after step 2 of 4
          The pixel is #ff0000. On top UIView#secret paints its background #ff0000.
          This is the panel: the person may see everything, and masks do not matter here
          (C9).
        """), "\(run.output)")
    #expect(run.output.contains("none; the answer follows from the trees alone"))
  }

  @Test func `hidden and clipped nodes name what is to blame`() async throws {
    let folder = try LookFolder([
      "a.shield.jsonc": """
      { "version": 1, "title": "Absent", "device": { "os": "17", "screen": [40, 30] },
        "windows": [{ "id": "main", "color": "white", "root": { "view": "UIView#root", "children": [
          { "view": "UIView#hidden", "frame": [0, 0, 40, 30], "hidden": true, "children": [
            { "view": "UIView#below", "frame": [0, 0, 40, 30], "color": "red" } ] },
          { "view": "UIView#clipper", "frame": [0, 0, 10, 10], "clips": true, "children": [
            { "view": "UIView#long", "frame": [0, 0, 40, 30], "color": "blue" } ] } ] } }],
        "steps": [{ "capture": "screenshot" }] }
      """
    ])
    let run = await folder.run("explain", "--at", "20,20")
    #expect(run.output.contains("UIView#below   is hidden with UIView#hidden above it"), "\(run.output)")
    #expect(run.output.contains("UIView#long    is clipped by UIView#clipper"), "\(run.output)")
  }

  // MARK: Nodes

  @Test func `a node is explained by its way through the layer tree and by destination`() async {
    let run = await folder.run("explain", "--node", "#secret")
    #expect(run.status == .holds)
    #expect(
      run.output.hasPrefix(
        """
        Where #secret shows on iOS 17

        UIView#secret, secret
          View tree: UIWindow#main > UIView#root > UIView#secret
          Layer tree, from the root down to it:
            render context
             UIWindow#main
              UIView#root
               UIView#secret   mask still, secret
          Effective mask: still, from the layers marked above (C3).
          Where it shows:
            panel                            shows      what the person sees; masks do
                                                        not matter (C9)
            film, screen recording, frame 0  exposed    no masked ancestor (documented)
            shot, screenshot                 protected  left out by the mask of
                                                        UIView#secret (measured)
          Other ways out, if they were taken of the last frame (shieldsim facts 17
            --rule C2):
        """), "\(run.output)")
    #expect(run.output.contains("layer.render(in:), external      exposed    this destination honours no mask"))
    #expect(run.output.contains("app switcher snapshot"))
  }

  @Test func `a node in no window is said to be there`() async throws {
    let loose = LookFolder.small.replacing(
      "{ \"turn\": 2 },", with: "{ \"removeFromSuperview\": \"#secret\" }, { \"turn\": 1 },")
    let folder = try LookFolder(["a.shield.jsonc": loose])
    let run = await folder.run("explain", "--node", "#secret")
    #expect(run.output.contains("No window reaches it, so it is not drawn (T7)."))
    #expect(run.output.contains("does not show"))
  }

  // MARK: Failures

  @Test func `a failing scenario is explained by place, reason and chain`() async throws {
    let folder = try LookFolder(["a.shield.jsonc": LookFolder.failing])
    let run = await folder.run("explain")
    #expect(run.status == .holds)
    #expect(
      run.output.hasPrefix(
        """
        Failing, iOS 17: fails
          1. Not met: hides #secret in shot
             at a.shield.jsonc:6:5
             { "in": "shot", "hides": "#secret" }
             #secret is exposed in screenshot: no masked ancestor (documented)
             Layers: render context > UIWindow#main > UIView#secret
             Mask: none on the way up to the root (C3)
          2. Finding C8 that nobody expected (error)
             at a.shield.jsonc:4:13
             UIView#secret shows in screenshot: no masked ancestor (documented)
             Layers: render context > UIWindow#main > UIView#secret
             Mask: none on the way up to the root (C3)
             What helps: host it below a canvas that carries the mask, and check the
               lookup on this system

        Rules
          C3
        """), "\(run.output)")
  }

  @Test func `a scenario that holds says so, and systems with the same answer stand together`() async {
    let run = await folder.run("explain", "--os", "16...18")
    #expect(
      run.output.hasPrefix("Small, iOS 16, 17, 18: holds\n  Nothing fails: 2 expectations met"), "\(run.output)")
  }

  @Test func `lines fit the terminal`() async throws {
    let folder = try LookFolder(["a.shield.jsonc": LookFolder.failing])
    for options in [[], ["--node", "#secret"], ["--at", "1,1"]] {
      let run = await ProgramRun(["explain", folder.path("a.shield.jsonc")] + options, table: .shieldsim)
      for line in run.output.split(separator: "\n") where !line.contains("/") {
        #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
      }
    }
  }

  // MARK: Mistakes

  @Test(arguments: [
    (["--at", "40,3"], "--at: the point lies outside film, which has 40 × 30 points"),
    (["--at", "-1,3"], "--at: the point lies outside film, which has 40 × 30 points"),
    (["--at", "1"], #"--at: "1" does not fit; expected two numbers of points such as 200,132"#),
    (["--at", "nan,1"], #"--at: "nan,1" does not fit; expected two numbers of points such as 200,132"#),
    (["--at", "1,1", "--in", "pannel"], #"no picture is called "pannel"; did you mean "panel"?"#),
    (
      ["--at", "1,1", "--in", "film", "--frame", "9"],
      "--frame: 9 is out of range; film has 6 pictures, expected 0...5"
    ),
    (["--node", "#secrte"], ##"--node: "#secrte" matches nothing on iOS 17; did you mean "#secret"?"##),
    (
      ["--node", "#a > > #b"],
      ##"--node: "#a > > #b" is not a selector; expected #name, .tag, Class, or several of them"##
    ),
    (["--node", "#secret", "--step", "7"], "--step: 7 is out of range; the scenario has 4 steps, expected 0...4"),
    (["--node", "#secret", "--os", "16,17"], #"--os: "16,17" means 2 systems; expected one"#),
    (["--in", "shot"], "--in says which picture --at looks into; it needs --at"),
    (["--at", "1,1", "--frame", "0"], "--frame says which of several pictures is meant; it needs --in"),
    (["--step", "1"], "--step needs --at or --node; what fails is only known at the end"),
    (["--at", "1,1", "--node", "#secret"], "--at and --node exclude each other; give one of them"),
  ])
  func `a wrong command line says what is wrong`(options: [String], sentence: String) async {
    let run = await ProgramRun(
      ["explain", folder.path("a.shield.jsonc")] + Self.joined(options), table: .shieldsim)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.talk.hasPrefix("error: \(sentence)\n"), "\(run.talk)")
  }

  /// A value that begins with a hyphen is joined to its option.
  private static func joined(_ words: [String]) -> [String] {
    words.reduce(into: []) { found, word in
      if word.hasPrefix("-"), !word.hasPrefix("--"), let last = found.popLast() {
        found.append("\(last)=\(word)")
      } else {
        found.append(word)
      }
    }
  }

  @Test func `a failed lookup is told aloud even when the tool is told to be quiet`() async throws {
    let folder = try LookFolder([
      "a.shield.jsonc": """
      { "version": 1, "title": "Lookup", "device": { "os": "17", "screen": [40, 30] },
        "windows": [{ "id": "main", "root": { "view": "UIView#root" } }],
        "steps": [
          { "add": { "view": "UITextField#field", "to": "#root" } },
          { "lookup": { "in": "#field", "by": "firstSubview", "as": "canvas" } }
        ] }
      """
    ])
    for command in [
      ["explain", "--node", "#field"], ["tree"], ["render", "--of", "panel", "--out", folder.path("p.png")],
    ] {
      let run = await ProgramRun(
        [command[0], folder.path("a.shield.jsonc"), "--quiet"] + command.dropFirst(), table: .shieldsim)
      #expect(
        folder.withoutPath(run.talk).hasPrefix("fault: a.shield.jsonc:5:5: iOS 17: canvas lookup"), "\(run.talk)")
      #expect(run.status == .holds)
    }
  }
}
