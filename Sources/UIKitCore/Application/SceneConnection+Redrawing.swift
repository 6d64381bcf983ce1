import RenderTree

extension SceneConnection {
  /// Discards the nodes of all views and layers, and returns the frame that they render again.
  ///
  /// It equals the frame before, except for its number, if every change of an appearance marked its view for rendering.
  package func redrawnFrame() -> Frame {
    _ = frame()
    for window in scene.windows + [scene.bannerWindow].compactMap(\.self) {
      window.setNeedsRenderInSubtree()
      window.forEachInSubtree { $0.layerIfLoaded?.discardNodesOfSublayers() }
    }
    return frame()
  }
}

extension CALayer {
  fileprivate func discardNodesOfSublayers() {
    for layer in mixedSublayers ?? [] where layer.view == nil {
      layer.renderedNode = nil
      layer.discardNodesOfSublayers()
    }
  }
}
