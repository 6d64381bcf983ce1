import RenderTree

extension UIView {
  /// Gives the view and everything inside it new identities in frames, because they stand for another item from now on:
  /// a host's focus, selection and transitions follow the item, and not the view that is reused for another one.
  ///
  /// - Complexity: O(*n*) in the number of views and layers inside.
  @_spi(Toolkit) public final func renewIdentity() {
    forEachInSubtree { view in
      let window = view.attachedWindow
      window?.viewsByNode[view.nodeID] = nil
      view.nodeID = .make()
      window?.viewsByNode[view.nodeID] = view
      view.layerIfMade?.renewIdentity()
      view.renderedNode = nil
    }
    setNeedsRender()
  }

  /// Moves the view from one window to another, or to none, with its entry among the views that nodes stand for.
  final func changeWindow(to window: UIWindow?) {
    attachedWindow?.viewsByNode[nodeID] = nil
    attachedWindow = window
    window?.viewsByNode[nodeID] = self
  }
}

extension CALayer {
  /// Gives the layer, and those inside that no view has, new identities in frames.
  final func renewIdentity() {
    nodeID = .make()
    renderedNode = nil
    for sublayer in sublayers ?? [] where sublayer.view == nil { sublayer.renewIdentity() }
  }
}
