import Foundation
import Testing

@testable import ShieldSim

/// The script is loaded into a real bash, which then completes command lines.
@Suite(.enabled(if: ShellRun.path(of: "bash") != nil))
struct BashCompletionTests {
  /// The words before the cursor as bash breaks them, and what is offered.
  static let lines: [(words: [String], offers: [String])] = [
    (["wo"], ["work"]),
    ([""], ["draw", "shelf", "work"]),
    (["zz"], []),
    (["--ver"], ["--version"]),
    (["--color", "al"], ["always"]),
    (["--color", "always", "dr"], ["draw"]),
    (["shelf", ""], ["put-up", "take-down"]),
    (["shelf", "pu"], ["put-up"]),
    (["shelf", "put-up", "--jo"], ["--jobs"]),
    (["shelf", "take-down", "--jo"], []),
    (["work", "--sh"], ["--shape"]),
    (
      ["work", "-"],
      [
        "--all", "--at", "--color", "--filter", "--help", "--jobs", "--output", "--quick", "--quiet", "--report",
        "--root", "--shape", "--step", "--version", "-Q", "-a", "-f", "-h", "-j", "-o", "-q",
      ]
    ),
    (["work", "--shape", ""], ["box", "line", "tree"]),
    (["work", "--shape", "t"], ["tree"]),
    (["work", "--shape", "="], ["box", "line", "tree"]),
    (["work", "--shape", "=", "l"], ["line"]),
    (["work", "--report", "b"], ["box"]),
    (["work", "--report", "=", "b"], ["box"]),
    (["work", "--report", "=", "box", "=", "no"], ["notes.txt"]),
    (["work", "--report", "box", "=", "no"], ["notes.txt"]),
    (["work", "--jobs", ""], []),
    (["work", "--root", ""], ["sub dir"]),
    (["work", ""], ["one.shield.jsonc", "sub dir"]),
    (["work", "on"], ["one.shield.jsonc"]),
    (["work", "--filter", "x", "on"], ["one.shield.jsonc"]),
    (["work", "--filter", "=", "x", "no"], []),
    (["work", "one.shield.jsonc", "no"], ["notes.txt"]),
    (["work", "one.shield.jsonc", "x", "y", "no"], ["notes.txt"]),
    (["work", "--", "--sh"], []),
    (["work", "--", "one.shield.jsonc", "no"], ["notes.txt"]),
    (["draw", ""], ["box", "line", "tree"]),
    (["draw", "box", ""], []),
    (["draw", "--shape", "box", "l"], ["line"]),
    (["work", "--output", "it"], ["it's"]),
  ]

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try AtomicFile.write(
      Array(BashCompletion(CompletionTree(SampleTable.table)).script.utf8), to: folder.path("script.bash"))
    try FileManager.default.createDirectory(atPath: folder.path("sub dir"), withIntermediateDirectories: false)
    for name in ["one.shield.jsonc", "notes.txt", "it's"] { try AtomicFile.write([], to: folder.path(name)) }
  }

  @Test func `bash offers what the table says`() throws {
    // One shell for all lines, since starting it takes longest.
    var program = "set -u; source ./script.bash; COMP_WORDBREAKS=$' \\t\\n\"><=;|&(:'\n"
    for (words, _) in Self.lines {
      let list = (["sample"] + words).map(ShellWord.quoted).joined(separator: " ")
      program += "COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _sample\n"
      program += "printf '%s\\n' ${COMPREPLY[@]+\"${COMPREPLY[@]}\"}; echo ';'\n"
    }
    let run = try ShellRun("bash", ["--norc", "--noprofile", "-c", program], in: folder)
    #expect(run.status == 0)
    let answers = run.output.components(separatedBy: ";\n").dropLast().map { answer in
      answer.split(separator: "\n").map(String.init).sorted()
    }
    #expect(answers.count == Self.lines.count)
    for (line, answer) in zip(Self.lines, answers) { #expect(answer == line.offers, "\(line.words)") }
  }

  @Test func `where an equals sign does not break words the whole word is offered`() throws {
    let program = """
      source ./script.bash; COMP_WORDBREAKS=' '
      COMP_WORDS=(sample work --shape=t); COMP_CWORD=2; _sample; echo "${COMPREPLY[@]}"
      """
    #expect(try ShellRun("bash", ["--norc", "-c", program], in: folder).output == "--shape=tree\n")
  }

  @Test func `loading the script makes bash complete the tool`() throws {
    let run = try ShellRun("bash", ["--norc", "-c", "source ./script.bash && complete -p sample"], in: folder)
    #expect(run.output == "complete -F _sample sample\n")
  }
}
