extension PolicyProver {
  /// A table for each part.
  mutating func tables(of policy: PolicyDiagram) -> [PolicyTable] {
    PolicyPart.allCases.map { table(of: $0, policy) }
  }

  private mutating func table(of part: PolicyPart, _ policy: PolicyDiagram) -> PolicyTable {
    var lines: [(level: PolicyLevel, count: Int, boxes: [PolicyBox])] = []
    for place in 0..<part.count {
      let truth = diagram.replacing(policy.level(of: part)) { $0 == place ? 1 : 0 }
      let count = count(truth)
      if count > 0 { lines.append((PolicyLevel(part, place), count, boxes(covering: truth))) }
    }
    // The level that takes the most lines goes without any: it is what holds otherwise.
    var longest = 0
    for index in lines.indices
    where (lines[index].boxes.count, lines[index].count) > (lines[longest].boxes.count, lines[longest].count) {
      longest = index
    }
    let otherwise = lines.remove(at: longest)
    var rows: [PolicyTable.Row] = []
    for line in lines {
      let own = line.boxes.map { PolicyTable.Row(level: line.level, box: $0, count: count(diagram.function(of: $0))) }
      rows += own.sorted { ($0.count, $0.box.bits) > ($1.count, $1.box.bits) }
    }
    return PolicyTable(part: part, rows: rows, otherwise: otherwise.level, otherwiseCount: otherwise.count)
  }

  /// Boxes that together hold every input of the domain for which a truth holds, and no other input of the domain.
  ///
  /// Each is as large as it can be, and none can be left out.
  private mutating func boxes(covering truth: DecisionDiagram.Function) -> [PolicyBox] {
    let outside = diagram.combine(.without, DecisionDiagram.constant(1), domain)
    let allowed = diagram.combine(.either, truth, outside)
    let wanted = diagram.combine(.both, truth, domain)
    var left = wanted
    var boxes: [PolicyBox] = []
    while let example = diagram.figure(left)?.example {
      let forward = grown(PolicyBox(example), within: allowed, PolicyDimension.allCases)
      let backward = grown(PolicyBox(example), within: allowed, PolicyDimension.allCases.reversed())
      let box = forward.count > backward.count ? forward : backward
      boxes.append(trimmed(box))
      left = diagram.combine(.without, left, diagram.function(of: box))
    }
    return withoutSuperfluous(boxes, wanted: wanted)
  }

  /// A box made as large as a truth allows, dimensions in some order: first whole dimensions, then single values.
  private func grown(
    _ box: PolicyBox, within truth: DecisionDiagram.Function, _ order: [PolicyDimension]
  ) -> PolicyBox {
    var result = box
    for dimension in order {
      let wider = PolicyBox(bits: result.bits | dimension.allBits)
      if diagram.holds(truth, in: wider) { result = wider }
    }
    for dimension in order where !result.isFree(dimension) {
      for place in 0..<dimension.count where !result.allows(place, of: dimension) {
        let wider = PolicyBox(bits: result.bits | 1 << (dimension.firstBit + UInt64(place)))
        if diagram.holds(truth, in: wider) { result = wider }
      }
    }
    return result
  }

  /// A box without values that no input of the domain has in it; dimensions that play no part stay so.
  private mutating func trimmed(_ box: PolicyBox) -> PolicyBox {
    var result = box
    for dimension in PolicyDimension.allCases where !box.isFree(dimension) {
      for place in box.places(of: dimension) {
        var single = box
        single.restrict(dimension, toPlaces: [place])
        let function = diagram.function(of: single)
        if count(function) == 0 {
          result.restrict(dimension, toPlaces: result.places(of: dimension).filter { $0 != place })
        }
      }
    }
    return result
  }

  /// The boxes without those that the others make superfluous.
  private mutating func withoutSuperfluous(
    _ boxes: [PolicyBox], wanted: DecisionDiagram.Function
  ) -> [PolicyBox] {
    var result = boxes
    for box in boxes where result.count > 1 {
      var left = wanted
      for other in result where other != box { left = diagram.combine(.without, left, diagram.function(of: other)) }
      if left == DecisionDiagram.constant(0) { result.removeAll { $0 == box } }
    }
    return result
  }
}
