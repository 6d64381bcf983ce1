import Foundation

extension UIScrollView {
  /// Whether a finger is on the content.
  public final var isTracking: Bool { movement.isTracking }

  /// Whether a finger moves the content.
  public final var isDragging: Bool { movement == .dragging }

  /// Whether the content moves on by itself after it was let go of.
  public final var isDecelerating: Bool { movement == .decelerating }

  /// What moves the content.
  enum Movement: Equatable {
    case none
    /// A finger is down and has not moved it yet.
    case touched
    case dragging
    case decelerating

    var isTracking: Bool { self == .touched || self == .dragging }
  }

  /// Stops what moves the content, because it is placed anew.
  final func endMovement() {
    animationEnd?.cancel()
    animationEnd = nil
  }
}
