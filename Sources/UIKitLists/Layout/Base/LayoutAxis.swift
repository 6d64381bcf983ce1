import Foundation
@_spi(Toolkit) import UIKitCore

/// The axis along which a layout, an orthogonal section or a group arranges its elements.
enum LayoutAxis: Hashable, Sendable {
  case horizontal, vertical

  init(_ direction: UICollectionView.ScrollDirection) { self = direction == .horizontal ? .horizontal : .vertical }

  /// The perpendicular axis.
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Makes a size from its lengths along and across an axis.
  init(along: CGFloat, across: CGFloat, _ axis: LayoutAxis) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Makes a point from its coordinates along and across an axis.
  init(along: CGFloat, across: CGFloat, _ axis: LayoutAxis) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGRect {
  func start(_ axis: LayoutAxis) -> CGFloat { origin[axis] }
  func end(_ axis: LayoutAxis) -> CGFloat { origin[axis] + size[axis] }
}

extension NSDirectionalEdgeInsets {
  func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func sum(_ axis: LayoutAxis) -> CGFloat { start(axis) + end(axis) }
}
