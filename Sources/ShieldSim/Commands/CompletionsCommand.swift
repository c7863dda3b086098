/// `shieldsim completions`: scripts that let a shell complete commands, options and values.
enum CompletionsCommand {
  static let shell = Argument("SHELL", .words("SHELL", of: Shell.self), "The shell to write the script for.")

  static let command = Command(
    CommandSpecification(
      "completions", in: .start, "Prints a script that lets a shell complete command lines.",
      discussion: [
        "For bash, add this line to ~/.bashrc: eval \"$(shieldsim completions bash)\"",
        "For zsh, save it as _shieldsim in a folder that $fpath names, before compinit runs.",
        "For fish, save it as ~/.config/fish/completions/shieldsim.fish.",
      ],
      arguments: [shell],
      examples: [
        CommandExample("shieldsim completions bash", "Prints the script for bash."),
        CommandExample("shieldsim completions zsh", "Prints the script for zsh."),
        CommandExample("shieldsim completions fish", "Prints the script for fish."),
      ])
  ) { arguments, console in
    let tree = CompletionTree(CommandTable.shieldsim)
    switch try arguments[shell] {
    case .bash: console.write(BashCompletion(tree).script)
    case .zsh: console.write(ZshCompletion(tree).script)
    case .fish: console.write(FishCompletion(tree).script)
    }
    return .holds
  }

  /// The shells that a script can be written for.
  enum Shell: String, ChoiceValue {
    case bash
    case zsh
    case fish

    /// What the word means.
    var summary: String {
      switch self {
      case .bash: "bash 3.2 or later"
      case .zsh: "zsh 5 or later"
      case .fish: "fish 3 or later"
      }
    }
  }
}
