import Foundation
import PergolaDiagnostics

extension CALayer {
  /// The sublayers from back to front: the layers of a view's subviews, and those that were added; nil if there are
  /// none.
  ///
  /// The setter replaces the added layers. The layers of subviews always remain; those that the new value omits are
  /// placed at the back.
  public final var sublayers: [CALayer]? {
    get {
      let layers = allSublayers
      return layers.isEmpty ? nil : layers
    }
    set {
      let named = newValue ?? []
      let kept = allSublayers.filter { $0.view != nil && !named.contains($0) }
      for layer in allSublayers where layer.view == nil && !named.contains(layer) { layer.removeFromSuperlayer() }
      for layer in named where layer.view == nil && layer.ownSuperlayer !== self { addSublayer(layer) }
      let own = Set(allSublayers)
      mixedSublayers = kept + named.filter(own.contains)
      sublayersChanged()
    }
  }

  private var allSublayers: [CALayer] { mixedSublayers ?? view?.subviews.map(\.layer) ?? [] }

  /// The superlayer; for a view's layer, the layer of the superview.
  public final var superlayer: CALayer? { view == nil ? ownSuperlayer : view?.superview?.layer }

  /// Adds a layer in front of the others, and removes it from its previous superlayer.
  public final func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Inserts a layer at an index among the sublayers, which are ordered from back to front.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Inserts a layer directly behind a sublayer, or in front of all if the sibling is not a sublayer.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { siblings in siblings.firstIndex { $0 === sibling } ?? siblings.count }
  }

  /// Inserts a layer directly in front of a sublayer, or in front of all if the sibling is not a sublayer.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count }
  }

  /// Replaces a sublayer by another layer. Does nothing if the old layer is not a sublayer.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, allSublayers.contains(oldLayer) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer. For a view's layer, removes the view from its superview.
  public final func removeFromSuperlayer() {
    if let view {
      view.removeFromSuperview()
    } else if let parent = ownSuperlayer {
      ownSuperlayer = nil
      parent.mixedSublayers?.removeAll { $0 === self }
      if parent.mixedSublayers?.allSatisfy({ $0.view != nil }) == true, parent.view != nil, parent.isInViewOrder {
        parent.mixedSublayers = nil
      }
      parent.sublayersChanged()
    }
  }

  /// True if the layers of the subviews are in the same order as the subviews.
  private var isInViewOrder: Bool {
    guard let view, let mixedSublayers else { return true }
    return mixedSublayers.elementsEqual(view.subviews) { $0.view === $1 }
  }

  /// - Parameter place: Returns the index among the given siblings, which are ordered from back to front.
  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    if layer.holds(self) { fatalError("CALayerInvalid: layer \(layer) is a part of cycle in its layer tree") }
    if let view = layer.view {
      guard let own = self.view, view.superview === own else {
        Log.warning("The layer of \(view) was not added: its place is that of its view. Add the view instead.")
        return
      }
    } else {
      layer.removeFromSuperlayer()
      layer.ownSuperlayer = self
    }
    var siblings = allSublayers.filter { $0 !== layer }
    siblings.insert(layer, at: place(siblings))
    mixedSublayers = siblings
    sublayersChanged()
  }

  /// True if another layer is this one or a descendant.
  private func holds(_ other: CALayer) -> Bool {
    var layer: CALayer? = other
    while let current = layer {
      if current === self { return true }
      layer = current.superlayer
    }
    return false
  }

  private func sublayersChanged() {
    if view == nil { setNeedsLayout() }
    setNeedsRender()
  }

  // MARK: The layers of subviews

  /// Moves the layer of an added or moved subview to the position of its view: behind all, in front of all, or directly
  /// behind the layer of the next view.
  func place(_ subview: UIView, among subviews: [UIView]) {
    guard var layers = mixedSublayers, let index = subviews.firstIndex(where: { $0 === subview }) else { return }
    layers.removeAll { $0 === subview.layer }
    if index == subviews.count - 1 {
      layers.append(subview.layer)
    } else if index == 0 {
      layers.insert(subview.layer, at: 0)
    } else {
      let next = layers.firstIndex { $0 === subviews[index + 1].layer }
      layers.insert(subview.layer, at: next ?? layers.count)
    }
    mixedSublayers = layers
  }

  func forget(_ subview: UIView) { mixedSublayers?.removeAll { $0 === subview.layerIfLoaded } }

  func exchangeSublayers(of first: UIView, _ second: UIView) {
    guard let a = mixedSublayers?.firstIndex(where: { $0 === first.layer }),
      let b = mixedSublayers?.firstIndex(where: { $0 === second.layer })
    else { return }
    mixedSublayers?.swapAt(a, b)
  }
}

extension CALayer {
  // MARK: Coordinates

  /// Converts a point from this layer's coordinates to another layer's, or to the root layer's if that is nil.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { (l ?? root).pointFromRoot(pointInRoot(p)) }

  /// Converts a point to this layer's coordinates from another layer's, or from the root layer's if that is nil.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { (l ?? root).convert(p, to: self) }

  /// Converts a rectangle from this layer's coordinates to another layer's. Returns the bounding box if a transform is
  /// involved.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
      CGPoint(x: r.maxX, y: r.maxY),
    ].map { convert($0, to: l) }
    let first = CGRect(origin: corners[0], size: .zero)
    return corners.dropFirst().reduce(first) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Converts a rectangle to this layer's coordinates from another layer's, or from the root layer's if that is nil.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { (l ?? root).convert(r, to: self) }

  private var root: CALayer {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var layer = self
    while let parent = layer.superlayer {
      point = layer.geometry.pointOutside(point)
      layer = parent
    }
    return point
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let parent = superlayer else { return point }
    return geometry.pointInside(parent.pointFromRoot(point))
  }

  /// Returns a Boolean value that indicates whether a point of this layer's coordinates is inside its bounds.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The deepest layer that is not hidden at a point of the superlayer's coordinates; nil if there isn't one.
  public final func hitTest(_ p: CGPoint) -> CALayer? {
    let point = superlayer == nil ? p : geometry.pointInside(p)
    guard !isHidden, !masksToBounds || contains(point) else { return nil }
    for layer in CALayer.inDrawingOrder(sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }
}
