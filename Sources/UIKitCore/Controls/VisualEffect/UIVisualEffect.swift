import Foundation

/// An effect of a `UIVisualEffectView`: a `UIBlurEffect` or a `UIVibrancyEffect`.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The background of a view with this effect; nil for none.
  var background: UIColor? { nil }
}
