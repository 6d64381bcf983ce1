import Foundation
@_spi(Toolkit) import UIKitCore

/// The state of a collection view's layout and views: the parts that are up to date, and those that a pass has to bring
/// up to date.
@MainActor
struct PassState {
  /// True if all views have to be asked for again.
  var needsReload = true
  /// True if the layout has to be told that everything has changed.
  var layoutNeedsReload = true
  /// True if the layout has to prepare again.
  var layoutIsStale = true
  /// True if the layout has prepared since the last reload.
  var isPrepared = false
  var isPreparing = false
  var isRunning = false
  /// Counts the events that may change attributes: that the layout prepared, or that the insets or the size changed.
  var layoutState = 0
  /// The insets and the size that were counted last.
  var countedSurroundings: (insets: UIEdgeInsets, size: CGSize)?
  /// The distance by which the layout wants the content offset moved.
  var offsetAdjustment = CGPoint.zero
  /// The size that the layout wants added to the content size before it prepares.
  var sizeAdjustment = CGSize.zero
  /// The elements that were measured in this pass.
  var measured: Set<ElementKey> = []
  /// True if views have to be measured because their content changed on screen.
  var contentChanged = false
  /// The bounds before an animation changed their size, until the layout has been told.
  var animatedBounds: CGRect?
}
