import Foundation
@_spi(Toolkit) import UIKitCore

/// The order in which visible elements get their views: along the axis on which the content continues, away from the
/// elements that have a view.
///
/// Elements that begin at or behind the first one with a view are *ahead*. They come first, and follow each other along
/// the axis; the others come after them, backwards. So a correction moves those elements on the screen whose turn has not
/// come yet.
struct DisplayOrder {
  let axis: LayoutAxis

  /// The position where the first element with a view begins; nil if no element has one.
  var first: CGFloat?

  /// True if an element that begins at a position is ahead.
  func isAhead(_ start: CGFloat) -> Bool { first.map { start >= $0 } ?? true }

  /// Elements in order. Those that begin at one position keep their order if they are ahead, and are reversed otherwise.
  func sorted<Element>(_ elements: [Element], by start: (Element) -> CGFloat) -> [Element] {
    let ascending = elements.enumerated()
      .map { (start: start($0.element), number: $0.offset, element: $0.element) }
      .sorted { ($0.start, $0.number) < ($1.start, $1.number) }
    return ascending.filter { isAhead($0.start) }.map(\.element)
      + ascending.filter { !isAhead($0.start) }.reversed().map(\.element)
  }
}
