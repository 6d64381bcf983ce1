import Foundation

extension RenderNode {
  /// Visits the node and all its descendants that are drawn, back to front.
  ///
  /// Painting, hit testing and reading a screen share this walk, so that they agree on the geometry and the visibility
  /// of nodes.
  ///
  /// - Parameters:
  ///   - inherited: the values that the node inherits from its ancestors; those of a scene's root by default.
  ///   - context: the visitor's context for this node.
  /// - Complexity: O(*n*) in the drawn nodes and their children, without allocations. Nodes that clips or masks hide
  ///   entirely are not entered.
  package func walk<Visitor: NodeVisitor>(
    with visitor: inout Visitor, in inherited: NodeGeometry.Inherited = NodeGeometry.Inherited(),
    context: Visitor.Context
  ) {
    guard let place = NodeGeometry(of: self, in: inherited) else { return }
    if let inner = visitor.enter(self, at: place, in: context), place.showsContent {
      walkChildren(with: &visitor, in: place.inherited(from: self), context: inner)
    }
    visitor.leave(self, at: place, in: context)
  }

  /// Visits all descendants that are drawn, but not the node itself.
  package func walkChildren<Visitor: NodeVisitor>(
    with visitor: inout Visitor, in inherited: NodeGeometry.Inherited, context: Visitor.Context
  ) {
    for child in children { child.walk(with: &visitor, in: inherited, context: context) }
  }
}

/// The client of a walk through a tree.
///
/// The walk enters nodes back to front: a node before its children, the children in order. It leaves a node after its
/// children, so that calls are nested like the nodes. Nodes that are not drawn are skipped, with their descendants; see
/// ``NodeGeometry/init(of:in:)``.
///
/// ```swift
/// struct Texts: NodeVisitor {
///   var texts: [String] = []
///   mutating func enter(_ node: RenderNode, at place: NodeGeometry, in context: Void) -> Void? {
///     if case .text(let content) = node.content { texts.append(content.layout.text.string) }
///     return ()
///   }
/// }
/// var texts = Texts()
/// frame.root.walk(with: &texts, context: ())
/// ```
package protocol NodeVisitor {
  /// The visitor's own values that children get from their parent, such as the nearest ancestor of some kind.
  associatedtype Context

  /// Visits a node before its children.
  ///
  /// - Returns: the context of the children; nil to skip them.
  mutating func enter(_ node: RenderNode, at place: NodeGeometry, in context: Context) -> Context?

  /// Visits a node after its children, even if they were skipped.
  mutating func leave(_ node: RenderNode, at place: NodeGeometry, in context: Context)
}

extension NodeVisitor {
  /// Does nothing.
  package mutating func leave(_ node: RenderNode, at place: NodeGeometry, in context: Context) {}
}

/// The geometry of a node in its scene, computed by a walk.
package struct NodeGeometry: Sendable {
  /// The values that a node inherits from its ancestors.
  package struct Inherited: Sendable {
    /// The transform from the coordinates of the children's frames to the scene's.
    package var transform: Transform
    /// The part of the scene inside the ancestors' clips; the bounding box for a rotated one.
    package var clip: CGRect
    /// The product of the ancestors' opacities.
    package var opacity: Double
    /// The innermost modal ancestor.
    package var modal: NodeID?

    /// The values of a scene's root; without a clip by default.
    package init(
      transform: Transform = .identity, clip: CGRect = .infinite, opacity: Double = 1, modal: NodeID? = nil
    ) {
      self.transform = transform
      self.clip = clip
      self.opacity = opacity
      self.modal = modal
    }
  }

  /// The minimum opacity, multiplied with that of the ancestors, at which a node is drawn and can be hit: the same as
  /// UIKit's for touches.
  package static let minimumOpacity = 0.01

  /// The transform from the node's own coordinates, whose origin is the top-left corner of its box, to the scene's.
  package let transform: Transform
  /// The bounding box of the node's box, in the scene's coordinates.
  package let box: CGRect
  /// The bounding box of the visible part of the node's mask, in the scene's coordinates; nil without a mask.
  package let maskBounds: CGRect?
  /// The part of the scene in which the box is visible. It is never empty.
  package let clip: CGRect
  /// The part of the scene in which the content and the children are visible; empty or null if there is none.
  package let contentClip: CGRect
  /// The node's opacity, multiplied with that of its ancestors.
  package let opacity: Double
  /// The innermost modal node among the node and its ancestors.
  package let modal: NodeID?
  /// True if the box hides everything behind it.
  package let isOpaque: Bool

  /// The geometry of a node that is drawn.
  ///
  /// Nil if neither the node nor its descendants are drawn: the opacity is below ``minimumOpacity``, the transform leaves
  /// nothing visible, the position is too large to compute with, or clips and masks leave nothing of the scene.
  ///
  /// - Complexity: O(1); with a mask, O(*n*) in the mask's operations.
  package init?(of node: RenderNode, in inherited: Inherited) {
    let style = node.style
    let opacity = inherited.opacity * min(max(style.opacity, 0), 1)
    guard opacity >= Self.minimumOpacity else { return nil }
    let transform = node.placement.concatenating(inherited.transform)
    guard !transform.isCollapsed else { return nil }
    let box = transform.apply(to: node.box)
    guard box.isDrawable else { return nil }
    let maskBounds = style.mask.map { transform.apply(to: $0.paintedBounds) }
    let clip = maskBounds.map(inherited.clip.overlap) ?? inherited.clip
    guard !clip.isEmpty else { return nil }

    self.transform = transform
    self.box = box
    self.maskBounds = maskBounds
    self.clip = clip
    contentClip = style.clips ? clip.overlap(with: box) : clip
    self.opacity = opacity
    modal = node.semantics?.isModal == true ? node.id : inherited.modal
    isOpaque = opacity >= 1 && style.isOpaque
  }

  /// True if the content and the children are visible.
  package var showsContent: Bool { !contentClip.isEmpty }

  /// Returns the values that the node's children inherit.
  package func inherited(from node: RenderNode) -> Inherited {
    let origin = node.contentOrigin
    return Inherited(
      transform: Transform.translation(x: -origin.x, y: -origin.y).concatenating(transform), clip: contentClip,
      opacity: opacity, modal: modal)
  }
}

extension RenderNode {
  /// The box in the node's own coordinates: its top-left corner is the origin.
  package var box: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }

  /// The transform from the node's own coordinates to those of its frame: a translation, and the node's transform about
  /// its centre.
  package var placement: Transform {
    guard let transform else { return .translation(x: frame.minX, y: frame.minY) }
    if transform.isTranslation { return .translation(x: frame.minX + transform.tx, y: frame.minY + transform.ty) }
    return Transform.translation(x: -frame.width / 2, y: -frame.height / 2)
      .concatenating(transform)
      .concatenating(.translation(x: frame.midX, y: frame.midY))
  }
}
