import Foundation
import PergolaDiagnostics

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// The identifier with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of a task that was not begun.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The background tasks of an app that have not ended.
struct BackgroundTasks {
  /// A task that has not ended.
  struct Task {
    /// The name for debugging; nil for none.
    let name: String?
    /// Called when the task expires; nil for no call.
    let handler: (@MainActor @Sendable () -> Void)?
  }

  private var last = 0
  private var tasks: [UIBackgroundTaskIdentifier: Task] = [:]

  mutating func begin(_ task: Task) -> UIBackgroundTaskIdentifier {
    last += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: last)
    tasks[identifier] = task
    return identifier
  }

  mutating func end(_ identifier: UIBackgroundTaskIdentifier) { tasks[identifier] = nil }

  /// Ends all tasks, and returns them in the order in which they began.
  mutating func expire() -> [Task] {
    defer { tasks = [:] }
    return tasks.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
  }
}

extension UIApplication {
  /// The seconds that the app has left to run in the background: without limit in the foreground, none in the
  /// background.
  public final var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 0 : .greatestFiniteMagnitude
  }

  /// Begins a task that the app wants to end in the background.
  ///
  /// Hosts grant no time for it: a suspended terminal stops the process at once, which continues when it is resumed. A
  /// task that is open when the app has entered the background expires, and none can begin there.
  ///
  /// - Parameter handler: Called when the task expires; it ends the task.
  /// - Returns: The identifier of the task, or `.invalid` in the background.
  public final func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Begins a task that the app wants to end in the background, with a name, with which its expiration is logged at debug
  /// level. See ``beginBackgroundTask(expirationHandler:)``.
  public final func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    guard applicationState != .background else { return .invalid }
    return backgroundTasks.begin(BackgroundTasks.Task(name: taskName, handler: handler))
  }

  /// Ends a task, which then does not expire.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

  /// Calls the handlers of the tasks that are open when the app has entered the background.
  final func expireBackgroundTasks() {
    for task in backgroundTasks.expire() {
      Log.debug("The background task \(task.name ?? "without a name") expired.")
      task.handler?()
    }
  }
}
