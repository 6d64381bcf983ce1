import Foundation

/// A generator of feedback about a change of a selection. Nothing is felt, see `UIFeedbackGenerator`.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports a change of the selection.
  open func selectionChanged() {}

  /// Reports a change of the selection at a point of the generator's view.
  open func selectionChanged(at location: CGPoint) {}
}
