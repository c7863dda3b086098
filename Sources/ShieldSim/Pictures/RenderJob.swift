import ShieldModel

/// What is asked of `shieldsim render`, for one system after the other.
struct RenderJob: Sendable {
  /// The scenario.
  let opened: OpenedScenario
  /// The one picture to draw; nil for all.
  let name: String?
  /// The number of the picture among those of its name.
  let frame: Int?
  /// The step after which to look; nil for the last.
  let step: Int?
  /// Whether pixels in which secret content may show are marked.
  let marksLeaks: Bool
  /// Whether a contact sheet is drawn, which tells what the run comes to.
  let hasSheet: Bool

  /// The pictures of one system.
  struct Look: Sendable {
    /// The system.
    let system: ScenarioCase
    /// What the whole run came to; nil when only a part of it was run, or nobody asks.
    let verdict: CaseResult.Verdict?
    /// The pictures that differ.
    let pictures: [TakenPicture]
    /// The picture that says most of each name.
    let representatives: [TakenPicture]
  }

  /// Runs the scenario on a system and collects its pictures.
  func look(on system: ScenarioCase, console: Console) throws -> Look {
    var verdict: CaseResult.Verdict?
    let simulation: Simulation
    if hasSheet, step == nil {
      let result = try opened.runner.run(opened.scenario, on: system)
      verdict = result.verdict()
      simulation = result.simulation
    } else {
      simulation = try opened.simulation(on: system, after: step)
    }
    LoudFaults.tell(of: simulation, in: opened.scenario, on: system, console: console)
    let collection = PictureCollection(simulation)
    if let name {
      let picture = try collection.picture(named: name, frame: frame)
      return Look(system: system, verdict: verdict, pictures: [picture], representatives: [picture])
    }
    return Look(
      system: system, verdict: verdict, pictures: collection.distinct(), representatives: collection.representatives())
  }

  /// One picture as a file.
  func png(of picture: TakenPicture) throws -> [UInt8] {
    do throws(PNGEncodingError) {
      if marksLeaks { return try picture.bitmap(marksLeaks: true).png() }
      return try picture.composed.png(mode: .small)
    } catch {
      throw PictureSizeError(picture: picture.name, width: picture.tree.width, height: picture.tree.height)
    }
  }

  /// The contact sheet as a file.
  func sheet(of looks: [Look]) throws -> [UInt8] {
    let scenario = opened.scenario
    let steps = step.map { $0 == 0 ? ", after the launch" : ", after step \($0) of \(scenario.steps.count)" } ?? ""
    let sheet = ContactSheet(
      title: QuotedText.bare(scenario.title),
      subtitle: DisplayWidth.truncated(QuotedText.bare(scenario.file), to: 160) + steps,
      footer: "Drawn by shieldsim \(Version.tool) from a model of iOS, facts \(Version.facts); no device was involved.",
      rows: looks.map { look in
        let title = look.system.profile.title
        let release = title == look.system.name ? "" : " (\(title))"
        return ContactSheet.Row(
          heading: QuotedText.bare(look.system.name + release), verdict: look.verdict, pictures: look.representatives)
      },
      marksLeaks: marksLeaks)
    do throws(PNGEncodingError) { return try sheet.bitmap().png() } catch {
      throw UsageError.stated(
        "the contact sheet would be larger than \(PNGEncoder.longestSide) pixels; choose fewer systems with --os, "
          + "or a smaller --scale")
    }
  }
}

/// A picture is larger than a PNG file may be, or has no pixel.
struct PictureSizeError: CommandError {
  /// The picture's name.
  let picture: String
  /// Its width in pixels.
  let width: Int32
  /// Its height in pixels.
  let height: Int32

  /// The line that a person reads.
  var lines: [String] {
    [
      "error: the picture \(QuotedText.bare(picture)) has \(width) × \(height) pixels; "
        + "a PNG file takes 1 to \(PNGEncoder.longestSide) on each side, see --scale"
    ]
  }

  /// Always `badData`.
  var exitStatus: ExitStatus { .badData }
}
