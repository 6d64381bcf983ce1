import Foundation
import RenderTree

/// The difference of two frames: the changes from the old tree to the new one, matched by the identity of the nodes.
///
/// A host with an element for each node applies the changes to its elements. They come in this order:
///
/// 1. ``Change/remove(_:)`` removes an element with its descendants.
/// 2. ``Change/insert(_:at:)`` and ``Change/move(_:to:)`` add elements. Before the first of them, the host also takes
///    out all elements that move, including those inside removed ones. From then on, positions are final: parents come
///    before their children, and the indexes in one parent ascend.
/// 3. ``Change/set(_:to:)`` updates an element's properties. Inserted elements have theirs already.
///
/// ```swift
/// let difference = FrameDifference(from: shown, to: frame)
/// for change in difference.changes {
///   switch change {
///   case .remove(let node), .move(let node, _): elements[node]?.takeOut()
///   case .insert, .set: continue
///   }
/// }
/// for change in difference.changes {
///   switch change {
///   case .remove: continue
///   case .insert(let node, let position): put(makeElement(node), at: position)
///   case .move(let node, let position): put(elements[node], at: position)
///   case .set(let node, let properties): elements[node]?.set(properties)
///   }
/// }
/// ```
///
/// A node that is in both frames is never removed and inserted: if its parent or its order among its siblings changes,
/// it moves. The number of moves is minimal.
///
/// - Precondition: No two nodes of a frame have the same identity.
package struct FrameDifference: Sendable {
  /// A position among the children of a node.
  package struct Position: Hashable, Sendable {
    /// The parent; nil for the scene, whose only child is the root.
    package let parent: NodeID?
    /// The number of siblings before it.
    package let index: Int

    /// The position after `index` siblings.
    package init(parent: NodeID?, index: Int) {
      self.parent = parent
      self.index = index
    }
  }

  /// A step from one frame to another.
  package enum Change: Equatable, Sendable {
    /// Removes a node with its descendants, except those that move.
    case remove(NodeID)
    /// Inserts a new node with its new descendants. Descendants from elsewhere move afterwards.
    case insert(RenderNode, at: Position)
    /// Moves a node of the old frame to another position, with its descendants.
    case move(NodeID, to: Position)
    /// Updates the changed properties of a node of the old frame.
    case set(NodeID, to: [NodeProperty])
  }

  /// The changes of nodes, in the order in which they are applied.
  package let changes: [Change]
  /// The new frame's number.
  package let number: Int
  /// The new frame's size, in points.
  package let size: CGSize
  /// The new frame's number of pixels per point.
  package let scale: CGFloat
  /// The new frame's transitions.
  package let transitions: [NodeTransition]
  /// The node that has the keyboard focus in the new frame.
  package let focusedNode: NodeID?
  /// The new frame's title.
  package let title: String

  /// The difference from one frame to another.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of changed nodes, their siblings and parents. A subtree that
  ///   is the same object in both frames costs nothing.
  package init(from old: Frame, to new: Frame) {
    var comparison = FrameComparison()
    changes = comparison.changes(from: old.root, to: new.root)
    number = new.number
    size = new.size
    scale = new.scale
    transitions = new.transitions
    focusedNode = new.focusedNode
    title = new.title
  }
}
