import RenderTree

extension UIView {
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

  /// Sets the view's window, which may be nil, and updates the windows' tables of views by node.
  final func changeWindow(to window: UIWindow?) {
    attachedWindow?.viewsByNode[nodeID] = nil
    attachedWindow = window
    window?.viewsByNode[nodeID] = self
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
