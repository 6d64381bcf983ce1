import Foundation
import PergolaSystem

extension System {
  /// Items that an app has shared.
  public struct SharedContent {
    /// The type of the activity with which the user shared; nil if it has none.
    public let activityType: UIActivity.ActivityType?
    /// The items, as the activity got them.
    public let items: [Any]
    /// The subjects that the items' sources gave.
    public let subjects: [String]
    /// The identifiers of types that the items' sources gave.
    public let typeIdentifiers: [String]
    /// The message that goes with the items in a mail or a message, as a share link has; nil for none.
    public let message: String?
  }

  /// The user in front of a share sheet.
  ///
  /// The sheet is a screen, which a test can use like any other: `try await driver.tap("Copy")`. What is not in it, because
  /// it belongs to other apps, is played. A sheet that nobody uses stays; when it goes without a choice, it was canceled.
  ///
  /// ```swift
  /// driver.system.shareSheet.choose(.airDrop)
  /// ```
  @MainActor
  public final class ShareSheet: SystemService {
    /// A choice of the user.
    enum Choice {
      case cancel
      case activity(UIActivity.ActivityType, Outcome?)
    }

    /// The end of an activity of another app.
    struct Outcome {
      var completed = true
      var returnedItems: [Any]?
      var error: (any Error)?
    }

    private var choices: [Choice] = []
    fileprivate var shared: [SharedContent] = []

    public nonisolated init(system: System) {}

    /// Plays the choice of an activity in the next sheet. One that is in the sheet is performed; another one is that of
    /// another app, which completes.
    ///
    /// - Precondition: The sheet does not exclude the activity.
    public func choose(_ type: UIActivity.ActivityType) { choices.append(.activity(type, nil)) }

    /// Plays the choice of an activity of the system or of another app, and its result.
    ///
    /// - Parameters:
    ///   - completed: False if the user cancels inside the activity, so that the sheet stays.
    ///   - returnedItems: The items that another app gives back.
    ///   - error: The error of an activity that failed.
    /// - Precondition: The sheet does not exclude the activity, and it is not the app's own, which decides by itself.
    public func choose(
      _ type: UIActivity.ActivityType, completed: Bool, returnedItems: [Any]? = nil, error: (any Error)? = nil
    ) {
      let outcome = Outcome(completed: completed, returnedItems: returnedItems, error: error)
      choices.append(.activity(type, outcome))
    }

    /// Plays the end of the next sheet without a choice.
    public func cancel() { choices.append(.cancel) }

    /// Takes the next choice; nil if there is none.
    func next() -> Choice? { choices.isEmpty ? nil : choices.removeFirst() }

    /// Records items that were shared.
    func record(_ content: SharedContent) { shared.append(content) }
  }

  /// The user in front of a share sheet.
  @MainActor public var shareSheet: ShareSheet { service() }

  /// The items that the app has shared, in order. Those of canceled and failed activities are not among them.
  @MainActor public var shared: [SharedContent] { shareSheet.shared }
}
