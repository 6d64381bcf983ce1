import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The edges at which headers and footers stay while a host scrolls.
extension UICollectionViewCompositionalLayout {
  /// The pin of a section's header or footer; nil if it scrolls with the content.
  func boundaryPin(_ index: Int, of number: Int) -> NodePin? {
    let section = sections[number]
    let plans = section.plan.boundaries
    guard plans[index].isPinned else { return nil }
    let start = start(of: number)
    let contentStart = start + section.boundaries.before
    return boundaryPin(index, plans, within: contentStart...(contentStart + section.contentLength)) {
      var frame = naturalBoundaryFrame($0, of: section)
      frame.origin[axis] += start
      return frame
    }
  }

  /// The pin of a header or footer of the whole content; nil if it scrolls with the content.
  func contentBoundaryPin(_ index: Int) -> NodePin? {
    guard let boundaries, boundaries.plans[index].isPinned else { return nil }
    return boundaryPin(
      index, boundaries.plans, within: boundaries.before...(boundaries.before + sectionsLength),
      naturalContentBoundaryFrame)
  }

  /// The pin of a header, between its natural place and the end of its content, or of a footer, between the headers and
  /// its natural place.
  private func boundaryPin(
    _ index: Int, _ plans: [BoundaryPlan], within content: ClosedRange<CGFloat>, _ natural: (Int) -> CGRect
  ) -> NodePin? {
    let (frame, scale) = (natural(index), client?.displayScale ?? 1)
    let start = frame.start(axis).roundedToPixel(scale)
    switch plans[index].side(axis) {
    case .start:
      let end = (content.upperBound - frame.size[axis]).roundedToPixel(scale)
      return pin(atEnd: false, within: start...max(start, end), axis)
    case .end:
      let headers = plans.indices.filter { plans[$0].pinsAtStart(axis) }
      let headersEnd = headers.reduce(content.lowerBound) { max($0, natural($1).end(axis)) }.roundedToPixel(scale)
      return pin(atEnd: true, within: min(start, headersEnd)...start, axis)
    case .middle: return nil
    }
  }
}
