/// The parts of a screen, in the order in which the tab key visits them.
@_spi(Toolkit) public enum FocusGroup: Int, CaseIterable, Sendable {
  case bar, content, toolbar, tabs
}
