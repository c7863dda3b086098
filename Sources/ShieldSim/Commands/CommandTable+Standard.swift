extension CommandTable {
  /// The command line of `shieldsim`; a new command is one more entry here.
  static let shieldsim: CommandTable = CommandTable(
    tool: "shieldsim",
    summary: "Shows what iOS screenshots, recordings and mirrors would see of a screen that hides its secrets.",
    commands: [
      DemoCommand.command,
      RunCommand.command,
      CanaryCommand.command,
      MatrixCommand.command,
      PolicyCommand.command,
      RenderCommand.command,
      ExplainCommand.command,
      TreeCommand.command,
      FactsCommand.command,
      SchemaCommand.command,
      BenchmarkCommand.command,
      HelpCommand.command,
      CompletionsCommand.command,
    ])
}
