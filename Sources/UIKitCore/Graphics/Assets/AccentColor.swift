import Foundation
import Synchronization

/// The app's accent colour, which its Info.plist names as `NSAccentColorName`.
enum AccentColor {
  private static let known = Mutex<(bundle: Bundle, color: UIColor?)?>(nil)

  /// The colour; nil for an app without one.
  static var color: UIColor? {
    let bundle = _TargetBundles.main
    if let known = known.withLock({ $0 }), known.bundle === bundle { return known.color }
    let color = color(of: bundle)
    known.withLock { $0 = (bundle, color) }
    return color
  }

  /// The colour that the Info.plist of a bundle names; nil if it names none.
  static func color(of bundle: Bundle) -> UIColor? {
    (bundle.infoDictionary?["NSAccentColorName"] as? String).flatMap {
      UIColor(named: $0, in: bundle, compatibleWith: nil)
    }
  }
}
