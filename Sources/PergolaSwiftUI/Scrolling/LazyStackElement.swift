import Foundation
@_spi(Toolkit) import UIKitCore

/// The element of a lazy stack or grid: makes, measures and places the rows that are visible.
///
/// A line of a stack is one row; a line of a grid has one for each of its cells.
final class LazyStackElement: ViewElement, ScrollTargetSource {
  /// A place in the stack: a line of rows, a header or a footer.
  private struct Entry {
    let section: Int
    let kind: Kind

    enum Kind {
      case header(ViewElement)
      case line(Range<Int>)
      case footer(ViewElement)
    }
  }

  private var arrangement: LazyArrangement
  private let group = ElementGroupView()
  private var rows: RowSections
  /// The cells of a line of a grid; nil for a stack.
  private var cells: [GridCell]?
  /// The number of lines, headers and footers.
  private var count = 0
  /// The number of lines, headers and footers before each section.
  private var starts: [Int] = []
  private var lengths: EstimatedLengths
  /// The length across the axis that the measurements belong to; nil for the ideal one.
  private var breadth: CGFloat?
  private var context: ScrollContext?
  private var isArranging = false
  /// The entries that are placed now.
  private var realized: Set<Int> = []
  /// The first visible row and its offset, which stay together while others are measured.
  private var anchor: (index: Int, offset: CGFloat)?
  private var shown: [ObjectIdentifier: ViewNode] = [:]
  private var needsAppearanceUpdate = false

  /// The most movements that follow measurements in one arrangement.
  private static let maximumRounds = 10

  init(_ node: ViewNode, _ arrangement: LazyArrangement) {
    self.arrangement = arrangement
    rows = RowSections(in: node)
    lengths = EstimatedLengths(count: 0, spacing: arrangement.spacing)
    cells = arrangement.items.map { GridCell.cells(of: $0, in: nil) }
    super.init(node)
  }

  override var view: UIView? { group }
  override var subelements: [ViewElement] { realized.sorted().flatMap { elements(at: $0) } }

  // MARK: Content

  /// Shows what is visible in a scroll view from now on.
  func follow(_ new: ScrollContext?) {
    guard new !== context else { return }
    context?.unfollow(self)
    context = new
    new?.follow(self) { [weak self] in self?.didScroll() }
    setNeedsLayout()
  }

  func setArrangement(_ new: LazyArrangement) {
    guard new != arrangement else { return }
    arrangement = new
    cells = new.items.map { GridCell.cells(of: $0, in: breadth) }
    countLines()
    setNeedsAppearanceUpdate()
    forgetLengths()
    setNeedsLayout()
  }

  func setRows(_ new: RowSections) {
    let known = measuredLengths
    let visible = visibleRows
    rows = new
    countLines()
    lengths = EstimatedLengths(count: count, spacing: arrangement.spacing)
    for (row, length) in known.rows {
      if let index = index(of: row) { lengths.set(length, at: index) }
    }
    for (number, section) in new.sections.enumerated() {
      if let header = section.header, let length = known.boundaries[ObjectIdentifier(header)] {
        lengths.set(length, at: starts[number])
      }
      if let footer = section.footer, let length = known.boundaries[ObjectIdentifier(footer)] {
        lengths.set(length, at: end(ofSection: number) - 1)
      }
    }
    realized = []
    // The first of the visible rows that are left stays where it is.
    anchor = visible.lazy.compactMap { row, offset in self.index(of: row).map { ($0, offset) } }.first
    setNeedsLayout()
    setNeedsAppearanceUpdate()
  }

  /// The number of rows in a line.
  private var lineCount: Int { cells.map { max(1, $0.count) } ?? 1 }

  private func countLines() {
    starts = []
    count = 0
    for section in rows.sections {
      starts.append(count)
      count += (section.rows.count + lineCount - 1) / lineCount
      count += (section.header == nil ? 0 : 1) + (section.footer == nil ? 0 : 1)
    }
    realized = realized.filter { $0 < count }
  }

