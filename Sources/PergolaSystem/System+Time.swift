import Foundation

/// An action that a system performs at a time.
package struct SystemTimer: Sendable {
  /// The time of a played system, in seconds since it was made.
  let time: TimeInterval
  let number: Int
  let action: @MainActor @Sendable () -> Void
}

/// The identity of a scheduled action, to cancel it.
package struct SystemTimerID: Hashable, Sendable {
  let number: Int
}

extension System {
  /// Schedules an action after a delay in seconds. In a test the driver's clock decides, in a live system the device's.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> SystemTimerID {
    let identity = state.withLock { state in
      state.lastTimer += 1
      let timer = SystemTimer(time: state.elapsed + max(0, delay), number: state.lastTimer, action: action)
      // Timers at the same time are performed in the order in which they were scheduled.
      let place = state.timers.firstIndex { $0.time > timer.time } ?? state.timers.endIndex
      state.timers.insert(timer, at: place)
      return SystemTimerID(number: timer.number)
    }
    if isLive {
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + max(0, delay)) { [weak self] in
        MainActor.assumeIsolated { self?.fire(identity) }
      }
    }
    return identity
  }

  /// Cancels an action, unless it has been performed.
  package func cancel(_ identity: SystemTimerID) {
    state.withLock { state in state.timers.removeAll { $0.number == identity.number } }
  }

  /// Advances the clock of a test's system, together with the clocks of its scenes, and performs what becomes due on
  /// the way, each at its time.
  ///
  /// - Precondition: The system is a test's.
  @MainActor public func advance(by seconds: TimeInterval) {
    precondition(!isLive, "The clock of an app that runs can't be advanced.")
    precondition(seconds >= 0, "Time doesn't go back.")
    pass(seconds, movesScenes: true)
  }

  /// Takes the time over that passed on the clock of a scene.
  @MainActor package func timeDidPass(_ seconds: TimeInterval) {
    guard seconds > 0, !isLive, !state.withLock({ $0.isAdvancing }) else { return }
    pass(seconds, movesScenes: false)
  }

  /// Passes time in steps, from one timer to the next.
  ///
  /// - Parameter movesScenes: True to pass it on the clocks of the scenes, too: a step ends at each of their actions, so
  ///   that an action finds the system at its own time.
  @MainActor private func pass(_ seconds: TimeInterval, movesScenes: Bool) {
    let end = state.withLock { $0.elapsed } + seconds
    while true {
      if movesScenes, passToSceneAction(before: end) { continue }
      let (next, step) = state.withLock { state in
        let next = state.timers.first { $0.time <= end }
        // A scene's clock that moves inside of an action may have passed the time already.
        let time = max(next?.time ?? end, state.elapsed)
        defer { state.elapsed = time }
        if let next { state.timers.removeAll { $0.number == next.number } }
        return (next, time - state.elapsed)
      }
      if step > 0, movesScenes { moveScenes(by: step) }
      guard let next else { return }
      next.action()
    }
  }

  /// Passes time up to the next action of a scene, and lets the scene perform it. Returns false without passing any if a
  /// timer or the end isn't later.
  @MainActor private func passToSceneAction(before end: TimeInterval) -> Bool {
    guard let delay = scenes.compactMap(\.timeToNextAction).min() else { return false }
    let isNext = state.withLock { state in
      let limit = min(state.timers.first?.time ?? end, end)
      guard state.elapsed + delay < limit else { return false }
      state.elapsed += delay
      return true
    }
    if isNext { moveScenes(by: delay) }
    return isNext
  }

  @MainActor private func moveScenes(by seconds: TimeInterval) {
    state.withLock { $0.isAdvancing = true }
    for scene in scenes { scene.passTime(seconds) }
    state.withLock { $0.isAdvancing = false }
  }

  @MainActor private func fire(_ identity: SystemTimerID) {
    let timer = state.withLock { state in
      state.timers.firstIndex { $0.number == identity.number }.map { state.timers.remove(at: $0) }
    }
    timer?.action()
  }
}
