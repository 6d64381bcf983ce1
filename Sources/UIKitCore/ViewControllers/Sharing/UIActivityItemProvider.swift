import Foundation

/// An operation that makes an item after the user chose an activity, outside of the main thread.
///
/// A subclass overrides `item`. While it runs, the sheet stays.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  // Unchecked, because the type is set before the operation begins, and the result read after its end.
  /// The item that stands for the one to come.
  public let placeholderItem: Any?

  /// The type of the chosen activity; nil before the choice, and for an activity without a type.
  public private(set) final var activityType: UIActivity.ActivityType?

  private var result: Any?

  /// Makes a provider with an item of the same kind as the one to come.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. Called on a thread of its own; the placeholder by default.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Makes the item, unless the operation was canceled.
  open override func main() { if !isCancelled { result = item } }

  /// Sets the type of the chosen activity, before the operation begins.
  final func begin(for type: UIActivity.ActivityType?) { activityType = type }

  /// Returns the placeholder.
  @MainActor open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// Returns the item that the operation has made; nil if it was canceled.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { result }

  /// Returns an empty text.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    AbsentMethod.note()
    return ""
  }

  /// Returns an empty text.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    AbsentMethod.note()
    return ""
  }

  /// Returns nil.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? {
    AbsentMethod.note()
    return nil
  }
}
