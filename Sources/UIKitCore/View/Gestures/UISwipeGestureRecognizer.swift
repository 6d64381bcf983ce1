import Foundation

/// A recognizer for touches that move quickly and straight in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe. A recognizer may allow several.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// To the top.
    public static let up = Direction(rawValue: 4)
    /// To the bottom.
    public static let down = Direction(rawValue: 8)
  }

  /// The allowed directions; `.right` by default.
  open var direction = Direction.right
  /// The number of touches; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The minimum movement of a touch, in points, and the maximum duration, in seconds.
  private static let distance: CGFloat = 50
  private static let maximumDuration: TimeInterval = 0.5

  private var beginning: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    beginning = beginning ?? event.timestamp
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = recognition.touches.first, let beginning else { return }
    let moved = CGPoint(x: touch.location.x - touch.startLocation.x, y: touch.location.y - touch.startLocation.y)
    guard event.timestamp - beginning <= Self.maximumDuration, !isOffDirection(moved) else {
      state = .failed
      return
    }
    if numberOfTouches == numberOfTouchesRequired, max(abs(moved.x), abs(moved.y)) >= Self.distance {
      state = .recognized
    }
  }

  /// True if a movement of at least the pan distance has a direction that isn't allowed.
  private func isOffDirection(_ moved: CGPoint) -> Bool {
    guard hypot(moved.x, moved.y) >= UIPanGestureRecognizer.slop else { return false }
    let isSideways = abs(moved.x) > abs(moved.y)
    let taken: Direction = isSideways ? (moved.x > 0 ? .right : .left) : (moved.y > 0 ? .down : .up)
    return !direction.contains(taken)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() { beginning = nil }
}
