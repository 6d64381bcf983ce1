import Foundation
@_spi(Toolkit) import UIKitCore

/// The views whose safe-area margins a table has disabled, until they leave it.
@MainActor
struct SafeAreaMarginOverride {
  private var views: [UIView] = []

  /// Disables the safe-area margins of views. Views without them are left to the app.
  mutating func begin(of new: [UIView]) {
    let changed = new.filter(\.insetsLayoutMarginsFromSafeArea)
    for view in changed { view.insetsLayoutMarginsFromSafeArea = false }
    views += changed
  }

  /// Enables the safe-area margins of these views again.
  mutating func end() {
    for view in views { view.insetsLayoutMarginsFromSafeArea = true }
    views = []
  }
}
