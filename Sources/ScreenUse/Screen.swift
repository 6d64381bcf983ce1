import Foundation
import RenderTree

/// The visible part of a frame, as texts and elements that act.
package struct Screen {
  /// The frame that is read.
  package let frame: Frame
  /// The visible elements, back to front.
  package let elements: [ScreenElement]

  /// Reads a frame.
  package init(_ frame: Frame) {
    self.frame = frame
    elements = ScreenReader.elements(of: frame)
  }

  /// Returns the visible texts and field values, not truncated; from top to bottom by the middle of their first line,
  /// then from leading to trailing.
  package func labels(rightToLeft: Bool) -> [String] {
    let texts = elements.filter { $0.text?.isEmpty == false }
    let lines = ReadingOrder.rows(of: texts, isRightToLeft: rightToLeft) { text in
      CGRect(
        x: text.frame.minX, y: text.firstLineMiddle - Self.tolerance, width: text.frame.width,
        height: 2 * Self.tolerance)
    }
    return lines.joined().compactMap(\.text)
  }

  /// The distance between the middles of two texts below which they are in the same line, in points.
  private static let tolerance: CGFloat = 2

  /// Returns the visible elements that match, back to front.
  package func matches(_ query: ElementQuery) -> [ScreenElement] { elements.filter { $0.matches(query) } }

  /// The element that a query means where a text and the control with that name both match.
  package enum Preference {
    /// The text, as for a frame.
    case text
    /// The control, as for a tap.
    case control
  }

  /// Returns the one element that matches; matches inside the same acting element count as one.
  package func element(
    _ query: ElementQuery, preferring preference: Preference
  ) throws(ElementLookupError) -> ScreenElement {
    let found = matches(query)
    guard let first = found.first else { throw .notFound }
    if found.isOneElement { return first }
    let preferred = found.filter { preference == .text ? $0.text != nil : $0.acting === $0.node }
    if let first = preferred.first, preferred.isOneElement { return first }
    throw .ambiguous(found)
  }
}

/// The error of a query that does not mean one element.
package enum ElementLookupError: Error {
  /// No visible element matches.
  case notFound
  /// Several elements that act differently match.
  case ambiguous([ScreenElement])
}

extension [ScreenElement] {
  /// True if all elements are inside the same acting element.
  fileprivate var isOneElement: Bool { allSatisfy { $0.identity == first?.identity } }
}
