import Foundation

/// An item that a popover can point at: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The item's rectangle in a view's coordinates; `CGRect.null` while the item is not visible.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds in another view's coordinates; `CGRect.null` if the two views are not in the same window.
  public final func frame(in referenceView: UIView) -> CGRect {
    guard let window, referenceView.enclosingWindow === window else { return .null }
    return convert(bounds, to: referenceView)
  }
}
