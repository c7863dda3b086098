import Foundation
import Testing

@testable import ShieldModel

@Suite struct PolicyIncludeTests {
  private func including(_ names: String..., and members: String = "") -> String {
    PolicySample.text("\"include\":[\(names.map { "\"\($0)\"" }.joined(separator: ","))]\(members)")
  }

  private static let own = ##""rules":[{"id":"x","reason":"R.","permit":{"shield":"off"}}]"##

  @Test func `rules, promises and parameters of included policies come with one's own`() throws {
    let file = try PolicySample.read([
      (
        "p",
        including(
          "relaxed", "q.policy.jsonc",
          and: ##","parameters":{"coverOn":"inactive"},"rules":[{"rule":"cover-inactive"}]"##)
      ),
      ("q.policy.jsonc", PolicySample.text(Self.own + ##","promises":["inactive-hides-secrets"]"##)),
    ])
    #expect(file.policy.rules.map(\.id) == Policy.relaxed.rules.map(\.id) + ["x", "cover-inactive"])
    #expect(file.policy.promises == Policy.relaxed.promises + [.inactiveHidesSecrets])
    var parameters = Policy.relaxed.parameters
    parameters.coverOn = .inactive
    #expect(file.policy.parameters == parameters)
    #expect(file.drops.isEmpty)
  }

  @Test func `what is left out is told, unless something else brings it back`() throws {
    let file = try PolicySample.read([
      (
        "p",
        including("standard", and: ##","without":["offer-share-after-screenshot","screenshots-are-met-with-offer"]"##)
      )
    ])
    #expect(file.policy.entries == Policy.standard.entries.filter { $0 != .builtIn(.offerShareAfterScreenshot) })
    #expect(file.policy.promises == Policy.standard.promises.filter { $0 != .screenshotsAreMetWithOffer })
    #expect(file.drops.map(\.id) == ["offer-share-after-screenshot", "screenshots-are-met-with-offer"])
    #expect(file.drops.first?.place.description == "p:2:35")
    #expect(file.drops.first?.stated.file == "Scenarios/policies/standard.policy.jsonc")
    let again = try PolicySample.read([
      ("p", including("q.policy.jsonc", "standard")),
      ("q.policy.jsonc", including("standard", and: ##","without":["fail-open"]"##)),
    ])
    #expect(Set(again.policy.entries) == Set(Policy.standard.entries) && again.drops.isEmpty)
  }

  @Test func `the order of includes plays no part`() throws {
    let files = [("q.policy.jsonc", PolicySample.text(Self.own)), ("r.policy.jsonc", including("wallet"))]
    let first = try PolicySample.read([("p", including("q.policy.jsonc", "r.policy.jsonc"))] + files).policy
    let second = try PolicySample.read([("p", including("r.policy.jsonc", "q.policy.jsonc"))] + files).policy
    #expect(Set(first.entries) == Set(second.entries) && first.parameters == second.parameters)
    #expect(first.parameters == Policy.wallet.parameters)
  }

  @Test func `a circle is reported with its chain`() {
    #expect(
      PolicySample.messages([
        ("m", including("a.policy.jsonc")), ("a.policy.jsonc", including("./b.policy.jsonc")),
        ("b.policy.jsonc", including("a.policy.jsonc")),
      ]) == [
        ##"b.policy.jsonc:2:12: include[0]: include in a circle: "a.policy.jsonc" > "b.policy.jsonc" > "a.policy.jsonc""##
      ])
  }

  @Test func `included rules of one name must be equal`() {
    let other = Self.own.replacing("off", with: "on")
    let files = [("q.policy.jsonc", PolicySample.text(Self.own)), ("r.policy.jsonc", PolicySample.text(Self.own))]
    #expect(PolicySample.messages([("p", including("q.policy.jsonc", "r.policy.jsonc"))] + files) == [])
    #expect(
      PolicySample.messages([
        ("p", including("q.policy.jsonc", "r.policy.jsonc")), files[0], ("r.policy.jsonc", PolicySample.text(other)),
      ]) == [##"p:2:29: include[1]: the rule name "x" is given twice (first given at q.policy.jsonc:2:10)"##])
    #expect(
      PolicySample.messages([
        ("p", including("q.policy.jsonc", "r.policy.jsonc", and: ##","without":["x"]"##)), files[0],
        ("r.policy.jsonc", PolicySample.text(other)),
      ]) == [])
  }

  private static let refused: [(String, String)] = [
    ("b.policy.jsonc", ##"there is no file "d/b.policy.jsonc""##),
    ("../../b", ##"the path "../../b" leads out of the root folder; expected a file inside of it"##),
    ("/b", ##"the path "/b" is not relative; expected a path relative to this file"##),
  ]

  @Test(arguments: refused)
  func `a path that leads nowhere or outside is refused`(_ path: String, _ message: String) {
    #expect(PolicySample.messages([("d/m", including(path))]) == ["d/m:2:12: include[0]: \(message)"])
  }

  @Test func `included parameters must agree unless the file states its own`() {
    let files = [
      ("q.policy.jsonc", PolicySample.text(##""parameters":{"failMode":{"open":"failOpen"}}"##)),
      ("r.policy.jsonc", PolicySample.text(##""parameters":{"failMode":{"open":"failClosed"}}"##)),
    ]
    #expect(
      PolicySample.messages([("p", including("q.policy.jsonc", "r.policy.jsonc"))] + files) == [
        ##"p:2:29: include[1]: included policies differ in the parameter "failMode.open"; expected a value for it in "##
          + "this file (it is failOpen at q.policy.jsonc:2:34) (and failClosed at r.policy.jsonc:2:34)"
      ])
    let own = ##","parameters":{"failMode":{"open":"failOpen"}}"##
    #expect(PolicySample.messages([("p", including("q.policy.jsonc", "r.policy.jsonc", and: own))] + files) == [])
  }

  @Test func `mistakes of all files are reported together`() {
    let rules = Shape.list(BuiltInPolicyRule.allCases.map { "\"\($0.id)\"" }, joint: "or")
    #expect(
      PolicySample.messages([
        ("m", including("a.policy.jsonc", "b.policy.jsonc", and: ##","rules":[{"rule":"x"}],"without":["y"]"##)),
        ("a.policy.jsonc", PolicySample.text(##""parameters":{"cover":"plan"}"##)),
        ("b.policy.jsonc", #"{"version":1"#),
      ]) == [
        ##"m:2:64: rules[0].rule: unknown word "x"; expected \##(rules)"##,
        ##"a.policy.jsonc:2:23: parameters.cover: unknown word "plan"; expected "none", "branded" or "plain"; "##
          + ##"did you mean "plain"?"##,
        ##"b.policy.jsonc:1:13: the file ends too early; expected "}" (opened at 1:1) (included from m:2:29)"##,
      ])
  }

  @Test func `too many files are refused`() {
    let files = (0...1_001).map { ("f\($0).policy.jsonc", including("f\($0 + 1).policy.jsonc")) }
    let messages = PolicySample.messages([("m", including("f0.policy.jsonc"))] + files)
    #expect(messages == ["f999.policy.jsonc:2:12: include[0]: there are more than 1,000 included files"])
  }

  // MARK: Libraries

  @Test func `a user's policy takes the place of a preset, which it may include by name`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("policies-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = PolicySample.text(##""include":["standard"],"without":["quiet-log"]"##, name: "standard")
    try Data(own.utf8).write(to: folder.appendingPathComponent("a.policy.jsonc"))
    try Data(PolicySample.text("", name: "more").utf8).write(to: folder.appendingPathComponent("b.policy.jsonc"))
    let builtIn = try PolicyLibrary.builtIn()
    #expect(builtIn.names == Policy.presets.map(\.name) && builtIn.files.map(\.policy) == Policy.presets)
    #expect(builtIn.files.allSatisfy(\.isBuiltIn) && builtIn.overrides.isEmpty)
    let library = try builtIn.overridden(byFolder: folder.path, name: "mine")
    #expect(library.overrides == [PolicyLibrary.Override(policy: "standard", file: "mine/a.policy.jsonc")])
    #expect(library.names == ["relaxed", "standard", "wallet", "more"])
    #expect(library.file(of: "standard")?.policy.entries.count == Policy.standard.entries.count - 1)

    try Data(own.utf8).write(to: folder.appendingPathComponent("c.policy.jsonc"))
    do {
      _ = try builtIn.overridden(byFolder: folder.path, name: "mine")
      Issue.record("two files with one policy were read")
    } catch {
      #expect(
        error.diagnostics.lines == [
          #"mine/c.policy.jsonc: the policy name "standard" is given twice (first given at mine/a.policy.jsonc:1:1)"#
        ])
    }
  }
}
