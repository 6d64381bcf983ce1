import Foundation
@_spi(Toolkit) import UIKitCore

/// A modifier that makes the safe area of each element of its content smaller.
nonisolated struct SafeAreaPaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    SafeAreaPaddingNode(view, context)
  }
}

private final class SafeAreaPaddingNode<Content: View>: ElementModifierNode<Content, SafeAreaPaddingModifier> {
  override func make(around element: ViewElement) -> ViewElement {
    SafeAreaPaddingElement(self, around: element, view: ElementGroupView())
  }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? SafeAreaPaddingElement else { return }
    wrapper.layout = PaddingLayout(insets: modifier.insets)
    wrapper.setNeedsLayout()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.layoutDirection != environment.layoutDirection { evaluate() }
  }
}

/// An element around whose content a safe area ends.
private final class SafeAreaPaddingElement: ViewWrapperElement {
  var layout = PaddingLayout(insets: EdgeInsets())

  private var origin: CGPoint {
    CGPoint(x: isRightToLeft ? layout.insets.trailing : layout.insets.leading, y: layout.insets.top)
  }

  override var safeArea: SafeArea? {
    guard let size = placement?.frame.size else { return nil }
    let full = CGRect(origin: .zero, size: size)
    let safe = CGRect(
      origin: origin,
      size: CGSize(
        width: max(size.width - layout.insets.horizontal, 0), height: max(size.height - layout.insets.vertical, 0)))
    return SafeArea(full: full, safe: safe)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(for: proposal, inner.size(for: layout.contentProposal(for: proposal, inner)))
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    wrapperView.setFrame(placement.frame, scale: scale)
    inner.place(at: origin, proposal: layout.contentProposal(for: placement.proposal, inner))
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let content = inner.dimensions(for: layout.contentProposal(for: dimensions.proposal, inner))
    return content.explicit(key).map { $0 + (key.isHorizontal ? layout.insets.leading : layout.insets.top) }
  }
}

extension View {
  /// Makes the view's safe area smaller, so that backgrounds which ignore it still extend to the edges.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets.finite))
  }

  /// Makes the view's safe area smaller at some of its edges.
  ///
  /// - Parameter length: In points; nil for 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? PaddingLayout.standard, at: edges)))
  }

  /// Makes the view's safe area smaller by a length, in points, at all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
