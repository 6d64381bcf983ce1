import Foundation

/// Finds fingers that move quickly and straight in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to swipe; more than one may be allowed.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// The set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Towards the upper edge.
    public static let up = Direction(rawValue: 4)
    /// Towards the lower edge.
    public static let down = Direction(rawValue: 8)
  }

  /// Where to; `.right` by default.
  open var direction = Direction.right
  /// How many fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// How far a finger moves, in points, and within how many seconds.
  private static let distance: CGFloat = 50
  private static let longestTime: TimeInterval = 0.5

  private var beginning: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    beginning = beginning ?? event.timestamp
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = recognition.touches.first, let beginning else { return }
    let moved = CGPoint(x: touch.location.x - touch.startLocation.x, y: touch.location.y - touch.startLocation.y)
    guard event.timestamp - beginning <= Self.longestTime, !isAstray(moved) else {
      state = .failed
      return
    }
    if numberOfTouches == numberOfTouchesRequired, max(abs(moved.x), abs(moved.y)) >= Self.distance {
      state = .recognized
    }
  }

  /// Whether a movement that is long enough to tell goes in none of the directions.
  private func isAstray(_ moved: CGPoint) -> Bool {
    guard hypot(moved.x, moved.y) >= UIPanGestureRecognizer.slop else { return false }
    let isSideways = abs(moved.x) > abs(moved.y)
    let taken: Direction = isSideways ? (moved.x > 0 ? .right : .left) : (moved.y > 0 ? .down : .up)
    return !direction.contains(taken)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() { beginning = nil }
}
