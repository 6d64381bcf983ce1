import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionViewCompositionalLayout {
  /// The z-index that is added to pinned views, so that they are in front of all others.
  private static var pinnedZIndex: Int { 1_000_000_000 }

  /// The item number in the paths of the layout's own boundary views.
  static var contentBoundaryItem: Int { Int.max }

  // MARK: Rectangles

  /// The attributes of all elements in a rectangle in leading coordinates.
  ///
  /// - Parameter whole: The rectangle. It is clipped to the content. If nothing remains, it finds decorations only.
  ///   Cells that extend beyond the content are found there as well.
  func elements(in whole: CGRect) -> [UICollectionViewLayoutAttributes] {
    let rect = whole.clipped(to: collectionViewContentSize)
    var found: [UICollectionViewLayoutAttributes] = []
    if let boundaries, rect.hasArea {
      for index in boundaries.plans.indices {
        let frame = contentBoundaryFrame(index)
        if frame.overlaps(rect) { found.append(contentBoundaryAttributes(index, frame)) }
      }
    }
    for section in sections(in: rect) {
      let start = start(of: section)
      found += elements(ofSection: section, at: start, in: rect, partOf: whole, isChanged: true)
    }
    return found
  }

  /// The sections that meet or touch a rectangle.
  func sections(in rect: CGRect) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    let before = boundaries?.before ?? 0
    let (low, high) = (rect.start(axis) - before - overflow, rect.end(axis) - before + overflow)
    // The search begins slightly before, because a section that ends where the rectangle begins touches it.
    let first = sectionStrides.index(at: low - 0.001)
    return first..<max(first, sectionStrides.index(at: high)) + 1
  }

  /// The elements of a section in a rectangle: cells, the views attached to them, headers and footers, and decorations.
  ///
  /// - Parameters:
  ///   - rect: The visible rectangle at the section's scroll offset.
  ///   - whole: The rectangle before it was clipped to the content; nil for the same rectangle.
  ///   - isChanged: True to apply the changes of the section's handler.
  func elements(
    ofSection number: Int, at start: CGFloat, in rect: CGRect, partOf whole: CGRect? = nil, isChanged: Bool
  ) -> [UICollectionViewLayoutAttributes] {
    let section = sections[number]
    guard !section.isEmpty else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    var local = rect
    local.origin[axis] -= start
    if rect.hasArea {
      appendGroups(of: number, at: start, in: local, partOf: whole ?? rect, isChanged: isChanged, to: &found)
      for index in section.plan.boundaries.indices {
        let frame = boundaryFrame(index, of: section, at: start)
        guard frame.overlaps(rect) else { continue }
        found.append(boundaryAttributes(index, of: number, frame, isChanged: isChanged))
      }
    }
    guard section.length > 0, local.end(axis) >= 0, local.start(axis) <= section.length else { return found }
    for index in section.plan.decorations.indices {
      found.append(decorationAttributes(index, of: number, at: start, isChanged: isChanged))
    }
    return found
  }

  /// Appends the cells, and then the views attached to them, that are in a rectangle and whose group is. So a cell that
  /// extends beyond its group is not found beside the group.
  private func appendGroups(
    of number: Int, at start: CGFloat, in local: CGRect, partOf whole: CGRect, isChanged: Bool,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let section = sections[number]
    let scrolled = CGPoint(along: section.isOrthogonal ? section.orthogonalScrollOffset : 0, across: 0, axis.other)
    func isFound(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
      toLeading(attributes.frame).offsetBy(dx: -scrolled.x, dy: -scrolled.y).touches(whole)
    }
    var supplements: [UICollectionViewLayoutAttributes] = []
    for index in section.groups(in: local) {
      let group = section.run.group(at: index)
      guard section.frame(of: group).offsetBy(dx: -scrolled.x, dy: -scrolled.y).overlaps(local) else { continue }
      for cell in 0..<group.itemCount {
        let attributes = cellAttributes(cell, in: group, of: number, at: start, isChanged: isChanged)
        if isFound(attributes) { found.append(attributes) }
      }
      guard !group.solved.supplements.isEmpty else { continue }
      var numbers: [String: Int] = [:]
      for supplement in group.solved.supplements where supplement.firstCell < group.itemCount {
        let first =
          numbers[supplement.kind] ?? section.run.firstSupplement(ofKind: supplement.kind, in: group)
        numbers[supplement.kind] = first + 1
        let attributes = supplementAttributes(
          supplement, first, in: group, of: number, at: start, isChanged: isChanged)
        if isFound(attributes) { supplements.append(attributes) }
      }
    }
    found += supplements
  }

  // MARK: Single elements

  private func cellAttributes(
    _ index: Int, in group: GroupRun.Group, of number: Int, at start: CGFloat, isChanged: Bool
  ) -> UICollectionViewLayoutAttributes {
    let section = sections[number]
    let cell = group.solved.cells[index]
    let attributes = makeAttributes(.cell, kind: nil, at: IndexPath(item: group.firstItem + index, section: number))
    let origin = section.origin(of: group)
    attributes.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = cell.zIndex + section.baseZIndex
    attributes.estimatedAxes = cell.estimatedAxes
    if let list = section.plan.list {
      let item = group.firstItem + index
      attributes.listElement = list.element(
        forItem: item, of: section.itemCount, followsItem: item == 0 && touchesSectionBefore(number))
    }
    return finish(attributes, number, at: start, isChanged: isChanged)
  }

  /// True if the first group of a section begins at the end of the previous section's last group.
  private func touchesSectionBefore(_ number: Int) -> Bool {
    guard number > 0, settings.interSectionSpacing == 0 else { return false }
    let (section, before) = (sections[number], sections[number - 1])
    return !before.run.isEmpty && before.boundaries.after + before.insets.end(axis) == 0
      && section.boundaries.before + section.insets.start(axis) == 0
  }

  private func supplementAttributes(
    _ supplement: SolvedGroup.Supplement, _ item: Int, in group: GroupRun.Group, of number: Int, at start: CGFloat,
    isChanged: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      .supplementaryView, kind: supplement.kind, at: IndexPath(item: item, section: number))
    let origin = sections[number].origin(of: group)
    attributes.frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = supplement.zIndex
    return finish(attributes, number, at: start, isChanged: isChanged)
  }

  private func boundaryAttributes(
    _ index: Int, of number: Int, _ frame: CGRect, isChanged: Bool
  ) -> UICollectionViewLayoutAttributes {
    let plan = sections[number].plan.boundaries[index]
    let attributes = makeAttributes(.supplementaryView, kind: plan.kind, at: IndexPath(item: 0, section: number))
    attributes.frame = frame
    attributes.zIndex = plan.zIndex + (plan.isPinned ? Self.pinnedZIndex : 0)
    attributes.estimatedAxes = plan.size.estimatedAxes
    attributes.pin = boundaryPin(index, of: number)
    if let list = sections[number].plan.list {
      let natural = self.start(of: number) + naturalBoundaryFrame(index, of: sections[number]).start(axis)
      attributes.listElement = list.element(
        forBoundary: plan.kind, isPinned: plan.isPinned && abs(frame.start(axis) - natural) > Self.leastMovement)
    }
    return finish(attributes, number, at: 0, isChanged: isChanged)
  }

  /// The minimum distance from its natural position at which a view counts as pinned.
  private static var leastMovement: CGFloat { 0.001 }

  private func contentBoundaryAttributes(_ index: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    guard let plan = boundaries?.plans[index] else { fatalError("There is no view \(index) at the content's edges") }
    let attributes = makeAttributes(
      .supplementaryView, kind: plan.kind, at: IndexPath(item: Self.contentBoundaryItem, section: 0))
    attributes.frame = frame
    attributes.zIndex = plan.zIndex + (plan.isPinned ? Self.pinnedZIndex : 0)
    attributes.estimatedAxes = plan.size.estimatedAxes
    attributes.pin = contentBoundaryPin(index)
    return finish(attributes, nil, at: 0, isChanged: true)
  }

  private func decorationAttributes(
    _ index: Int, of number: Int, at start: CGFloat, isChanged: Bool
  ) -> UICollectionViewLayoutAttributes {
    let section = sections[number]
    let plan = section.plan.decorations[index]
    let attributes = makeAttributes(.decorationView, kind: plan.kind, at: IndexPath(item: index, section: number))
    let whole = CGRect(
      origin: .zero,
      size: CGSize(along: section.length, across: solvedBounds?[axis.other] ?? 0, axis))
    attributes.frame = whole.shrunk(by: plan.insets, except: [])
    attributes.zIndex = plan.zIndex
    attributes.fillColor = plan.color
    return finish(attributes, number, at: start, isChanged: isChanged)
  }

  /// Converts attributes from a section's coordinates to the content's, with the origin on a whole pixel, and applies
  /// the handler's changes.
  private func finish(
    _ attributes: UICollectionViewLayoutAttributes, _ number: Int?, at start: CGFloat, isChanged: Bool
  ) -> UICollectionViewLayoutAttributes {
    var frame = attributes.frame
    frame.origin[axis] += start
    let scale = client?.displayScale ?? 1
    frame.origin = CGPoint(x: frame.minX.roundedToPixel(scale), y: frame.minY.roundedToPixel(scale))
    attributes.frame = frame
    if isFlipped { attributes.mirror(inWidth: collectionViewContentSize.width) }
    if isChanged, let number, !sections[number].changes.isEmpty {
      sections[number].changes[attributes.key]?.apply(to: attributes)
    }
    return attributes
  }

  // MARK: Headers and footers

  /// The frame of a section's header or footer: the natural one, or the one where it is pinned.
  private func boundaryFrame(_ index: Int, of section: SectionLayout, at start: CGFloat) -> CGRect {
    let content = section.contentLength
    var frame = naturalBoundaryFrame(index, of: section)
    frame.origin[axis] += start
    let contentStart = start + section.boundaries.before
    let room = contentStart...(contentStart + content)
    let headers = section.plan.boundaries.indices.filter { section.plan.boundaries[$0].pinsAtStart(axis) }
    let headersEnd = headers.reduce(room.lowerBound) {
      var header = naturalBoundaryFrame($1, of: section)
      header.origin[axis] += start
      return max($0, pinned(header, section.plan.boundaries[$1], within: room, after: room.lowerBound).end(axis))
    }
    return pinned(frame, section.plan.boundaries[index], within: room, after: headersEnd)
  }

  /// The frame of a section's header or footer without pinning; nil if there is none.
  func unpinnedBoundaryFrame(ofKind kind: String, inSection number: Int) -> CGRect? {
    guard sections.indices.contains(number) else { return nil }
    let section = sections[number]
    guard let index = section.plan.boundaries.firstIndex(where: { $0.kind == kind }) else { return nil }
    let frame = naturalBoundaryFrame(index, of: section)
    let attributes = makeAttributes(.supplementaryView, kind: kind, at: IndexPath(item: 0, section: number))
    attributes.frame = frame
    return finish(attributes, nil, at: start(of: number), isChanged: false).frame
  }

  /// The frame of a section's header or footer without pinning, in the section's coordinates.
  func naturalBoundaryFrame(_ index: Int, of section: SectionLayout) -> CGRect {
    let plan = section.plan.boundaries[index]
    return section.boundaryFrame(index).shrunk(by: plan.insets, except: plan.size.estimatedAxes)
  }

  private func contentBoundaryFrame(_ index: Int) -> CGRect {
    guard let boundaries else { return .zero }
    let plan = boundaries.plans[index]
    let frame = naturalContentBoundaryFrame(index)
    let room = boundaries.before...(boundaries.before + sectionsLength)
    let headers = boundaries.plans.indices.filter { boundaries.plans[$0].pinsAtStart(axis) }
    let headersEnd = headers.reduce(room.lowerBound) {
      let header = pinned(
        naturalContentBoundaryFrame($1), boundaries.plans[$1], within: room, after: room.lowerBound)
      return max($0, header.end(axis))
    }
    return pinned(frame, plan, within: room, after: headersEnd)
  }

  func naturalContentBoundaryFrame(_ index: Int) -> CGRect {
    guard let boundaries else { return .zero }
    let plan = boundaries.plans[index]
    return boundaries.frame(index, content: sectionsLength, across: (start: 0, length: breadth))
      .shrunk(by: plan.insets, except: plan.size.estimatedAxes)
  }

  /// The frame of a view, pinned if its plan says so. A header stays at the start of the visible content until it meets
  /// the end of its content; a footer stays at the end of the visible content until it meets the beginning, or the
  /// pinned headers.
  ///
  /// - Parameter headersEnd: The position at which the pinned headers end; not before the content.
  private func pinned(
    _ natural: CGRect, _ plan: BoundaryPlan, within content: ClosedRange<CGFloat>, after headersEnd: CGFloat
  ) -> CGRect {
    guard plan.isPinned else { return natural }
    var frame = natural
    let (start, length, visible) = (natural.start(axis), natural.size[axis], visibleRange(axis))
    switch plan.side(axis) {
    case .start: frame.origin[axis] = max(start, min(visible.start, content.upperBound - length))
    case .end: frame.origin[axis] = min(start, max(visible.end - length, headersEnd))
    case .middle: break
    }
    return frame
  }

  // MARK: By path

  func cellAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.item >= 0, path.item < section.itemCount, !section.run.isEmpty else { return nil }
    let group = section.run.group(ofItem: path.item)
    return cellAttributes(
      path.item - group.firstItem, in: group, of: path.section, at: start(of: path.section), isChanged: true)
  }

  func supplementAttributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else { return nil }
    if path.item == Self.contentBoundaryItem {
      guard path.section == 0, let index = boundaries?.plans.firstIndex(where: { $0.kind == kind }) else { return nil }
      return contentBoundaryAttributes(index, contentBoundaryFrame(index))
    }
    guard sections.indices.contains(path.section), path.item >= 0 else { return nil }
    let section = sections[path.section]
    let start = start(of: path.section)
    if let index = section.plan.boundaries.firstIndex(where: { $0.kind == kind }) {
      guard path.item == 0 else { return nil }
      return boundaryAttributes(
        index, of: path.section, boundaryFrame(index, of: section, at: start), isChanged: true)
    }
    guard let group = section.run.group(ofSupplement: path.item, kind: kind) else { return nil }
    let number = path.item - section.run.firstSupplement(ofKind: kind, in: group)
    let present = group.solved.supplements.filter { $0.kind == kind && $0.firstCell < group.itemCount }
    guard present.indices.contains(number) else { return nil }
    return supplementAttributes(
      present[number], path.item, in: group, of: path.section, at: start, isChanged: true)
  }

  func decorationAttributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    let plans = section.plan.decorations
    guard section.length > 0, plans.indices.contains(path.item), plans[path.item].kind == kind else { return nil }
    return decorationAttributes(path.item, of: path.section, at: start(of: path.section), isChanged: true)
  }
}
