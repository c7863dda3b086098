extension ExpectationCheck {
  /// Expectations about the state of the device at their moment.
  func state(_ subject: Expectation.Subject, _ moment: Moment) -> Answer {
    let device = moment.device
    switch subject {
    case .hit(let selector, let point): return hit(selector, at: point, moment)
    case .status(let word, let shield): return status(word, shield: shield, moment)
    case .value(let values): return value(values, device)
    case .count(let counts): return count(counts, device)
    case .autoFillBar(let isShown):
      return .decide(
        device.isAutoFillBarShown == isShown,
        device.isAutoFillBarShown ? "the AutoFill bar is shown" : "the AutoFill bar is not shown",
        grade: input.grade(of: [.field(.autoFillSeesViewTreeOnly)]))
    case .keyboard(let word): return keyboard(word, device)
    case .cycle(let word): return cycle(word, device)
    case .phase(let phase, let scene):
      let found = scene.map { name in device.scenes.first { $0.name == name } } ?? device.scenes.first
      guard let found else { return .unmet("there is no such scene") }
      return .decide(found.phase == phase, "scene \(found.name) is \(found.phase.word)")
    case .isCaptured(let isCaptured):
      return .decide(
        device.isCaptured == isCaptured, device.isCaptured ? "the screen is captured" : "the screen is not captured")
    case .notified(let word, let count): return notified(word, count: count, moment)
    default: return .unmet("this expectation cannot be checked here")
    }
  }

  private func hit(_ selector: Selector?, at point: Point?, _ moment: Moment) -> Answer {
    let device: DeviceState
    let test: HitTest
    if let point {
      device = moment.device
      test = device.hitTest(point)
    } else {
      guard let tap = input.log.taps.last(where: { $0.turn < moment.turn }) else { return .unmet("there was no tap") }
      device = tap.device
      test = tap.hit
    }
    let grade = input.grade(of: [.field(.canvasInteractionEnabled), .field(.canvasAnswersHits)])
    var message = test.view.map { "the touch goes to " + device.hierarchy[$0].label } ?? "nobody gets the touch"
    if let refusal = test.refusals.first {
      message += "; " + device.hierarchy[refusal.view].label + " refuses, because " + refusal.reason.phrase
    }
    guard let selector else {
      // The window itself contains every point; nobody gets a touch that no view on its way acts on.
      return .decide(!test.path.contains { device.hierarchy[$0].handlesTouches }, message, grade: grade)
    }
    let wanted = input.simulation.views(matching: selector)
    if wanted.isEmpty { return .unmet(selector.text + " matches nothing" + suggestion(for: selector, moment)) }
    return .decide(test.view.map { wanted.contains($0) } ?? false, message, grade: grade)
  }

  private func status(_ word: Expectation.StatusWord, shield: String?, _ moment: Moment) -> Answer {
    let report = shield.map { name in moment.statuses.first { $0.name == name } } ?? moment.statuses.first
    guard let report else { return .unmet("there is no such shield") }
    let reason = report.status.reason.isEmpty ? "" : ": " + report.status.reason
    let uses: [FactUse]
    switch report.status {
    case .disabled, .pending: uses = []
    case .unsupported: uses = [.capture(.hardwareScreenshot)]
    case .applied, .failed: uses = [.field(.maskWhenSecure)]
    }
    return .decide(
      report.status.word == "\(word)", "shield \(report.name) is \(report.status.word)\(reason)",
      grade: input.grade(of: uses))
  }

  private func count(_ counts: [Expectation.NodeCount], _ device: DeviceState) -> Answer {
    var messages: [String] = []
    var holds = true
    for count in counts {
      let seen: Int
      switch count.kind {
      case .nodes: seen = device.hierarchy.views.count + device.hierarchy.layers.count
      case .views: seen = device.hierarchy.views.count
      case .layers: seen = device.hierarchy.layers.count
      }
      holds = holds && seen == Int(count.number)
      messages.append("\(seen) \(count.kind)")
    }
    return .decide(holds, "there are " + messages.joined(separator: ", "))
  }

  private func keyboard(_ word: Expectation.KeyboardWord, _ device: DeviceState) -> Answer {
    var seen = Expectation.KeyboardWord.hidden
    if let keyboard = device.keyboardWindow {
      let layer = device.hierarchy[device.hierarchy.layer(of: keyboard)]
      if !layer.isHidden { seen = layer.captureMask.isEmpty ? .shown : .masked }
    }
    return .decide(seen == word, "the keyboard is \(seen)", grade: input.grade(of: [.field(.keyboardCarriesMask)]))
  }

  private func cycle(_ word: Expectation.CycleWord, _ device: DeviceState) -> Answer {
    let cycle = device.unionCycle()
    let message = cycle.map { "cycle: " + $0.labels.joined(separator: " > ") } ?? "there is no cycle"
    switch word {
    case .none: return .decide(cycle == nil, message)
    case .any: return .decide(cycle != nil, message, grade: .reported)
    case .names(let names):
      let seen = Set(cycle?.views.map { device.hierarchy[$0].name } ?? [])
      return .decide(cycle != nil && Set(names).isSubset(of: seen), message, grade: .reported)
    }
  }

  private func notified(_ word: Expectation.NotificationWord, count: Int32?, _ moment: Moment) -> Answer {
    let seen = moment.events.filter { entry in
      switch entry.event {
      case .userDidTakeScreenshot: return word == .userDidTakeScreenshot
      case .capturedDidChange: return word == .capturedDidChange
      default: return false
      }
    }.count
    return .decide(count.map { Int($0) == seen } ?? (seen > 0), "the app was told \(seen) times")
  }

  private func value(_ values: [Expectation.PropertyValue], _ device: DeviceState) -> Answer {
    var messages: [String] = []
    var holds = true
    var uses: [FactUse] = []
    for value in values {
      switch value.change {
      case .layer(.captureMask): uses += input.log.uses.filter { $0.isAboutMaskValue }
      case .layer(.frame), .view(.frame): uses += input.placementUses
      default: break
      }
      let layers = input.simulation.layers(matching: value.selector)
      if layers.isEmpty { return .unmet(value.selector.text + " matches nothing") }
      for layer in layers where device.hierarchy.layers.contains(layer) {
        let (isEqual, seen) = PropertyReader.compare(value.change, on: layer, in: device)
        holds = holds && isEqual
        messages.append(value.selector.text + " has " + seen)
      }
    }
    return .decide(holds, messages.joined(separator: "; "), grade: input.grade(of: uses))
  }
}
