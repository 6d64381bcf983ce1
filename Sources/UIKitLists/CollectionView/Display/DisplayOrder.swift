import Foundation
@_spi(Toolkit) import UIKitCore

/// The order in which visible elements get their views: along the scroll axis, away from the elements that have a view.
///
/// Elements that start at or after the first one with a view are *ahead*. They come first, in ascending order. The
/// others come after them, in descending order. A correction then moves only elements that are not displayed yet.
struct DisplayOrder {
  let axis: LayoutAxis

  /// The position where the first element with a view starts; nil if no element has a view.
  var first: CGFloat?

  /// True if an element that starts at a position is ahead.
  func isAhead(_ start: CGFloat) -> Bool { first.map { start >= $0 } ?? true }

  /// Sorts elements. Elements that start at the same position keep their order if they are ahead, and are reversed
  /// otherwise.
  func sorted<Element>(_ elements: [Element], by start: (Element) -> CGFloat) -> [Element] {
    let ascending = elements.enumerated()
      .map { (start: start($0.element), number: $0.offset, element: $0.element) }
      .sorted { ($0.start, $0.number) < ($1.start, $1.number) }
    return ascending.filter { isAhead($0.start) }.map(\.element)
      + ascending.filter { !isAhead($0.start) }.reversed().map(\.element)
  }
}
