extension PropertyWord {
  /// The key with its shape, its meaning, its default and an example.
  var key: KeyShape {
    .optional(rawValue, shape, summary, default: defaultText, example: example)
  }

  /// What the value looks like.
  var shape: Shape {
    switch self {
    case .frame: .named("frame")
    case .isUserInteractionEnabled, .handlesTouches, .isAccessibilityElement, .hidden, .clips, .secret, .rasterize,
      .engineSurface, .remote, .protectedMedia,
      .isSecureTextEntry, .refusesFirstResponder, .skipsOwnLayout, .forcesLeftToRight:
      .boolean
    case .color, .borderColor, .textColor: .named("color")
    case .cornerRadius, .borderWidth: FormatShape.extent
    case .cornerRadii: .named("cornerRadii")
    case .border: .named("border")
    case .leftView, .rightView: FormatShape.selector
    case .gradient: .anyOf([.oneOf(["none": "No gradient."]), .named("gradient")])
    case .image: .anyOf([.oneOf(["none": "No picture."]), .named("image"), .named("picture")])
    case .shadow: .anyOf([.oneOf(["none": "No shadow."]), .named("shadow")])
    case .blur: .number(0...LayerNode.greatestBlurRadius)
    case .replicaOf: .anyOf([.oneOf(["none": "No replica."]), FormatShape.selector])
    case .snapshot: .anyOf([.oneOf(["none": "No snapshot."]), FormatShape.name])
    case .maskMode:
      .oneOf([
        "none": "The node is drawn.", "alpha": "The parent shows where the node is opaque.",
        "luminance": "The parent shows where the node is light.",
      ])
    case .opacity, .alpha: .number(0...1)
    case .zPosition: FormatShape.coordinate
    case .transform: .named("transform")
    case .captureMask: FormatShape.maskChange
    case .scroll: FormatShape.point
    case .text, .placeholder: FormatShape.drawnText
    case .textSize: .number(0.1...10_000)
    case .textAlignment:
      .oneOf([
        "natural": "At the leading edge.", "left": "At the left edge.", "center": "In the middle.",
        "right": "At the right edge.",
      ])
    case .borderStyle:
      .oneOf([
        "none": "No border.", "line": "A thin line.", "bezel": "A bezel.", "roundedRect": "A rounded rectangle.",
      ])
    }
  }

  private var summary: String {
    switch self {
    case .frame: "Where the node lies in its parent, in points."
    case .isUserInteractionEnabled: "Whether the view and everything below it can be touched."
    case .handlesTouches: "Whether the view acts on touches that reach it."
    case .isAccessibilityElement: "Whether the view is an accessibility element, which hides the views below it."
    case .color: "The background colour."
    case .cornerRadius: "The radius of all four corners in points."
    case .cornerRadii: "The radii of single corners in points."
    case .border: "Width and colour of the border."
    case .gradient: "Colours that run into each other, in the shape of the background and in front of it."
    case .image: "A picture in front of the background, made by a rule or read from a file."
    case .shadow: "The shadow that the node and everything below it cast together."
    case .blur: "How far what lies behind the node is blurred within its shape, in points; 0 for no blur."
    case .rasterize: "Whether the node and everything below it are drawn through a picture, one for each destination."
    case .replicaOf:
      "The node whose present content is shown behind the children, its top left corner at that of this node; left out "
        + "wherever that node is. It must have been made before."
    case .snapshot: "The snapshot whose pixels are shown in front of the image, stretched over the node."
    case .engineSurface:
      "Whether an engine draws everything below the node into this one layer, so that masks below have no effect."
    case .remote:
      "Whether everything below the node belongs to another process: the app can neither draw it nor mask a part of it."
    case .protectedMedia:
      "Whether the node is media with copy protection, which captures replace by black whatever the masks are."
    case .maskMode: "Whether the node masks its parent instead of being drawn, and what of it counts."
    case .borderWidth: "The width of the border in points."
    case .borderColor: "The colour of the border."
    case .opacity: "How much of the node and everything below it shows, as one group."
    case .alpha: "The same as `opacity`, as views call it."
    case .hidden:
      "Whether the node and everything below it is left out of every picture; for a window whether it is off."
    case .clips: "Whether everything below the node is cut off at its bounds."
    case .zPosition: "Moves the node in front of siblings with a smaller value."
    case .transform: "A map about the middle of the node: one step, or several that are applied from first to last."
    case .captureMask:
      "The captures that leave the node out: exactly these bits as a list, or `add` and `remove` for single bits."
    case .secret: "Whether the pixels of the node and everything below it must not leak."
    case .scroll: "The point of the node's own coordinates at its top left corner, in points."
    case .text: "The text of a label, a text field or a layer."
    case .textColor: "The colour of the text."
    case .textSize: "The height of a line in points."
    case .textAlignment: "Where the text stands between the left and the right edge."
    case .isSecureTextEntry: "Whether a text field is secure."
    case .placeholder: "The text that a text field shows while it is empty."
    case .borderStyle: "How a text field draws its border."
    case .refusesFirstResponder: "Whether a text field refuses to be edited."
    case .skipsOwnLayout: "Whether a text field's class overrides layout without calling UIKit's."
    case .forcesLeftToRight: "Whether a text field is made to lay itself out from left to right in every system."
    case .leftView: "The view at the left side of a text field, made before; it lies behind the canvas."
    case .rightView: "The view at the right side of a text field, made before; it lies behind the canvas."
    }
  }

