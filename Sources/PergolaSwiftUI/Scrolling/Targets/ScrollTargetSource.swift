import Foundation
import UIKitCore

/// A view at which a scroll view can come to rest.
struct PlacedTarget {
  /// In the coordinates of the scroll view's content. An estimate for a row that does not exist yet.
  let frame: CGRect
  /// The identities of the view: those that the app gave it, then those of its data, inner ones first.
  let ids: [AnyHashable]
  /// The element; nil for a row that does not exist yet.
  let element: ViewElement?

  /// The identity with exactly a type; nil if there is none.
  func id(ofType type: Any.Type) -> AnyHashable? { ids.first { Swift.type(of: $0.base) == type } }
}

/// An element whose views can be targets of scrolling: a stack or a grid.
@MainActor
protocol ScrollTargetSource: ViewElement {
  /// The views inside that touch a part of a scroll view's content, in order.
  ///
  /// - Complexity: That of the views that touch the part, for stacks; that of all views inside for other layouts.
  func targets(in area: CGRect, of scrollView: UIView) -> [PlacedTarget]
}

extension ViewElement {
  /// The identities that the app gave the element, below a node, outer ones first.
  func explicitIdentities(below container: ViewNode) -> [AnyHashable] {
    nodes(below: container).reversed().compactMap { ($0 as? any IdentifiedNode)?.explicitID }
  }

  /// The identities of the data of the element, below a node, inner ones first.
  private func dataIdentities(below container: ViewNode) -> [AnyHashable] {
    nodes(below: container).compactMap { ($0.parent as? any LazyItemSource)?.id(of: $0) }
  }

  /// The nodes of the element and around it, below another node.
  private func nodes(below container: ViewNode) -> [ViewNode] {
    var inner = self
    while let content = inner.content { inner = content }
    let first: ViewNode? = inner.node
    return Array(
      sequence(state: first) { node in
        guard let current = node, current !== container else { return nil }
        node = current.parent
        return current
      })
  }

  /// The element as a target of scrolling, if it touches a part of a scroll view's content.
  func target(in area: CGRect, of scrollView: UIView, below container: ViewNode) -> PlacedTarget? {
    guard let frame = frame(in: scrollView), frame.touches(area) else { return nil }
    return PlacedTarget(
      frame: frame, ids: explicitIdentities(below: container) + dataIdentities(below: container),
      element: self)
  }

  /// The frame in the coordinates of a view; nil before the first layout.
  func frame(in view: UIView) -> CGRect? {
    guard let placement, let container = nearestView else { return nil }
    return view.convert(placement.frame, from: container)
  }
}

extension CGRect {
  /// True if the rectangles have a point in common, on their edges too.
  func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}

extension LayoutElement: ScrollTargetSource {
  func targets(in area: CGRect, of scrollView: UIView) -> [PlacedTarget] {
    guard let orientation = childOrientation, !(orientation == .horizontal && isRightToLeft),
      let container = contentView
    else { return children.compactMap { $0.target(in: area, of: scrollView, below: node) } }
    // The views of a stack follow each other along its axis.
    let local = container.convert(area, from: scrollView)
    let (start, end) = orientation == .vertical ? (local.minY, local.maxY) : (local.minX, local.maxX)
    func range(_ index: Int) -> (start: CGFloat, end: CGFloat) {
      let frame = children[index].placement?.frame ?? .zero
      return orientation == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    }
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if range(middle).end < start { low = middle + 1 } else { high = middle }
    }
    var found: [PlacedTarget] = []
    while low < children.count, range(low).start <= end {
      if let target = children[low].target(in: area, of: scrollView, below: node) { found.append(target) }
      low += 1
    }
    return found
  }
}
