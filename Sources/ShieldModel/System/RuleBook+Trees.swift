extension RuleBook {
  /// The rules about the view tree and the layer tree.
  static let treeRules: [Rule] = [
    claim(
      "T1", "One layer a view", .documented,
      "A view owns one layer, a layer may also exist on its own, and neither has more than one parent."),
    claim(
      "T2", "View edits move the layer too", .documented,
      "Adding or reordering a view does the same to its layer; what happens to layers that hang elsewhere is assumed."),
    claim(
      "T3", "Layer edits leave views alone", .documented,
      "Adding a layer moves it between layers only, so that the two trees can come apart."),
    claim(
      "T4", "A cycle of layers ends the app", .measured,
      "A layer put below itself raises an exception on the device; the model undoes the step and ends the run."),
    claim(
      "T5", "Pictures follow layers, everything else follows views", .measured,
      "What is drawn and where comes from the layer tree; touches, focus, traits and layout come from the view tree."),
    claim(
      "T6", "A walk over both trees may never end", .reported,
      "Where views and layers together form a cycle, code that visits both overflows the stack."),
    claim(
      "T7", "Windows have trees of their own", .assumed,
      "A layer shows only below a window, and each window, keyboard or alert is drawn from a tree of its own."),
    definition(
      "T8", "Lifetimes belong to the state",
      "Who keeps field, canvas and content alive is recorded, and a layer left behind by its view is a finding."),
    claim(
      "T9", "A view's layer can be exchanged", .measured,
      "While a view answers with another view's layer, everything written to its layer reaches that one."),
  ]
}
