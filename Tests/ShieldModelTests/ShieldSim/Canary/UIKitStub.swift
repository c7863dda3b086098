import Foundation

/// Type-checks Swift text for apps on a machine without UIKit.
///
/// The module UIKit comes from `Tests/UIKitStub`, which only declares; ShieldModel comes from the build of these tests;
/// XCTest and Testing come with the toolchain. One launch of the compiler checks all files as one module, so types that
/// are not private need different names.
enum UIKitStub {
  /// A file to check.
  struct File {
    /// Its name without the ending.
    let name: String
    /// Its text.
    let text: String
  }

  /// The folder with the stub.
  static let folder = ProjectFiles.root.appendingPathComponent("Tests/UIKitStub").path

  /// The folder with the module ShieldModel: beside the tests, where the build puts both.
  private static let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("Modules").path

  /// Whether there is a compiler and a module to check with.
  static let isAvailable =
    ShellRun.path(of: "swiftc") != nil
    && FileManager.default.fileExists(atPath: modules + "/ShieldModel.swiftmodule")

  /// What the compiler says about some files; empty when all is well.
  ///
  /// - Parameters:
  ///   - files: The files of one module.
  ///   - version: The language mode.
  static func complaints(about files: [File], version: String = "6") throws -> String {
    let folder = try TemporaryFolder()
    for file in files {
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: folder.path(file.name + ".swift")))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ShellRun.path(of: "swiftc") ?? "swiftc")
    process.arguments =
      [
        "-typecheck", "-parse-as-library", "-swift-version", version, "-D", "DEBUG", "-warnings-as-errors", "-I",
        Self.folder, "-I", modules, "-module-cache-path", folder.path("cache"),
      ] + files.map { folder.path($0.name + ".swift") }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? text : text + "(status \(process.terminationStatus))"
  }
}
