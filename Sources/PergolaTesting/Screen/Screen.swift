import Foundation
import RenderTree

/// The visible part of a frame, as texts and elements that act.
struct Screen {
  let frame: Frame
  /// The visible elements, back to front.
  let elements: [ScreenElement]

  init(_ frame: Frame) {
    self.frame = frame
    elements = ScreenReader.elements(of: frame)
  }

  /// Returns the visible texts and field values, not truncated; from top to bottom by the middle of their first line,
  /// then from leading to trailing.
  func labels(rightToLeft: Bool) -> [String] {
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

  func matches(_ query: Query) -> [ScreenElement] { elements.filter { $0.matches(query) } }

  /// The element that a query means where a text and the control with that name both match.
  enum Preference {
    /// The text, as for a frame.
    case text
    /// The control, as for a tap.
    case control
  }

  /// Returns the one element that matches; matches inside the same acting element count as one.
  func element(
    _ query: Query, preferring preference: Preference, text: @autoclosure () -> String
  ) throws(DriverError) -> ScreenElement {
    let found = matches(query)
    guard let first = found.first else { throw .notFound(query, screen: text()) }
    if found.isOneElement { return first }
    let preferred = found.filter { preference == .text ? $0.text != nil : $0.acting === $0.node }
    if let first = preferred.first, preferred.isOneElement { return first }
    let frames = found.map { "\(Int($0.frame.minX)), \(Int($0.frame.minY)) (\($0.text ?? $0.label ?? ""))" }
    throw .ambiguous(query, matches: frames, screen: text())
  }
}

extension [ScreenElement] {
  /// True if all elements are inside the same acting element.
  fileprivate var isOneElement: Bool { allSatisfy { $0.identity == first?.identity } }
}
