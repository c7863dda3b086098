import ShieldModel

/// A small model of views under capture, as a measure of how fast states are searched.
///
/// A tree of nodes, each with a flag that an app sets and a flag as of the last commit, which is inherited; a pending
/// layout, foreground or background, and no capture or one of three kinds. Only the first four nodes can be parents, and
/// a parent has a lower number than its child. A recording or mirroring that starts while a flag waits for its commit
/// is marked as a leak. The same events can be written down for other checkers, and the numbers of states must agree.
struct ViewsModel: StateSpace {
  /// What can happen.
  enum Action: Equatable, Sendable {
    case toggle(Int)
    case reparent(Int, below: Int)
    case layout
    case background
    case foreground
    /// 1 is a screenshot, 2 a recording, 3 mirroring.
    case startCapture(Int)
    case stopCapture
  }

  /// Sizes for which a state fits into 64 bits and is a tree.
  static let sizes = 2...15

  /// How many nodes there are, the root included.
  let nodes: Int
  /// Whether a leak is a counterexample, or merely counted.
  let forbidsLeaks: Bool

  private let flags: UInt64
  private let appliedShift: UInt64
  private let dirty: UInt64
  private let foreground: UInt64
  private let captureShift: UInt64
  private let leak: UInt64
  private let parentShift: UInt64

  init(nodes: Int, forbidsLeaks: Bool = false) {
    self.nodes = nodes
    self.forbidsLeaks = forbidsLeaks
    let count = UInt64(nodes)
    flags = (1 << count) - 1
    appliedShift = count
    dirty = 1 << (2 * count)
    foreground = dirty << 1
    captureShift = 2 * count + 2
    leak = dirty << 4
    parentShift = 2 * count + 5
  }

  var initialStates: [UInt64] {
    var state = foreground
    for (node, parent) in [(3, 1), (4, 1), (5, 2)] where node < nodes { state = reparented(state, node, below: parent) }
    return [state]
  }

  var properties: [StateProperty] { [forbidsLeaks ? .always("no leak") : .sometimes("leak")] }

  func marks(in state: UInt64) -> PropertyMarks {
    var marks = PropertyMarks()
    let isLeak = state & leak != 0
    marks.set(0, concerned: !forbidsLeaks || state >> captureShift & 3 > 1, held: isLeak != forbidsLeaks)
    return marks
  }

  func actions(in state: UInt64, into actions: inout [Action]) {
    if state & foreground != 0 {
      for node in 1..<nodes { actions.append(.toggle(node)) }
      for node in 2..<max(2, nodes) {
        for parent in 0...min(node - 1, 3) { actions.append(.reparent(node, below: parent)) }
      }
      actions.append(.background)
    } else {
      actions.append(.foreground)
    }
    if state & dirty != 0 { actions.append(.layout) }
    if state >> captureShift & 3 == 0 {
      for kind in 1...3 { actions.append(.startCapture(kind)) }
    } else {
      actions.append(.stopCapture)
    }
  }

  func next(_ state: UInt64, after action: Action) -> UInt64? {
    let isForeground = state & foreground != 0
    let isFree = state >> captureShift & 3 == 0
    switch action {
    case .toggle(let node): return isForeground && node > 0 && node < nodes ? state ^ bit(node) | dirty : nil
    case .reparent(let node, let parent):
      guard isForeground, node >= 2, node < nodes, parent >= 0, parent <= min(node - 1, 3) else { return nil }
      return reparented(state, node, below: parent) | dirty
    case .layout: return state & dirty != 0 ? committed(state) : nil
    case .background: return isForeground ? hidden(state) : nil
    case .foreground: return isForeground ? nil : state | foreground
    case .startCapture(let kind): return isFree && kind > 0 && kind <= 3 ? captured(state, by: kind) : nil
    case .stopCapture: return isFree ? nil : state & ~(3 << captureShift)
    }
  }

