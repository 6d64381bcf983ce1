/// A view in a bar of the page.
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item at a place. Several views stand beside each other.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var body: Never { fatalError("ToolbarItem has no body; the page shows it.") }
  public var _view: AnyView { AnyView(BarItems(placement: placement, content: HStack { content })) }
}

/// Several views at the same place in a bar of the page, each an item of its own.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var body: Never { fatalError("ToolbarItemGroup has no body; the page shows its items.") }
  public var _view: AnyView { AnyView(BarItems(placement: placement, content: content)) }
}
