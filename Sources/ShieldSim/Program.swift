/// One run of the tool, from the words of the command line to its status.
struct Program: Sendable {
  /// The commands.
  let table: CommandTable
  /// The variables of the process.
  let environment: [String: String]
  /// Where the run speaks.
  let console: Console

  /// Does what the words ask for; the tool's own name is not among them.
  ///
  /// A call without words only shows the way and ends as a wrong call: in a build script it means that a variable was
  /// empty, and a tool that guards secrets must not say "holds" when it checked nothing.
  func run(_ words: [String]) async -> ExitStatus {
    let status: ExitStatus
    switch ArgumentParser(table, environment: environment).parse(words) {
    case .failure(let failure): status = report(failure)
    case .success(.welcome):
      for line in WelcomePage(table).lines(width: console.width) { console.alert(line) }
      status = .usage
    case .success(.version):
      console.write(Version.line)
      status = .holds
    case .success(.help(let path)):
      HelpPage(table, path: path).write(to: console)
      status = .holds
    case .success(.run(let command, let arguments)):
      console.configure(color: arguments[CommonOptions.color], isQuiet: arguments[CommonOptions.quiet])
      status = await run(command, arguments)
    }
    return status.combined(with: console.finish())
  }

  /// Runs one command and turns whatever it throws into lines and a status.
  private func run(_ command: Command, _ arguments: ParsedArguments) async -> ExitStatus {
    guard case .run(let work) = command.body else { return .internal }
    do {
      return try await work(arguments, console)
    } catch let error as UsageError {
      return report(UsageFailure(errors: [error], command: arguments.command))
    } catch let failure as UsageFailure {
      return report(failure)
    } catch {
      let known = error as? any CommandError ?? InternalError("\(error)")
      for line in known.lines { console.alert(line) }
      return known.exitStatus
    }
  }

  private func report(_ failure: UsageFailure) -> ExitStatus {
    for line in failure.lines(for: table) { console.alert(line) }
    return .usage
  }
}
