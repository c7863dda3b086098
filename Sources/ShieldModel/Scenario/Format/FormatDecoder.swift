/// Turns the values of checked documents into the values of the model.
///
/// It reports what the tables cannot: meanings, references, limits. It goes on after a mistake, so that all mistakes
/// are found; what it answers is worth something only while ``mistakes`` is empty. Every answer of nil stands for a
/// mistake that was reported, by the check of shapes or here.
/// A key that may be missing is read with `flatMap`: a mistake in it is reported like any other, and what is then
/// answered instead of it does not matter.
struct FormatDecoder {
  /// The most nodes that all files of a scenario may make.
  static let nodeLimit = 200_000

  /// The table that values of `set` steps are checked against.
  let table: ShapeTable

  /// Whether a recipe is read, which has parameters and no expectations.
  let isRecipe: Bool

  /// The mistakes.
  var mistakes = MistakeList()

  /// The places of what was read.
  var places: PlaceTable

  /// The nodes so far.
  private(set) var nodeCount = 0

  /// The expectations so far.
  var expectations: [Expectation] = []

  /// The names that pictures were given so far, with the value that gave them.
  var pictureNames: [String: Cursor] = [:]

  /// The names of the scenes so far; the first is always there.
  var scenes = ["main"]

  /// The screens of the policy.
  var policyScreens: [String] = []

  /// The systems that the files define.
  var ownSystems: [OSProfile] = []

  /// The platforms on which conditions must make sense.
  var platforms: [Platform] = [.iPhone]

  /// The systems that the scenario runs on; nil while a file is read that the scenario includes.
  var runSystems: [OSProfile]?

  /// Where the policy of a scenario is looked for.
  var policyOrigin: PolicyOrigin?

  /// Where pictures are looked for; nil for a recipe, which has none.
  var pixmaps: PixmapLoader?

  /// The parameters of the recipe that is read, with the words that they can be.
  var parameters: [String: [String]] = [:]

  /// Makes a decoder that has read nothing.
  init(table: ShapeTable, isRecipe: Bool, places: PlaceTable) {
    self.table = table
    self.isRecipe = isRecipe
    self.places = places
  }

  /// The number for the place of a value.
  mutating func place(of cursor: Cursor) -> Int32 { places.append(cursor.node) }

  /// Reports that a value could not be turned into anything although nobody found a mistake.
  ///
  /// That is a defect of the program; it must not lose a part of a file silently.
  mutating func lose(_ cursor: Cursor) {
    if mistakes.isEmpty {
      mistakes.add(cursor.problem(.other("internal error: this part of the file is not understood")))
    }
  }

  /// Counts one more node; false when there are too many.
  mutating func countNode(_ cursor: Cursor) -> Bool {
    nodeCount += 1
    if nodeCount == Self.nodeLimit + 1 {
      mistakes.add(cursor.problem(.overLimit(what: "nodes", limit: Self.nodeLimit)))
    }
    return nodeCount <= Self.nodeLimit
  }
}
