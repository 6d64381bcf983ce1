import Foundation
import PergolaCoreFoundation
import PergolaSystem
import Synchronization

/// A host whose reachability can be asked for and observed.
///
/// A test plays the network with `driver.system.network`; a live host reads its own.
public final class SCNetworkReachability: CustomStringConvertible, Sendable {
  /// A run loop with a mode. All of them are called.
  struct Place: @unchecked Sendable, Equatable {
    // Unchecked, because a run loop takes timers from any thread.
    let loop: RunLoop
    let mode: RunLoop.Mode

    /// Performs a function on the run loop. For the main one it is the main queue, which that serves, and tests do too.
    func perform(_ body: @escaping @Sendable () -> Void) {
      if loop === RunLoop.main { return DispatchQueue.main.async(execute: body) }
      // A timer wakes the run loop; a block for it would wait for the next event.
      loop.add(Timer(timeInterval: 0, repeats: false) { _ in body() }, forMode: mode)
    }

    static func == (a: Place, b: Place) -> Bool { a.loop === b.loop && a.mode == b.mode }
  }

  private struct State {
    var callback: ReachabilityCallback?
    var queue: DispatchQueue?
    var places: [Place] = []
    /// The flags that were told last, or those at the beginning; nil until they are known.
    var last: SCNetworkReachabilityFlags?
    var observation: NetworkObservation?

    var isScheduled: Bool { queue != nil || !places.isEmpty }
  }

  let target: ReachabilityTarget
  private let system: System
  private let state = Mutex(State())
  /// The queue on which the flags are found, because names are looked up meanwhile.
  private let lookup = DispatchQueue(label: "pergola.reachability")

  init(_ target: ReachabilityTarget) {
    self.target = target
    system = .current
  }

  /// The host, and the callback's value.
  public var description: String {
    let callback = state.withLock { $0.callback?.description }
    return "<SCNetworkReachability \(target)\(callback.map { ", \($0)" } ?? "")>"
  }

  /// The present flags. In a live host, a name is looked up.
  var flags: SCNetworkReachabilityFlags { flags(on: system.network.path) }

  /// Sets the function that is called when the flags have changed.
  func setCallback(_ callback: ReachabilityCallback?) {
    // The old one goes after the lock has been left, because its end runs code of the app.
    let old = state.withLock { state in
      defer { state.callback = callback }
      return state.callback
    }
    withExtendedLifetime(old) {}
  }

  /// Sets the queue of the callbacks. Returns false if there is one already, or if there is none to remove.
  func setQueue(_ queue: DispatchQueue?) -> Bool {
    change { state in
      guard queue == nil ? state.queue != nil : !state.isScheduled else { return false }
      state.queue = queue
      return true
    }
  }

  /// Adds a run loop for the callbacks. Returns false if there is a queue for them.
  func add(_ place: Place) -> Bool {
    change { state in
      guard state.queue == nil else { return false }
      if !state.places.contains(place) { state.places.append(place) }
      return true
    }
  }

  /// Removes a run loop for the callbacks. Returns false if there is no such.
  func remove(_ place: Place) -> Bool {
    change { state in
      guard let index = state.places.firstIndex(of: place) else { return false }
      state.places.remove(at: index)
      return true
    }
  }

  private func change(_ body: (inout State) -> Bool) -> Bool {
    let (result, begins) = state.withLock { state in
      let wasScheduled = state.isScheduled
      let result = body(&state)
      if !state.isScheduled { (state.observation, state.last) = (nil, nil) }
      return (result, state.isScheduled && !wasScheduled)
    }
    if begins { observe() }
    return result
  }

  /// Begins to observe the network. The observation keeps the target until it is scheduled nowhere.
  private func observe() {
    let observation = system.network.observe { [self] path in lookup.async { self.tell(self.flags(on: path)) } }
    // The flags of this moment are no change. If a later path has been told already, that counts.
    lookup.async { [self] in
      let flags = flags(on: observation.path)
      state.withLock { $0.last = $0.last ?? flags }
    }
    state.withLock { if $0.isScheduled { $0.observation = observation } }
  }

  /// Calls back if the flags have changed, wherever the target is scheduled.
  private func tell(_ flags: SCNetworkReachabilityFlags) {
    let (queue, places) = state.withLock { state in
      guard state.last != flags else { return (DispatchQueue?.none, [Place]()) }
      state.last = flags
      return (state.queue, state.places)
    }
    queue?.async { [self] in
      // A callback for a queue that was removed meanwhile doesn't come.
      let callback = state.withLock { $0.queue === queue ? $0.callback : nil }
      callback?.call(self, flags)
    }
    for place in places {
      place.perform { [self] in
        let callback = state.withLock { $0.places.contains(place) ? $0.callback : nil }
        callback?.call(self, flags)
      }
    }
  }

  private func flags(on path: NetworkPath) -> SCNetworkReachabilityFlags {
    target.flags(on: path) { [system] name in !system.isLive || Self.hasAddress(name) }
  }

  /// Returns true if the host's resolver knows a name.
  private static func hasAddress(_ name: String) -> Bool {
    var found: UnsafeMutablePointer<addrinfo>?
    defer { if let found { freeaddrinfo(found) } }
    return getaddrinfo(name, nil, nil, &found) == 0
  }
}
