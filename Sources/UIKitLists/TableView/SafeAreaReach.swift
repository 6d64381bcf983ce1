import Foundation
@_spi(Toolkit) import UIKitCore

/// The views that keep their content out of the safe area's insets no more, as long as a table has it so.
@MainActor
struct SafeAreaReach {
  private var views: [UIView] = []

  /// Has views reach into the safe area; those that did already are the app's matter.
  mutating func begin(of new: [UIView]) {
    let changed = new.filter(\.insetsLayoutMarginsFromSafeArea)
    for view in changed { view.insetsLayoutMarginsFromSafeArea = false }
    views += changed
  }

  /// Has them be as they were.
  mutating func end() {
    for view in views { view.insetsLayoutMarginsFromSafeArea = true }
    views = []
  }
}
