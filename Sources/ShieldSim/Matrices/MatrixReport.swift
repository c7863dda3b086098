import ShieldModel

/// What a recipe matrix came to, as data: what every kind of its reports is made from.
///
/// Its JSON form is an interface for other programs; `MatrixFormat` describes it. It holds no times and no paths of the
/// machine, so the same input gives the same bytes everywhere.
struct MatrixReport: Codable, Sendable, Equatable {
  /// The version of the form that this program writes.
  static let currentVersion = 1

  /// The version of the form.
  var version = MatrixReport.currentVersion
  /// The program that wrote it.
  var tool = ToolReport()
  /// The axes that are unfolded, as words of `--by`.
  var by: [String]
  /// The verdicts that make the command fail.
  var failOn: [String]
  /// The number with which the command ends.
  var status: Int32
  /// The ways of capturing, by key.
  var destinations: [String]
  /// The systems, in the order of the cells.
  var systems: [SystemReport]
  /// How many situations were run on how many systems.
  var runs: Int
  /// One entry for each variant of each recipe.
  var rows: [Row]
  /// The smallest situations that show the failing cells, each once.
  var cases: [SmallestCase]

  /// One variant of a recipe.
  struct Row: Codable, Sendable, Equatable {
    /// The recipe's name.
    var recipe: String
    /// What the recipe is.
    var title: String
    /// Where it was published.
    var source: String
    /// The systems that its authors claim, in their words.
    var claims: String
    /// The parameters with their values, in the recipe's order.
    var arguments: [Argument]
    /// The values that differ from the recipe's defaults, as text; empty for the recipe as it is.
    var variant: String
    /// The cells: one line when everything is folded, else one for each value of the unfolded axes.
    var lines: [Line]
    /// What decides, for systems that agree.
    var decisions: [Decision]
    /// Findings beside the verdicts.
    var alsoFound: [Finding]
  }

  /// A parameter with its value.
  struct Argument: Codable, Sendable, Equatable {
    /// The parameter's name.
    var name: String
    /// The value.
    var value: String
  }

  /// One line of cells.
  struct Line: Codable, Sendable, Equatable {
    /// The field's state, where that axis is unfolded.
    var state: String?
    /// The moment of the lookup, where the moments are unfolded.
    var shield: String?
    /// The moment of the content, where the moments are unfolded and the recipe has several.
    var content: String?
    /// The way of capturing, where that axis is unfolded.
    var destination: String?
    /// One cell for each system.
    var cells: [Cell]

    /// The unfolded values as text; empty when everything is folded.
    var words: String {
      let parts: [String?] = [
        shield.flatMap { ShieldMoment(rawValue: $0)?.words }.map { "shield \($0)" },
        content.flatMap { ContentMoment(rawValue: $0)?.words }.map { "content \($0)" },
        state.flatMap { FieldState(rawValue: $0)?.words },
        destination.flatMap { CaptureKind(key: $0)?.title },
      ]
      return parts.compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// What a line comes to on one system.
  struct Cell: Codable, Sendable, Equatable {
    /// The worst verdict, by key.
    var verdict: String
    /// All verdicts that apply in the situation below.
    var verdicts: [String]
    /// How many pairs of a situation and a destination have the worst verdict.
    var count: Int
    /// How many pairs the cell stands for.
    var total: Int
    /// Whether a lookup missed the canvas beside a verdict that is worse.
    var hasFault: Bool
    /// The weakest grade of the facts under the verdict.
    var grade: String
    /// Why, in one phrase.
    var reason: String
    /// The rules behind it.
    var rules: [String]
    /// The smallest situation that has the verdict.
    var situation: SituationReport
    /// The name of the file that shows it; nil where nothing fails.
    var file: String?
    /// Public statements that disagree.
    var contradictions: [Contradiction]

    /// The verdict.
    var word: MatrixVerdict { MatrixVerdict.allCases.first { $0.key == verdict } ?? .unknown }
    /// Whether the verdict holds for everything that the cell stands for.
    var isEverywhere: Bool { count == total }
  }

  /// A situation with its destination.
  struct SituationReport: Codable, Sendable, Equatable {
    /// The field's state.
    var state: String
    /// The moment of the lookup.
    var shield: String
    /// The moment of the content.
    var content: String
    /// The way of capturing.
    var destination: String
  }

  /// A public statement that disagrees with the model.
  struct Contradiction: Codable, Sendable, Equatable, Hashable {
    /// What it says.
    var says: String
    /// Where it stands.
    var source: String
  }

  /// What decides on systems that agree.
  struct Decision: Codable, Sendable, Equatable {
    /// The systems.
    var systems: [SystemReport]
    /// The axes that decide.
    var deciding: [String]
    /// The axes that have several values and decide nothing.
    var idle: [String]
    /// The verdicts, the worst first, with their conditions.
    var clauses: [Clause]
    /// The verdicts with their conditions, in one sentence.
    var sentence: String
    /// What decides and what does not, in one sentence; nil when there is one verdict only.
    var axes: String?
    /// Why the worst verdict comes, in its smallest situation.
    var reason: String
    /// The rules behind that.
    var rules: [String]
    /// The weakest grade of the facts under it.
    var grade: String
    /// Public statements that disagree.
    var contradictions: [Contradiction]
    /// The name of the file that shows the worst verdict; nil where nothing fails.
    var file: String?
  }

  /// A verdict and when it comes.
  struct Clause: Codable, Sendable, Equatable {
    /// The verdict, by key.
    var verdict: String
    /// Ways in which it comes, each a list of conditions that must all hold.
    var ways: [[Condition]]
    /// How many pairs of a situation and a destination have it.
    var count: Int
    /// How many there are.
    var total: Int
  }

  /// Values of one axis.
  struct Condition: Codable, Sendable, Equatable {
    /// The axis.
    var axis: String
    /// The values.
    var values: [String]
  }

  /// A finding beside the verdicts.
  struct Finding: Codable, Sendable, Equatable {
    /// The rule.
    var rule: String
    /// How much it matters.
    var severity: String
    /// What is wrong, as it was first found.
    var message: String
    /// The systems.
    var systems: [SystemReport]
  }

  /// A file that shows failing cells.
  struct SmallestCase: Codable, Sendable, Equatable {
    /// The name of the file.
    var file: String
    /// The systems on which it fails.
    var systems: [SystemReport]
    /// The command line that runs it, in the folder of the files.
    var command: String
    /// The text of the file.
    var text: String
  }
}
