import Foundation
@_spi(Toolkit) import UIKitCore

/// The parts of a collection view's layout and views that the next pass has to bring up to date.
@MainActor
struct PassState {
  /// True if the next pass has to request all views from the data source again.
  var needsReload = true
  /// True if the layout has to invalidate everything before it prepares.
  var layoutNeedsReload = true
  /// True if the layout was invalidated since it last prepared.
  var layoutIsStale = true
  /// True if the layout has prepared since the last reload or the last change to another layout.
  var isPrepared = false
  /// True during the layout's `prepare()`.
  var isPreparing = false
  /// True during a pass, and while an update changes the views.
  var isRunning = false
  /// A number that increases when attributes may change: when the layout prepares, and when the insets or the size
  /// change.
  var layoutState = 0
  /// The insets and the size at the last change of `layoutState` because of them.
  var lastEnvironment: (insets: UIEdgeInsets, size: CGSize)?
  /// The sum of the layout's `contentOffsetAdjustment` requests since it last prepared.
  var offsetAdjustment = CGPoint.zero
  /// The sum of the layout's `contentSizeAdjustment` requests since it last prepared.
  var sizeAdjustment = CGSize.zero
  /// The elements that were measured in this pass.
  var measured: Set<ElementKey> = []
  /// True if the content of visible views changed, so that they have to be measured again.
  var contentChanged = false
  /// The position to which the next pass returns, because the layout forgets the sizes of items; nil if it keeps them.
  var position: KeptPosition?
  /// The bounds before an animation changed their size; nil once the pass has displayed the new bounds.
  var animatedBounds: CGRect?
}
