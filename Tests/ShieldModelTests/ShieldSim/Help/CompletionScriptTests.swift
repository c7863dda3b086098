import Foundation
import Testing

@testable import ShieldSim

/// What the scripts for every shell have in common.
@Suite struct CompletionScriptTests {
  static let tree = CompletionTree(SampleTable.table)
  static let scripts: [(shell: String, text: String)] = [
    ("bash", BashCompletion(tree).script), ("zsh", ZshCompletion(tree).script), ("fish", FishCompletion(tree).script),
  ]

  @Test(arguments: scripts)
  func `every command and every option is in the script`(shell: String, text: String) {
    for node in Self.tree.nodes {
      if let name = node.path.last { #expect(text.contains(name), "\(shell)") }
      for option in node.options { #expect(text.contains(shell == "fish" ? "-l \(option.name)" : option.flag)) }
    }
  }

  @Test(arguments: scripts)
  func `a shell that is installed finds nothing wrong with its script`(shell: String, text: String) throws {
    guard ShellRun.path(of: shell) != nil else { return #expect(shell != "bash" || !text.isEmpty) }
    let folder = try TemporaryFolder()
    try AtomicFile.write(Array(text.utf8), to: folder.path("script"))
    let run = try ShellRun(shell, [shell == "fish" ? "--no-execute" : "-n", "./script"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: scripts.map(\.shell))
  func `the command prints the script of the shell that is named`(shell: String) async {
    let run = await ProgramRun("completions", shell)
    #expect(run.status == .holds)
    #expect(run.output.contains("\(shell) completion for shieldsim; made by 'shieldsim completions \(shell)'"))
    #expect(run.talk.isEmpty)
  }

  @Test func `summaries with signs that shells understand stay text`() throws {
    let odd = Option(
      "odd", .words("W", [ChoiceWord("w", "it's [a] $(touch x) `b` \"c\": \\ d")]), "It's [$(touch y)]: `z`.")
    let command = Command(CommandSpecification("c", in: .look, "It's $(touch z).", options: [odd])) { _, _ in .holds }
    let tree = CompletionTree(CommandTable(tool: "t", summary: "Is a test.", commands: [command]))
    let zsh = ZshCompletion(tree).script
    #expect(zsh.contains(#"'(--odd)--odd=[It'\''s \[\$(touch y)\]\: \`z\`.]:W:"#))
    #expect(zsh.contains(#"((w\:"it'\''s \[a\] \$(touch x) \`b\` \"c\"\: \\ d"))'"#))
    let fish = FishCompletion(tree).script
    #expect(fish.contains(#"-d 'It\'s [$(touch y)]: `z`.'"#))
  }

  @Test func `zsh does not offer what a given option excludes`() {
    let zsh = ZshCompletion(Self.tree).script
    #expect(zsh.contains("'(--quick -Q --all -a --output -o)--quick[Hurries.]'"))
    #expect(zsh.contains("'(- *)--help[Shows this help.]'"))
    #expect(zsh.contains("'*--filter=[Keeps what holds the text.]:TEXT: '"))
  }
}
