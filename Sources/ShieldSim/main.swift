import Foundation

// Scripts ask for the version often, so it is answered before anything else is set up.
if CommandLine.arguments.count == 2, CommandLine.arguments[1] == "--version" {
  exit(Program.printVersion().rawValue)
}
exit(Program.forThisProcess().runToExit(Array(CommandLine.arguments.dropFirst())).rawValue)
