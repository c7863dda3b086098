import ShieldModel

extension PolicyPage {
  /// The decisions of a policy as tables, of one part or of all.
  static func tables(_ analysis: PolicyAnalysis, part: PolicyPart?) -> PolicyPage {
    var page = PolicyPage("Decisions of \(analysis.policy.name)")
    page.paragraph(analysis.policy.title)
    page.paragraph(
      "\(analysis.covered.grouped) inputs. Lines of one level may overlap; what is in no line is decided by "
        + "the last one. Dimensions that a line does not name play no part in it.", .faint)
    for table in analysis.tables where part == nil || part == table.part {
      page.heading("\(table.part.word): \(table.part.summary)")
      var lines = TextTable([
        .init("Level", overflow: .keep), .init("Inputs", alignment: .right, overflow: .keep), .init("When"),
      ])
      for row in table.rows {
        lines.add([.init(row.level.word), .init(row.count.grouped), .init(row.box.text)])
      }
      lines.add([.init(table.otherwise.word), .init(table.otherwiseCount.grouped), .init("otherwise", .faint)])
      page.table(lines)
    }
    return page
  }
}
