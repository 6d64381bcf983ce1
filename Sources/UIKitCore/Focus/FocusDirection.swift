/// Where a key moves the focus.
enum FocusDirection {
  case up, down, left, right

  var isVertical: Bool { self == .up || self == .down }
}

/// The parts of a screen that the tab key goes through, in this order.
enum FocusGroup: Int, CaseIterable {
  case bar, content, toolbar, tabs
}
