/// What shows where, for every secret of a run and every picture that was taken.
enum ExposureTable {
  /// One entry for each secret and each picture's name, in the order of the pictures and of the secrets.
  static func entries(_ input: HealthInput) -> [ExposureEntry] {
    var entries: [ExposureEntry] = []
    var last: (tree: RenderTree, kind: CaptureKind, name: String)?
    for record in input.log.captures {
      if let last, last.kind == record.kind, last.name == record.name, last.tree == record.tree { continue }
      last = (record.tree, record.kind, record.name)
      for secret in record.hierarchy.secretRoots {
        let entry = ExposureEntry(
          node: record.hierarchy.label(of: secret), layer: secret, capture: record.name, kind: record.kind,
          frame: record.frame, exposure: input.judge.judge([secret], in: record))
        if let index = entries.firstIndex(where: { $0.layer == secret && $0.capture == record.name }) {
          if weight(entry) >= weight(entries[index]), weight(entries[index]) < 2 { entries[index] = entry }
        } else {
          entries.append(entry)
        }
      }
    }
    return entries
  }

  private static func weight(_ entry: ExposureEntry) -> Int {
    switch entry.exposure.verdict {
    case .exposed: return 2
    case .unknown: return 1
    case .protected, .notApplicable: return 0
    }
  }
}
