import Foundation
@_spi(Toolkit) import UIKitCore

/// The element of a lazy stack: makes, measures and places the rows that are visible.
final class LazyStackElement: ViewElement {
  /// A place in the stack: a row, a header or a footer.
  private struct Entry {
    let section: Int
    let kind: Kind

    enum Kind {
      case header(ViewElement)
      case row(RowID)
      case footer(ViewElement)
    }
  }

  private var arrangement: LazyArrangement
  private let group = ElementGroupView()
  private var rows: RowSections
  /// The number of rows, headers and footers.
  private var count = 0
  /// The number of rows, headers and footers before each section.
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

  init(_ node: ViewNode, _ arrangement: LazyArrangement) {
    self.arrangement = arrangement
    rows = RowSections(in: node)
    lengths = EstimatedLengths(count: 0, spacing: arrangement.spacing)
    super.init(node)
  }

  override var view: UIView? { group }
  override var subelements: [ViewElement] { realized.sorted().compactMap { element(at: $0) } }

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
    forgetLengths()
    setNeedsLayout()
  }

  func setRows(_ new: RowSections) {
    let known = measuredLengths
    rows = new
    starts = []
    count = 0
    for section in new.sections {
      starts.append(count)
      count += section.rows.count + (section.header == nil ? 0 : 1) + (section.footer == nil ? 0 : 1)
    }
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
    anchor = nil
    setNeedsLayout()
    setNeedsAppearanceUpdate()
  }

  /// The lengths that have been measured, of rows, and of headers and footers.
  private var measuredLengths: (rows: [(RowID, CGFloat)], boundaries: [ObjectIdentifier: CGFloat]) {
    var known: [(RowID, CGFloat)] = []
    var boundaries: [ObjectIdentifier: CGFloat] = [:]
    for (index, length) in lengths.measured {
      switch entry(at: index).kind {
      case .row(let row): known.append((row, length))
      case .header(let element), .footer(let element): boundaries[ObjectIdentifier(element)] = length
      }
    }
    return (known, boundaries)
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
    if place >= section.rows.count, let footer = section.footer { return Entry(section: low, kind: .footer(footer)) }
    return Entry(section: low, kind: .row(section.rows[place]))
  }

  private func index(of row: RowID) -> Int? {
    guard let place = rows.place(of: row) else { return nil }
    return starts[place.section] + (rows.sections[place.section].header == nil ? 0 : 1) + place.row
  }

  private func element(at index: Int) -> ViewElement? {
    let found: ViewElement? =
      switch entry(at: index).kind {
      case .row(let row): rows.element(of: row)
      case .header(let element), .footer(let element): element
      }
    guard let element = found else { return nil }
    if element.container !== self { element.container = self }
    return element
  }

  private func forgetLengths() {
    lengths = EstimatedLengths(count: count, spacing: arrangement.spacing)
    anchor = nil
  }

  // MARK: Measuring

  private var axis: Axis { arrangement.axis }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = axis == .vertical ? proposal.width : proposal.height
    if across != breadth {
      breadth = across
      forgetLengths()
    }
    let measured = context == nil ? Array(0..<count) : measureVisible()
    for index in measured { measureEntry(index) }
    let widest =
      across ?? measured.compactMap { element(at: $0).map { self.across($0.size(for: rowProposal)) } }.max() ?? 0
    return size(along: lengths.total, across: widest)
  }

  private var rowProposal: ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: breadth, height: nil) : ProposedViewSize(width: nil, height: breadth)
  }

  private func measureEntry(_ index: Int) {
    guard let element = element(at: index) else { return lengths.set(0, at: index) }
    lengths.set(along(element.size(for: rowProposal)), at: index)
  }

  /// Measures the entries that are visible, and returns them.
  private func measureVisible() -> [Int] {
    guard count > 0 else { return [] }
    let range = visibleRange
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
    let start = axis == .vertical ? area.minY : area.minX
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
    var visible: [Int]
    if context == nil {
      visible = Array(0..<count)
      for index in visible { measureEntry(index) }
    } else {
      visible = measureVisible()
      if keepAnchor() { visible = measureVisible() }
    }
    let pinned = pinnedOffsets(visible)
    let all = Set(visible).union(pinned.keys)
    var elements: [ViewElement] = []
    for index in all.sorted(by: { (pinned[$0] == nil ? 0 : 1, $0) < (pinned[$1] == nil ? 0 : 1, $1) }) {
      guard let element = element(at: index) else { continue }
      if pinned[index] != nil { measureEntry(index) }
      place(element, at: pinned[index] ?? lengths.offset(of: index), across: across)
      elements.append(element)
    }
    group.show(elements)
    if all != realized {
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
    element.place(
      at: axis == .vertical ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position), proposal: proposal)
  }

  /// Moves the content of the scroll view along with the first visible row, if rows before it turned out to have
  /// another length. Returns true if it moved.
  private func keepAnchor() -> Bool {
    guard let anchor, let scrollView = context?.scrollView else { return false }
    let distance = lengths.offset(of: anchor.index) - anchor.offset
    guard abs(distance) > 0.01, visibleRange.lowerBound > 0 else { return false }
    var origin = scrollView.bounds.origin
    if axis == .vertical { origin.y += distance } else { origin.x += distance }
    scrollView.setBoundsOrigin(origin)
    return true
  }

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
        guard let element = element(at: index) else { continue }
        let root = rows.root(of: element, in: node)
        if current.updateValue(root, forKey: ObjectIdentifier(root)) == nil { order.append(root) }
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

  // MARK: Looking up

  /// The frame of the row with an identity, or with a view inside that has it, in the coordinates of a view.
  func frame(of id: AnyHashable, in target: UIView) -> CGRect? {
    guard
      let row = rows.row(withID: id)
        ?? rows.row(where: { _, element in rows.root(of: element, in: node).descendant(withID: id) != nil }),
      let index = index(of: row)
    else { return nil }
    measureEntry(index)
    let frame =
      axis == .vertical
      ? CGRect(x: 0, y: lengths.offset(of: index), width: group.bounds.width, height: lengths[index])
      : CGRect(x: lengths.offset(of: index), y: 0, width: lengths[index], height: group.bounds.height)
    return target.convert(frame, from: group)
  }
}
