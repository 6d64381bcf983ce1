import Foundation
@_spi(Toolkit) import UIKitCore

/// A modifier that draws a shape in a style behind its content or in front of it.
nonisolated struct StyleLayerModifier<Style: ShapeStyle, Outline: Shape>: PrimitiveModifier {
  let style: Style
  let shape: Outline
  var fillStyle = FillStyle()
  let isBehind: Bool
  /// The edges at which the shape goes on to the end of the screen, where its content touches the safe area.
  var ignoredEdges: Edge.Set = []

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    StyleLayerNode(view, context)
  }
}

private final class StyleLayerNode<Content: View, Style: ShapeStyle, Outline: Shape>:
  ElementModifierNode<Content, StyleLayerModifier<Style, Outline>>
{
  override func make(around element: ViewElement) -> ViewElement {
    StyleLayerElement(self, around: element, isBehind: modifier.isBehind)
  }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? StyleLayerElement else { return }
    let shape = modifier.shape
    wrapper.canvas.draw(
      shape.outline(in: environment.layoutDirection), in: modifier.style._paint(in: environment), modifier.fillStyle)
    wrapper.ignoredEdges = modifier.ignoredEdges
    wrapper.setNeedsLayout()
  }
}

/// An element with a drawn shape behind or in front of it, which has its size.
private final class StyleLayerElement: ViewWrapperElement {
  let canvas = ShapeCanvas()
  var ignoredEdges: Edge.Set = []

  init(_ node: ViewNode, around content: ViewElement, isBehind: Bool) {
    super.init(node, around: content, view: ElementGroupView())
    canvas.isUserInteractionEnabled = false
    if isBehind { wrapperView.insertSubview(canvas, at: 0) } else { wrapperView.addSubview(canvas) }
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    super.didPlace(placement, from: old)
    placeCanvas()
    // The distance from the edges of the screen is known when the views around have their places.
    if !ignoredEdges.isEmpty { node.graph.afterLayout { [weak self] in self?.placeCanvas() } }
  }

  private func placeCanvas() {
    let bounds = CGRect(origin: .zero, size: placement?.frame.size ?? .zero)
    canvas.setFrame(bounds.inset(by: extent(of: bounds)), scale: scale)
  }

  /// The insets, 0 or negative, by which the shape reaches beyond the content.
  private func extent(of bounds: CGRect) -> UIEdgeInsets {
    guard !ignoredEdges.isEmpty, let host = wrapperView.nearestHost else { return .zero }
    let frame = wrapperView.convert(bounds, to: host)
    let safe = host.bounds.inset(by: host.safeAreaInsets)
    func distance(_ edge: Edge.Set, _ gap: CGFloat, _ inset: CGFloat) -> CGFloat {
      ignoredEdges.contains(edge) && abs(gap) < 0.5 ? -inset : 0
    }
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: distance(.top, frame.minY - safe.minY, host.safeAreaInsets.top),
      left: distance(isMirrored ? .trailing : .leading, frame.minX - safe.minX, host.safeAreaInsets.left),
      bottom: distance(.bottom, frame.maxY - safe.maxY, host.safeAreaInsets.bottom),
      right: distance(isMirrored ? .leading : .trailing, frame.maxX - safe.maxX, host.safeAreaInsets.right))
  }
}

extension UIView {
  /// The view around this one that shows a whole hierarchy of elements.
  fileprivate var nearestHost: UIView? {
    var view = superview
    while let current = view, !(current is HostView) { view = current.superview }
    return view
  }
}

extension View {
  /// Draws a style behind the view.
  ///
  /// - Parameter edges: The edges at which the style reaches the end of the screen, if the view touches the safe area.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleLayerModifier(style: style, shape: Rectangle(), isBehind: true, ignoredEdges: edges))
  }

  /// Sets the style of the backgrounds inside the view that name no style.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Draws the environment's style of backgrounds behind the view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Draws a shape in a style behind the view.
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(StyleLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isBehind: true))
  }

  /// Draws a shape in the environment's style of backgrounds behind the view.
  public nonisolated func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws a style in front of the view.
  ///
  /// - Parameter edges: The edges at which the style reaches the end of the screen, if the view touches the safe area.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleLayerModifier(style: style, shape: Rectangle(), isBehind: false, ignoredEdges: edges))
  }

  /// Draws a shape in a style in front of the view.
  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(StyleLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isBehind: false))
  }
}
