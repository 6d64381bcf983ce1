import Foundation

/// The difference of two frames: the changes that make one scene look like another, by the identity of the nodes.
///
/// A host that keeps an element for each node applies the changes to its elements. They come in this order:
///
/// 1. ``Change/remove(_:)`` takes an element out, with all in it.
/// 2. ``Change/insert(_:at:)`` and ``Change/move(_:to:)`` put elements in. Before the first of them, all elements that
///    move are taken out too, out of removed ones as well. From there on, each position is where its element stays:
///    a parent is in place before its children come, and among those of one parent the indexes rise.
/// 3. ``Change/set(_:to:)`` gives an element new properties. Inserted ones have theirs already.
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
/// A node that is in both frames is never removed and inserted: if it has another parent, or another place among its
/// siblings, it moves. No difference with that quality has fewer moves.
///
/// - Precondition: No two nodes of a frame have the same identity.
package struct FrameDifference: Sendable {
  /// A place among the children of a node.
  package struct Position: Hashable, Sendable {
    /// The parent; nil for the scene, whose only child is the root.
    package let parent: NodeID?
    /// The number of siblings before it.
    package let index: Int

    /// The position after so many siblings.
    package init(parent: NodeID?, index: Int) {
      self.parent = parent
      self.index = index
    }
  }

  /// A step from one frame to another.
  package enum Change: Equatable, Sendable {
    /// Takes a node out, with all in it that does not move.
    case remove(NodeID)
    /// Puts a new node in, with all in it that is new. Nodes that come into it from elsewhere move afterwards.
    case insert(RenderNode, at: Position)
    /// Puts a node that was in the old frame to another position, with all in it.
    case move(NodeID, to: Position)
    /// Gives a node that was in the old frame the values of the properties that changed.
    case set(NodeID, to: [NodeProperty])
  }

  /// The changes of nodes, in the order in which they are applied.
  package let changes: [Change]
  /// The new frame's number.
  package let number: Int
  /// The new frame's size, in points.
  package let size: CGSize
  /// The new frame's pixels to a point.
  package let scale: CGFloat
  /// The new frame's transitions.
  package let transitions: [Transition]
  /// The node that the keyboard acts on in the new frame.
  package let focusedNode: NodeID?
  /// The new frame's title.
  package let title: String

  /// The changes that lead from one frame to another.
  ///
  /// - Complexity: O(*n* log *n*), where *n* nodes changed, or have a sibling or parent that did. A subtree that is the
  ///   same object in both frames costs nothing.
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
