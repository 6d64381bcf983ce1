import Foundation
@_spi(Toolkit) import UIKitCore

/// What hands do with the items of a collection view besides tapping them: move them, and select many with one drag.
@MainActor
final class ItemGestures {
  /// The item that is being moved; nil while none is.
  var interactiveMovement: InteractiveMovement?
  /// Whether keys move it.
  var isMovedByKeys = false
  /// From the finger to the middle of the cell that it moves; nil where no finger of ours moves one.
  var grasp: CGPoint?
  /// The items that a drag selects; nil while none does.
  var selectionDrag: SelectionDrag?
  /// What is being selected while the delegate hears of it, the innermost last.
  var followed: [TrackedItems] = []
  /// Whether items are moved by a finger that rests on them, whatever the data source.
  var movesByPress = false
  let edgeScroller: EdgeScroller
  let press = MovementPressGestureRecognizer()
  let selectionPan = SelectionPanGestureRecognizer()

  init(_ view: UICollectionView) {
    edgeScroller = EdgeScroller(of: view)
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(selectionPan)
  }
}

extension UICollectionView {
  /// The item that is being moved by hand; nil while none is.
  final var interactiveMovement: InteractiveMovement? {
    get { itemGestures.interactiveMovement }
    set { itemGestures.interactiveMovement = newValue }
  }

  /// Whether a recogniser of items' gestures may begin; nil for others.
  final func decideAboutItemGesture(_ recognizer: UIGestureRecognizer) -> Bool? {
    if recognizer === itemGestures.press { return canBeginMovementPress(recognizer) }
    if recognizer === itemGestures.selectionPan { return canBeginSelectionDrag(itemGestures.selectionPan) }
    return nil
  }
}
