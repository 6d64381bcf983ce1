import Foundation

/// A view that was removed from its superview for some time, with its former frame and position among its siblings.
@MainActor
struct RemovedView {
  let view: UIView
  private weak var superview: UIView?
  private let frame: CGRect
  private let index: Int

  /// Removes a view. Nil if it has no superview.
  init?(removing view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
    self.view = view
    self.superview = superview
    self.index = index
    let isFilling = view.frame == superview.bounds
    frame = isFilling ? .null : view.frame
    view.removeFromSuperview()
  }

  /// Adds the view at its former position. A view that filled its superview fills it again.
  func restore() {
    guard view.superview == nil, let superview else { return }
    view.frame = frame.isNull ? superview.bounds : frame
    superview.insertSubview(view, at: min(index, superview.subviews.count))
  }
}
