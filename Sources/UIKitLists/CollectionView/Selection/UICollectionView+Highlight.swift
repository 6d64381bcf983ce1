import Foundation
@_spi(Toolkit) import UIKitCore

/// Highlights the item under a touch that no view in its cell has handled: performs the actions that a
/// ``HighlightMachine`` returns.
extension UICollectionView {
  // MARK: Touches

  /// Returns true if the touch highlights an item.
  final func beginHighlight(_ touches: Set<UITouch>) -> Bool {
    endMovementByKeys(unlessAt: nil)
    if highlight.touch?.isOver ?? false { unhighlight() }
    guard highlight.indexPath == nil, let touch = touches.first,
      let (cell, path) = touch.view.flatMap({ cell(around: $0) })
    else { return false }
    return beginHighlight(of: cell, at: path, touch: touch)
  }

  final func followHighlight(_ touches: Set<UITouch>) -> Bool {
    perform(touches) { $0.touchDidMove($1, isInside: $2) }
  }

  final func endHighlight(_ touches: Set<UITouch>) -> Bool {
    let canExtend = canSelectSeveral && !selection.isEmpty
    return perform(touches) { machine, touch, isInside in
      machine.touchDidEnd(touch, isInside: isInside, extendsSelection: touch.isShifted && canExtend)
    }
  }

  final func cancelHighlight(_ touches: Set<UITouch>) -> Bool {
    perform(touches) { machine, touch, _ in machine.touchDidCancel(touch) }
  }

  /// Passes an event of the highlighting touch to the machine. Returns false if no touch highlights an item.
  private final func perform(
    _ touches: Set<UITouch>,
    _ event: (inout HighlightMachine<UITouch>, UITouch, _ isInside: Bool) -> [HighlightAction]?
  ) -> Bool {
    for touch in touches {
      if let actions = event(&highlight, touch, isInsideHighlight(touch)) {
        perform(actions)
        return true
      }
    }
    return false
  }

  /// True for a touch on the highlighted item. One that has moved sideways by more than a tap does swipes, also where
  /// nothing reacts to that.
  private final func isInsideHighlight(_ touch: UITouch) -> Bool {
    guard let path = highlight.indexPath, let cell = cellForItem(at: path) else { return false }
    // A list that delays touches gets the first place of a quick one when it has ended.
    if abs(touch.location(in: nil).x - touch.startLocation.x) > UIPanGestureRecognizer.slop { return false }
    return cell.point(inside: touch.location(in: cell), with: nil)
  }

  // MARK: Beginning and ending

  /// Highlights an item if the delegate allows it. A cell with an effect of its own is highlighted without the delegate,
  /// because its item will not be selected.
  ///
  /// - Parameter touch: nil for keys and accessibility.
  final func beginHighlight(of cell: UICollectionViewCell, at path: IndexPath, touch: UITouch?) -> Bool {
    let activation = cell.customActivation
    if activation == nil {
      guard canSelect, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    }
    let actions = highlight.begin(at: path, touch: touch, activates: activation != nil)
    guard !actions.isEmpty else { return false }
    highlightActivation = activation
    perform(actions)
    return true
  }

  /// Ends the highlight with its effect: the selection of the item, or the effect of its cell.
  final func endHighlight() { perform(highlight.end()) }

  final func unhighlight() { perform(highlight.cancel()) }

  // MARK: Actions of the machine

  private typealias HighlightAction = HighlightMachine<UITouch>.Action

  private final func perform(_ actions: [HighlightAction]) {
    let activation = highlightActivation
    if highlight.indexPath == nil { highlightActivation = nil }
    // The delegate may change the data when an item is no longer highlighted.
    tracking(actions.compactMap(\.selectedPath)) { items in
      for action in actions {
        switch action {
        case .highlight(let path, let notifiesDelegate):
          cellForItem(at: path)?.isHighlighted = true
          if notifiesDelegate { delegate?.collectionView(self, didHighlightItemAt: path) }
        case .unhighlight(let path, let notifiesDelegate):
          cellForItem(at: path)?.isHighlighted = false
          if notifiesDelegate { delegate?.collectionView(self, didUnhighlightItemAt: path) }
        case .select: if let path = items.paths[0] { selectByUser(path) }
        case .selectRange: if let path = items.paths[0] { selectRange(to: path) }
        case .activate: activation?()
        }
      }
    }
  }

  /// Ends the highlight by a touch on a view that is no longer displayed and receives no more events.
  final func endHighlight(in view: UIView) {
    if let touched = highlight.touch?.view, touched.isDescendant(of: view) { unhighlight() }
  }

  /// Updates the highlight after a batch update.
  ///
  /// - Returns: the old index path of a deleted item, for the delegate to be notified after the update.
  final func followHighlight(_ batch: BatchUpdate) -> IndexPath? {
    guard case .unhighlight(let path, let notifiesDelegate) = highlight.follow({ batch.newPath(of: $0) }).first else {
      return nil
    }
    highlightActivation = nil
    cellForItem(at: path)?.isHighlighted = false
    return notifiesDelegate ? path : nil
  }

  /// The cell that contains a view or is the view.
  final func cell(around view: UIView) -> (cell: UICollectionViewCell, path: IndexPath)? {
    var view: UIView? = view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = displayedItem(of: cell) { return (cell, path) }
      view = current.superview
    }
    return nil
  }
}

extension HighlightMachine.Action {
  /// The item that the action selects, alone or as the end of a range.
  fileprivate var selectedPath: IndexPath? {
    switch self {
    case .select(let path), .selectRange(let path): path
    case .highlight, .unhighlight, .activate: nil
    }
  }
}

extension UITouch {
  fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }
}
