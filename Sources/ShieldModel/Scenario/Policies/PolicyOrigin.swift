/// What it takes to find the policy that a scenario names.
struct PolicyOrigin {
  /// The scenario's file.
  let found: IncludeSource.Found
  /// Where other files come from.
  let source: IncludeSource
  /// The policies that go by name.
  let library: PolicyLibrary
}
