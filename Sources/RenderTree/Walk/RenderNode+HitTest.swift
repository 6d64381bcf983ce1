import Foundation

extension RenderNode {
  /// The foremost node at a point of the scene, among those that a condition accepts.
  ///
  /// A node is at a point if its box contains the point, as do the boxes of all ancestors that clip. An opaque box
  /// hides what is behind it, but not the nodes that it is in; while a modal node is drawn, only nodes inside the
  /// foremost one are found. Nil if there is no such node.
  ///
  /// Views have a hit test of their own, which apps override. Where all views clip, it comes to the same view.
  ///
  /// - Complexity: O(*n*) in the nodes that are drawn, without those in clipping ancestors beside the point.
  package func hitTest(_ point: CGPoint, where isWanted: (RenderNode) -> Bool) -> RenderNode? {
    withoutActuallyEscaping(isWanted) { isWanted in
      var hitTest = HitTest(point: point, isWanted: isWanted)
      walk(with: &hitTest, context: nil)
      return hitTest.hit
    }
  }

  /// The part of the node that can be used.
  ///
  /// - Complexity: O(*n*) in the nodes that are drawn.
  package var modalScope: ModalScope {
    var search = ModalSearch()
    walk(with: &search, context: ())
    return search.scope
  }
}

/// A walk that keeps the foremost node at a point. Its context is the nearest ancestor that would do.
private struct HitTest: NodeVisitor {
  let point: CGPoint
  let isWanted: (RenderNode) -> Bool
  private(set) var hit: RenderNode?
  private var scope = ModalScope()

  init(point: CGPoint, isWanted: @escaping (RenderNode) -> Bool) {
    self.point = point
    self.isWanted = isWanted
  }

  mutating func enter(_ node: RenderNode, at place: NodePlace, in ancestor: RenderNode?) -> RenderNode?? {
    var ancestor = ancestor
    if scope.add(node) { (hit, ancestor) = (nil, nil) }
    if let maskBounds = place.maskBounds, !maskBounds.contains(point) { return .none }
    guard isPointInside(node, place) else { return node.style.clips ? .none : .some(ancestor) }
    if scope.contains(nodeIn: place.modal), isWanted(node) {
      hit = node
      return .some(node)
    }
    if place.isOpaque { hit = ancestor }
    return .some(ancestor)
  }

  private func isPointInside(_ node: RenderNode, _ place: NodePlace) -> Bool {
    guard let inverse = place.transform.inverted else { return false }
    return node.box.contains(inverse.apply(to: point))
  }
}

/// A walk that looks for modal nodes.
private struct ModalSearch: NodeVisitor {
  private(set) var scope = ModalScope()

  mutating func enter(_ node: RenderNode, at place: NodePlace, in context: Void) -> Void? {
    scope.add(node)
    return ()
  }
}
