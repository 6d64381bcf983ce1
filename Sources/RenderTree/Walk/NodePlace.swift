import Foundation

/// The place of a node in its scene, as a walk finds it.
package struct NodePlace: Sendable {
  /// The part of a place that a node has from its ancestors.
  package struct Inherited: Sendable {
    /// From the coordinates of the children's frames to the scene's.
    package var transform: Transform
    /// The part of the scene that the ancestors' clips leave: the box around it where one of them is turned.
    package var clip: CGRect
    /// The product of the ancestors' opacities.
    package var opacity: Double
    /// The innermost modal ancestor.
    package var modal: NodeID?

    /// The place that the root of a scene has, without a clip where nothing else is said.
    package init(
      transform: Transform = .identity, clip: CGRect = .infinite, opacity: Double = 1, modal: NodeID? = nil
    ) {
      self.transform = transform
      self.clip = clip
      self.opacity = opacity
      self.modal = modal
    }
  }

  /// The least opacity, in product with the ancestors', at which a node is drawn, found and hit: UIKit's for touches.
  package static let leastOpacity = 0.01

  /// From the node's own coordinates, whose origin is the upper left corner of its box, to the scene's.
  package let transform: Transform
  /// The smallest upright rectangle around the box, in the scene's coordinates.
  package let box: CGRect
  /// The smallest upright rectangle around all that the node's mask shows, in the scene's coordinates; nil without a
  /// mask.
  package let maskBounds: CGRect?
  /// The part of the scene in which the box can be seen. It is never empty.
  package let clip: CGRect
  /// The part of the scene in which the content and the children can be seen; empty or null if there is none.
  package let contentClip: CGRect
  /// The node's opacity in product with its ancestors'.
  package let opacity: Double
  /// The innermost modal node among the node and its ancestors.
  package let modal: NodeID?
  /// True if the box hides all that lies behind it.
  package let isOpaque: Bool

  /// The place of a node that is drawn.
  ///
  /// Nil if the node is not drawn, nor anything in it: its opacity is below ``leastOpacity``, its transform leaves
  /// nothing of it, it is at no place that can be computed with, or clips and masks leave nothing of the scene.
  ///
  /// - Complexity: O(1); with a mask, O(*n*) in the mask's operations.
  package init?(of node: RenderNode, in inherited: Inherited) {
    let style = node.style
    let opacity = inherited.opacity * min(max(style.opacity, 0), 1)
    guard opacity >= Self.leastOpacity else { return nil }
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

  /// True if the content and the children can be seen.
  package var showsContent: Bool { !contentClip.isEmpty }

  /// The values that the children of the node inherit.
  package func inherited(from node: RenderNode) -> Inherited {
    let origin = node.contentOrigin
    return Inherited(
      transform: Transform.translation(x: -origin.x, y: -origin.y).concatenating(transform), clip: contentClip,
      opacity: opacity, modal: modal)
  }
}

extension RenderNode {
  /// The box in the node's own coordinates: its upper left corner is at the origin.
  package var box: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }

  /// From the node's own coordinates to those of its frame: to its place, and turned and scaled about its middle.
  package var placement: Transform {
    guard let transform else { return .translation(x: frame.minX, y: frame.minY) }
    if transform.isMovement { return .translation(x: frame.minX + transform.tx, y: frame.minY + transform.ty) }
    return Transform.translation(x: -frame.width / 2, y: -frame.height / 2)
      .concatenating(transform)
      .concatenating(.translation(x: frame.midX, y: frame.midY))
  }
}
