/// The shapes of looks that few nodes have.
enum LookShapes {
  static let cornerRadii = ObjectShape(
    "corner radii", "The radii of single corners; corners that are not named are square.",
    keys: [
      .optional("topLeft", FormatShape.extent, "The radius at the top left in points.", default: "0", example: "8"),
      .optional("topRight", FormatShape.extent, "The radius at the top right in points.", default: "0", example: "8"),
      .optional(
        "bottomLeft", FormatShape.extent, "The radius at the bottom left in points.", default: "0", example: "8"),
      .optional(
        "bottomRight", FormatShape.extent, "The radius at the bottom right in points.", default: "0", example: "8"),
    ])

  private static let unitPoint = Shape.list(
    of: .number(-Gradient.greatestCoordinate...Gradient.greatestCoordinate), count: 2)

  static let gradient = ObjectShape(
    "a gradient", "Colours that run into each other along a line.",
    keys: [
      .required(
        "colors", .list(of: .named("color"), count: 2...Gradient.mostStops), "The colours, in order along the line.",
        example: "[\"white\", \"gray\"]"),
      .optional(
        "locations", .list(of: .number(0...1), count: 2...Gradient.mostStops),
        "Where each colour stands, from 0 at the start of the line to 1 at its end, in rising order.",
        default: "equal distances", example: "[0, 0.25]"),
      .optional(
        "start", unitPoint, "Where the line starts, as shares of width and height.", default: "[0.5, 0]",
        example: "[0, 0]"),
      .optional(
        "end", unitPoint, "Where the line ends, as shares of width and height.", default: "[0.5, 1]",
        example: "[1, 1]"),
    ])

  private static let gravity = KeyShape.optional(
    "gravity",
    .oneOf([
      "resize": "Stretched over the whole node.", "resizeAspect": "As large as fits, proportions kept.",
      "resizeAspectFill": "As small as covers the node, proportions kept; it stands out beyond the node.",
      "center": "In its own size in the middle.", "top": "In its own size at the top edge.",
      "bottom": "In its own size at the bottom edge.", "left": "In its own size at the left edge.",
      "right": "In its own size at the right edge.", "topLeft": "In its own size in the top left corner.",
      "topRight": "In its own size in the top right corner.",
      "bottomLeft": "In its own size in the bottom left corner.",
      "bottomRight": "In its own size in the bottom right corner.",
    ]), "How the picture is fitted into the node.", default: "\"resize\"", example: "\"resizeAspect\"")

  static let picture = ObjectShape(
    "a picture", "The pixels of a PNG file, as sRGB; colour profiles and gamma are not looked at.",
    keys: [
      .required(
        "png", FormatShape.path, "A PNG file below the root folder, relative to this file, at most 4096 pixels a side.",
        example: "\"photo.png\""),
      gravity,
    ])

  static let image = ObjectShape(
    "an image", "A picture of two colours, made by a rule; beside a video it changes with every frame.",
    keys: [
      .required(
        "pattern",
        .oneOf([
          "checker": "Squares like those of a chessboard.", "stripes": "Stripes that run down the picture.",
          "noise": "Squares of random mixtures of the two colours.",
        ]), "How the two colours take turns.", example: "\"checker\""),
      .required(
        "size", .list(of: .integer(1...Int(LayerImage.greatestSide)), count: 2),
        "Width and height of the picture in pixels of its own.", example: "[8, 8]"),
      .optional(
        "colors", .list(of: .named("color"), count: 2), "The two colours.", default: "[\"black\", \"white\"]",
        example: "[\"red\", \"white\"]"),
      .optional(
        "cell", .integer(1...Int(LayerImage.greatestSide)),
        "The side of a square, or the width of a stripe, in pixels of the picture.", default: "1", example: "4"),
      .optional("seed", FormatShape.number, "What noise is drawn from.", default: "0", example: "7"),
      gravity,
    ])

  static let shadow = ObjectShape(
    "a shadow", "What a node and everything below it darken behind them.",
    keys: [
      .optional("color", .named("color"), "The colour.", default: "\"black\"", example: "\"black\""),
      .optional("opacity", .number(0...1), "How strong the shadow is.", default: "1", example: "0.3"),
      .optional(
        "radius", .number(0...LayerShadow.greatestRadius), "How far the edge is spread, in points.", default: "3",
        example: "4"),
      .optional(
        "offset", .list(of: .number(-LayerShadow.greatestOffset...LayerShadow.greatestOffset), count: 2),
        "How far the shadow lies to the right and below, in points.", default: "[0, 0]", example: "[0, 2]"),
    ])
}
