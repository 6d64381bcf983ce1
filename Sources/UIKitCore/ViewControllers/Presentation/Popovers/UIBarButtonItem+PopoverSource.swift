import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The rectangle of the item's button or view, or of the menu with the items that do not fit into the bar;
  /// `CGRect.null` while no bar in the view's window shows the item.
  public final func frame(in referenceView: UIView) -> CGRect { shownView?.frame(in: referenceView) ?? .null }
}
