@_spi(Toolkit) import UIKitCore

/// A place in the stack of a collection view's views.
///
/// They are ordered by z index; of equal ones cells are behind the rest, then by paths.
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
  /// Where the view stands in a collection view's stack; nil for views that are no elements.
  fileprivate final var placeInStack: StackOrder? {
    (self as? UICollectionReusableView)?.appliedAttributes?.stackOrder ?? (self as? SectionRowView)?.stackOrder
  }

  /// Puts a view among the others. Touches find the foremost view in the order of the subviews.
  ///
  /// The place is looked for from the front, as most views belong there.
  final func insertSubview(_ view: UIView, by order: StackOrder, behindAll background: UIView? = nil) {
    var index = subviews.first.map { $0 === background } == true ? 1 : 0
    var position = subviews.count - (view.superview === self ? 1 : 0)
    for subview in subviews.reversed() where subview !== view {
      if let other = subview.placeInStack, !order.isBehind(other) {
        index = position
        break
      }
      position -= 1
    }
    insertSubview(view, at: index)
  }
}
