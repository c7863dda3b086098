import Foundation

/// The report for other programs.
struct JSONReport {
  /// The report.
  let report: Report

  init(_ report: Report) { self.report = report }

  /// One JSON object with sorted keys and a line end.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    }
  }
}
