extension Explorer {
  /// Works out the successors of a job's states and makes candidates of those that are new.
  ///
  /// This and what it calls is compiled anew for each state space, since it runs for every transition.
  @inlinable
  static func expand(_ space: Space, _ job: inout ExpansionJob, _ shouldStop: () -> Bool) {
    var states = StateList<Space.State>()
    if job.isInitial {
      for state in space.initialStates { states.append(state) }
      take(&states, of: space, &job)
      job.closeRow()
    } else {
      var replay = ReplayStack<Space>(StateLookup(job))
      for index in job.from..<job.to {
        if (index &- job.from) & 15 == 0, shouldStop() { break }
        guard let state = restore(index, of: space, job.store, &replay) else { break }
        if !job.usesPartialOrder || !expandAmple(state, at: index, of: space, to: &states, &job) {
          space.successors(of: state, into: &states)
          take(&states, of: space, &job)
        }
        job.closeRow()
        if job.batch.count >= ExpansionJob.batchLimit { settle(space, &states, &job) }
      }
    }
    settle(space, &states, &job)
  }

  /// Puts the states of a list that are not in the batch yet into it; those outside of the boundary leave the list.
  @inlinable
  @inline(__always)
  static func take(_ states: inout StateList<Space.State>, of space: Space, _ job: inout ExpansionJob) {
    let first = job.batch.count
    job.transitions = UInt32(truncatingIfNeeded: states.count &- first)
    var kept = first
    for place in first..<states.count {
      if !space.isInside(states.base[place]) {
        job.outside &+= 1
        continue
      }
      if job.usesSymmetry {
        states.base[kept] = space.canonical(states.base[place])
      } else if kept != place {
        states.base[kept] = states.base[place]
      }
      kept &+= 1
    }
    states.truncate(to: kept)
    if job.batch.hasOwnPrints {
      for place in first..<kept { job.batch.close(fingerprint: space.fingerprint(of: states.base[place])) }
    } else {
      for place in first..<kept {
        space.encode(states.base[place], into: &job.batch.bytes)
        job.batch.close()
      }
    }
  }

  /// Adds only the successors by a state's ample actions, if there are such and they may stand for all.
  ///
  /// They may if one of them leads to a state that is expanded later than this one: in a finite search the chain of
  /// such states ends in one that is expanded in full, so that nothing is postponed for ever.
  @inlinable
  static func expandAmple(
    _ state: Space.State, at index: Int, of space: Space, to states: inout StateList<Space.State>,
    _ job: inout ExpansionJob
  ) -> Bool {
    var actions: [Space.Action] = []
    space.actions(in: state, into: &actions)
    guard let ample = space.ampleActions(of: actions, in: state), !ample.isEmpty else { return false }
    let first = job.batch.count
    for action in ample {
      if let following = space.next(state, after: action) { states.append(following) }
    }
    take(&states, of: space, &job)
    if job.outside == 0, job.isAnyOpen(from: first, after: index) { return true }
    job.batch.truncate(to: first)
    states.truncate(to: first)
    job.transitions = 0
    job.outside = 0
    return false
  }

  /// Looks up the batch and makes candidates of the states that are not there yet.
  @inlinable
  static func settle(
    _ space: Space, _ states: inout StateList<Space.State>, _ job: inout ExpansionJob
  ) {
    job.sift()
    for survivor in 0..<job.batch.survivors.count {
      let entry = Int(job.batch.survivors.base[survivor])
      let marks = job.hasProperties ? space.marks(in: states.base[entry]) : PropertyMarks()
      if job.batch.hasOwnPrints {
        space.encode(states.base[entry], into: &job.candidates.bytes)
        job.candidates.close(fingerprint: job.batch.fingerprints.base[entry], marks: marks)
      } else {
        job.keep(entry, marks)
      }
    }
    job.settle()
    states.truncate(to: 0)
  }

  /// A state by its index, read from its bytes or made again.
  @inlinable
  @inline(__always)
  static func restore(
    _ index: Int, of space: Space, _ store: StateStore, _ replay: inout ReplayStack<Space>
  ) -> Space.State? {
    if var reader = store.reader(at: index), let state = space.decode(&reader) { return state }
    return replay.state(at: index, of: space, store)
  }
}
