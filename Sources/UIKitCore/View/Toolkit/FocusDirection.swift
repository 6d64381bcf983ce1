import RenderTree

/// The direction in which a key moves the focus, on the screen.
@_spi(Toolkit) public enum FocusDirection: Sendable {
  case up, down, left, right

  /// True for up and down.
  public var isVertical: Bool { self == .up || self == .down }

  /// The direction of an arrow key; nil for other keys.
  public init?(_ key: KeyEvent.Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }
}
