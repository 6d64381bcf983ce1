import RenderTree

/// Where a key moves the focus.
enum FocusDirection {
  case up, down, left, right

  var isVertical: Bool { self == .up || self == .down }

  /// The direction of an arrow; nil for other keys.
  init?(_ key: KeyEvent.Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }
}

/// The parts of a screen that the tab key goes through, in this order.
enum FocusGroup: Int, CaseIterable {
  case bar, content, toolbar, tabs
}
