import Foundation
@_spi(Toolkit) import UIKitCore

/// A drag that selects or deselects all items from its first item to the item under the finger, or a range of items
/// that keys select, from the item where it began to the focused item.
///
/// Both ends follow their items through updates. Items that the drag has selected stay selected until the finger passes
/// over them again.
struct SelectionDrag {
  /// The item where the drag began; nil after a reload, until the finger is on an item.
  private(set) var start: IndexPath?
  /// The last item under the finger.
  private(set) var current: IndexPath?
  /// True if the drag selects, because its first item was not selected; false if it deselects.
  let selects: Bool
  /// The selection when the drag began, by current index paths.
  private(set) var before: SelectionState

  /// - Parameters:
  ///   - selection: the selection before the drag.
  ///   - selects: true to select in any case; nil for the opposite of the first item's state.
  init(at start: IndexPath, in selection: SelectionState, selects: Bool? = nil) {
    self.start = start
    current = start
    self.selects = selects ?? !selection.contains(start)
    before = selection
  }

  /// Continues the drag to an item. Returns both ends of the range it passes over; nil if the item is the current one.
  mutating func proceed(to path: IndexPath) -> (from: IndexPath, to: IndexPath)? {
    guard path != current else { return nil }
    let last = current ?? path
    current = path
    if start == nil { start = path }
    return (last, path)
  }

  /// True if an item that the drag has passed over has to be selected.
  func isSelected(_ path: IndexPath) -> Bool {
    guard let start, let current, min(start, current) <= path, path <= max(start, current) else {
      return before.contains(path)
    }
    return selects
  }

  /// Updates the index paths after a batch. An end whose item is deleted moves to the other end.
  mutating func follow(_ batch: BatchUpdate) {
    before.follow(batch)
    let (newStart, newCurrent) = (
      start.flatMap { batch.newPath(of: $0) }, current.flatMap { batch.newPath(of: $0) }
    )
    start = newStart ?? newCurrent
    current = newCurrent ?? newStart
  }

  /// Resets the drag after a reload, which clears the selection. It begins again at the next item under the finger.
  mutating func forgetItems() {
    (start, current, before) = (nil, nil, SelectionState())
  }
}

/// Recognizes drags that select: with two fingers, with one that begins on a multiselect accessory, or with the shift
/// key.
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  override func gestureDidProceed() { (view as? UICollectionView)?.selectionDragDidProceed(self) }

  /// Makes the scroll view's pan wait until this recognizer has failed.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = view as? UICollectionView else { return false }
    return otherGestureRecognizer.view === view.scroller && otherGestureRecognizer is UIPanGestureRecognizer
  }
}

extension UICollectionView {
  // MARK: Ranges

  /// Selects the range from the item that was selected last to another one, as a shift-click does.
  final func selectRange(to path: IndexPath) {
    let anchor = selection.last ?? path
    forEachItem(between: anchor, and: path) { changeSelectionByUser(of: $0, to: true) }
  }

  /// Runs an action for the items of a closed range, in ascending order. The action may change the data: the remaining
  /// index paths stay up to date.
  private final func forEachItem(between path: IndexPath, and other: IndexPath, _ action: (IndexPath) -> Void) {
    tracking(items(between: path, and: other)) { items in
      for place in items.paths.indices {
        if let item = items.paths[place] { action(item) }
      }
    }
  }

