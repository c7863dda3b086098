import Testing

@testable import ShieldModel

/// The code on the page about policies in apps must compile where it is meant to go.
@Suite(.enabled(if: UIKitStub.isAvailable)) struct PolicyInAnAppPageTests {
  private static func code() throws -> String {
    let page = try ProjectFiles.text("\(ProjectFiles.catalogue)/PolicyInAnApp.md")
    return MarkdownFence.all(in: page).filter { $0.language == "swift" }.map(\.code).joined(separator: "\n")
  }

  @Test func `all code of the page together is one file that compiles`() throws {
    let code = try Self.code()
    #expect(code.contains("PolicyEnforcer(") && code.contains("import UIKit"))
    #expect(try UIKitStub.complaints(about: [UIKitStub.File(name: "PolicyInAnApp", text: code)]) == "")
  }

  @Test func `the page carries out every command`() throws {
    let code = try Self.code()
    for command in [
      "withhold", "showCover", "attachShield", "retryShield", "prompt", "dismissPrompt", "respond", "log",
      "detachShield", "hideCover", "reveal",
    ] {
      #expect(code.contains(".\(command)("), "\(command)")
    }
  }
}
