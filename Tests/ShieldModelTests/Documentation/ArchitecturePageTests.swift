import Testing

struct ArchitecturePageTests {
  /// The folders in the table of a page.
  private static func folders(in page: String) -> [(name: String, isCore: Bool)] {
    ProjectFiles.lines(page).compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      guard cells.count == 3, let name = cells[0].split(separator: "`").first else { return nil }
      return (String(name), cells[2] == "yes")
    }
  }

  @Test func `the page lists the folders of the library`() throws {
    let listed = Self.folders(in: try ProjectFiles.text("\(ProjectFiles.catalogue)/Architecture.md"))
    let present = ProjectFiles.folders(in: "Sources/ShieldModel").filter { name in
      !name.hasSuffix(".docc")
        && !ProjectFiles.paths(below: "Sources/ShieldModel/\(name)", endingIn: [".swift"]).isEmpty
    }
    #expect(listed.map(\.name).sorted() == present)
  }

  @Test func `the folders that the page calls core are those that are compiled without an operating system`() throws {
    let listed = Self.folders(in: try ProjectFiles.text("\(ProjectFiles.catalogue)/Architecture.md"))
    let script = try ProjectFiles.text(".ci/freestanding")
    let line = try #require(ProjectFiles.lines(script).first { $0.hasPrefix("for folder in ") })
    let compiled = line.split(whereSeparator: { " ;".contains($0) }).map(String.init)
    for (name, isCore) in listed { #expect(compiled.contains(name) == isCore, "\(name)") }
    #expect(listed.contains { $0.isCore } && listed.contains { !$0.isCore })
  }

  @Test func `a folder is read with what the table says of it`() {
    let page = "| folder | holds | core |\n|---|---|---|\n| `Tree` | views | yes |\n| `Data` | recipes | no |\n"
    #expect(Self.folders(in: page).map(\.name) == ["Tree", "Data"])
    #expect(Self.folders(in: page).map(\.isCore) == [true, false])
  }
}
