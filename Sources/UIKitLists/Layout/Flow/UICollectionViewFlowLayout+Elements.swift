import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

extension UICollectionViewFlowLayout {
  /// The z-index of pinned headers and footers: in front of cells.
  private static var pinnedZIndex: Int { 10 }

  /// The attributes of all elements in a rectangle in leading coordinates.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !sections.isEmpty, solvedBreadth != nil, rect.hasArea else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    let first = sectionLengths.index(at: rect.start(axis))
    for section in first...max(first, sectionLengths.index(at: rect.end(axis))) {
      appendElements(of: section, in: rect, to: &found)
    }
    return found
  }

  private func appendElements(
    of number: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let (section, start) = (sections[number], sectionLengths.offset(of: number))
    if headerFrame(number).overlaps(rect), let header = headerAttributes(number) { found.append(header) }
    for index in section.lines(from: rect.start(axis) - start, to: rect.end(axis) - start) {
      let line = section.line(at: index)
      for (offset, frame) in section.frames(in: line).enumerated() {
        let placed = placed(frame, at: start)
        if placed.overlaps(rect) { found.append(cellAttributes(line.firstItem + offset, number, placed)) }
      }
    }
    if footerFrame(number).overlaps(rect), let footer = footerAttributes(number) { found.append(footer) }
  }

  /// The frame converted from a section's coordinates to the content's, with its origin on a whole pixel.
  private func placed(_ frame: CGRect, at start: CGFloat) -> CGRect {
    var frame = frame
    frame.origin[axis] += start
    let scale = client?.displayScale ?? 1
    frame.origin = CGPoint(x: frame.minX.roundedToPixel(scale), y: frame.minY.roundedToPixel(scale))
    return frame
  }

  private func cellAttributes(_ item: Int, _ section: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell, kind: nil, at: IndexPath(item: item, section: section))
    attributes.frame = toLeading(frame)
    if sections[section].metrics.isEstimated { attributes.estimatedAxes = .both }
    return attributes
  }

  func cellAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section), path.item >= 0,
      path.item < sections[path.section].itemCount
    else { return nil }
    let section = sections[path.section]
    let line = section.line(ofItem: path.item)
    let frame = section.frames(in: line)[path.item - line.firstItem]
    return cellAttributes(path.item, path.section, placed(frame, at: sectionLengths.offset(of: path.section)))
  }

  // MARK: Headers and footers

  /// The places of a pinned header along the axis: up to the end of its section's lines.
  private func headerLimits(_ number: Int) -> ClosedRange<CGFloat> {
    let (section, start) = (sections[number], sectionLengths.offset(of: number))
    return start...max(start, start + section.footerStart - section.metrics.headerLength)
  }

  private func headerFrame(_ number: Int) -> CGRect {
    let limits = headerLimits(number)
    var place = limits.lowerBound
    if sectionHeadersPinToVisibleBounds { place = max(place, min(visibleRange(axis).start, limits.upperBound)) }
    return boundaryFrame(at: place, sections[number].metrics.headerLength)
  }

  private func footerFrame(_ number: Int) -> CGRect {
    let (section, start) = (sections[number], sectionLengths.offset(of: number))
    var place = start + section.footerStart
    if sectionFootersPinToVisibleBounds {
      // A pinned footer does not cover a pinned header.
      let limit = headerFrame(number).end(axis)
      place = min(place, max(visibleRange(axis).end - section.metrics.footerLength, limit))
    }
    return boundaryFrame(at: place, section.metrics.footerLength)
  }

  private func headerPin(_ number: Int) -> NodePin? {
    sectionHeadersPinToVisibleBounds ? pin(atEnd: false, within: headerLimits(number), axis) : nil
  }

  private func footerPin(_ number: Int) -> NodePin? {
    guard sectionFootersPinToVisibleBounds else { return nil }
    let start = sectionLengths.offset(of: number)
    let end = start + sections[number].footerStart
    return pin(atEnd: true, within: min(end, start + sections[number].metrics.headerLength)...end, axis)
  }

  private func boundaryFrame(at place: CGFloat, _ length: CGFloat) -> CGRect {
    placed(
      CGRect(
        origin: CGPoint(along: place, across: 0, axis), size: CGSize(along: length, across: solvedBreadth ?? 0, axis)),
      at: 0)
  }

  func headerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
    boundaryAttributes(UICollectionView.elementKindSectionHeader, section, headerFrame(section), headerPin(section))
  }

  func footerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
    boundaryAttributes(UICollectionView.elementKindSectionFooter, section, footerFrame(section), footerPin(section))
  }

  private func boundaryAttributes(
    _ kind: String, _ section: Int, _ frame: CGRect, _ pin: NodePin?
  ) -> UICollectionViewLayoutAttributes? {
    guard frame.size[axis] > 0 else { return nil }
    let attributes = makeAttributes(.supplementaryView, kind: kind, at: IndexPath(item: 0, section: section))
    attributes.frame = toLeading(frame)
    if let pin {
      attributes.zIndex = Self.pinnedZIndex
      attributes.pin =
        isFlipped ? pin.mirrored(inWidth: collectionViewContentSize.width, of: frame.width) : pin
    }
    return attributes
  }
}
