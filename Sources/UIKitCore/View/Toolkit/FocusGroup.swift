/// The parts of a screen that the tab key goes through, in this order.
@_spi(Toolkit) public enum FocusGroup: Int, CaseIterable, Sendable {
  case bar, content, toolbar, tabs
}
