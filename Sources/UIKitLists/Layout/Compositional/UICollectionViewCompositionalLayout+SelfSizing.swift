import Foundation
@_spi(Toolkit) import UIKitCore

/// Self-sizing: an estimated size is corrected to the one that the element's view prefers.
///
/// The collection view asks three questions about each preferred size, in this order:
/// 1. `changesLayout`: does the size differ from the element's size along an estimated axis?
/// 2. `offsetAdjustment`: by how much must the content offset change, so that the visible content stays in place? To
///    answer, the layout *tries* the size: it corrects a copy of the section, which shares all groups but those that
///    change, and keeps the copy.
/// 3. `take`: the size is taken, and the section adopts the groups of the copy.
///
/// Complexity: a size is tried in O(number of groups that change · log n), and taken in O(log n).
extension UICollectionViewCompositionalLayout {
  /// The element whose view has a preferred size.
  enum CorrectionSubject: Equatable {
    case item(IndexPath)
    case boundary(Int, section: Int)
    case contentBoundary(Int)
  }

  /// The part of the layout that a preferred size changes.
  enum CorrectedPart {
    case section(Int, SectionLayout)
    case contentBoundaries(BoundaryLayout)
  }

  private func subject(_ attributes: UICollectionViewLayoutAttributes) -> CorrectionSubject? {
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind)
    guard path.count == 2 else { return nil }
    switch attributes.representedElementCategory {
    case .cell:
      guard sections.indices.contains(path.section), path.item < sections[path.section].itemCount else { return nil }
      return .item(path)
    case .supplementaryView:
      if path.item == Self.contentBoundaryItem {
        return boundaries?.plans.firstIndex { $0.kind == kind }.map { .contentBoundary($0) }
      }
      guard sections.indices.contains(path.section) else { return nil }
      let plans = sections[path.section].plan.boundaries
      return plans.firstIndex { $0.kind == kind }.map { .boundary($0, section: path.section) }
    case .decorationView: return nil
    }
  }

  /// The size that was measured before; nil if the element still has its estimate.
  private func measured(_ subject: CorrectionSubject) -> CGSize? {
    switch subject {
    case .item(let path): sections[path.section].run.measured[path.item]
    case .boundary(let index, let section): sections[section].boundaries.measured[index]
    case .contentBoundary(let index): boundaries?.measured[index]
    }
  }

  // MARK: Questions

  /// True if a preferred size differs from the element's size along an estimated axis.
  func changesLayout(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard !needsSolving, let subject = subject(original) else { return false }
    let known = measured(subject) ?? original.size
    let axes = original.estimatedAxes
    return axes.contains(.horizontal) && abs(preferred.size.width - known.width) > 0.001
      || axes.contains(.vertical) && abs(preferred.size.height - known.height) > 0.001
  }

  /// The distance by which the content offset must change for the visible content to stay in place, when a view gets
  /// its preferred size.
  func offsetAdjustment(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> CGPoint {
    guard !needsSolving, let subject = subject(original), let part = part(for: subject, preferred.size) else {
      return .zero
    }
    correction = Correction(subject: subject, size: preferred.size, part: part)
    let (before, after) = (collectionViewContentSize, contentSize(with: part))
    let change = after[axis] - before[axis]
    var adjustment =
      visibleShift(of: subject, part).map { offsetAdjustment(for: change, shift: $0, axis) }
      ?? offsetAdjustment(for: change, at: naturalStart(subject), axis)
    // In a mirrored layout the positions of all elements depend on the width of the content.
    if axis == .vertical, isFlipped { adjustment.x += after.width - before.width }
    return adjustment
  }

  /// True if a correction of an element's size leaves the sizes of all other elements. False if a section has an app's
  /// handler of visible items, which may change other elements as well.
  func leavesOtherSizes(correcting attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard sectionsWithHandlers.isEmpty, !needsSolving, let subject = subject(attributes) else { return false }
    guard case .item(let path) = subject else { return true }
    return !sections[path.section].plan.group.containsUniformSizes
  }

  // MARK: Trying

  /// The part of the layout that a subject's size changes, with that size. Nothing of the layout itself changes.
  private func part(for subject: CorrectionSubject, _ size: CGSize) -> CorrectedPart? {
    if let tried = correction?.part(for: subject, size) { return tried }
    switch subject {
    case .item(let path):
      return .section(path.section, sections[path.section].corrected(item: path.item, size))
    case .boundary(let index, let section):
      return .section(section, sections[section].corrected(boundary: index, size))
    case .contentBoundary(let index):
      guard var boundaries, let solvedBounds else { return nil }
      let estimate = boundaries.plans[index].size.resolved(in: solvedBounds, scale: client?.displayScale ?? 1)
      boundaries.measure(index, size, estimate: estimate)
      return .contentBoundaries(boundaries)
    }
  }

  /// The size of the content with a corrected part.
  private func contentSize(with part: CorrectedPart) -> CGSize {
    switch part {
    case .contentBoundaries(let boundaries):
      return contentSize(growth: 0, breadths: sectionBreadths, boundaries: boundaries)
    case .section(let number, let section):
      var breadths = sectionBreadths
      if section.breadth != sections[number].breadth { breadths.set(section.breadth, at: number) }
      return contentSize(
        growth: stride(of: section) - sectionStrides[number], breadths: breadths, boundaries: boundaries)
    }
  }

  /// The distance from the beginning of a section to that of the next one.
  private func stride(of section: SectionLayout) -> CGFloat { max(0, section.length + settings.interSectionSpacing) }

  /// The distance by which a part moves the visible groups of the section that it corrects; nil if no group begins in
  /// the visible part, or if the groups do not follow the axis of the layout.
  private func visibleShift(of subject: CorrectionSubject, _ part: CorrectedPart) -> CGFloat? {
    guard case .item(let path) = subject, case .section(_, let corrected) = part else { return nil }
    let section = sections[path.section]
    guard !section.isOrthogonal else { return nil }
    return section.shift(from: visibleRange(axis).start - start(of: path.section) - section.runStart, in: corrected.run)
  }

  /// The position at which a subject begins along the axis, without pinning.
  private func naturalStart(_ subject: CorrectionSubject) -> CGFloat {
    switch subject {
    case .item(let path):
      let section = sections[path.section]
      let origin =
        section.isOrthogonal
        ? section.orthogonalViewport.origin : section.origin(of: section.run.group(ofItem: path.item))
      return start(of: path.section) + origin[axis]
    case .boundary(let index, let section):
      return start(of: section) + naturalBoundaryFrame(index, of: sections[section]).start(axis)
    case .contentBoundary(let index): return naturalContentBoundaryFrame(index).start(axis)
    }
  }

  // MARK: Taking

  /// Sets an element to the size that its view prefers.
  func take(_ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes) {
    guard !needsSolving, !original.estimatedAxes.isEmpty, let subject = subject(original),
      let part = part(for: subject, preferred.size)
    else { return }
    correction = nil
    switch part {
    case .contentBoundaries(let corrected): boundaries = corrected
    case .section(let number, let corrected):
      let offset = orthogonalOffset(of: subject, in: corrected)
      sections[number].take(corrected)
      if let offset { sections[number].orthogonalScrollOffset = sections[number].clampedOrthogonalOffset(offset) }
      sectionChanged(number)
    }
  }

  /// The scroll offset of an orthogonal section that keeps its visible groups in place when an item is corrected; nil
  /// for other subjects and sections.
  private func orthogonalOffset(of subject: CorrectionSubject, in corrected: SectionLayout) -> CGFloat? {
    guard case .item(let path) = subject, corrected.isOrthogonal else { return nil }
    let section = sections[path.section]
    let offset = section.orthogonalScrollOffset
    return offset + (section.shift(from: offset, in: corrected.run) ?? corrected.run.length - section.run.length)
  }

  private func sectionChanged(_ number: Int) {
    let section = sections[number]
    sectionStrides[number] = stride(of: section)
    sectionBreadths.set(section.breadth, at: number)
    overflow = max(overflow, section.overflow)
  }
}
