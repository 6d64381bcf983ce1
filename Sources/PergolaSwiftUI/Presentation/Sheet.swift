@_spi(Toolkit) import UIKitCore

extension View {
  private nonisolated func present<Content: View>(
    _ style: UIModalPresentationStyle, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content, popover: PopoverPlace = PopoverPlace()
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        content: { AnyView(content()) }, reset: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
        popover: popover))
  }

  private nonisolated func present<Item: Identifiable, Content: View>(
    _ style: UIModalPresentationStyle, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content, popover: PopoverPlace = PopoverPlace()
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, identity: { item.wrappedValue.map { AnyHashable($0.id) } },
        content: { item.wrappedValue.map { AnyView(content($0)) } }, reset: { item.wrappedValue = nil },
        onDismiss: onDismiss, popover: popover))
  }

  /// Presents a sheet while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false when the user dismisses the sheet.
  ///   - onDismiss: Called once after each dismissal.
  ///   - content: Makes the content, which has a state of its own each time.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.automatic, isPresented, onDismiss, content)
  }

  /// Presents a sheet for an item. An item with another identity replaces the sheet by another one.
  ///
  /// - Parameters:
  ///   - item: Set to nil when the user dismisses the sheet.
  ///   - onDismiss: Called once after each dismissal.
  ///   - content: Makes the content for an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.automatic, item, onDismiss, content)
  }

  /// Presents content that covers the whole screen while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: True to present.
  ///   - onDismiss: Called once after each dismissal.
  ///   - content: Makes the content.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.fullScreen, isPresented, onDismiss, content)
  }

  /// Presents content for an item that covers the whole screen.
  ///
  /// - Parameters:
  ///   - item: The item; nil to present nothing.
  ///   - onDismiss: Called once after each dismissal.
  ///   - content: Makes the content for an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.fullScreen, item, onDismiss, content)
  }

  /// Presents a popover at the view while a value is true. In compact width it is a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false when the user dismisses the popover.
  ///   - attachmentAnchor: The part of the view at which the popover is placed.
  ///   - arrowEdge: The edge of that part at which the arrow is; nil for the one with the most space.
  ///   - content: Makes the content.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.popover, isPresented, nil, content, popover: PopoverPlace(anchor: attachmentAnchor, edge: arrowEdge))
  }

  /// Presents a popover at the view for an item. In compact width it is a sheet.
  ///
  /// - Parameters:
  ///   - item: Set to nil when the user dismisses the popover.
  ///   - attachmentAnchor: The part of the view at which the popover is placed.
  ///   - arrowEdge: The edge of that part at which the arrow is; nil for the one with the most space.
  ///   - content: Makes the content for an item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.popover, item, nil, content, popover: PopoverPlace(anchor: attachmentAnchor, edge: arrowEdge))
  }
}
