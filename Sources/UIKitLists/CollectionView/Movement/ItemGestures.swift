import Foundation
@_spi(Toolkit) import UIKitCore

/// The gestures on the items of a collection view besides taps: interactive movement and selection by a drag.
@MainActor
final class ItemGestures {
  var movement = MovementMachine() {
    didSet {
      if (movement.movement == nil) != (oldValue.movement == nil) { view?.movementDidBeginOrEnd() }
    }
  }
  /// The items that a drag selects; nil if there is no such drag.
  var selectionDrag: SelectionDrag?
  /// The items that arrow keys with the shift key select; nil if no such key was pressed since the focus moved without
  /// the shift key or the selection changed otherwise.
  var keyRange: SelectionDrag?
  /// The items whose index paths are updated while the delegate is notified of a selection, the innermost last.
  var trackedItems: [TrackedItems] = []
  /// True if a long press moves items, whatever the data source.
  var movesByLongPress = false
  private weak var view: UICollectionView?
  let edgeScroller: EdgeScroller
  let press = MovementPressGestureRecognizer()
  let selectionPan = SelectionPanGestureRecognizer()

  init(_ view: UICollectionView) {
    self.view = view
    edgeScroller = EdgeScroller(of: view)
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(selectionPan)
  }
}

extension UICollectionView {
  /// The moving item; nil if there is none.
  final var interactiveMovement: InteractiveMovement? { itemGestures.movement.movement }

  /// True if a gesture on items may begin; nil for another recogniser.
  final func decideAboutItemGesture(_ recognizer: UIGestureRecognizer) -> Bool? {
    if recognizer === itemGestures.press { return canBeginMovementPress(recognizer) }
    if recognizer === itemGestures.selectionPan { return canBeginSelectionDrag(itemGestures.selectionPan) }
    return nil
  }
}
