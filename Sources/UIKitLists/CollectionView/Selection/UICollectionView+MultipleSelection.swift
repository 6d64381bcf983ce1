import Foundation
@_spi(Toolkit) import UIKitCore

/// Items that the way of a drag selects: those from the first one to where the finger is.
///
/// When items come, go or move meanwhile, both ends follow theirs; what the drag has selected stays so until the finger
/// comes over it again.
struct SelectionDrag {
  /// The item that it began on; nil when everything was asked for anew since, until the finger is on an item.
  private(set) var start: IndexPath?
  /// The item that the finger came to last.
  private(set) var current: IndexPath?
  /// Whether the way selects or deselects, as it began on an item that was not selected or was.
  let selects: Bool
  /// What was selected when it began, by paths of now.
  private(set) var before: SelectionState

  /// - Parameter selection: before the drag has changed anything.
  init(at start: IndexPath, in selection: SelectionState) {
    self.start = start
    current = start
    selects = !selection.contains(start)
    before = selection
  }

  /// Goes on to an item. Returns the ends of what it passes over; nil where it is there already.
  mutating func proceed(to path: IndexPath) -> (from: IndexPath, to: IndexPath)? {
    guard path != current else { return nil }
    let last = current ?? path
    current = path
    if start == nil { start = path }
    return (last, path)
  }

  /// Whether an item is to be selected that the drag has passed over.
  func isSelected(_ path: IndexPath) -> Bool {
    guard let start, let current, min(start, current) <= path, path <= max(start, current) else {
      return before.contains(path)
    }
    return selects
  }

  /// Follows the items to their new paths. An end whose item goes is where the other one is.
  mutating func follow(_ batch: BatchUpdate) {
    before.follow(batch)
    let (newStart, newCurrent) = (
      start.flatMap { batch.newPath(of: $0) }, current.flatMap { batch.newPath(of: $0) }
    )
    start = newStart ?? newCurrent
    current = newCurrent ?? newStart
  }

  /// Everything is asked for anew, and nothing is selected any more: the way begins where the finger is next.
  mutating func forgetItems() {
    (start, current, before) = (nil, nil, SelectionState())
  }
}

/// Finds drags that select: of two fingers, of one that began on a row's circle, or with the shift key down.
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  override func gestureDidProceed() { (view as? UICollectionView)?.selectionDragDidProceed(self) }

  /// What scrolls waits until it is clear that this does not select.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = view as? UICollectionView else { return false }
    return otherGestureRecognizer.view === view.scroller && otherGestureRecognizer is UIPanGestureRecognizer
  }
}

extension UICollectionView {
  // MARK: Ranges

  /// Selects all from the item that was selected last to another, as a click with the shift key down does.
  final func selectRange(to path: IndexPath) {
    let anchor = selection.last ?? path
    forEachItem(between: anchor, and: path) { changeSelectionByPerson(of: $0, to: true) }
  }

  /// Does something with the items from one to another, both included, in the order of their paths. What is done may
  /// change the data: then those that are left follow theirs.
  private final func forEachItem(between path: IndexPath, and other: IndexPath, _ action: (IndexPath) -> Void) {
    following(items(between: path, and: other)) { items in
      for place in items.paths.indices {
        if let item = items.paths[place] { action(item) }
      }
    }
  }

  /// The items from one to another, both included, in the order of their paths.
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
    changeSelectionByPerson(of: start, to: !selection.contains(start))
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
      changeSelectionByPerson(of: item, to: isSelected)
    }
  }

  private final func endSelectionDrag() {
    itemGestures.edgeScroller.stop()
    guard itemGestures.selectionDrag != nil else { return }
    itemGestures.selectionDrag = nil
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }
}
