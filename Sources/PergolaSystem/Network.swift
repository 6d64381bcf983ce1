import Foundation
import Synchronization

/// The network of a device.
///
/// A fresh system is online by Wi-Fi. A test plays changes; a live system has the network of its host.
///
/// ```swift
/// driver.system.network.isReachable = false
/// driver.system.network.interface = .cellular
/// ```
public final class Network: SystemService {
  private struct State {
    /// The path that a test plays; nil if it is that of the host.
    var played: Played?
    /// The path of the last notification, or that at the beginning.
    var last: NetworkPath
    var observers: [Int: @Sendable (NetworkPath) -> Void] = [:]
    var nextNumber = 0
    var watch: HostNetworkWatch?
  }

  /// The values that a test has set.
  private struct Played {
    var isReachable = true
    var interface = NetworkPath.Interface.wifi
    /// A choice of the test; nil if it follows from the interface.
    var isExpensive: Bool?
    var isConstrained = false

    var path: NetworkPath {
      NetworkPath(
        isReachable: isReachable, interface: interface, isExpensive: isExpensive, isConstrained: isConstrained)
    }
  }

  private let state: Mutex<State>
  private let queue: DispatchQueue
  private let host: HostNetwork
  private let watch: MakeWatch

  /// Makes a watch that calls a function on a queue after each change of the host's network.
  typealias MakeWatch = @Sendable (DispatchQueue, @escaping @Sendable () -> Void) -> HostNetworkWatch

  public convenience init(system: System) {
    self.init(queue: system.queue, host: system.isLive ? HostNetwork() : nil)
  }

  /// Makes a network.
  ///
  /// - Parameters:
  ///   - queue: The queue on which observers are called.
  ///   - host: The host whose network it is; nil for one that is played.
  ///   - watch: Makes the watch on the host's network.
  init(
    queue: DispatchQueue, host: HostNetwork?,
    watch: @escaping MakeWatch = { HostNetworkWatch(queue: $0, change: $1) }
  ) {
    self.queue = queue
    self.watch = watch
    self.host = host ?? HostNetwork()
    let played = host == nil ? Played() : nil
    state = Mutex(State(played: played, last: played?.path ?? self.host.path))
  }

  /// The present path.
  public var path: NetworkPath { state.withLock { $0.played?.path } ?? host.path }

  /// True if other hosts can be reached.
  public var isReachable: Bool {
    get { path.isReachable }
    set { play { $0.isReachable = newValue } }
  }

  /// The interface that packets take.
  public var interface: NetworkPath.Interface {
    get { path.interface }
    set { play { $0.interface = newValue } }
  }

  /// True if the user pays for what is sent. It is so on a cellular network, unless a test has set it.
  public var isExpensive: Bool {
    get { path.isExpensive }
    set { play { $0.isExpensive = newValue } }
  }

  /// True if the user wants apps to send little, in Low Data Mode.
  public var isConstrained: Bool {
    get { path.isConstrained }
    set { play { $0.isConstrained = newValue } }
  }

  /// Calls a function on the system's queue with the path, whenever it has changed.
  ///
  /// - Returns: The observation, which ends when it is canceled or goes away.
  package func observe(_ change: @escaping @Sendable (NetworkPath) -> Void) -> NetworkObservation {
    let (number, path) = state.withLock { state in
      if state.played == nil, state.watch == nil {
        // The watch comes first: what changes while the path is read is told later.
        state.watch = watch(queue) { [weak self] in self?.readHost() }
        state.last = host.path
      }
      state.nextNumber += 1
      state.observers[state.nextNumber] = change
      return (state.nextNumber, state.last)
    }
    return NetworkObservation(of: path) { [weak self] in self?.endObservation(number) }
  }

  /// Tells the observers if the host's path has changed.
  func readHost() {
    state.withLock { state in
      if state.played == nil { tell(host.path, in: &state) }
    }
  }

  /// Plays a change. From the first one on, the network of a live system is played too.
  private func play(_ change: (inout Played) -> Void) {
    state.withLock { state in
      var played = state.played ?? Played()
      change(&played)
      state.played = played
      state.watch = nil
      tell(played.path, in: &state)
    }
  }

  /// Tells the observers of a path, if it is another one. The lock is held, so that they see changes in order.
  private func tell(_ path: NetworkPath, in state: inout State) {
    guard path != state.last else { return }
    state.last = path
    let numbers = state.observers.keys.sorted()
    queue.async { [weak self] in
      for number in numbers {
        // Looked up now, because the observation may have ended.
        self?.state.withLock { $0.observers[number] }?(path)
      }
    }
  }

  private func endObservation(_ number: Int) {
    state.withLock { state in
      state.observers[number] = nil
      if state.observers.isEmpty { state.watch = nil }
    }
  }
}

extension System {
  /// The network of the device.
  public var network: Network { service() }
}
