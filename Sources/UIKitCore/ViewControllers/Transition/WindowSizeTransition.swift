import Foundation

/// The change of a window's size or traits, which is not animated.
final class WindowSizeTransition: TransitionCoordinator {
  private(set) var isPerformed = false

  /// Changes the size, then runs the animations and the completions.
  func perform(_ change: () -> Void) {
    isPerformed = true
    change()
    runAnimations()
    runCompletions()
  }
}
