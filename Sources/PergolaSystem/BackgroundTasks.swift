import Foundation
import PergolaDiagnostics
import Synchronization

/// The tasks for which the system launches the application in the background.
///
/// A fresh system is a simulator, which launches none: a request is refused. A test says that they are available, and
/// launches and expires them, as a debugger does.
///
/// ```swift
/// driver.system.backgroundTasks.isAvailable = true
/// driver.system.backgroundTasks.launch("org.example.refresh")
/// driver.system.backgroundTasks.expire("org.example.refresh")
/// ```
public final class BackgroundTasks: SystemService {
  /// The kind of a task.
  package enum Kind: Sendable { case refresh, processing }

  /// A request to launch the application for a task.
  package struct Request: Sendable, Hashable {
    /// The identifier of the task.
    package let identifier: String
    /// The kind of the task.
    package let kind: Kind
    /// The date before which the task isn't launched; nil for any.
    package let earliestBeginDate: Date?
    /// True if the task needs the network.
    package let requiresNetwork: Bool
    /// True if the task needs external power.
    package let requiresPower: Bool

    /// Makes a request.
    package init(
      identifier: String, kind: Kind, earliestBeginDate: Date?, requiresNetwork: Bool = false,
      requiresPower: Bool = false
    ) {
      self.identifier = identifier
      self.kind = kind
      self.earliestBeginDate = earliestBeginDate
      self.requiresNetwork = requiresNetwork
      self.requiresPower = requiresPower
    }
  }

  /// The reason why a request is refused.
  package enum Refusal: Error { case unavailable, tooManyRequests, notPermitted }

  private struct State {
    var isAvailable = false
    var handlers: [String: Registration] = [:]
    var requests: [Request] = []
    var running: [BackgroundTaskRun] = []
    var results: [String: Bool] = [:]
  }

  private struct Registration {
    let launchNumber: Int
    let handler: @Sendable (BackgroundTaskRun) -> Void
  }

  /// The most requests of each kind.
  private static let limits: [Kind: Int] = [.refresh: 1, .processing: 10]

  private let state = Mutex(State())
  private let system: @Sendable () -> System?

  public init(system: System) { self.system = { [weak system] in system } }

  /// True if the device launches tasks; false, as on a simulator, in a fresh system.
  public var isAvailable: Bool {
    get { state.withLock { $0.isAvailable } }
    set { state.withLock { $0.isAvailable = newValue } }
  }

  /// The identifiers of the tasks that wait for a launch, in the order of their requests.
  public var pending: [String] { requests.map(\.identifier) }

  /// The identifiers of the tasks that run, in the order of their launches.
  public var running: [String] { state.withLock { $0.running.map(\.identifier) } }

  /// The success of the tasks that have ended, by their identifiers; of the last run of each.
  public var results: [String: Bool] { state.withLock { $0.results } }

  /// Launches a task that waits. Returns false if none waits under the identifier, or the application has registered no
  /// handler at its last launch.
  @discardableResult
  public func launch(_ identifier: String) -> Bool {
    let launchNumber = system()?.launchNumber
    let (handler, run) = state.withLock { state in
      guard let place = state.requests.firstIndex(where: { $0.identifier == identifier }),
        let registration = state.handlers[identifier], registration.launchNumber == launchNumber
      else { return (Registration?.none, BackgroundTaskRun?.none) }
      let request = state.requests.remove(at: place)
      let run = BackgroundTaskRun(identifier: identifier, kind: request.kind) { [weak self] in self?.end($0, $1) }
      state.running.append(run)
      state.results[identifier] = nil
      return (registration, run)
    }
    guard let handler, let run else { return false }
    handler.handler(run)
    return true
  }

  /// Ends the time of a task that runs: its expiration handler is called, once. A task without one ends at once,
  /// without success.
  public func expire(_ identifier: String) {
    let system = system() ?? System()
    for run in state.withLock({ $0.running }) where run.identifier == identifier { system.perform { run.expire() } }
  }

  /// The requests that wait, in their order.
  package var requests: [Request] { state.withLock { $0.requests } }

