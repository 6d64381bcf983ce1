import Foundation
import RenderTree

/// A component of a picker view: a list of rows that comes to rest with one in the middle.
///
/// The content's insets leave room for the first and the last row to be in the middle, so that the offset of a row is a
/// multiple of the row's height.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  /// A visible row.
  private struct Row {
    let view: UIView
    /// True if the delegate returned the view, false for a label.
    let isProvided: Bool
  }

  /// The time without movement after which content that a host moved by itself comes to rest, in seconds.
  private static let pauseBeforeRest: TimeInterval = 0.15

  private weak var picker: UIPickerView?
  let component: Int
  private(set) var rowCount = 0
  /// The row that was last in the middle; -1 without rows.
  private(set) var selectedRow = -1
  private var rowHeight: CGFloat = 32

  private var rows: [Int: Row] = [:]
  private var unusedLabels: [UILabel] = []
  private var unusedViews: [UIView] = []

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    scrollDelegate = self
    addGestureRecognizer(UITapGestureRecognizer { [weak self] tap in self?.didTap(tap) })
  }

  required init?(coder: NSCoder) { return nil }

  /// Nil: the selection determines the position.
  override var keptPosition: KeptPosition? { nil }

  // MARK: Data

  /// Takes the number of rows, and removes the visible ones, which are requested again.
  func load(rowCount: Int) {
    for row in Array(rows.keys) { removeRow(row) }
    self.rowCount = max(0, rowCount)
    selectedRow = self.rowCount == 0 ? -1 : max(0, min(selectedRow, self.rowCount - 1))
    showSelection(animated: false)
    setNeedsLayout()
    setNeedsRender()
  }

  /// The visible view of a row that the delegate returned; nil for other rows.
  func providedView(ofRow row: Int) -> UIView? { rows[row].flatMap { $0.isProvided ? $0.view : nil } }

  // MARK: Geometry

  /// The part of the column in which the selected row is, in the picker view's vertical coordinates.
  var middleRect: CGRect { CGRect(x: 0, y: contentInset.top, width: bounds.width, height: rowHeight) }

  func place(_ frame: CGRect, rowHeight: CGFloat) {
    let changes = frame.size != bounds.size || rowHeight != self.rowHeight
    self.frame = frame
    self.rowHeight = rowHeight
    var top = max(0, (frame.height - rowHeight) / 2)
    if let cell = traitCollection.pointGrid { top = (top / cell.height).rounded(.down) * cell.height }
    let inset = UIEdgeInsets(top: top, left: 0, bottom: max(0, frame.height - rowHeight - top), right: 0)
    let content = CGSize(width: frame.width, height: CGFloat(rowCount) * rowHeight)
    guard changes || contentInset != inset || contentSize != content else { return }
    contentSize = content
    contentInset = inset
    showSelection(animated: false)
    setNeedsLayout()
  }

  /// The offset at which a row is in the middle.
  private func offset(ofRow row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

  /// The row that is nearest to the middle at an offset.
  private func row(at offset: CGPoint) -> Int {
    let place = ((offset.y + contentInset.top) / rowHeight).rounded()
    return Int(max(0, min(place, CGFloat(max(0, rowCount - 1)))))
  }

  private func showSelection(animated: Bool) {
    guard selectedRow >= 0 else { return }
    let target = offset(ofRow: selectedRow)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: Rows

  override func layoutSubviews() {
    super.layoutSubviews()
    let visible = visibleRows
    for row in rows.keys.filter({ !visible.contains($0) }) { removeRow(row) }
    for row in visible {
      let view = rows[row]?.view ?? makeRow(row)
      view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      let distance = abs(CGFloat(row) - (contentOffset.y + contentInset.top) / rowHeight)
      view.alpha = max(0.2, 1 - 0.3 * distance)
    }
  }

  private var visibleRows: Range<Int> {
    guard rowCount > 0, bounds.height > 0, bounds.width > 0 else { return 0..<0 }
    let count = CGFloat(rowCount)
    let first = Int(max(0, min((bounds.minY / rowHeight).rounded(.down), count)))
    let end = Int(max(0, min((bounds.maxY / rowHeight).rounded(.up), count)))
    return first..<max(first, end)
  }

  private func makeRow(_ row: Int) -> UIView {
    if let picker, let delegate = picker.delegate, !picker.missing.contains(.view) {
      let view = delegate.pickerView(
        picker, viewForRow: row, forComponent: component, reusing: unusedViews.popLast())
      if !picker.missing.contains(.view) {
        rows[row] = Row(view: view, isProvided: true)
        addSubview(view)
        return view
      }
    }
    let label = unusedLabels.popLast() ?? UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    label.textColor = .label
    show(row, in: label)
    rows[row] = Row(view: label, isProvided: false)
    addSubview(label)
    return label
  }

  private func show(_ row: Int, in label: UILabel) {
    if let picker, let title = picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = title
    } else {
      label.attributedText = nil
      label.text = title(ofRow: row)
    }
  }

  /// The plain title of a row; a question mark if there is no delegate with titles.
  private func title(ofRow row: Int) -> String? {
    guard let picker, let delegate = picker.delegate else { return "?" }
    let title = delegate.pickerView(picker, titleForRow: row, forComponent: component)
    return picker.missing.contains(.title) ? title ?? "?" : title
  }

  private func removeRow(_ row: Int) {
    guard let removed = rows.removeValue(forKey: row) else { return }
    // A delegate may have returned the view for another row since.
    guard !rows.values.contains(where: { $0.view === removed.view }) else { return }
    removed.view.removeFromSuperview()
    if removed.isProvided {
      unusedViews.append(removed.view)
    } else if let label = removed.view as? UILabel {
      unusedLabels.append(label)
    }
  }

  // MARK: Selection

  /// Selects a row, limited to those that exist, without a report.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    rest?.cancel()
    isMovedByUser = false
    let row = max(0, min(row, rowCount - 1))
    if selectedRow != row { setNeedsRender() }
    selectedRow = row
    showSelection(animated: animated)
  }

  /// Selects a row, and reports it if it is another one.
  private func selectByUser(_ row: Int) {
    let old = selectedRow
    select(row, animated: true)
    guard selectedRow != old, let picker else { return }
    let row = selectedRow
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }

  private func didTap(_ tap: UIGestureRecognizer) {
    guard rowCount > 0 else { return }
    let row = (tap.location(in: self).y / rowHeight).rounded(.down)
    if row >= 0, row < CGFloat(rowCount) { selectByUser(Int(row)) } else { settle() }
  }

  // MARK: Movement by the user

  /// True from the beginning of a movement by the user until the rows are at rest.
  private var isMovedByUser = false
  private var rest: SceneClock.ScheduledAction?

  override func userWillScroll() {
    super.userWillScroll()
    isMovedByUser = true
  }

  override func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    rowCount > 0 ? offset(ofRow: row(at: proposed)) : proposed
  }

  override var scrollStops: (horizontal: ScrollInfo.Stops?, vertical: ScrollInfo.Stops?) {
    guard rowCount > 0 else { return (nil, nil) }
    let middle = row(at: contentOffset)
    let near = max(0, middle - 20)...min(rowCount - 1, middle + 20)
    return (nil, ScrollInfo.Stops(offsets: near.map { offset(ofRow: $0).y }, isOneAtATime: false))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { restLater() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    // A programmatic selection during the drag does not end it.
    isMovedByUser = true
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !isTracking { settle() } }

  /// A touch that stopped the rows, and ends without a drag, leaves them between two positions.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    restLater()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    restLater()
  }

  /// Brings the rows to rest after a pause, unless they move by then.
  private func restLater() {
    guard isMovedByUser, !isDragging, !isDecelerating else { return }
    rest?.cancel()
    rest = clock.schedule(after: Self.pauseBeforeRest) { [weak self] in
      guard let self, !isTracking, !isDecelerating else { return }
      settle()
    }
  }

  /// Moves the nearest row to the middle, and selects it.
  private func settle() {
    rest?.cancel()
    rest = nil
    guard isMovedByUser, rowCount > 0 else { return }
    selectByUser(row(at: contentOffset))
  }

  /// The distance of the mouse wheel that has not moved a row yet, in points.
  private var wheelDistance: CGFloat = 0

  /// Moves by whole rows.
  override func scrollByWheel(by delta: CGSize, at point: CGPoint) -> Bool {
    guard isScrollEnabled, rowCount > 0, delta.height != 0 else { return false }
    guard !isTracking else { return true }
    if (delta.height > 0) != (wheelDistance > 0) { wheelDistance = 0 }
    guard selectedRow != (delta.height > 0 ? rowCount - 1 : 0) else { return false }
    wheelDistance += delta.height
    let steps = (wheelDistance / rowHeight).rounded(.towardZero)
    wheelDistance -= steps * rowHeight
    if steps != 0 { selectByUser(selectedRow + steps.saturatedInt) }
    return true
  }

  // MARK: Keys and accessibility

  override var canBecomeFocused: Bool { rowCount > 0 && super.canBecomeFocused }

  override var canBeActivated: Bool { false }

  /// The action of up and down. At the first and the last row the focus moves on, as it does for left and right.
  override func arrowAction(_ direction: FocusDirection) -> KeyAction? {
    guard direction.isVertical else { return nil }
    return moving(to: selectedRow + (direction == .down ? 1 : -1), direction == .down ? "next row" : "previous row")
  }

  /// The action of page up and page down, which move by the visible rows, and of home and end.
  override func pageAction(_ key: KeyEvent.Key) -> KeyAction? {
    guard rowCount > 0 else { return nil }
    let page = max(1, (bounds.height / rowHeight).saturatedInt - 1)
    switch key {
    case .pageUp: return moving(to: max(0, selectedRow - page), "go back by a page")
    case .pageDown: return moving(to: min(rowCount - 1, selectedRow + page), "go on by a page")
    case .home: return moving(to: 0, "go to the first row")
    case .end: return moving(to: rowCount - 1, "go to the last row")
    default: return nil
    }
  }

  private func moving(to row: Int, _ meaning: String) -> KeyAction? {
    guard row >= 0, row < rowCount, row != selectedRow else { return nil }
    return KeyAction(meaning) { [self] in selectByUser(row) }
  }

  /// The title of the selected row, unless the app set a value. A row with a view has that view's label.
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? valueOfSelection }
    set { super.accessibilityValue = newValue }
  }

  private var valueOfSelection: String? {
    guard selectedRow >= 0, let picker else { return nil }
    if let view = providedView(ofRow: selectedRow) { return view.accessibilityLabel ?? (view as? UILabel)?.text }
    let attributed = picker.delegate?.pickerView(picker, attributedTitleForRow: selectedRow, forComponent: component)
    return attributed?.string ?? title(ofRow: selectedRow)
  }

  /// Selects the next row.
  override func accessibilityIncrement() { selectByUser(selectedRow + 1) }

  /// Selects the previous row.
  override func accessibilityDecrement() { selectByUser(selectedRow - 1) }

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    if rowCount > 0 {
      semantics?.range = Semantics.Range(Double(selectedRow), in: 0...Double(rowCount - 1), step: 1)
    }
    return semantics
  }
}
