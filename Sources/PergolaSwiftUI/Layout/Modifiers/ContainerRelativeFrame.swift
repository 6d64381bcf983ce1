import Foundation
@_spi(Toolkit) import UIKitCore

/// A modifier that gives each element of its content lengths that depend on the container around it.
nonisolated struct ContainerRelativeFrameModifier: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length along an axis for that of the container.
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ContainerRelativeFrameNode(view, context)
  }

  /// The frame in a container with known lengths.
  @MainActor func frame(in container: ProposedViewSize) -> FrameLayout {
    let width = axes.contains(.horizontal) ? container.width.map { length($0, .horizontal) } : nil
    let height = axes.contains(.vertical) ? container.height.map { length($0, .vertical) } : nil
    return FrameLayout(
      width: FrameLength.checked(width), height: FrameLength.checked(height), alignment: alignment)
  }
}

private final class ContainerRelativeFrameNode<Content: View>:
  ElementModifierNode<Content, ContainerRelativeFrameModifier>
{
  override func make(around element: ViewElement) -> ViewElement {
    ContainerRelativeFrameElement(self, around: element, modifier)
  }

  override func apply(to wrapper: ViewElement) {
    (wrapper as? ContainerRelativeFrameElement)?.setModifier(modifier)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.layoutDirection != environment.layoutDirection { evaluate() }
  }
}

/// An element in a frame whose lengths depend on the nearest scroll view, list, page or window.
///
/// The container may change its lengths after the element was measured. The element compares them after each layout.
private final class ContainerRelativeFrameElement: WrapperElement {
  private var modifier: ContainerRelativeFrameModifier
  /// The lengths of the container that the measurements belong to.
  private var containerLengths = ProposedViewSize.unspecified
  private var layout: FrameLayout

  init(_ node: ViewNode, around content: ViewElement, _ modifier: ContainerRelativeFrameModifier) {
    self.modifier = modifier
    layout = modifier.frame(in: .unspecified)
    super.init(node, around: content)
  }

  func setModifier(_ new: ContainerRelativeFrameModifier) {
    modifier = new
    layout = modifier.frame(in: containerLengths)
    setNeedsLayout()
  }

  /// Brings the frame up to date with the container. Returns true if its lengths have changed.
  @discardableResult
  private func followContainer() -> Bool {
    let lengths = surroundingLengths
    guard lengths != containerLengths else { return false }
    containerLengths = lengths
    layout = modifier.frame(in: lengths)
    return true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    followContainer()
    return layout.size(for: proposal, inner.size(for: layout.contentProposal(for: proposal, inner)))
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    followPosition()
    let content = inner.dimensions(for: layout.contentProposal(for: placement.proposal, inner))
    var origin = layout.origin(in: placement.frame.size, content)
    if isRightToLeft { origin.x = placement.frame.width - origin.x - content.width }
    inner.place(
      at: CGPoint(x: placement.frame.minX + origin.x, y: placement.frame.minY + origin.y), proposal: content.proposal)
  }

  override func positionMayHaveChanged() {
    if followContainer() { setNeedsLayout() }
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let content = inner.dimensions(for: layout.contentProposal(for: dimensions.proposal, inner))
    guard let position = content.explicit(key) else { return nil }
    let origin = layout.origin(in: dimensions.size, content)
    return position + (key.isHorizontal ? origin.x : origin.y)
  }
}

extension ViewElement {
  /// The lengths of the nearest scroll view, list, page or window around the element, without the safe area; nil along an
  /// axis on which none of them has a length of its own yet.
  fileprivate var surroundingLengths: ProposedViewSize {
    var lengths = ProposedViewSize.unspecified
    var view = nearestView
    while let current = view, lengths.width == nil || lengths.height == nil {
      let own = current.containerLengths
      if lengths.width == nil, let width = own.width, width > 0, width.isFinite { lengths.width = width }
      if lengths.height == nil, let height = own.height, height > 0, height.isFinite { lengths.height = height }
      view = current.superview
    }
    return lengths
  }
}

extension UIView {
  /// The lengths of a container of relative frames, without its safe area; nil for other views, and for lengths that
  /// follow from the content.
  fileprivate var containerLengths: ProposedViewSize {
    switch self {
    case let view as ContentScrollView: view.proposedLengths
    case let view as UIScrollView: ProposedViewSize(view.bounds.inset(by: view.adjustedContentInset).size)
    case let view as HostView where !view.hasIntrinsicSize:
      view.safeArea.map { ProposedViewSize($0.safe.size) } ?? .unspecified
    case is UIWindow: ProposedViewSize(bounds.inset(by: safeAreaInsets).size)
    default: .unspecified
    }
  }
}

extension View {
  /// Puts the view into a frame as long as the container around it.
  ///
  /// The container is the nearest scroll view, list, page of a stack or of tabs, or window, without its safe area.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame is as long as the container; along others it follows the view.
  ///   - alignment: The position of the view in the frame.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts the view into a frame that takes some columns or rows of the container around it.
  ///
  /// The container is the nearest scroll view, list, page of a stack or of tabs, or window, without its safe area.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container is divided.
  ///   - count: The number of columns or rows in the container.
  ///   - span: The number of columns or rows that the frame takes.
  ///   - spacing: The distance between the columns or rows, in points.
  ///   - alignment: The position of the view in the frame.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Puts the view into a frame whose lengths follow from those of the container around it.
  ///
  /// The container is the nearest scroll view, list, page of a stack or of tabs, or window, without its safe area.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the length follows from the container's; along others it follows the view.
  ///   - alignment: The position of the view in the frame.
  ///   - length: Returns the length along an axis for that of the container, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