  /// Registers the function that runs a task. Returns false if there is one of the same launch.
  package func register(
    _ identifier: String, launchNumber: Int, _ handler: @escaping @Sendable (BackgroundTaskRun) -> Void
  ) -> Bool {
    state.withLock { state in
      if let known = state.handlers[identifier], known.launchNumber == launchNumber { return false }
      state.handlers[identifier] = Registration(launchNumber: launchNumber, handler: handler)
      return true
    }
  }

  /// Takes a request, in the place of one with the same identifier.
  package func submit(_ request: Request, in system: System) throws(Refusal) {
    guard isAvailable, system.backgroundRefresh.setting == .available else { throw .unavailable }
    guard system.permits(request) else { throw .notPermitted }
    let isTaken = state.withLock { state in
      let others = state.requests.filter { $0.identifier != request.identifier }
      let limit = Self.limits[request.kind] ?? 0
      guard others.filter({ $0.kind == request.kind }).count < limit else { return false }
      state.requests = others + [request]
      return true
    }
    guard isTaken else { throw .tooManyRequests }
  }

  /// Removes the requests that meet a condition.
  package func cancel(where isCanceled: (Request) -> Bool) {
    state.withLock { $0.requests.removeAll(where: isCanceled) }
  }

  private func end(_ run: BackgroundTaskRun, _ success: Bool) {
    state.withLock { state in
      state.running.removeAll { $0 === run }
      state.results[run.identifier] = success
    }
  }
}

/// A task that the system has launched.
package final class BackgroundTaskRun: Sendable {
  private struct State {
    var expirationHandler: (@Sendable () -> Void)?
    var isExpired = false
    var isEnded = false
  }

  /// The identifier of the task.
  package let identifier: String
  /// The kind of the task.
  package let kind: BackgroundTasks.Kind
  private let didEnd: @Sendable (BackgroundTaskRun, Bool) -> Void
  private let state = Mutex(State())

  init(
    identifier: String, kind: BackgroundTasks.Kind,
    didEnd: @escaping @Sendable (BackgroundTaskRun, Bool) -> Void
  ) {
    self.identifier = identifier
    self.kind = kind
    self.didEnd = didEnd
  }

  /// The function that is called when the time of the task has passed. It may hold the task, so that it is kept until the
  /// call or the end of the task alone.
  package var expirationHandler: (@Sendable () -> Void)? {
    get { state.withLock { $0.expirationHandler } }
    set { state.withLock { if !$0.isExpired, !$0.isEnded { $0.expirationHandler = newValue } } }
  }

  /// Ends the task. A second call is logged.
  package func complete(success: Bool) {
    let (wasEnded, handler) = state.withLock { state in
      defer {
        state.isEnded = true
        state.expirationHandler = nil
      }
      return (state.isEnded, state.expirationHandler)
    }
    // What the handler holds is released outside of the lock.
    withExtendedLifetime(handler) {}
    guard !wasEnded else { return Log.warning("The background task \(identifier) was completed more than once.") }
    didEnd(self, success)
  }

  fileprivate func expire() {
    let (isDue, handler) = state.withLock { state in
      defer {
        state.isExpired = true
        state.expirationHandler = nil
      }
      return (!state.isExpired && !state.isEnded, state.expirationHandler)
    }
    guard isDue else { return }
    if let handler { handler() } else { complete(success: false) }
  }
}

extension System {
  /// The tasks for which the system launches the application in the background.
  public var backgroundTasks: BackgroundTasks { service() }

  /// True if the Info.plist permits tasks with the identifier. Without an Info.plist nothing is checked.
  package func permitsTask(_ identifier: String) -> Bool {
    guard let information else { return true }
    return (information("BGTaskSchedulerPermittedIdentifiers") as? [String] ?? []).contains(identifier)
  }

  fileprivate func permits(_ request: BackgroundTasks.Request) -> Bool {
    guard let information else { return true }
    let mode = request.kind == .refresh ? "fetch" : "processing"
    return permitsTask(request.identifier) && (information("UIBackgroundModes") as? [String] ?? []).contains(mode)
  }
}
