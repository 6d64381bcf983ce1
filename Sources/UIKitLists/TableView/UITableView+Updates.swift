import Foundation
@_spi(Toolkit) import UIKitCore

extension UITableView {
  /// Notes the animation of rows or sections in the current update.
  final func note<Place: Hashable>(
    _ animation: RowAnimation, of places: some Sequence<Place>,
    as kind: WritableKeyPath<TableLayout.Animations, [Place: RowAnimation]>
  ) {
    // Canceling a movement is an update of its own, which resets the animations. So it comes first.
    content.cancelInteractiveMovement()
    for place in places { tableLayout.animations[keyPath: kind][place] = animation }
  }

  /// Changes the content, and requests a layout of the table.
  final func update(_ change: () -> Void) {
    change()
    setNeedsLayout()
  }

  /// Begins a batch, or one inside of another.
  final func beginBatch() {
    if openUpdates == 0 { content.performInOwnContext { content.beginBatch() } }
    openUpdates += 1
  }

  /// Ends the batch that was begun last. The end of the outermost one performs the update.
  final func endBatch() {
    guard openUpdates > 0 else { fatalError("endUpdates called without an updates block: \(self)") }
    openUpdates -= 1
    guard openUpdates == 0 else { return }
    content.performInOwnContext { content.endBatch() }
    setNeedsLayout()
  }
}
