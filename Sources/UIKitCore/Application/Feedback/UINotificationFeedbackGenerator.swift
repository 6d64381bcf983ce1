import Foundation

/// A generator of feedback about the end of a task. Nothing is felt, see `UIFeedbackGenerator`.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task is complete.
    case success
    /// The task is complete, with something to note.
    case warning
    /// The task has failed.
    case error
  }

  /// Reports the end of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Reports the end of a task at a point of the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
