extension Scenario {
  /// The place of the step that runs in a turn; −1 for the turn in which the app comes up.
  ///
  /// A turn after the last step counts as the last step's. Complexity: linear in the number of steps.
  ///
  /// - Parameter turn: The turn, counted from 0.
  public func place(ofTurn turn: Int32) -> Int32 {
    var place: Int32 = -1
    var next: Int64 = 1
    for step in steps {
      let count: Int64
      switch step.action {
      case .expect: count = 0
      case .turn(let turns): count = max(0, Int64(turns))
      default: count = 1
      }
      if count == 0 { continue }
      if Int64(turn) < next { return place }
      place = step.place
      next += count
    }
    return place
  }
}
