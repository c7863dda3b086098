import ShieldModel

extension DocumentError: CommandError {
  /// The mistakes in the file, as they are shown.
  var lines: [String] { diagnostics.lines }

  /// `noInput` or `badData`.
  var exitStatus: ExitStatus {
    switch category {
    case .noInput: .noInput
    case .badData: .badData
    }
  }
}
