import Foundation
import PergolaSystem

/// A task for which the system has launched the app.
open class BGTask: NSObject, @unchecked Sendable {
  // Unchecked for the classes of this module, which don't change.

  private let run: BackgroundTaskRun

  init(_ run: BackgroundTaskRun) {
    self.run = run
    super.init()
  }

  /// The identifier of the task.
  public var identifier: String { run.identifier }

  /// The function that is called when the time of the task has passed. It ends the task soon. Without one the task ends
  /// without success.
  open var expirationHandler: (() -> Void)? {
    get { run.expirationHandler }
    set {
      guard let newValue else { return run.expirationHandler = nil }
      // The system calls the handler at most once, and nothing else does.
      nonisolated(unsafe) let handler = newValue
      run.expirationHandler = { handler() }
    }
  }

  /// Ends the task.
  ///
  /// - Parameter success: False if the task has to be done again.
  open func setTaskCompleted(success: Bool) { run.complete(success: success) }

  static func make(_ run: BackgroundTaskRun) -> BGTask {
    run.kind == .refresh ? BGAppRefreshTask(run) : BGProcessingTask(run)
  }
}

/// A short task that refreshes the content of the app.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long task.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
