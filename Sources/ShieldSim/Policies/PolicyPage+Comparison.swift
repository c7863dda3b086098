import ShieldModel

extension PolicyPage {
  /// How two policies differ.
  static func comparison(_ comparison: PolicyComparison) -> PolicyPage {
    let (first, second) = (comparison.first.name, comparison.second.name)
    var page = PolicyPage("\(first) compared with \(second)")
    page.paragraph(
      "\(comparison.covered.grouped) inputs compared; \(comparison.different.grouped) are decided in another way.")
    if let weaker = comparison.weaker {
      page.paragraph("\(first) is weaker for \(weaker.count.counting("input")).", .bad)
    } else {
      page.paragraph("\(first) is never weaker than \(second).", .good)
    }
    if let stricter = comparison.stricter {
      page.paragraph("\(first) is stricter for \(stricter.count.counting("input")).")
    }
    page.addParts(comparison)
    if let weaker = comparison.weaker { page.addExample(weaker.example, of: comparison) }
    return page
  }

  private mutating func addParts(_ comparison: PolicyComparison) {
    var table = TextTable([
      .init("Part", overflow: .keep), .init("Weaker", alignment: .right, overflow: .keep),
      .init("Stricter", alignment: .right, overflow: .keep), .init("Plainest input"),
    ])
    for part in comparison.parts where part.weaker != nil || part.stricter != nil {
      table.add([
        .init(part.part.word), .init((part.weaker?.count ?? 0).grouped, part.weaker == nil ? nil : .bad),
        .init((part.stricter?.count ?? 0).grouped),
        .init((part.weaker ?? part.stricter)?.example.text ?? ""),
      ])
    }
    guard !table.rows.isEmpty else { return }
    heading("By part")
    self.table(table)
  }

  private mutating func addExample(_ input: PolicyInput, of comparison: PolicyComparison) {
    heading("Counterexample: \(input.text)")
    let first = comparison.first.decide(input)
    let second = comparison.second.decide(input)
    var table = TextTable([
      .init("Part", overflow: .keep), .init(comparison.first.name, overflow: .keep),
      .init(comparison.second.name, overflow: .keep), .init("Because of \(comparison.second.name)"),
    ])
    for part in PolicyPart.allCases where first[part].level != second[part].level {
      let isWeaker = first[part].level.place < second[part].level.place
      table.add([
        .init(part.word), .init(first[part].level.word, isWeaker ? .bad : nil), .init(second[part].level.word),
        .init(second[part].reasons.joined(separator: " ")),
      ])
    }
    self.table(table)
  }
}
