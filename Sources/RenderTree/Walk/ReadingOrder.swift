import Foundation

/// The order in which a screen is read: in rows from top to bottom, and in each row from the leading side.
///
/// The keyboard focus, the test driver and the elements of a page follow it.
package enum ReadingOrder {
  /// Returns elements in rows. An element belongs to a row if its vertical center is within the height of the row's first
  /// element, and vice versa. Of several with the same leading edge, the one with the higher center comes first, then the
  /// one that ends first; otherwise elements keep their order.
  ///
  /// - Parameter frame: Returns the frame of an element, in coordinates that all of them share.
  /// - Complexity: O(*n* log *n*).
  package static func rows<Element>(
    of elements: [Element], isRightToLeft: Bool, frame: (Element) -> CGRect
  ) -> [[Element]] {
    let places = elements.enumerated().map { Place(index: $0.offset, frame: frame($0.element)) }
    var rows: [[Place]] = []
    for place in places.sorted(by: { ($0.frame.midY, $0.index) < ($1.frame.midY, $1.index) }) {
      if let first = rows.last?.first, place.frame.midY < first.frame.maxY, first.frame.midY > place.frame.minY {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows.map { row in
      row.sorted { $0.precedes($1, isRightToLeft: isRightToLeft) }.map { elements[$0.index] }
    }
  }

  /// An element's frame, and its number among the elements.
  private struct Place {
    let index: Int
    let frame: CGRect

    func precedes(_ other: Place, isRightToLeft: Bool) -> Bool { key(isRightToLeft) < other.key(isRightToLeft) }

    private func key(_ isRightToLeft: Bool) -> (CGFloat, CGFloat, CGFloat, Int) {
      isRightToLeft
        ? (-frame.maxX, frame.midY, -frame.minX, index) : (frame.minX, frame.midY, frame.maxX, index)
    }
  }
}

extension RenderNode {
  /// Returns the children in reading order. Those that only decorate stay behind the child that is drawn before them.
  ///
  /// A child that stays at an edge while the content scrolls is read where it belongs in the content: a header before its
  /// rows, wherever it is shown now.
  ///
  /// - Complexity: O(*n* log *n*) in the children, and O(*n*) in the nodes inside those that only decorate.
  package func childrenInReadingOrder(isRightToLeft: Bool) -> [RenderNode] {
    guard children.count > 1 else { return children }
    var decorations: [RenderNode] = []
    var groups: [[RenderNode]] = []
    for child in children {
      if child.isRead {
        groups.append([child])
      } else if groups.isEmpty {
        decorations.append(child)
      } else {
        groups[groups.count - 1].append(child)
      }
    }
    guard groups.count > 1 else { return children }
    let rows = ReadingOrder.rows(of: groups, isRightToLeft: isRightToLeft) { $0[0].readingFrame }
    return decorations + rows.joined().joined()
  }

  /// True if the node, or one inside it, has a text, a meaning or content that scrolls.
  private var isRead: Bool {
    if semantics != nil || scroll != nil { return true }
    if case .text = content { return true }
    return children.contains { $0.isRead }
  }

  /// The frame at the place where the node is read; that around the children if the node has no size itself.
  private var readingFrame: CGRect {
    var place = frame
    if place.isEmpty {
      let inside = children.reduce(CGRect.null) { $0.union($1.readingFrame) }
      if !inside.isNull { place = inside.offsetBy(dx: frame.minX - contentOrigin.x, dy: frame.minY - contentOrigin.y) }
    }
    guard let pin else { return place }
    let home = pin.isAtEnd ? pin.limits.upperBound : pin.limits.lowerBound
    guard home.isPlace else { return place }
    if pin.isVertical { place.origin.y = home } else { place.origin.x = home }
    return place
  }
}
