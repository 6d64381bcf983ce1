import Foundation

/// An object that makes an item for the activity that the user chose.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an item of the same kind as the shared one. The sheet shows it, and activities are asked about it.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

  /// Returns the item for an activity; nil to leave it out.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Returns the subject, for activities that have one, such as a mail. Optional.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// Returns the identifier of the item's type. Optional.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// Returns a small image of the item, which the head of the sheet shows; its type is nil then. Optional.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    AbsentMethod.note()
    return ""
  }

  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    AbsentMethod.note()
    return ""
  }

  /// Returns nil.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? {
    AbsentMethod.note()
    return nil
  }
}
