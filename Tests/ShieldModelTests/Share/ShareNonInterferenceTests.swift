import Testing

@testable import ShieldModel

/// The booking screen runs with different secrets, and what is shared must not differ by a byte.
struct ShareNonInterferenceTests {
  private static let usual = "systems/12bay/only-the-secret-fields.shield.jsonc"
  private static let card = "common/booking-card.shield.jsonc"

  /// Pairs of a name and a booking reference: usual ones, empty ones, long ones, and some that look like a search.
  private static let secrets = [
    ("NGUYỄN VĂN A", "XK4P2Q"), ("", ""), ("TRẦN THỊ B", "AAAAAA"), ("O", "0"), ("&to=HAN", "SGN → HAN"),
    (String(repeating: "LÊ ", count: 60), "🛫🛫🛫"),
  ]

  /// The trees at the moment of the last picture, after a scenario has run with other texts on the booking card.
  private static func tree(_ path: String, changing texts: [(from: String, to: String)]) throws -> Hierarchy {
    var card = try ProjectFiles.text("Scenarios/\(card)")
    for (from, to) in texts {
      #expect(card.contains("\"\(from)\""), "the card has no text \(from)")
      card = card.replacingOccurrences(ofText: "\"\(from)\"", with: "\"\(to)\"")
    }
    let library = try RecipeLibrary.builtIn()
    let scenario = try ScenarioReader.read(
      SourceFile(name: path, text: try ProjectFiles.text("Scenarios/\(path)")),
      including: [SourceFile(name: Self.card, text: card)], library: library)
    let simulation = try ScenarioRunner(library: library).run(
      scenario, on: try #require(scenario.cases.last), upTo: scenario.steps.count - 1)
    return try #require(simulation.log.captures.last).hierarchy
  }

  private static func tree(_ path: String, secrets: (String, String)) throws -> Hierarchy {
    let hierarchy = try tree(path, changing: [("NGUYỄN VĂN A", secrets.0), ("XK4P2Q", secrets.1)])
    #expect(ShareFlow.text(.passenger, in: hierarchy) == secrets.0, "the screen does not show the name")
    #expect(ShareFlow.text(.reference, in: hierarchy) == secrets.1, "the screen does not show the reference")
    return hierarchy
  }

  /// The trees of one scenario with each pair of secrets, for flows that are compared on the same screens.
  private static let usualTrees = Result { try secrets.map { try tree(usual, secrets: $0) } }

  @Test(arguments: [
    "systems/12bay/only-the-secret-fields.shield.jsonc", "systems/12bay/per-destination.shield.jsonc",
    "systems/canvas-host/detection-does-not-prevent.shield.jsonc",
  ])
  func `whatever the secrets are, the same bytes are shared, with a shield or without`(path: String) throws {
    let shared = try Self.secrets.map { try ShareFlow.product.share(Self.tree(path, secrets: $0)) }
    #expect(Set(shared).count == 1)
  }

  @Test(arguments: ShareFlow.mutants)
  func `a flow that lets a secret out is caught`(mutant: ShareFlow) throws {
    let trees = try Self.usualTrees.get().prefix(3)
    #expect(Set(try trees.map { try mutant.share($0) }).count > 1)
    #expect(Set(try trees.map { try ShareFlow.product.share($0) }).count == 1)
  }

  @Test func `price, times and airline are shown and not shared either`() throws {
    let usual = try ShareFlow.product.share(Self.tree(Self.usual, changing: []))
    let other = try Self.tree(
      Self.usual,
      changing: [("1.250.000 ₫", "990.000 ₫"), ("07:10 – 08:35, thứ Hai", "21:00"), ("12Bay Airways", "Other Air")])
    #expect(try ShareFlow.product.share(other) == usual)
  }

  @Test func `another route changes link, message, label and picture`() throws {
    let usual = try ShareFlow.product.share(Self.tree(Self.usual, changing: []))
    let other = try ShareFlow.product.share(Self.tree(Self.usual, changing: [("SGN → DAD", "SGN → HAN")]))
    for (one, two) in zip(usual.links, other.links) { #expect(one != two) }
    for (one, two) in zip(usual.messages, other.messages) { #expect(one != two) }
    for (one, two) in zip(usual.labels, other.labels) { #expect(one != two) }
    for (one, two) in zip(usual.pictures, other.pictures) { #expect(one != two) }
  }
}

extension ShareFlow: CustomTestStringConvertible {
  var testDescription: String { description }
}

extension String {
  /// The text with every occurrence of another text replaced, compared byte by byte.
  fileprivate func replacingOccurrences(ofText old: String, with new: String) -> String {
    let pieces = split(separator: old, omittingEmptySubsequences: false)
    return pieces.joined(separator: new)
  }
}
