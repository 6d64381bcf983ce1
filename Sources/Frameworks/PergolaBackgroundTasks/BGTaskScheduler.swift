import Foundation
import PergolaSystem

/// The domain of the errors of the scheduler.
public let BGTaskSchedulerErrorDomain = "BGTaskSchedulerErrorDomain"

/// The tasks that run while the app is in the background.
///
/// A simulator launches none: a request is refused, until a test says that tasks are available, with
/// `driver.system.backgroundTasks`.
public final class BGTaskScheduler: NSObject, Sendable {
  /// The service with the scheduler of a system.
  private final class Service: SystemService {
    let scheduler: BGTaskScheduler
    init(system: System) { scheduler = BGTaskScheduler(system) }
  }

  /// An error of the scheduler.
  public struct Error: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3

      /// Matches an error by its code, in a `catch`.
      public static func ~= (code: Code, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == code
      }
    }

    /// The reason.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of the error.
    public static var errorDomain: String { BGTaskSchedulerErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The text of the error.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
    /// The text of the error.
    public var errorDescription: String? { text }

    /// The device is a simulator, or the user turned refreshing in the background off.
    public static var unavailable: Code { .unavailable }
    /// There are too many requests of the kind: one to refresh, ten to process.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The Info.plist lacks the identifier or the background mode.
    public static var notPermitted: Code { .notPermitted }

    private var text: String {
      switch code {
      case .unavailable: "Background tasks are not available."
      case .tooManyPendingTaskRequests: "There are too many pending requests of the type."
      case .notPermitted: "The app isn't permitted to launch the task."
      }
    }
  }

  /// The scheduler of the running app.
  public class var shared: BGTaskScheduler { System.current.service(Service.self).scheduler }

  private let reference: @Sendable () -> System?
  private let queue = DispatchQueue(label: "pergola.background-tasks")

  private init(_ system: System) { reference = { [weak system] in system } }

  /// The system. After its end, one in which nothing has happened answers.
  private var system: System { reference() ?? System() }

  /// Registers the function that runs a task. Every task has to be registered before the app has finished launching.
  ///
  /// - Parameters:
  ///   - identifier: The identifier from the Info.plist.
  ///   - queue: The queue of the function; nil for one of the scheduler's.
  ///   - launchHandler: Called with the task when the system launches it.
  /// - Returns: False if the Info.plist doesn't permit the task.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let system = system
    // The handler is called on its queue alone, as the app wishes.
    nonisolated(unsafe) let launchHandler = launchHandler
    precondition(
      !system.hasFinishedLaunching,
      "NSInternalInconsistencyException: All launch handlers must be registered before application finishes launching")
    guard system.permitsTask(identifier) else { return false }
    let target = queue ?? self.queue
    let isFirst = system.backgroundTasks.register(identifier, launchNumber: system.launchNumber) { run in
      target.async { [weak system] in (system ?? System()).perform { launchHandler(BGTask.make(run)) } }
    }
    precondition(
      isFirst,
      "NSInternalInconsistencyException: Launch handler for task with identifier \(identifier) has already been "
        + "registered")
    return true
  }

  /// Submits a request, in the place of one with the same identifier.
  ///
  /// - Throws: A `BGTaskScheduler.Error`.
  public func submit(_ taskRequest: BGTaskRequest) throws {
    let system = system
    do {
      try system.backgroundTasks.submit(taskRequest.request, in: system)
    } catch {
      switch error {
      case .unavailable: throw Error(.unavailable)
      case .tooManyRequests: throw Error(.tooManyPendingTaskRequests)
      case .notPermitted: throw Error(.notPermitted)
      }
    }
  }

  /// Cancels the request for a task.
  public func cancel(taskRequestWithIdentifier identifier: String) {
    system.backgroundTasks.cancel { $0.identifier == identifier }
  }

  /// Cancels all requests.
  public func cancelAllTaskRequests() { system.backgroundTasks.cancel { _ in true } }

  /// Reads the requests that wait, on a private queue.
  @preconcurrency public func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    let system = system
    let requests = system.backgroundTasks.requests
    system.callBack(on: queue) { completionHandler(requests.map(BGTaskRequest.make)) }
  }

  /// Returns the requests that wait.
  public func pendingTaskRequests() async -> [BGTaskRequest] { system.backgroundTasks.requests.map(BGTaskRequest.make) }
}
