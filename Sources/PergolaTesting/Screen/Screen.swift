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
    let lines = ReadingOrder.lines(of: texts)
    return lines.flatMap { line in
      line.sorted { rightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        .compactMap(\.text)
    }
  }

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

/// The reading order of texts.
private enum ReadingOrder {
  /// The largest distance between the middles of two texts in the same line, in points.
  static let tolerance: CGFloat = 2

  static func lines(of elements: [ScreenElement]) -> [[ScreenElement]] {
    let sorted = elements.enumerated()
      .sorted { ($0.element.firstLineMiddle, $0.offset) < ($1.element.firstLineMiddle, $1.offset) }
      .map(\.element)
    var lines: [[ScreenElement]] = []
    for element in sorted {
      if let last = lines.last?.last, element.firstLineMiddle - last.firstLineMiddle <= tolerance {
        lines[lines.count - 1].append(element)
      } else {
        lines.append([element])
      }
    }
    return lines
  }
}
