import ShieldModel

extension FileError: CommandError {
  /// The line that a person reads.
  var lines: [String] {
    switch self {
    case .cannotRead(let path, let error): ["error: cannot read \(shown(path)): \(error.words)"]
    case .isFolder(let path): ["error: cannot read \(shown(path)): it is a folder; expected a file"]
    case .tooLarge(let path, let limit):
      ["error: \(shown(path)) is too large; at most \(limit) bytes are read"]
    case .cannotWrite(let path, let error): ["error: cannot write \(shown(path)): \(error.words)"]
    case .outputIsFolder(let path):
      ["error: cannot write \(shown(path)): it is a folder; expected the name of a file"]
    }
  }

  /// `noInput`, `badData` or `cannotWrite`.
  var exitStatus: ExitStatus {
    switch self {
    case .cannotRead, .isFolder: .noInput
    case .tooLarge: .badData
    case .cannotWrite, .outputIsFolder: .cannotWrite
    }
  }
}

/// A path as it is safe to show within a line.
private func shown(_ path: String) -> String {
  path == InputFile.standardInput ? "standard input" : QuotedText.full(path)
}
