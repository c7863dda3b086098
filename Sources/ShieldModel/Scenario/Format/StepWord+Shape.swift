extension StepWord {
  /// The key with its shape, its meaning and an example.
  var key: KeyShape { .optional(rawValue, shape, summary, example: example) }

  private var shape: Shape {
    switch self {
    case .add: .object(StepShapes.addedView)
    case .addSubview: .object(StepShapes.addSubview)
    case .addSublayer: .object(StepShapes.addSublayer)
    case .swapLayer: .object(StepShapes.swapLayer)
    case .remember: .object(StepShapes.remember)
    case .restore: .object(StepShapes.restore)
    case .set: .oneOrMore(.map(MapShape("a selector and a property", .anything, minimumCount: 1, maximumCount: 1)))
    case .matchFrame: .object(StepShapes.matchFrame)
    case .bringToFront, .sendToBack, .removeFromSuperview, .removeFromSuperlayer, .restoreLayer, .release,
      .setNeedsLayout, .layout, .makeKeyAndVisible, .focus, .blur, .replaceCanvas:
      FormatShape.selector
    case .lookup: .object(LookupShapes.lookup)
    case .when: .object(StepShapes.when)
    case .async, .together: StepShapes.steps
    case .turn: .integer(1...10_000)
    case .onLayout: .object(StepShapes.onLayout)
    case .on: .object(StepShapes.on)
    case .owner: .object(StepShapes.owner)
    case .shield:
      .map(
        MapShape(
          "\"recipe\", \"target\", \"into\", \"as\", \"field\" or a parameter",
          .anyOf([.text(example: "afterWindow"), .boolean, .anyNumber, .object(StepShapes.shieldField)])))
    case .call: .anyOf([CallShape.text, .map(MapShape("\"shield\", \"do\" or a parameter", FormatShape.argument))])
    case .window: .named("window")
    case .present: .anyOf([.object(StepShapes.presentedView), .object(StepShapes.presentExisting)])
    case .rotate: FormatShape.screen
    case .direction: DeviceShapes.direction
    case .event: .anyOf([EventShapes.transition, .object(EventShapes.event)])
    case .interruption: PolicyUseShapes.interruption
    case .answer: PolicyUseShapes.answer
    case .scene: .object(EventShapes.scene)
    case .capture: .anyOf([FormatShape.captureKind, .object(CaptureShapes.capture)])
    case .record: .object(CaptureShapes.record)
    case .snapshot: .object(CaptureShapes.snapshot)
    case .tap: .anyOf([FormatShape.point, FormatShape.selector])
    case .walk: .words(Walker.allCases.map { Word($0.word, "The \($0.title).") })
    case .animate: .object(StepShapes.animate)
    case .expect: .oneOrMore(.named("expectation"))
    }
  }

  private var summary: String {
    switch self {
    case .add: "Makes a view with everything below it and puts it under another view; without `to` it stays outside."
    case .addSubview: "Puts a view under another one, in both trees."
    case .bringToFront: "Puts a view in front of its siblings, in both trees (`bringSubviewToFront`)."
    case .sendToBack: "Puts a view behind its siblings, in both trees (`sendSubviewToBack`)."
    case .removeFromSuperview: "Takes a view out of its superview."
    case .addSublayer: "Puts a layer under another one; the view tree stays as it is."
    case .removeFromSuperlayer: "Takes a layer out of its superlayer; the view tree stays as it is."
    case .swapLayer: "Makes a view answer with the layer of another node."
    case .restoreLayer: "Makes a view answer with its own layer again."
    case .remember: "Remembers where a view hangs in both trees."
    case .restore: "Puts a view back where it hung when it was remembered."
    case .set: "Sets one property of every node that a selector matches; several as a list, in one turn."
    case .matchFrame: "Gives a view the size of another one, at the origin."
    case .release:
      "Drops the app's own reference to a view: `found` no longer holds for its name, and hooks that wait for it end."
    case .setNeedsLayout: "Asks for the layout of a view."
    case .layout: "Lays out a view and everything below it at once (`layoutIfNeeded`)."
    case .lookup: "Looks for the canvas of a text field and gives a name to what it finds."
    case .when: "Does some steps only under a condition."
    case .async: "Queues steps for the next turn of the main queue."
    case .together: "Does several steps in one turn."
    case .turn: "Lets turns of the main queue pass."
    case .on: "Does steps, in the same turn, whenever something happens."
    case .owner: "A screen that asks for a shield appears or disappears; the last one out switches it off."
    case .onLayout: "Does steps in every layout pass in which a view has got another size."
    case .shield:
      "Applies a recipe: `recipe` and `target` are needed, `into` names the view to build it in, `as` the shield "
        + "(default \"shield\"), `field` has properties that the recipe's text fields get when they are made; further "
        + "keys are parameters of the recipe."
    case .call:
      "Does an action of a shield: `do` names it, `shield` the shield (default \"shield\"); or \"shield.action\"."
    case .window: "Makes a window and shows it."
    case .makeKeyAndVisible: "Shows a window and makes it the one that receives keyboard events."
    case .present: "Presents a view in a window above its root, as a sheet or an alert."
    case .focus: "Makes a view first responder, so that the keyboard comes up for a text field."
    case .blur: "Ends being first responder."
    case .replaceCanvas: "UIKit replaces the canvas of a text field."
    case .rotate: "The screen takes another size, given as width and height in points."
    case .direction: "The layout direction changes."
    case .event: "A scene goes on to its next phase, or a setting of the system changes."
    case .interruption:
      "The system puts something in front of the app, so that active scenes become inactive, or takes it away again."
    case .answer: "The person answers the prompt that a policy has brought up."
    case .scene: "Adds a scene."
    case .capture: "Takes a picture; `as`, `of` and `afterScreenUpdates` may stand beside this key."
    case .record: "Starts or stops a continuous capture."
    case .snapshot:
      "Keeps pixels under a name, by the rule of this moment, so that the property `snapshot` can show them again."
    case .tap: "Touches a point of the screen in points, or the middle of a view."
    case .walk: "Runs one of the system's walkers over both trees."
    case .animate: "Changes the opacity, the frame or the content of a node bit by bit."
    case .expect: "Checks an expectation, or several, at this moment."
    }
  }

  private var example: String {
    switch self {
    case .add: "{ \"view\": \"UIView#veil\", \"frame\": \"fill\", \"to\": \"#root\" }"
    case .addSubview: "{ \"view\": \"#card\", \"to\": \"#canvas\" }"
    case .bringToFront, .sendToBack, .removeFromSuperview, .removeFromSuperlayer, .restoreLayer, .release,
      .setNeedsLayout, .layout:
      "\"#card\""
    case .addSublayer: "{ \"layer\": \"#card\", \"to\": \"#canvas\", \"at\": 0 }"
    case .swapLayer: "{ \"of\": \"#canvas\", \"with\": \"#card\" }"
    case .remember: "{ \"of\": \"#card\", \"as\": \"home\" }"
    case .restore: "{ \"of\": \"#card\", \"from\": \"home\" }"
    case .set: "{ \"#field.isSecureTextEntry\": true }"
    case .matchFrame: "{ \"of\": \"#card\", \"to\": \"#canvas\" }"
    case .lookup: "{ \"in\": \"#field\", \"by\": \"name\", \"as\": \"canvas\" }"
    case .when: "{ \"found\": \"canvas\", \"do\": [{ \"addSubview\": { \"view\": \"#card\", \"to\": \"#canvas\" } }] }"
    case .async: "[{ \"layout\": \"#root\" }]"
    case .together: "[{ \"layout\": \"#root\" }, { \"tap\": [10, 10] }]"
    case .turn: "1"
    case .on: "{ \"event\": \"canvasLost\", \"do\": [{ \"layout\": \"#root\" }] }"
    case .owner: "{ \"name\": \"checkout\", \"visible\": true }"
    case .onLayout: "{ \"of\": \"#slot\", \"once\": true, \"do\": [{ \"layout\": \"#field\" }] }"
    case .shield: "{ \"recipe\": \"first-subview-container\", \"target\": \"#card\", \"into\": \"#slot\" }"
    case .call: "\"shield.disable\""
    case .window: "{ \"id\": \"cover\", \"level\": 2000, \"purpose\": \"cover\", \"color\": \"#ffffff\" }"
    case .makeKeyAndVisible: "\"#main\""
    case .present: "{ \"view\": \"UIView#sheet\", \"frame\": \"fill\", \"in\": \"#main\" }"
    case .focus, .blur, .replaceCanvas: "\"#field\""
    case .rotate: "[844, 390]"
    case .direction: "\"rightToLeft\""
    case .event: "\"willResignActive\""
    case .interruption: "\"system\""
    case .answer: "\"skip\""
    case .scene: "{ \"add\": \"external\" }"
    case .capture: "\"screenshot\""
    case .snapshot: "{ \"of\": \"#card\", \"by\": \"panel\", \"as\": \"before\" }"
    case .record: "{ \"start\": \"recording\", \"as\": \"film\" }"
    case .tap: "[200, 132]"
    case .walk: "\"safeArea\""
    case .animate: "{ \"of\": \"#cover\", \"opacity\": [0, 1], \"frames\": 3 }"
    case .expect: "{ \"in\": \"screenshot\", \"hides\": \"#card\" }"
    }
  }
}