  /// The lengths that have been measured, of lines by their first rows, and of headers and footers.
  private var measuredLengths: (rows: [(RowID, CGFloat)], boundaries: [ObjectIdentifier: CGFloat]) {
    var known: [(RowID, CGFloat)] = []
    var boundaries: [ObjectIdentifier: CGFloat] = [:]
    for (index, length) in lengths.measured {
      let entry = entry(at: index)
      switch entry.kind {
      case .line(let range): known.append((rows.sections[entry.section].rows[range.lowerBound], length))
      case .header(let element), .footer(let element): boundaries[ObjectIdentifier(element)] = length
      }
    }
    return (known, boundaries)
  }

  /// The rows at the start of the visible lines, with the offsets that they have on the screen.
  private var visibleRows: [(row: RowID, offset: CGFloat)] {
    guard let anchor else { return [] }
    let distance = anchorDistance
    return realized.filter { $0 >= anchor.index }.sorted().compactMap { index in
      let entry = entry(at: index)
      guard case .line(let range) = entry.kind else { return nil }
      return (rows.sections[entry.section].rows[range.lowerBound], lengths.offset(of: index) - distance)
    }
  }

  private func end(ofSection section: Int) -> Int { section + 1 < starts.count ? starts[section + 1] : count }

  private func entry(at index: Int) -> Entry {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    let section = rows.sections[low]
    var place = index - starts[low]
    if let header = section.header {
      if place == 0 { return Entry(section: low, kind: .header(header)) }
      place -= 1
    }
    let first = place * lineCount
    if first >= section.rows.count, let footer = section.footer { return Entry(section: low, kind: .footer(footer)) }
    return Entry(section: low, kind: .line(first..<min(first + lineCount, section.rows.count)))
  }

  private func index(of row: RowID) -> Int? {
    guard let place = rows.place(of: row) else { return nil }
    return starts[place.section] + (rows.sections[place.section].header == nil ? 0 : 1) + place.row / lineCount
  }

  /// The elements of a line, or that of a header or a footer.
  private func elements(at index: Int) -> [ViewElement] {
    let entry = entry(at: index)
    let found: [ViewElement] =
      switch entry.kind {
      case .line(let range): range.compactMap { rows.element(of: rows.sections[entry.section].rows[$0]) }
      case .header(let element), .footer(let element): [element]
      }
    for element in found where element.container !== self { element.container = self }
    return found
  }

  /// The cells of the elements at a place; nil if the element takes the whole breadth.
  private func cells(at index: Int) -> [GridCell]? {
    guard let cells, !cells.isEmpty, case .line = entry(at: index).kind else { return nil }
    return cells
  }

  private func forgetLengths() {
    lengths = EstimatedLengths(count: count, spacing: arrangement.spacing)
    anchor = nil
  }

  // MARK: Measuring

  private var axis: Axis { arrangement.axis }

