extension ParsedArguments {
  /// The words of a command line that gives the same arguments, without the tool's name.
  ///
  /// Options come in the order of their names, values as `--name=value`. Values that were read from a variable are
  /// written out, so the words do not depend on the environment.
  func words(for specification: CommandSpecification) -> [String] {
    var words = command
    let known = specification.options + CommonOptions.all
    for option in known.sorted(by: { $0.name < $1.name }) {
      for text in options[option.name]?.texts ?? [] {
        words.append(option.value == nil ? option.flag : "\(option.flag)=\(text)")
      }
    }
    let values = specification.arguments.flatMap { positionals[$0.name] ?? [] }
    if values.contains(where: { $0.hasPrefix("-") && $0 != "-" }) { words.append("--") }
    return words + values
  }

  /// A command line to paste into a shell that gives the same arguments, with the tool's name.
  func commandLine(for specification: CommandSpecification, of tool: String) -> String {
    ([tool] + words(for: specification)).map(ShellWord.quoted).joined(separator: " ")
  }
}
