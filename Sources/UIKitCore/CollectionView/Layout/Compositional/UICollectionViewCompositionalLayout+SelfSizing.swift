import Foundation

/// Estimated sizes, corrected by what views prefer.
extension UICollectionViewCompositionalLayout {
  /// What a view's wish is about.
  private enum Subject {
    case item(IndexPath)
    case boundary(Int, section: Int)
    case contentBoundary(Int)
  }

  private func subject(_ attributes: UICollectionViewLayoutAttributes) -> Subject? {
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

  /// What was measured before.
  private func measured(_ subject: Subject) -> CGSize? {
    switch subject {
    case .item(let path): sections[path.section].run.measured[path.item]
    case .boundary(let index, let section): sections[section].boundaries.measured[index]
    case .contentBoundary(let index): boundaries?.measured[index]
    }
  }

  private func measure(_ subject: Subject, _ size: CGSize?) {
    switch subject {
    case .item(let path):
      take(corrected(path, size), inSection: path.section)
    case .boundary(let index, let section):
      sections[section].measure(boundary: index, size)
      sectionChanged(section)
    case .contentBoundary(let index):
      guard let estimate = boundaries?.plans[index].size, let solvedBounds else { return }
      boundaries?.measure(
        index, size, estimate: estimate.resolved(in: solvedBounds, scale: client?.displayScale ?? 1))
    }
  }

  /// A section's groups with what an item's view prefers.
  private func corrected(_ path: IndexPath, _ size: CGSize?) -> GroupRun {
    correction?.changed(by: size, of: path) ?? sections[path.section].corrected(item: path.item, size)
  }

  private func take(_ run: GroupRun, inSection section: Int) {
    correction = nil
    sections[section].take(run)
    sectionChanged(section)
  }

  private func sectionChanged(_ section: Int) {
    sectionStrides[section] = sections[section].length + settings.interSectionSpacing
    sectionBreadths.replace(section..<section + 1, with: [GroupLane.Run(groups: 1, value: sections[section].breadth)])
    overflow = max(overflow, sections[section].overflow)
  }

  /// Where what the wish is about begins along the axis, where nothing is pinned.
  private func naturalStart(_ subject: Subject) -> CGFloat {
    switch subject {
    case .item(let path):
      let section = sections[path.section]
      let origin =
        section.isOrthogonal ? section.rowFrame.origin : section.origin(of: section.run.place(ofItem: path.item))
      return start(of: path.section) + origin[axis]
    case .boundary(let index, let section):
      return start(of: section) + naturalBoundaryFrame(index, of: sections[section]).start(axis)
    case .contentBoundary(let index): return naturalContentBoundaryFrame(index).start(axis)
    }
  }

  /// Whether a wish changes anything: one along an estimated axis that was not heard before.
  func changesLayout(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard !needsSolving, let subject = subject(original) else { return false }
    let known = measured(subject) ?? original.size
    let axes = original.estimatedAxes
    return axes.contains(.horizontal) && abs(preferred.size.width - known.width) > 0.001
      || axes.contains(.vertical) && abs(preferred.size.height - known.height) > 0.001
  }

  /// Takes what a view prefers.
  func take(_ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes) {
    guard !needsSolving, !original.estimatedAxes.isEmpty, let subject = subject(original) else { return }
    guard case .item(let path) = subject, sections[path.section].isOrthogonal else {
      return measure(subject, preferred.size)
    }
    takeInRow(path, corrected(path, preferred.size))
  }

  /// Where groups before what is seen of a section's own row change, scrolls it along.
  private func takeInRow(_ path: IndexPath, _ corrected: GroupRun) {
    let section = sections[path.section]
    let offset = section.rowOffset
    let shift = section.shift(of: offset, in: corrected) ?? corrected.length - section.run.length
    take(corrected, inSection: path.section)
    section.rowOffset = section.clampedRowOffset(offset + shift)
  }

  /// How far a correction of a section that has no row moves what is in sight of it; nil where no group begins there.
  private func shift(_ path: IndexPath, _ corrected: GroupRun) -> CGFloat? {
    let section = sections[path.section]
    guard !section.isOrthogonal else { return nil }
    return section.shift(of: visibleRange(axis).start - start(of: path.section) - section.runStart, in: corrected)
  }

  /// By how much the content offset must change for what is in sight to stay, when a view gets what it prefers.
  func offsetAdjustment(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> CGPoint {
    guard !needsSolving, let subject = subject(original) else { return .zero }
    let start = naturalStart(subject)
    let (before, overflowBefore) = (collectionViewContentSize, overflow)
    let known = measured(subject)
    var shift: CGFloat?
    var undo = { self.measure(subject, known) }
    if case .item(let path) = subject {
      let section = sections[path.section]
      let (run, offset, corrected) = (section.run, section.rowOffset, self.corrected(path, preferred.size))
      shift = self.shift(path, corrected)
      take(corrected, inSection: path.section)
      undo = {
        self.take(run, inSection: path.section)
        section.rowOffset = offset
        self.correction = Correction(path: path, size: preferred.size, changed: corrected)
      }
    } else {
      measure(subject, preferred.size)
    }
    let after = collectionViewContentSize
    undo()
    overflow = overflowBefore
    let change = after[axis] - before[axis]
    var adjustment =
      shift.map { offsetAdjustment(for: change, shift: $0, axis) } ?? offsetAdjustment(for: change, at: start, axis)
    // Mirrored, everything stands where the content's width says.
    if axis == .vertical, isFlipped { adjustment.x += after.width - before.width }
    return adjustment
  }
}
