/// What one variant of a recipe comes to in every situation, on every system, for every destination.
public struct MatrixRow: Sendable {
  /// The recipe with its parameters.
  public let variant: RecipeVariant
  /// The systems, in order.
  public let systems: [OSProfile]
  /// The ways of capturing, in order.
  public let kinds: [CaptureKind]
  /// The situations, the plainest first.
  public private(set) var situations: [Situation] = []
  /// Findings beside the verdicts, in the order in which they were met.
  public private(set) var sideFindings: [SideFinding] = []

  /// For each situation, system and way of capturing.
  private var judgements: [[[CellJudgement]]] = []

  init(variant: RecipeVariant, systems: [OSProfile], kinds: [CaptureKind]) {
    self.variant = variant
    self.systems = systems
    self.kinds = kinds
  }

  mutating func add(_ situation: Situation, _ outcome: MatrixPlan.Outcome) {
    situations.append(situation)
    judgements.append(outcome.judgements)
    for (system, findings) in outcome.sideFindings.enumerated() {
      for finding in findings { note(finding, on: system) }
    }
  }

  private mutating func note(_ finding: Finding, on system: Int) {
    if let index = sideFindings.firstIndex(where: { $0.rule == finding.rule && $0.severity == finding.severity }) {
      if !sideFindings[index].systems.contains(system) {
        sideFindings[index].systems = (sideFindings[index].systems + [system]).sorted()
      }
    } else {
      sideFindings.append(
        SideFinding(rule: finding.rule, severity: finding.severity, message: finding.message, systems: [system]))
    }
  }

  /// The judgement of one situation on one system for one way of capturing, all by index.
  public func judgement(situation: Int, system: Int, kind: Int) -> CellJudgement {
    judgements[situation][system][kind]
  }

  /// A cell that stands for several situations and ways of capturing on one system.
  public struct Cell: Hashable, Sendable {
    /// The worst judgement, of the plainest situation that has it.
    public var judgement: CellJudgement
    /// The index of that situation.
    public var situation: Int
    /// The index of the way of capturing.
    public var kind: Int
    /// How many pairs of a situation and a way of capturing have that verdict.
    public var count: Int
    /// How many pairs there are, those that the system does not have left out.
    public var total: Int
    /// Whether a lookup missed the canvas in any of them, beside a verdict that is worse.
    public var hasFaultBeside: Bool
    /// Whether a health check found an error in any of them that no verdict tells.
    public var hasOtherError: Bool

    /// Whether the verdict holds for every pair.
    public var isEverywhere: Bool { count == total }
  }

  /// What some situations and ways of capturing come to together on one system.
  ///
  /// - Parameters:
  ///   - system: The index of the system.
  ///   - chosen: Indices of ways of capturing; nil for all.
  ///   - isIncluded: Tells which situations count.
  /// - Returns: nil when nothing counts.
  public func cell(
    system: Int, kinds chosen: [Int]? = nil, where isIncluded: (Situation) -> Bool = { _ in true }
  ) -> Cell? {
    var cell: Cell?
    for (index, situation) in situations.enumerated() where isIncluded(situation) {
      for kind in chosen ?? Array(kinds.indices) {
        let judgement = judgements[index][system][kind]
        let counts = judgement.verdict != .notApplicable
        guard var known = cell else {
          cell = Cell(
            judgement: judgement, situation: index, kind: kind, count: 1, total: counts ? 1 : 0,
            hasFaultBeside: judgement.hasFault, hasOtherError: judgement.hasOtherError)
          continue
        }
        if judgement.verdict < known.judgement.verdict {
          known.judgement = judgement
          known.situation = index
          known.kind = kind
          known.count = 1
        } else if judgement.verdict == known.judgement.verdict {
          known.count += 1
          known.judgement.grade = Grade.weakest(known.judgement.grade, judgement.grade)
        }
        known.total += counts ? 1 : 0
        known.hasFaultBeside = known.hasFaultBeside || judgement.hasFault
        known.hasOtherError = known.hasOtherError || judgement.hasOtherError
        cell = known
      }
    }
    if cell?.judgement.verdict == .canvasMissing { cell?.hasFaultBeside = false }
    return cell
  }

  /// Why else the verdict of a cell applies in other situations that the cell stands for, each reason once.
  public func otherReasons(of cell: Cell, system: Int) -> [String] {
    var found: [String] = []
    for index in situations.indices {
      for kind in kinds.indices {
        let judgement = judgements[index][system][kind]
        guard judgement.verdict == cell.judgement.verdict, judgement.reason != cell.judgement.reason,
          !found.contains(judgement.reason)
        else { continue }
        found.append(judgement.reason)
      }
    }
    return found
  }

  /// The smallest file that shows a cell on some systems of one platform.
  public func file(of cell: Cell, on systems: [OSProfile]) -> SituationFile {
    SituationFile(variant: variant, situation: situations[cell.situation], kinds: kinds, systems: systems)
  }
}
