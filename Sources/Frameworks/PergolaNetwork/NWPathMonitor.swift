import Foundation
import PergolaSystem
import Synchronization

/// An observer of the way on which the device reaches other hosts.
///
/// ```swift
/// let monitor = NWPathMonitor()
/// monitor.pathUpdateHandler = { path in isOnline = path.status == .satisfied }
/// monitor.start(queue: .main)
/// ```
///
/// A test plays changes with `driver.system.network`. A monitor is also a sequence of paths, which needs no start.
public final class NWPathMonitor: Sendable {
  private enum Stage { case idle, started, canceled }

  private struct State {
    var stage = Stage.idle
    var queue: DispatchQueue?
    var handler: (@Sendable (NWPath) -> Void)?
    var observation: NetworkObservation?
    /// The last path for the handler; nil before the first one.
    var last: NWPath?
    /// The path that the present handler was called with last; nil before its first call.
    var delivered: NWPath?
    /// The iterators that wait for changes, by number.
    var readers: [Int: AsyncStream<Void>.Continuation] = [:]
    var nextReader = 0
  }

  private let state = Mutex(State())
  private let system = System.current
  private let isAcceptable: @Sendable (NWInterface.InterfaceType) -> Bool

  /// Makes a monitor of the way that packets take.
  public init() { isAcceptable = { _ in true } }

  /// Makes a monitor for which only one kind of interface satisfies.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { isAcceptable = { $0 == requiredInterfaceType } }

  /// Makes a monitor for which some kinds of interfaces don't satisfy.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    isAcceptable = { !prohibitedInterfaceTypes.contains($0) }
  }

  private var networkPath: NWPath { NWPath(system.network.path, accepting: isAcceptable) }

  /// The present path. It is unsatisfied before the start, and the last one after the end.
  public var currentPath: NWPath {
    let (stage, last) = state.withLock { ($0.stage, $0.last) }
    return switch stage {
    case .idle: NWPath(nil)
    case .started: networkPath
    case .canceled: last ?? NWPath(nil)
    }
  }

  /// The queue on which the handler is called; nil before the start.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Called on the queue with the path: soon after the start, and whenever it has changed. A handler that is set later gets
  /// the present path, too.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set {
      state.withLock { state in
        (state.handler, state.delivered) = (newValue, nil)
        if state.stage == .started, newValue != nil { send(networkPath, in: &state) }
      }
    }
  }

  /// Begins to observe. Without effect after the first start, and after the end.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock { state in
      guard state.stage == .idle else { return false }
      state.stage = .started
      state.queue = queue
      return true
    }
    guard isFirst else { return }
    let observation = system.network.observe { [weak self] _ in self?.update() }
    state.withLock { state in
      guard state.stage == .started else { return }
      state.observation = observation
    }
    update()
  }

  /// Ends the observation, for ever: the handler is not called any more.
  public func cancel() {
    let (observation, readers) = state.withLock { state in
      state.stage = .canceled
      defer { (state.observation, state.readers) = (nil, [:]) }
      return (state.observation, state.readers)
    }
    observation?.cancel()
    for reader in readers.values { reader.finish() }
  }

  /// Adds an iterator, which the end of the monitor ends.
  fileprivate func add(_ reader: AsyncStream<Void>.Continuation) {
    let number = state.withLock { state -> Int? in
      guard state.stage != .canceled else { return nil }
      state.nextReader += 1
      state.readers[state.nextReader] = reader
      return state.nextReader
    }
    guard let number else { return reader.finish() }
    reader.onTermination = { [weak self] _ in
      // Released outside of the lock, which the end of a stream may want.
      let reader = self?.state.withLock { $0.readers.removeValue(forKey: number) }
      _ = reader
    }
  }

  /// Calls the handler with the present path, if it is another one.
  private func update() {
    state.withLock { state in
      guard state.stage == .started else { return }
      let path = networkPath
      if path != state.last { send(path, in: &state) }
    }
  }

  /// Sends a path to the handler. The lock is held, so that paths arrive in order.
  private func send(_ path: NWPath, in state: inout State) {
    state.last = path
    state.queue?.async { [weak self] in
      guard let self else { return }
      // Looked up now, because the monitor may have been canceled, or the handler may have got the path.
      let handler = self.state.withLock { state in
        guard state.stage == .started, state.handler != nil, state.delivered != path else {
          return nil as (@Sendable (NWPath) -> Void)?
        }
        state.delivered = path
        return state.handler
      }
      handler?(path)
    }
  }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// The paths of a monitor: the present one, then each other one. It ends when its task is canceled, or the monitor.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let monitor: NWPathMonitor
    fileprivate let observation: NetworkObservation
    fileprivate var changes: AsyncStream<Void>.Iterator
    private var last: NWPath?

    fileprivate init(monitor: NWPathMonitor) {
      self.monitor = monitor
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      observation = monitor.system.network.observe { _ in continuation.yield() }
      continuation.yield()
      monitor.add(continuation)
      changes = stream.makeAsyncIterator()
    }

    /// The next path; nil at the end.
    public mutating func next() async -> NWPath? {
      while await changes.next() != nil {
        guard monitor.state.withLock({ $0.stage != .canceled }) else { return nil }
        let path = monitor.networkPath
        if path != last {
          last = path
          return path
        }
      }
      return nil
    }
  }

  /// The paths, from the present one on.
  public func makeAsyncIterator() -> Iterator { Iterator(monitor: self) }
}
