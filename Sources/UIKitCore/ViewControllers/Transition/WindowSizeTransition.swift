import Foundation

/// The size change of a window, which is not animated.
final class WindowSizeTransition: TransitionCoordinator {
  /// Changes the size, then runs the animations and the completions.
  func perform(_ change: () -> Void) {
    change()
    runAnimations()
    runCompletions()
  }
}
