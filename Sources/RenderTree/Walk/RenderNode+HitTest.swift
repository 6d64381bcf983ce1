import Foundation

extension RenderNode {
  /// Returns the frontmost node at a point of the scene that satisfies a condition; nil if there is none.
  ///
  /// A node is at a point if its box and the boxes of all clipping ancestors contain the point. An opaque box hides the
  /// nodes behind it except its ancestors. While a modal node is drawn, only nodes inside the frontmost one are found.
  ///
  /// Views have their own hit test, which apps can override. If all views clip, both find the same view.
  ///
  /// - Complexity: O(*n*) in the drawn nodes, without those in clipping ancestors that do not contain the point.
  package func hitTest(_ point: CGPoint, where isWanted: (RenderNode) -> Bool) -> RenderNode? {
    withoutActuallyEscaping(isWanted) { isWanted in
      var hitTest = HitTest(point: point, isWanted: isWanted)
      walk(with: &hitTest, context: nil)
      return hitTest.hit
    }
  }

  /// The usable part of the node.
  ///
  /// - Complexity: O(*n*) in the drawn nodes.
  package var modalScope: ModalScope {
    var search = ModalSearch()
    walk(with: &search, context: ())
    return search.scope
  }
}

/// A walk that finds the frontmost node at a point. Its context is the nearest ancestor that satisfies the condition.
private struct HitTest: NodeVisitor {
  let point: CGPoint
  let isWanted: (RenderNode) -> Bool
  private(set) var hit: RenderNode?
  private var scope = ModalScope()

  init(point: CGPoint, isWanted: @escaping (RenderNode) -> Bool) {
    self.point = point
    self.isWanted = isWanted
  }

  mutating func enter(_ node: RenderNode, at place: NodeGeometry, in ancestor: RenderNode?) -> RenderNode?? {
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

  private func isPointInside(_ node: RenderNode, _ place: NodeGeometry) -> Bool {
    guard let inverse = place.transform.inverted else { return false }
    return node.box.contains(inverse.apply(to: point))
  }
}

/// A walk that collects modal nodes.
private struct ModalSearch: NodeVisitor {
  private(set) var scope = ModalScope()

  mutating func enter(_ node: RenderNode, at place: NodeGeometry, in context: Void) -> Void? {
    scope.add(node)
    return ()
  }
}
