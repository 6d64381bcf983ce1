@_spi(Toolkit) import UIKitCore

/// The position of a view among a collection view's subviews, from back to front.
///
/// Views are ordered by z index. Equal z indexes are ordered by their keys, with cells behind all other elements.
struct StackOrder {
  let zIndex: Int
  let key: ElementKey

  func isBehind(_ other: StackOrder) -> Bool {
    zIndex != other.zIndex ? zIndex < other.zIndex : key.precedes(other.key)
  }
}

extension UICollectionViewLayoutAttributes {
  var stackOrder: StackOrder { StackOrder(zIndex: zIndex, key: key) }
}

extension UIView {
  /// The view's stack order in a collection view; nil for views other than elements and orthogonal scroll views.
  fileprivate final var viewStackOrder: StackOrder? {
    (self as? UICollectionReusableView)?.appliedAttributes?.stackOrder ?? (self as? OrthogonalScrollView)?.stackOrder
  }

  /// Inserts a view by its stack order, so that hit testing finds the foremost view.
  ///
  /// Most views belong in front of all others, or behind all others if the content scrolls backwards. Both cost O(1)
  /// comparisons; the search for any other place runs from the front.
  ///
  /// - Parameter background: a view that stays behind all others if it is the rearmost one.
  final func insertSubview(_ view: UIView, by order: StackOrder, behindAll background: UIView? = nil) {
    var index = subviews.first.map { $0 === background } == true ? 1 : 0
    let rearmost = subviews.lazy.filter { $0 !== view }.compactMap(\.viewStackOrder).first
    if let rearmost, order.isBehind(rearmost) { return insertSubview(view, at: index) }
    var position = subviews.count - (view.superview === self ? 1 : 0)
    for subview in subviews.reversed() where subview !== view {
      if let other = subview.viewStackOrder, !order.isBehind(other) {
        index = position
        break
      }
      position -= 1
    }
    insertSubview(view, at: index)
  }
}
