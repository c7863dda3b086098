import ShieldModel

/// One picture of a run: the panel, or what somebody captured.
struct TakenPicture: Sendable {
  /// The name that expectations and options use: `panel`, or the capture's name.
  let name: String
  /// The way of capturing; nil for the panel.
  let kind: CaptureKind?
  /// The position of the capture in the run's log; nil for the panel.
  let position: Int?
  /// The number of the picture among those of the same name, from 0.
  let frame: Int
  /// How many pictures bear the name.
  let frameCount: Int
  /// Whether nobody in the scenario took it.
  let isImplied: Bool
  /// What was drawn.
  let tree: RenderTree
  /// How it was composed.
  let rule: CompositionRule
  /// The secrets of the screen and what can be said of each, in the order of the tree.
  let secrets: [Secret]

  /// A secret node and whether it shows in a picture.
  struct Secret: Sendable {
    /// The node as `Class#name`.
    let node: String
    /// Whether it is known to show.
    let shows: Bool
    /// What can be said; nil for the panel, which nothing is kept from.
    let exposure: Exposure?
  }

  /// The name of the panel.
  static let panelName = "panel"

  /// The picture itself, with its taint.
  var composed: CompositedFrame { Compositor.compose(tree, rule: rule) }

  /// What it is in words: the panel, or the way of capturing and which one of several.
  var title: String {
    guard let kind else { return "what the person sees" }
    guard frameCount > 1 else { return kind.title }
    let number = kind.isContinuous ? "frame \(frame), \(frameCount) in all" : "\(frame + 1) of \(frameCount)"
    return "\(kind.title), \(number)"
  }

  /// The worst that can be said of a secret in this picture; nil without secrets, and for the panel.
  var verdict: Exposure.Verdict? {
    secrets.compactMap(\.exposure?.verdict).max { $0.weight < $1.weight }
  }
}

extension Exposure.Verdict {
  /// How bad the news is.
  var weight: Int {
    switch self {
    case .exposed: 3
    case .unknown: 2
    case .notApplicable: 1
    case .protected: 0
    }
  }

  /// A shape that says the same as the word without colour.
  var sign: String {
    switch self {
    case .exposed: "×"
    case .unknown: "?"
    case .protected: "✓"
    case .notApplicable: "–"
    }
  }

  /// How a terminal paints the word.
  var style: TextStyle {
    switch self {
    case .exposed: .bad
    case .unknown: .warning
    case .protected: .good
    case .notApplicable: .faint
    }
  }
}
