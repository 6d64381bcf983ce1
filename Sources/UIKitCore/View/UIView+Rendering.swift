import Foundation
import RenderTree

extension UIView {
  /// Asks for a new frame in which the view is drawn anew.
  public func setNeedsDisplay() { setNeedsRender() }

  /// Forgets the node, and those of the ancestors, which hold it.
  final func setNeedsRender() {
    var view: UIView? = self
    while let current = view {
      if current.renderedNode == nil && current !== self { return }
      current.renderedNode = nil
      if current.superview == nil { (current as? UIWindow)?.setNeedsTurn() }
      view = current.superview
    }
  }

  final func setNeedsRenderInSubtree() {
    setNeedsRender()
    forEachInSubtree { $0.renderedNode = nil }
  }

  /// Colours or opacity changed.
  final func looksDidChange() {
    UIView.currentAnimation?.willChange(self)
    setNeedsRender()
  }

  /// The node that the view is drawn as; nil where it is not drawn.
  ///
  /// - Complexity: O(what changed since the last frame).
  final func render(with inherited: UITraitCollection) -> RenderNode? {
    guard !isHidden, alpha >= 0.01 else { return nil }
    if let renderedNode { return renderedNode }
    let traits = overrideUserInterfaceStyle == .unspecified && viewController == nil ? inherited : traitCollection
    let node = RenderNode(
      id: nodeID,
      frame: geometry.untransformedFrame,
      transform: renderedTransform,
      style: boxStyle(with: traits),
      content: renderContent(with: traits),
      scroll: scrollInfo,
      semantics: semanticsWithFocus,
      children: renderedChildren(with: traits))
    renderedNode = node
    return node
  }

  private final var semanticsWithFocus: Semantics? {
    let semantics = makeSemantics()
    guard canBecomeFocused else { return semantics }
    var result = semantics ?? Semantics(role: .none)
    result.isFocusable = true
    if canBeActivated, !result.actions.contains(.activate) { result.actions.append(.activate) }
    if attachedOrSelfWindow?.windowScene?.focusEngine.renderedView === self { result.state.insert(.focused) }
    return result
  }

  private final var renderedTransform: Transform? {
    let t = geometry.transform
    return t.isIdentity ? nil : Transform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }

  /// By the layers' z positions, those equal in the order of the subviews.
  final var subviewsInDrawingOrder: [UIView] {
    func z(_ view: UIView) -> CGFloat { view.layerIfMade?.zPosition ?? 0 }
    guard subviews.contains(where: { z($0) != 0 }) else { return subviews }
    return subviews.enumerated()
      .sorted { (z($0.element), $0.offset) < (z($1.element), $1.offset) }
      .map(\.element)
  }

  private final func boxStyle(with traits: UITraitCollection) -> BoxStyle {
    var style = layerIfMade?.boxStyle ?? BoxStyle()
    style.background = renderedBackground(with: traits) ?? style.background
    style.opacity = Double(alpha)
    style.clips = clipsToBounds
    return style
  }
}
