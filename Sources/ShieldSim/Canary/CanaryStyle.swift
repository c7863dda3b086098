/// The test library that a canary is written for.
enum CanaryStyle: String, ChoiceValue {
  case xctest
  case testing

  /// What the word means.
  var summary: String {
    switch self {
    case .xctest: "a class for XCTest"
    case .testing: "a suite for Swift Testing"
    }
  }

  /// The module that the test imports.
  var module: String { self == .xctest ? "XCTest" : "Testing" }
}
