import ShieldModel

/// A run in which there is nothing to do, with the reason.
///
/// It must not pass for a run that found nothing wrong: only a part of a run that has no share in it ends well.
enum Emptiness: Hashable, Sendable {
  /// All files that were found are parts of others.
  case onlyParts(Int)
  /// No title and no path contains the filter.
  case filter(String, scenarios: Int)
  /// No scenario has a system that is asked for.
  case systems(scenarios: Int)
  /// This part of the run has no share.
  case shard(Shard)

  /// Finds the reason; nil when something was selected, or when mistakes tell it already.
  init?(_ selection: CaseSelection, request: RunRequest) {
    guard selection.items.isEmpty, selection.mistakes.isEmpty else { return nil }
    if let shard = request.shard, selection.usableCount > 0 || selection.hasMistakes {
      self = .shard(shard)
    } else if selection.scenarioCount == 0 {
      self = .onlyParts(selection.partCount)
    } else if selection.filteredCount == 0 {
      self = .filter(request.filter ?? "", scenarios: selection.scenarioCount)
    } else {
      self = .systems(scenarios: selection.filteredCount)
    }
  }

  /// How a run ends that has nothing to do.
  var status: ExitStatus {
    if case .shard = self { .holds } else { .noInput }
  }

  /// Says it on standard error.
  func tell(_ console: Console) {
    switch self {
    case .onlyParts(let count):
      console.alert(
        "error: nothing to run: \(Self.files(count)) without a title, which only other files can include")
    case .filter(let text, let count):
      console.alert(
        "error: nothing to run: \(QuotedText.short(text)) is in no title and no path of \(Self.scenarios(count))")
    case .systems(let count):
      console.alert("error: nothing to run: none of \(Self.scenarios(count)) has a system that is asked for")
    case .shard(let shard):
      console.say("nothing to run: no case falls to part \(shard.number) of \(shard.count)")
    }
  }

  private static func files(_ count: Int) -> String { count == 1 ? "there is one file" : "there are \(count) files" }

  private static func scenarios(_ count: Int) -> String { count == 1 ? "1 scenario" : "\(count) scenarios" }
}
