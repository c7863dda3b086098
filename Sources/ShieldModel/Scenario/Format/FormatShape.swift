/// The shapes of values that scenarios and recipes share.
enum FormatShape {
  /// The largest magnitude of a coordinate or extent in points.
  static let coordinateLimit = 1_000_000.0

  /// The most points a screen has in each direction.
  static let screenLimit = 8_192.0

  /// The longest selector.
  static let selectorLimit = 1_000

  // Lengths stand in the patterns, so that messages about them stay short and no long text is searched.
  private static let nameCharacters = "[A-Za-z0-9_-]{1,100}"
  private static let pathCharacters = "[A-Za-z0-9_/-]{1,200}"

  /// A coordinate in points.
  static let coordinate = Shape.number(-coordinateLimit...coordinateLimit)

  /// An extent in points.
  static let extent = Shape.number(0...coordinateLimit)

  /// A number of things.
  static let number = Shape.integer(0...1_000_000)

  /// A name for a window, a capture, a scene, a shield or something that is found or remembered.
  static let name = Shape.text(
    "a name of letters, digits, \"_\" and \"-\"", pattern: "^\(nameCharacters)$", example: "main")

  /// A name that may lie inside a shield.
  static let reachedName = Shape.text(
    "a name such as \"canvas\" or \"shield/canvas\"", pattern: "^\(pathCharacters)$", example: "canvas")

  /// The name of a bare layer with its `#`.
  static let layerName = Shape.text(
    "a name such as \"#veil\"", pattern: "^#\(nameCharacters)$", example: "#veil")

  /// Class, name and tags of a view.
  static let viewName = Shape.text(
    "a class with a name and tags such as \"UILabel#title.secret\"",
    pattern: "^(?=.{1,400}$)\(nameCharacters)(\\.\(nameCharacters))*(#\(nameCharacters))?(\\.\(nameCharacters))*$",
    example: "UILabel#title")

  /// A selector; what the pattern lets through is read by ``Selector``.
  static let selector: Shape = {
    let compound = "(\(pathCharacters)|[#.]\(pathCharacters))([#.]\(pathCharacters))*"
    return Shape.text(
      selectorPhrase, pattern: "^(?=.{1,\(selectorLimit)}$)\(compound)( +(> +)?\(compound))*$", example: "#title")
  }()

  /// What a selector is, for messages.
  static let selectorPhrase = "a selector such as \"#title\", \".secret\", \"UILabel\" or \"#card > UILabel\""

  /// A property of a node.
  static let propertyPhrase = "a selector, a dot and a property such as \"#title.text\""

  /// The name of a class.
  static let typeName = Shape.text("a class name", pattern: "^.{1,200}$", example: "_UITextLayoutCanvasView")

  /// Names and ranges of systems.
  static let systems = Shape.text(systemsPhrase, pattern: "^.{0,400}$", example: "13...26")

  /// What a list of systems is, for messages.
  static let systemsPhrase = "a release such as \"17\", a range such as \"13...26\" or a list of them"

  /// A path relative to the file.
  static let path = Shape.text(
    "a path relative to this file", pattern: "^.{1,1000}$", example: "../common/card.shield.jsonc")

  /// Text for people.
  static let sentence = Shape.text()

  /// Text that is drawn.
  static let drawnText = Shape.text(maximumLength: 10_000)

  /// A platform.
  static let platform = Shape.words(Platform.allCases.map { Word($0.word, "\($0.systemName).") })

  /// A kind of capture.
  static let captureKind = Shape.words(
    CaptureKind.allCases.flatMap { kind in
      [Word(kind.key, "The \(kind.title).")] + (kind.alias.map { [Word($0, "Short for `\(kind.key)`.")] } ?? [])
    })

  /// The bits of a capture mask.
  static let mask = Shape.list(
    of: .oneOf([
      "still": "Left out of still pictures such as a screenshot.",
      "live": "Left out of live streams such as a recording.",
      "panel": "Left out of the panel itself.",
    ]), count: 0...3)

  /// The bits of a capture mask as a property: all of them, or those that change.
  static let maskChange = Shape.anyOf([
    mask,
    .object(
      ObjectShape(
        "a change of bits", "Bits that are set and bits that are cleared; the others stay.",
        keys: [
          .optional("add", mask, "The bits that are set.", default: "none", example: "[\"still\"]"),
          .optional("remove", mask, "The bits that are cleared.", default: "none", example: "[\"live\"]"),
        ])),
  ])

  /// A point, a size, a rectangle or insets.
  static let point = Shape.list(of: coordinate, count: 2)
  /// Width and height.
  static let size = Shape.list(of: extent, count: 2)
  /// Left, top, width and height.
  static let rectangle = Shape.list(of: coordinate, count: 4)
  /// Distances from top, left, bottom and right.
  static let insets = Shape.list(of: coordinate, count: 4)
  /// Width and height of a screen.
  static let screen = Shape.list(of: .number(1...screenLimit), count: 2)

  /// A colour.
  static let color = Shape.anyOf([
    .text(
      "a colour such as \"#1a2b3c\"", pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
      example: "#1a2b3c"),
    .words(NamedColor.allCases.map { Word($0.rawValue, "The colour \($0.color.hexadecimal).") }),
  ])

  /// A value for a parameter of a recipe.
  static let argument = Shape.anyOf([.text(example: "afterWindow"), .boolean, .anyNumber])

  /// The shape of a word of an enumeration.
  static func words<Choice: CaseIterable & RawRepresentable>(
    _ type: Choice.Type, _ summary: (Choice) -> String
  ) -> Shape where Choice.RawValue == String {
    .words(type.allCases.map { Word($0.rawValue, summary($0)) })
  }
}
