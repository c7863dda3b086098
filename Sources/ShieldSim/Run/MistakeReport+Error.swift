import ShieldModel

extension MistakeReport {
  /// The report of an error.
  ///
  /// - Parameters:
  ///   - error: The error, with all its mistakes.
  ///   - file: The file that could not be run; mistakes may stand in files that it includes.
  ///   - systems: The systems concerned; none when the file could not be read at all.
  init(_ error: DocumentError, file: String, systems: [SystemReport] = []) {
    let diagnostics = error.diagnostics.inFileOrder
    self.init(
      file: file, systems: systems,
      category: error.category == .noInput ? .noInput : .badData, count: error.diagnostics.count,
      messages: diagnostics.prefix(DiagnosticList.shownLimit).map { diagnostic in
        Message(
          file: diagnostic.file, line: diagnostic.position?.line, column: diagnostic.position?.column,
          path: diagnostic.path.description, message: diagnostic.message, text: diagnostic.description)
      })
  }

  /// The lines for standard error.
  var lines: [String] {
    let suffix = systems.isEmpty ? "" : " [\(SystemNames.text(systems))]"
    let lines = messages.map { $0.text + suffix }
    return count > messages.count ? lines + ["and \(count - messages.count) more"] : lines
  }
}
