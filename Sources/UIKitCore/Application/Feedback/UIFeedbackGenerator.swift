import Foundation

/// The base of the generators of feedback that the user feels.
///
/// No host has a motor: as on a device of the original without one, generators accept every request, and nothing is
/// felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for feedback in a view.
  public convenience init(view: UIView) { self.init() }

  /// Announces feedback, so that a motor would be ready. There is none.
  open func prepare() {}
}