  /// True if the stack starts at its right edge.
  private var isMirrored: Bool { axis == .horizontal && isRightToLeft }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = axis == .vertical ? proposal.width : proposal.height
    setBreadth(across)
    let measured = context == nil ? Array(0..<count) : measureVisible()
    for index in measured { measureEntry(index) }
    let cellBreadth = cells?.last.map { $0.offset + $0.length } ?? 0
    let widest =
      across
      ?? measured.reduce(cellBreadth) { widest, index in
        guard cells(at: index) == nil else { return widest }
        return elements(at: index).reduce(widest) { max($0, self.across($1.size(for: rowProposal))) }
      }
    return size(along: lengths.total, across: widest)
  }

  private var rowProposal: ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: breadth, height: nil) : ProposedViewSize(width: nil, height: breadth)
  }

  private func setBreadth(_ new: CGFloat?) {
    guard new != breadth else { return }
    breadth = new
    if let items = arrangement.items {
      cells = GridCell.cells(of: items, in: new)
      countLines()
      setNeedsAppearanceUpdate()
    }
    forgetLengths()
  }

  private func proposal(for cell: GridCell) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cell.length, height: nil) : ProposedViewSize(width: nil, height: cell.length)
  }

  private func measureEntry(_ index: Int) {
    let cells = cells(at: index)
    var length: CGFloat = 0
    for (number, element) in elements(at: index).enumerated() {
      length = max(length, along(element.size(for: cells.map { proposal(for: $0[number]) } ?? rowProposal)))
    }
    lengths.set(length, at: index)
  }

  /// Measures the entries that are visible, and returns them.
  private func measureVisible() -> [Int] {
    guard count > 0 else { return [] }
    var range = visibleRange
    // The scroll view moves along with the anchor when the rows are placed.
    if range.lowerBound > 0 { range = (range.lowerBound + anchorDistance)..<(range.upperBound + anchorDistance) }
    var index = lengths.index(at: range.lowerBound)
    var visible: [Int] = []
    while index < count {
      measureEntry(index)
      visible.append(index)
      index += 1
      if index < count, lengths.offset(of: index) >= range.upperBound { break }
    }
    return visible
  }

  /// The part of the stack that is visible along the axis.
  private var visibleRange: Range<CGFloat> {
    guard let scrollView = context?.scrollView else { return 0..<max(1, lengths.total) }
    let isInside = group.isDescendant(of: scrollView)
    let area = isInside ? group.convert(scrollView.bounds, from: scrollView) : scrollView.bounds
    let isFromRight = isMirrored && isInside
    let start = axis == .vertical ? area.minY : isFromRight ? group.bounds.width - area.maxX : area.minX
    let length = max(0, axis == .vertical ? area.height : area.width)
    return start..<max(start + length, start)
  }

  // MARK: Placing

  override func didPlace(_ placement: Placement, from old: Placement?) {
    group.setFrame(placement.frame, scale: scale)
    arrange()
  }

  private func didScroll() {
    guard placement != nil, !isArranging else { return }
    arrange()
  }

  /// Makes and places the visible entries.
  private func arrange() {
    guard let placement, !isArranging else { return }
    isArranging = true
    defer { isArranging = false }
    let length = along(placement.frame.size)
    let across = self.across(placement.frame.size)
    // Measurements with other proposals may have followed that of the placement.
    if cells != nil { setBreadth(across) }
    var visible: [Int]
    if context == nil {
      visible = Array(0..<count)
      for index in visible { measureEntry(index) }
    } else {
      visible = measureVisible()
      // Rows that become visible by the movement may have other lengths again. Each is measured once.
      var rounds = 0
      while rounds < Self.maximumRounds, keepAnchor() {
        visible = measureVisible()
        rounds += 1
      }
    }
    let pinned = pinnedOffsets(visible)
    let all = Set(visible).union(pinned.keys)
    var elements: [ViewElement] = []
    for index in all.sorted(by: { (pinned[$0] == nil ? 0 : 1, $0) < (pinned[$1] == nil ? 0 : 1, $1) }) {
      if pinned[index] != nil { measureEntry(index) }
      let found = self.elements(at: index)
      let offset = pinned[index] ?? lengths.offset(of: index)
      if let cells = cells(at: index) {
        place(found, in: cells, at: offset, length: lengths[index], across: across)
      } else {
        for element in found { place(element, at: offset, across: across) }
      }
      elements.append(contentsOf: found)
    }
    group.show(elements)
    if all != realized {
      // What depends on its position is asked again when it comes back.
      let (left, came) = (realized.subtracting(all), all.subtracting(realized))
      for element in left.flatMap({ self.elements(at: $0) }) {
        element.container = nil
        element.setInSight(false)
      }
      for element in came.flatMap({ self.elements(at: $0) }) { element.setInSight(true) }
      realized = all
      setNeedsAppearanceUpdate()
    }
    anchor = visible.first.map { ($0, lengths.offset(of: $0)) }
    if abs(lengths.total - length) > 0.01 { setNeedsLayout() }
  }

  private func place(_ element: ViewElement, at offset: CGFloat, across: CGFloat) {
    let proposal = rowProposal
    let dimensions = element.dimensions(for: proposal)
    // The guides of all rows would have to be known to align them with each other: each is aligned with the stack.
    let size = self.across(dimensions.size)
    let own =
      arrangement.axis == .vertical
      ? dimensions[HorizontalAlignment(key: arrangement.guide)] : dimensions[VerticalAlignment(key: arrangement.guide)]
    let outer = ViewDimensions(
      size: self.size(along: along(dimensions.size), across: across), element: nil, proposal: proposal)
    let target =
      arrangement.axis == .vertical
      ? outer[HorizontalAlignment(key: arrangement.guide)] : outer[VerticalAlignment(key: arrangement.guide)]
    var position = target - own
    if axis == .vertical, node.environment.layoutDirection == .rightToLeft { position = across - position - size }
    let start = horizontalPosition(of: offset, along(dimensions.size))
    element.place(
      at: axis == .vertical ? CGPoint(x: position, y: offset) : CGPoint(x: start, y: position), proposal: proposal)
  }

  /// The left edge of what stands at an offset along a horizontal stack.
  private func horizontalPosition(of offset: CGFloat, _ length: CGFloat) -> CGFloat {
    isMirrored ? (placement?.frame.width ?? 0) - offset - length : offset
  }

  /// Places the elements of a line of a grid, each at its guide in its cell; the cells together at the grid's guide.
  private func place(
    _ elements: [ViewElement], in cells: [GridCell], at offset: CGFloat, length: CGFloat, across: CGFloat
  ) {
    let breadth = cells.last.map { $0.offset + $0.length } ?? 0
    let start = guide(in: size(along: length, across: across)) - guide(in: size(along: length, across: breadth))
    for (element, cell) in zip(elements, cells) {
      let proposal = proposal(for: cell)
      let own = element.dimensions(for: proposal)
      let area = size(along: length, across: cell.length)
      let outer = ViewDimensions(size: area, element: nil, proposal: proposal)
      let alignment = cell.alignment
      var x = outer[alignment.horizontal] - own[alignment.horizontal]
      var y = outer[alignment.vertical] - own[alignment.vertical]
      if axis == .vertical {
        x += start + cell.offset
        y += offset
        if node.environment.layoutDirection == .rightToLeft { x = across - x - own.width }
      } else {
        x = horizontalPosition(of: offset + x, own.width)
        y += start + cell.offset
      }
      element.place(at: CGPoint(x: x, y: y), proposal: proposal)
    }
  }

  /// The position of the stack's guide in a size.
  private func guide(in size: CGSize) -> CGFloat {
    let dimensions = ViewDimensions(size: size, element: nil, proposal: ProposedViewSize(size))
    return axis == .vertical
      ? dimensions[HorizontalAlignment(key: arrangement.guide)] : dimensions[VerticalAlignment(key: arrangement.guide)]
  }

  /// Moves the content of the scroll view along with the first visible row, if rows before it turned out to have
  /// another length. Returns true if it moved.
  private func keepAnchor() -> Bool {
    guard let anchor, let scrollView = context?.scrollView else { return false }
    let distance = anchorDistance
    self.anchor = (anchor.index, anchor.offset + distance)
    guard abs(distance) > 0.01, visibleRange.lowerBound > 0 else { return false }
    var origin = scrollView.bounds.origin
    if axis == .vertical { origin.y += distance } else { origin.x += isMirrored ? -distance : distance }
    scrollView.setBoundsOrigin(origin)
    return true
  }

  /// The length by which the rows before the anchor have become longer since the anchor was placed.
  private var anchorDistance: CGFloat { anchor.map { lengths.offset(of: $0.index) - $0.offset } ?? 0 }

  /// The offsets of the pinned headers and footers.
  private func pinnedOffsets(_ visible: [Int]) -> [Int: CGFloat] {
    guard !arrangement.pinnedViews.isEmpty, context != nil, let first = visible.first, let last = visible.last else {
      return [:]
    }
    let range = visibleRange
    var offsets: [Int: CGFloat] = [:]
    for section in entry(at: first).section...entry(at: last).section {
      let start = starts[section]
      let end = end(ofSection: section)
      guard end > start else { continue }
      let sectionStart = lengths.offset(of: start)
      let sectionEnd = lengths.offset(of: end) - arrangement.spacing
      if arrangement.pinnedViews.contains(.sectionHeaders), rows.sections[section].header != nil {
        offsets[start] = max(sectionStart, min(range.lowerBound, sectionEnd - lengths[start]))
      }
      let footer = end - 1
      if arrangement.pinnedViews.contains(.sectionFooters), rows.sections[section].footer != nil {
        let place = sectionEnd - lengths[footer]
        offsets[footer] = min(place, max(range.upperBound - lengths[footer], sectionStart))
      }
    }
    return offsets
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  // MARK: Appearance

  func setNeedsAppearanceUpdate() {
    guard !needsAppearanceUpdate else { return }
    needsAppearanceUpdate = true
    node.graph.afterLayout { [weak self] in self?.updateAppearance() }
  }

  private func updateAppearance() {
    needsAppearanceUpdate = false
    var current: [ObjectIdentifier: ViewNode] = [:]
    var order: [ViewNode] = []
    if node.isShown {
      for index in realized.sorted() where index < count {
        for element in elements(at: index) {
          let root = rows.root(of: element, in: node)
          if current.updateValue(root, forKey: ObjectIdentifier(root)) == nil { order.append(root) }
        }
      }
    }
    for (key, root) in shown where current[key] == nil { root.hide() }
    for root in order { root.show() }
    shown = current
  }

  /// Called after the stack disappeared.
  func didHide() {
    for root in shown.values { root.hide() }
    shown = [:]
  }

  // MARK: Targets

  /// The rows that touch a part of the scroll view's content, without headers and footers.
  func targets(in area: CGRect, of scrollView: UIView) -> [PlacedTarget] {
    guard count > 0, let placement else { return [] }
    let local = group.convert(area, from: scrollView)
    let (start, end) =
      axis == .vertical
      ? (local.minY, local.maxY)
      : isMirrored
        ? (placement.frame.width - local.maxX, placement.frame.width - local.minX) : (local.minX, local.maxX)
    var found: [PlacedTarget] = []
    var index = lengths.index(at: start)
    while index < count, lengths.offset(of: index) <= end {
      let entry = entry(at: index)
      if case .line(let range) = entry.kind {
        let isRealized = realized.contains(index)
        let lineFrame = scrollView.convert(frame(ofEntry: index), from: group)
        for row in range {
          let id = rows.sections[entry.section].rows[row]
          let element = isRealized ? rows.element(of: id) : nil
          let frame = element?.frame(in: scrollView) ?? lineFrame
          guard frame.touches(area) else { continue }
          // The number of the row tells its datum: it need not be searched among the nodes.
          let datum = rows.datum(of: id).map { [$0.items.source.id(at: $0.position)] } ?? []
          let explicit = element?.explicitIdentities(below: node) ?? []
          found.append(PlacedTarget(frame: frame, ids: explicit + datum, element: element))
        }
      }
      index += 1
    }
    return found
  }

  /// The frame of a line, a header or a footer, in the coordinates of the stack's view.
  private func frame(ofEntry index: Int) -> CGRect {
    let (offset, length) = (lengths.offset(of: index), lengths[index])
    return axis == .vertical
      ? CGRect(x: 0, y: offset, width: group.bounds.width, height: length)
      : CGRect(x: horizontalPosition(of: offset, length), y: 0, width: length, height: group.bounds.height)
  }

  // MARK: Looking up

  /// The frame of the row with an identity, or with a view inside that has it, in the coordinates of a view.
  ///
  /// - Parameter isTarget: True if the row is about to become visible, where it stays while others are measured.
  func frame(of id: AnyHashable, in target: UIView, isTarget: Bool) -> CGRect? {
    guard
      let row = rows.row(withID: id)
        ?? rows.row(where: { _, element in rows.root(of: element, in: node).descendant(withID: id) != nil }),
      let index = index(of: row)
    else { return nil }
    measureEntry(index)
    if isTarget { anchor = (index, lengths.offset(of: index)) }
    return target.convert(frame(ofEntry: index), from: group)
  }
}
