/// The length of a space between items of a bar.
public struct SpacerSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool

  /// As much as the other items leave.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A short one.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between items of a bar of the page.
public struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// There is no body: others show the content.
  public var body: Never { fatalError("ToolbarSpacer has no body; the page shows it.") }

  /// The items as a view.
  public var _view: AnyView {
    if sizing.isFlexible { return AnyView(BarItems(placement: placement, content: Spacer())) }
    return AnyView(BarItems(placement: placement, content: Color.clear.frame(width: 8, height: 1)))
  }
}
