import Foundation
import RenderTree

extension UIView {
  /// Discards the rendered node and those of the ancestors, which contain it.
  @_spi(Toolkit) public final func setNeedsRender() {
    var view: UIView? = self
    while let current = view {
      if current.renderedNode == nil && current !== self { return }
      current.renderedNode = nil
      if current.superview == nil {
        (current as? UIWindow)?.windowScene?.setNeedsTurn()
        current.layerIfLoaded?.maskedLayer?.setNeedsRender()
      }
      view = current.superview
    }
  }

  final func setNeedsRenderInSubtree() {
    setNeedsRender()
    forEachInSubtree { $0.renderedNode = nil }
  }

  /// Called when colours or opacity changed.
  final func appearanceDidChange() {
    UIView.currentAnimation?.willChange(self)
    setNeedsRender()
  }

  /// The node that represents the view in a frame; nil if the view is not drawn.
  ///
  /// - Complexity: O(*n*) in the number of nodes that changed since the last frame.
  final func render(with inherited: UITraitCollection) -> RenderNode? {
    guard !isHidden, alpha >= 0.01 || layerIfLoaded?.isAnimated == true else { return nil }
    if let renderedNode { return renderedNode }
    let traits = ownUserInterfaceStyle == .unspecified && viewController == nil ? inherited : traitCollection
    let shownLayer = layerIfLoaded?.animatedCopy(with: traits)
    if let shownLayer, shownLayer.opacity < 0.01 { return nil }
    let geometry = shownLayer?.geometry ?? geometry
    let (content, backLayer) = renderedContent(with: traits, of: shownLayer)
    let node = RenderNode(
      id: nodeID,
      frame: geometry.untransformedFrame,
      transform: geometry.renderedTransform,
      style: boxStyle(with: traits, of: shownLayer),
      content: content,
      scroll: scrollInfo,
      contentOrigin: geometry.bounds.origin,
      pin: renderedPin,
      semantics: semanticsWithFocus,
      children: backLayer + renderedChildren(with: traits))
    renderedNode = node
    return node
  }

  /// True if the view offers a semantic action now, and is not disabled. True for every custom action, which is looked
  /// up when it is performed: a row performs its swipe actions even without the focus, but lists them only with it.
  final func offers(_ action: SemanticAction) -> Bool {
    guard let semantics = semanticsWithFocus, !semantics.state.contains(.disabled) else { return false }
    if case .custom = action { return true }
    return semantics.actions.contains(action)
  }

  /// The semantics of the view, with the accessibility properties that win over its own.
  private final var ownSemantics: Semantics? {
    let made = makeSemantics()
    return accessibility.override.map { $0.applied(to: made) } ?? made
  }

  /// The first label that assistive technologies read in the view and its visible subviews, from back to front; nil if
  /// there is none.
  @_spi(Toolkit) public final var firstAccessibilityLabel: String? {
    guard !isHidden, !accessibilityElementsHidden else { return nil }
    if let label = ownSemantics?.label, !label.isEmpty { return label }
    return subviews.lazy.compactMap(\.firstAccessibilityLabel).first
  }

  private final var semanticsWithFocus: Semantics? {
    var semantics = ownSemantics
    semantics = accessibility.actions.applied(to: semantics)
    if accessibilityElementsHidden {
      semantics = semantics ?? Semantics(role: .none)
      semantics?.isHidden = true
    }
    let canBecomeFocused = canBecomeFocused
    guard canBecomeFocused || semantics != nil else { return nil }
    var result = semantics ?? Semantics(role: .none)
    if isCovered {
      result.actions = []
      return semantics == nil ? nil : result
    }
    guard canBecomeFocused else { return semantics }
    result.isFocusable = true
    if canBeActivated, !result.actions.contains(.activate) { result.actions.append(.activate) }
    if enclosingWindow?.windowScene?.focusEngine.renderedView === self { result.state.insert(.focused) }
    return result
  }

  /// The content of the view, or of its layer if the view has none. If both have content, the layer's is behind all
  /// children.
  ///
  /// - Parameter shown: the layer with its animated values; nil without animations.
  private final func renderedContent(
    with traits: UITraitCollection, of shown: CALayer?
  ) -> (NodeContent?, behind: [RenderNode]) {
    let content = renderContent(with: traits)
    guard let layer = customizedLayer, let ownContent = (shown ?? layer).renderedContent(with: traits) else {
      return (content, [])
    }
    guard content != nil else { return (ownContent, []) }
    return (content, [RenderNode(id: layer.nodeID, frame: bounds, content: ownContent)])
  }

  /// The nodes of the subviews, and of the layers that were added between theirs.
  final func childNodes(with traits: UITraitCollection) -> [RenderNode] {
    if let layers = layerIfLoaded?.mixedSublayers {
      return CALayer.inDrawingOrder(layers).compactMap { $0.render(with: traits) }
    }
    return subviewsInDrawingOrder.compactMap { $0.render(with: traits) }
  }

  /// The subviews ordered by their layers' z positions, and by index if these are equal.
  private final var subviewsInDrawingOrder: [UIView] {
    func z(_ view: UIView) -> CGFloat { view.layerIfLoaded?.zPosition ?? 0 }
    guard subviews.contains(where: { z($0) != 0 }) else { return subviews }
    return subviews.enumerated()
      .sorted { (z($0.element), $0.offset) < (z($1.element), $1.offset) }
      .map(\.element)
  }

  /// - Parameter shown: the layer with its animated values; nil without animations.
  private final func boxStyle(with traits: UITraitCollection, of shown: CALayer?) -> BoxStyle {
    var style = (shown ?? layerIfLoaded)?.boxStyle ?? BoxStyle()
    style.background = renderedBackground(with: traits) ?? style.background
    style.opacity = Double(alpha)
    if let shown, let layerIfLoaded {
      if layerIfLoaded.animates("backgroundColor") { style.background = shown.backgroundColor.map(RenderColor.init) }
      if layerIfLoaded.animates("opacity") { style.opacity = Double(shown.opacity) }
    }
    style.clips = clipsToBounds
    if style.clips { style.shadow = nil }
    style.mask = layerIfLoaded?.renderedMask(with: traits)
    return style
  }

  // MARK: Identity

  /// Gives the view and its descendants new identities in frames, because they represent another item from now on: a
  /// host's focus, selection and transitions follow the item, not the reused view.
  ///
  /// - Complexity: O(*n*) in the number of views and layers inside.
  @_spi(Toolkit) public final func renewIdentity() {
    forEachInSubtree { view in
      let window = view.attachedWindow
      window?.viewsByNode[view.nodeID] = nil
      view.nodeID = .make()
      window?.viewsByNode[view.nodeID] = view
      view.layerIfLoaded?.renewIdentity()
      view.renderedNode = nil
    }
    setNeedsRender()
  }
}

extension CALayer {
  /// Gives new identities in frames to the layer and to those of its sublayers that belong to no view.
  final func renewIdentity() {
    nodeID = .make()
    renderedNode = nil
    for sublayer in sublayers ?? [] where sublayer.view == nil { sublayer.renewIdentity() }
  }
}