  /// The items of a closed range, in ascending order.
  private final func items(between path: IndexPath, and other: IndexPath) -> [IndexPath] {
    let (first, last) = (min(path, other), max(path, other))
    let counts = currentCounts()
    guard counts.indices.contains(first.section), counts.indices.contains(last.section) else { return [] }
    return (first.section...last.section).flatMap { section in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? min(last.item + 1, counts[section]) : counts[section]
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }

  // MARK: Keys

  /// Moves the end of the range that keys with the shift key select, and deselects the items that the end leaves,
  /// unless they were selected before. The range begins at the item from which it was extended first.
  ///
  /// The range is forgotten when the focus moves without the shift key, and when anything else changes the selection,
  /// as in the lists of desktop systems: the next one begins at the focused item.
  ///
  /// - Parameters:
  ///   - path: The item that had the focus; nil if it has no cell any more. If it is not the end of the range, another
  ///     range begins there.
  ///   - end: The item that has the focus now.
  final func extendSelection(from path: IndexPath?, to end: IndexPath) {
    guard canSelect, canSelectSeveral else { return }
    let start = path ?? itemGestures.keyRange?.current ?? end
    if itemGestures.keyRange?.current != start {
      itemGestures.keyRange = SelectionDrag(at: start, in: selection, selects: true)
    }
    guard itemGestures.keyRange?.proceed(to: end) != nil, let range = itemGestures.keyRange else { return }
    let ascending = items(between: start, and: end)
    let passed = start < end ? ascending : ascending.reversed()
    // The delegate may select other items, after which the range is forgotten; this extension is completed.
    let selects = passed.map { range.isSelected($0) }
    tracking(passed) { items in
      for (place, isSelected) in selects.enumerated() {
        if let item = items.paths[place] { changeSelectionByUser(of: item, to: isSelected) }
      }
    }
  }

  /// Forgets the range of the keys if the focus leaves an item that is not its end: then the focus reached that item
  /// without the shift key.
  final func focusDidLeave(_ path: IndexPath?) {
    if path != itemGestures.keyRange?.current { itemGestures.keyRange = nil }
  }

  /// Forgets the range of the keys if an item receives another state than the range gives it.
  final func selectionWillChange(of path: IndexPath, to isSelected: Bool) {
    if itemGestures.keyRange?.isSelected(path) == !isSelected { itemGestures.keyRange = nil }
  }

  // MARK: Drags

  final func canBeginSelectionDrag(_ pan: SelectionPanGestureRecognizer) -> Bool {
    guard let path = selectionDragStart(pan), selectsByDrag(pan) else { return false }
    guard canSelectSeveral || allowsMultipleSelectionDuringEditing else { return false }
    return delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  private final func selectionDragStart(_ pan: SelectionPanGestureRecognizer) -> IndexPath? {
    pan.trackedTouches.first?.view.flatMap { cell(around: $0) }?.path
  }

  private final func selectsByDrag(_ pan: SelectionPanGestureRecognizer) -> Bool {
    let touches = pan.trackedTouches
    if touches.count == 2 || touches.count == 1 && touches[0].isShifted { return true }
    guard touches.count == 1, let view = touches[0].view,
      let cell = cell(around: view)?.cell as? UICollectionViewListCell
    else { return false }
    return cell.isOnMultiselectAccessory(cell.convert(touches[0].startLocation, from: nil))
  }

  final func selectionDragDidProceed(_ pan: SelectionPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let start = selectionDragStart(pan) else { return }
      beginSelectionDrag(at: start)
      followSelectionDrag(pan)
    case .changed: followSelectionDrag(pan)
    case .ended, .cancelled: endSelectionDrag()
    case .possible, .failed: break
    }
  }

  private final func beginSelectionDrag(at start: IndexPath) {
    if !canSelectSeveral { isEditing = true }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: start)
    itemGestures.selectionDrag = SelectionDrag(at: start, in: selection)
    changeSelectionByUser(of: start, to: !selection.contains(start))
  }

  private final func followSelectionDrag(_ pan: SelectionPanGestureRecognizer) {
    let finger = pan.location(in: self)
    itemGestures.edgeScroller.fingerDidMove(to: CGPoint(x: finger.x - bounds.minX, y: finger.y - bounds.minY)) {
      [weak self] in
      self?.followSelectionDrag(pan)
    }
    guard let path = item(at: finger), let passed = itemGestures.selectionDrag?.proceed(to: path) else { return }
    forEachItem(between: passed.from, and: passed.to) { item in
      guard let isSelected = itemGestures.selectionDrag?.isSelected(item) else { return }
      changeSelectionByUser(of: item, to: isSelected)
    }
  }

  private final func endSelectionDrag() {
    itemGestures.edgeScroller.stop()
    guard itemGestures.selectionDrag != nil else { return }
    itemGestures.selectionDrag = nil
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }
}
