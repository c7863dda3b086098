import Testing

@testable import ShieldModel

@Suite struct PolicyDomainTests {
  @Test func `words name dimensions and values without ambiguity`() {
    #expect(Set(PolicyDimension.allCases.map(\.word)).count == PolicyDimension.allCases.count)
    for dimension in PolicyDimension.allCases {
      #expect(Set(dimension.values.map(\.word)).count == dimension.count)
      #expect(dimension.values.allSatisfy { $0.summary.hasSuffix(".") })
      #expect(PolicyDimension(word: dimension.word) == dimension)
    }
    #expect(PolicyDimension(word: "weather") == nil)
  }

  @Test(arguments: PolicyDimension.allCases)
  func `every value of a dimension can be set and read, and no other`(dimension: PolicyDimension) {
    var input = PolicyInput()
    for place in 0..<dimension.count {
      input[dimension] = place
      #expect(input[dimension] == place)
      #expect(input.unusualDimensions == (place == 0 ? [] : [dimension]))
      #expect(PolicyBox(input).places(of: dimension) == [place])
    }
    let before = input
    for place in [dimension.count, -1, 300] {
      input[dimension] = place
      #expect(input == before)
    }
  }

  @Test func `an input tells what is unusual about it`() {
    #expect(PolicyInput().text == "everything usual")
    #expect(PolicyInput(sensitivity: .secret, phase: .inactive).text == "sensitivity secret, phase inactive")
  }

  @Test func `boxes count what they hold and say it in words`() {
    #expect(PolicyBox().count == 839_808)
    #expect(PolicyDomain.count == PolicyBox().count)
    #expect(PolicyBox().text == "always")
    #expect(PolicyBox(PolicyInput()).count == 1)
    let box = PolicyBox.when(ScenePhase.inactive, .background).and(Sensitivity.secret)
    #expect(box.text == "sensitivity secret, phase not active")
    #expect(box.count == 839_808 / 9 * 2)
    #expect(PolicyBox.when(CaptureSource.recording, .mirroring).text == "capture recording or mirroring")
    #expect(PolicyBox.when([Sensitivity]()).isEmpty)
    #expect(PolicyBox.when([Sensitivity]()).text == "never")
  }

  @Test func `a condition holds where one of its boxes does`() {
    let condition = PolicyCondition.when(Sensitivity.secret).and(ScenePhase.background)
      .or(.when(CaptureSource.unnamed))
    #expect(condition.holds(for: PolicyInput(sensitivity: .secret, phase: .background)))
    #expect(condition.holds(for: PolicyInput(capture: .unnamed)))
    #expect(!condition.holds(for: PolicyInput(sensitivity: .secret)))
    #expect(!PolicyCondition.never.holds(for: PolicyInput()) && PolicyCondition.always.holds(for: PolicyInput()))
    #expect(condition.and([Sensitivity]()) == .never)
  }

  @Test(arguments: Policy.presets)
  func `promises of a preset hold for inputs that are said not to occur, too`(policy: Policy) throws {
    let engine = PolicyEngine(policy)
    var state: UInt64 = 7
    var broken = Set<String>()
    var count = 0
    while count < 6000 {
      var input = PolicyInput()
      for dimension in PolicyDimension.allCases {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        input[dimension] = Int(state >> 33) % dimension.count
      }
      if PolicyDomain.isPossible(input) { continue }
      count += 1
      let outcome = engine.decide(input).outcome
      for promise in policy.promises where promise.condition.holds(for: input) {
        let isKept =
          switch promise.requirement {
          case .anyOf(let bounds): bounds.contains { $0.holds(for: outcome) }
          case .allOf(let bounds): bounds.allSatisfy { $0.holds(for: outcome) }
          case .sameWhatever(let dimension):
            (0..<dimension.count).allSatisfy { place in
              var other = input
              other[dimension] = place
              return engine.decide(other).outcome == outcome
            }
          }
        if !isKept { broken.insert(promise.id) }
      }
    }
    #expect(broken.sorted() == [])
  }

  @Test func `only what rules of the model exclude is impossible`() {
    for exclusion in PolicyDomain.impossible {
      #expect(RuleBook.rule(exclusion.rule)?.grade == exclusion.grade)
      #expect(exclusion.grade != .contested && !exclusion.condition.boxes.isEmpty)
    }
    #expect(PolicyDomain.isPossible(PolicyInput()))
    #expect(!PolicyDomain.isPossible(PolicyInput(phase: .background, screenshot: .justTaken)))
    #expect(!PolicyDomain.isPossible(PolicyInput(interruption: .system)))
    #expect(PolicyDomain.isPossible(PolicyInput(phase: .inactive, interruption: .system)))
    #expect(!PolicyDomain.isPossible(PolicyInput(externalDisplay: .mirrored)))
  }
}
