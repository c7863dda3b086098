/// A policy before it has a name: what a file states together with what it includes.
struct PolicyDraft: Sendable {
  /// A rule with the value of the file that states it.
  struct Rule: Sendable {
    let entry: Policy.Entry
    let id: String
    let cursor: Cursor
  }

  /// A promise with the value of the file that states it.
  struct Promise: Sendable {
    let invariant: PolicyInvariant
    let cursor: Cursor
  }

  /// What a file states for a parameter.
  struct Setting: Sendable {
    let word: String
    let cursor: Cursor
  }

  /// A rule or promise that a file leaves out.
  struct Drop: Sendable {
    let id: String
    let cursor: Cursor
    let dropped: Cursor
  }

  /// The rules, included ones first.
  var rules: [Rule] = []
  /// The promises, included ones first.
  var promises: [Promise] = []
  /// The parameters that some file states.
  var settings: [PolicySetting: Setting] = [:]
  /// What was left out on the way.
  var drops: [Drop] = []
  /// Whether all included files could be read; else nothing is said about what seems to be missing.
  var isWhole = true

  /// The rule with an id; nil when there is none.
  func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// The promise with an id; nil when there is none.
  func promise(_ id: String) -> Promise? { promises.first { $0.invariant.id == id } }

  /// The ids of all rules and promises.
  var ids: [String] { rules.map(\.id) + promises.map(\.invariant.id) }

  /// The parameters; what no file states is as in the preset `standard`.
  var parameters: PolicyParameters {
    var parameters = PolicyParameters()
    for (setting, stated) in settings { setting.set(stated.word, in: &parameters) }
    return parameters
  }
}
