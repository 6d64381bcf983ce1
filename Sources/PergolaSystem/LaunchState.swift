import PergolaDiagnostics

/// The state of an application's launch.
struct LaunchState: Sendable {
  /// The number of launches with the system.
  var number = 0
  /// True from the end of the delegate's launch methods on.
  var isFinished = false
  var reason: LaunchReason?
}

/// The reason for which the user starts an application: what they chose while it didn't run.
package struct LaunchReason: Sendable {
  /// The object that the application finds in the options of its scene. Only the main actor reads it.
  package nonisolated(unsafe) let object: AnyObject
  /// The values that an application without scenes finds in its launch options, by key. Only the main actor reads it.
  package nonisolated(unsafe) let options: [String: Any]
  /// Called when the launch methods have returned. Returns true if the object can be delivered.
  package let didFinishLaunching: @MainActor @Sendable () -> Bool
  /// Delivers the object, after the scene was connected.
  package let deliver: @MainActor @Sendable () -> Void

  /// Makes a reason.
  package init(
    object: AnyObject, options: [String: Any],
    didFinishLaunching: @escaping @MainActor @Sendable () -> Bool = { true },
    deliver: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.object = object
    self.options = options
    self.didFinishLaunching = didFinishLaunching
    self.deliver = deliver
  }
}

extension System {
  /// The number of the current launch of the application, from 1 on; 0 before the first one.
  package var launchNumber: Int { state.withLock { $0.launch.number } }

  /// True if the launch methods of the application's delegate have returned.
  package var hasFinishedLaunching: Bool { state.withLock { $0.launch.isFinished } }

  /// Begins a launch. Returns its reason; nil if the user just started the application.
  package func beginLaunch() -> LaunchReason? {
    state.withLock { state in
      state.launch.number += 1
      state.launch.isFinished = false
      defer { state.launch.reason = nil }
      return state.launch.reason
    }
  }

  /// Notes that the launch methods have returned.
  package func finishLaunch() { state.withLock { $0.launch.isFinished = true } }

  /// Sets the reason of the next launch. An earlier one is lost, which is logged: the user starts an application once.
  package func launchNext(for reason: LaunchReason) {
    let hasReason = state.withLock { state in
      defer { state.launch.reason = reason }
      return state.launch.reason != nil
    }
    if hasReason {
      Log.warning("The reason of the next launch takes the place of another one, for which the app was not launched.")
    }
  }
}
