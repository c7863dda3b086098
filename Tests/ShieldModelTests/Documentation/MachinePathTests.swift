import Testing

/// No file of the project may point at the machine on which it was made.
struct MachinePathTests {
  /// Spelled in parts, so that this file is not its own finding.
  private static let forbidden = ["../" + "shared", "/" + "work/", "/" + "tmp/", "/" + "home/", "/" + "Users/"]

  private static func mentions(in text: String) -> [String] { forbidden.filter { text.contains($0) } }

  @Test func `no file mentions a path of a machine`() throws {
    let endings = [".swift", ".md", ".jsonc", ".json", ".frame", ".txt", ".yml"]
    let paths = ["Sources", "Tests", "Scenarios"].flatMap { ProjectFiles.paths(below: $0, endingIn: endings) }
    #expect(paths.count > 400)
    for path in paths + ["README.md", "Package.swift"] {
      #expect(Self.mentions(in: try ProjectFiles.text(path)) == [], "\(path)")
    }
  }

  @Test func `a path of a machine is noticed`() {
    #expect(Self.mentions(in: "see /" + "tmp/x and ../" + "shared/y.md") == ["../" + "shared", "/" + "tmp/"])
    #expect(Self.mentions(in: "`template/work` and tmp/") == [])
  }
}