  private var defaultText: String? {
    switch self {
    case .frame: "[0, 0, 0, 0]"
    case .isUserInteractionEnabled: "true, for a label false"
    case .handlesTouches: "false, for a control and a text field true"
    case .isAccessibilityElement: "false, for a label, a control and a text field true"
    case .color: "\"clear\""
    case .cornerRadii: "the same radius for all corners"
    case .border: "no border"
    case .blur: "0"
    case .gradient, .image, .shadow, .maskMode, .replicaOf, .snapshot: "\"none\""
    case .borderColor, .textColor: "\"black\""
    case .opacity, .alpha: "1"
    case .transform: "no change"
    case .captureMask: "[]"
    case .scroll: "[0, 0]"
    case .text, .placeholder: "\"\""
    case .textSize: "12"
    case .textAlignment: "\"natural\""
    case .borderStyle: "\"none\""
    case .cornerRadius, .borderWidth, .zPosition: "0"
    case .hidden, .clips, .secret, .rasterize, .engineSurface, .remote, .protectedMedia, .isSecureTextEntry,
      .refusesFirstResponder, .skipsOwnLayout, .forcesLeftToRight:
      "false"
    case .leftView, .rightView: "none"
    }
  }

  private var example: String {
    switch self {
    case .frame: "[20, 60, 350, 24]"
    case .isUserInteractionEnabled: "false"
    case .handlesTouches, .isAccessibilityElement, .hidden, .clips, .secret, .rasterize, .engineSurface, .remote,
      .protectedMedia, .isSecureTextEntry, .refusesFirstResponder, .skipsOwnLayout, .forcesLeftToRight:
      "true"
    case .leftView, .rightView: "\"#icon\""
    case .color: "\"#f2f2f7\""
    case .cornerRadius: "8"
    case .cornerRadii: "{ \"topLeft\": 8, \"topRight\": 8 }"
    case .border: "{ \"width\": 1, \"color\": \"gray\" }"
    case .gradient: "{ \"colors\": [\"white\", \"gray\"] }"
    case .image: "{ \"pattern\": \"checker\", \"size\": [8, 8] }"
    case .shadow: "{ \"radius\": 4, \"offset\": [0, 2] }"
    case .blur: "10"
    case .replicaOf: "\"#card\""
    case .snapshot: "\"before\""
    case .maskMode: "\"alpha\""
    case .borderWidth: "1"
    case .borderColor: "\"gray\""
    case .opacity, .alpha: "0.5"
    case .zPosition: "10"
    case .transform: "{ \"rotate\": 90 }"
    case .captureMask: "[\"still\", \"live\"]"
    case .scroll: "[0, 120]"
    case .text: "\"SGN to DAD\""
    case .textColor: "\"#333333\""
    case .textSize: "17"
    case .textAlignment: "\"center\""
    case .placeholder: "\"Passport number\""
    case .borderStyle: "\"roundedRect\""
    }
  }
}