  func successors(of state: UInt64, into states: inout StateList<UInt64>) {
    if state & foreground != 0 {
      for node in 1..<nodes { states.append(state ^ bit(node) | dirty) }
      for node in 2..<max(2, nodes) {
        for parent in 0...min(node - 1, 3) { states.append(reparented(state, node, below: parent) | dirty) }
      }
      states.append(hidden(state))
    } else {
      states.append(state | foreground)
    }
    if state & dirty != 0 { states.append(committed(state)) }
    if state >> captureShift & 3 == 0 {
      for kind in 1...3 { states.append(captured(state, by: kind)) }
    } else {
      states.append(state & ~(3 << captureShift))
    }
  }

  func encode(_ state: UInt64, into bytes: inout StateWriter) {
    if nodes <= 7 { bytes.append(UInt32(truncatingIfNeeded: state)) } else { bytes.append(state) }
  }

  func decode(_ bytes: inout StateReader) -> UInt64? {
    nodes <= 7 ? UInt64(bytes.word32()) : bytes.word64()
  }

  func name(of action: Action) -> String {
    switch action {
    case .toggle(let node): "toggle the flag of \(node)"
    case .reparent(let node, let parent): "move \(node) below \(parent)"
    case .layout: "layout and commit"
    case .background: "background"
    case .foreground: "foreground"
    case .startCapture(let kind): "start \(["nothing", "a screenshot", "a recording", "mirroring"][kind & 3])"
    case .stopCapture: "stop the capture"
    }
  }

  func describe(_ state: UInt64) -> [StateVariable] {
    (1..<nodes).map { StateVariable("flag \($0)", .flag(state & bit($0) != 0)) }
      + (1..<nodes).map { StateVariable("applied \($0)", .flag(state >> appliedShift & bit($0) != 0)) }
      + (2..<max(2, nodes)).map { StateVariable("parent of \($0)", .number(Int64(parent(of: $0, in: state)))) } + [
        StateVariable("dirty", .flag(state & dirty != 0)),
        StateVariable("foreground", .flag(state & foreground != 0)),
        StateVariable("capture", .number(Int64(state >> captureShift & 3))),
        StateVariable("leak", .flag(state & leak != 0)),
      ]
  }

  @inline(__always)
  private func bit(_ node: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: node) }

  @inline(__always)
  private func parent(of node: Int, in state: UInt64) -> UInt64 {
    node < 2 ? 0 : state >> (parentShift &+ 2 &* UInt64(truncatingIfNeeded: node &- 2)) & 3
  }

  @inline(__always)
  private func reparented(_ state: UInt64, _ node: Int, below parent: Int) -> UInt64 {
    let shift = parentShift &+ 2 &* UInt64(truncatingIfNeeded: node &- 2)
    return state & ~(3 << shift) | UInt64(truncatingIfNeeded: parent) << shift
  }

  /// The state after going to the background, which commits what is pending.
  private func hidden(_ state: UInt64) -> UInt64 {
    let hidden = state & ~foreground
    return state & dirty != 0 ? committed(hidden) : hidden
  }

  /// The state after the start of a capture, marked if the capture is a stream and a flag waits for its commit.
  @inline(__always)
  private func captured(_ state: UInt64, by kind: Int) -> UInt64 {
    let waiting = state & (flags & ~1) & ~(state >> appliedShift)
    let started = state & ~leak | UInt64(truncatingIfNeeded: kind) << captureShift
    return kind > 1 && waiting != 0 ? started | leak : started
  }

  /// The state after layout and commit: each flag as set or inherited.
  private func committed(_ state: UInt64) -> UInt64 {
    var applied = state & 1
    for node in 1..<nodes {
      applied |=
        (state >> UInt64(truncatingIfNeeded: node) & 1 | applied >> parent(of: node, in: state) & 1)
        << UInt64(truncatingIfNeeded: node)
    }
    return state & ~(flags << appliedShift) & ~dirty | applied << appliedShift
  }
}
