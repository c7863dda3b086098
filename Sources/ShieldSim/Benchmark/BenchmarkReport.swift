import ShieldModel

/// What a run of a benchmark measured, for people and for programs.
///
/// In JSON keys are sorted and `formatVersion` grows when a key changes its meaning or goes away; new keys may come
/// without.
struct BenchmarkReport: Encodable {
  let formatVersion = 1
  /// The word of the measurement: compose, png, commit or explore.
  let kind: String
  /// Whether the compiler optimised the tool; without that the figures mean nothing.
  let isOptimized = BenchmarkReport.isReleaseBuild
  /// One entry for each line, in order.
  private(set) var entries: [Entry] = []

  /// One measurement.
  struct Entry: Encodable {
    /// The scene or other subject.
    let name: String
    /// What was done with it, where the same subject is measured in several ways.
    let mode: String?
    let medianMilliseconds: Double
    let leastMilliseconds: Double
    /// How often it was measured.
    let rounds: Int
    /// Counts that belong to the measurement, such as layers or bytes, by what is counted.
    let counts: [String: Int]
  }

  /// Whether the figures mean something.
  static var isReleaseBuild: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Begins a report, and says so where figures mean nothing.
  init(_ kind: String, console: Console) {
    self.kind = kind
    if !Self.isReleaseBuild {
      console.say("note: this is a debug build, so the figures mean nothing; build with -c release to measure")
    }
  }

  /// Adds a measurement.
  mutating func add(_ name: String, mode: String? = nil, _ timing: BenchmarkTiming, counts: [String: Int] = [:]) {
    entries.append(
      Entry(
        name: name, mode: mode, medianMilliseconds: timing.median, leastMilliseconds: timing.least,
        rounds: timing.count, counts: counts))
  }

  /// One line for each measurement, each with the word `median` and the milliseconds behind it.
  var lines: [String] {
    entries.map { entry in
      var words = [entry.name]
      if let mode = entry.mode { words.append(mode) }
      words.append("median \(Self.text(entry.medianMilliseconds)) ms")
      for (what, count) in entry.counts.sorted(by: { $0.key < $1.key }) { words.append("\(count) \(what)") }
      return words.joined(separator: "  ")
    }
  }

  /// Writes the report as lines or as JSON.
  func write(asJSON: Bool, to console: Console) throws {
    if asJSON {
      console.write(try JSONText.of(self))
    } else {
      for line in lines { console.writeLine(line) }
    }
  }

  /// A number of milliseconds with three decimals.
  private static func text(_ milliseconds: Double) -> String {
    let thousandths = Int((milliseconds * 1000).rounded())
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
