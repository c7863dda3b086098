extension RuleBook {
  /// The rules about captures.
  static let captureRules: [Rule] = [
    claim(
      "C1", "A layer has a mask", .measured,
      "A set of bits says which captures leave the layer out; one bit stands for stills, one for streams."),
    claim(
      "C2", "Kinds of capture", .assumed,
      "Each way out of the device honours one bit or none, and what is known about it is a row per system."),
    claim(
      "C3", "The mask covers the subtree", .measured,
      "A layer is left out if it or any layer above it, up to the root, has the bit; what merely lies behind does not count."
    ),
    claim(
      "C4", "Left out as if it were not there", .measured,
      "A capture is composed again without the subtree and shows what lies behind; blacking out is another platform's way."
    ),
    definition(
      "C5", "Nothing is shared between destinations",
      "Caches, changed areas and blur inputs are kept apart for each kind of destination."),
    claim(
      "C6", "Snapshots and replicas", .contested,
      "A snapshot keeps the pixels of its moment and no mask; a replica goes on living with its source, mask included."),
    claim(
      "C7", "When a capture takes its frame", .assumed,
      "A screenshot takes the last committed frame, a recording every one; taking it does not change the state."),
    definition(
      "C8", "What a leak is",
      "A capture leaks if it changes when nothing but the secret's colours change."),
    claim(
      "C9", "The panel does not care", .measured,
      "What the person sees is the same with and without masks and captures."),
    definition(
      "C10", "Other channels",
      "Accessibility text, shared links, notifications and logs can tell a secret that no picture shows."),
  ]
}
