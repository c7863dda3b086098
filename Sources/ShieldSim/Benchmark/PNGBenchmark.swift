import ShieldModel

/// `shieldsim benchmark png`: the time from a picture to the bytes of a file, and how many they are.
enum PNGBenchmark {
  static let command = Command(
    CommandSpecification(
      "png", in: .workshop, "Measures the encoding of composed pictures as PNG files.",
      discussion: [
        "Each picture is encoded in both modes, fast and small, without and with an alpha channel. Without --scene it "
          + "is the picture of the screen of an app."
      ],
      options: [BenchmarkOptions.scenes, BenchmarkOptions.rounds, BenchmarkOptions.picture, BenchmarkOptions.json],
      examples: [
        CommandExample("shieldsim benchmark png", "Measures the built-in picture."),
        CommandExample("shieldsim benchmark png --ppm S2.ppm", "Also writes it, for other encoders."),
      ])
  ) { arguments, console in
    let scenes = try BenchmarkScenes.chosen(arguments, orElse: [.s2])
    var report = BenchmarkReport("png", console: console)
    for scene in scenes {
      let frame = Compositor.compose(scene.renderTree(), rule: .panel)
      try BenchmarkScenes.writePicture(frame, arguments, console: console)
      for mode in PNGEncoder.Mode.allCases {
        for hasAlpha in [false, true] {
          var count = 0
          let timing = try BenchmarkTiming(rounds: arguments[BenchmarkOptions.rounds], time: console.time) {
            count = try frame.png(mode: mode, hasAlpha: hasAlpha).count
          }
          report.add(
            scene.name, mode: "\(mode.word) \(hasAlpha ? "RGBA" : "RGB")", timing, counts: ["bytes": count])
        }
      }
    }
    try report.write(asJSON: arguments[BenchmarkOptions.json], to: console)
    return .holds
  }
}

extension PNGEncoder.Mode {
  /// The mode in reports.
  fileprivate var word: String {
    switch self {
    case .fast: "fast"
    case .small: "small"
    }
  }
}
