import Testing

@testable import ShieldModel

@Suite struct DecisionDiagramTests {
  @Test(arguments: 0..<20)
  func `drawn conditions say the same as conditions`(seed: UInt64) {
    var random = RandomPolicy(seed: seed)
    var diagram = DecisionDiagram()
    let first = PolicyCondition([random.box(), random.box(), random.box()])
    let second = PolicyCondition([random.box(), random.box()])
    let (left, right) = (diagram.function(of: first), diagram.function(of: second))
    let both = diagram.combine(.both, left, right)
    let either = diagram.combine(.either, left, right)
    let without = diagram.combine(.without, left, right)
    for _ in 0..<200 {
      let input = random.input()
      let (one, two) = (first.holds(for: input), second.holds(for: input))
      #expect(diagram.value(left, for: input) == (one ? 1 : 0))
      #expect(diagram.value(both, for: input) == (one && two ? 1 : 0))
      #expect(diagram.value(either, for: input) == (one || two ? 1 : 0))
      #expect(diagram.value(without, for: input) == (one && !two ? 1 : 0))
    }
  }

  @Test(arguments: 0..<20)
  func `equal functions are the same node, and figures add up`(seed: UInt64) {
    var random = RandomPolicy(seed: seed)
    var diagram = DecisionDiagram()
    let boxes = [random.box(), random.box(), random.box()]
    let one = diagram.function(of: PolicyCondition(boxes))
    #expect(diagram.function(of: PolicyCondition(boxes.reversed())) == one)
    let nodes = diagram.nodeCount
    #expect(diagram.function(of: PolicyCondition(boxes)) == one && diagram.nodeCount == nodes)
    #expect(diagram.figures(one).map(\.count).reduce(0, +) == PolicyBox().count)
    let function = diagram.function(of: boxes[0])
    let box = diagram.figure(function)
    #expect(box?.count == boxes[0].count)
    for figure in diagram.figures(one) { #expect(diagram.value(one, for: figure.example) == figure.value) }
    #expect(diagram.holds(one, in: boxes[1]))
    #expect(diagram.holds(function, in: PolicyBox()) == (boxes[0] == PolicyBox()))
  }

  @Test(arguments: 0..<20)
  func `an example has as few unusual values as its box asks for`(seed: UInt64) {
    var random = RandomPolicy(seed: seed)
    var diagram = DecisionDiagram()
    let box = random.box()
    let needed = PolicyDimension.allCases.filter { !box.allows(0, of: $0) }
    let function = diagram.function(of: box)
    #expect(diagram.figure(function)?.example.unusualDimensions == needed)
  }

  @Test(arguments: PolicyDimension.allCases)
  func `a dimension that is fixed is not looked at any more`(dimension: PolicyDimension) {
    var random = RandomPolicy(seed: 7)
    var diagram = DecisionDiagram()
    let function = diagram.function(of: PolicyCondition([random.box(), random.box()]))
    for place in 0..<dimension.count {
      let fixed = diagram.fixing(function, dimension, to: place)
      for _ in 0..<40 {
        var input = random.input()
        let value = diagram.value(fixed, for: input)
        input[dimension] = place
        #expect(diagram.value(function, for: input) == value)
      }
    }
  }
}
