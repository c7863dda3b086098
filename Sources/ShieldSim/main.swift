import Foundation

// Scripts ask for the version often, so it is answered before anything else is set up.
if CommandLine.arguments.count == 2, CommandLine.arguments[1] == "--version" {
  exit(Program.printVersion().rawValue)
}
// The process is set up before the first wait, while it has no other threads.
exit(await Program.forThisProcess().runToExit(Array(CommandLine.arguments.dropFirst())).rawValue)
