import Foundation

/// Something that a user can do with shared items. An app's own subclasses stand in the sheet beside those of the system.
///
/// A subclass overrides its type, title, image and `canPerform(withActivityItems:)`, and either `perform()` or
/// `activityViewController`. It calls `activityDidFinish(_:)` at the end, once.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The place of an activity in the sheet.
  public enum Category: Int, Sendable {
    /// An action on the items, in the list.
    case action
    /// A way to share the items, in the row of icons.
    case share
  }

  /// The place of the class's activities in the sheet; the list of actions by default.
  open class var activityCategory: Category { .action }

  /// The type, by which apps recognize and exclude the activity; nil by default.
  open var activityType: ActivityType? { nil }

  /// The title in the sheet; nil by default.
  open var activityTitle: String? { nil }

  /// The image in the sheet; nil by default. That of an action is a template.
  open var activityImage: UIImage? { nil }

  /// Returns true if the activity can use the items, or their placeholders; false by default. Others are not in the sheet.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items after the user chose the activity. Does nothing by default.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The screen of the activity, which is presented instead of a call of `perform()`; nil by default.
  open var activityViewController: UIViewController? { nil }

  /// Does the activity. Does nothing by default.
  open func perform() {}

  /// Ends the activity, and dismisses its screen. Subclasses call it.
  ///
  /// - Parameter completed: False if the user canceled the activity, or if it failed.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }

  /// Called at the end of the activity; nil while no sheet performs it.
  final var onFinish: ((Bool) -> Void)?
}
