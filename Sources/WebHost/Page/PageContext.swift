import Foundation
import RenderTree

/// The values that a node's element inherits from the elements around it.
struct PageContext: Hashable, Sendable {
  /// A group whose members have a role of their own.
  enum Group: Hashable, Sendable { case list, tabs, menu }

  /// The scrolling by the browser, as the nodes see it that move with the content.
  struct Scrolling: Hashable, Sendable {
    /// The directions.
    let axes: ScrollInfo.Axes
    /// The point of the nodes' coordinates at the origin of the scrolled element.
    let base: CGPoint

    /// The scrolling that the children of a node see; nil if they do not move by themselves.
    ///
    /// - Parameters:
    ///   - scroll: The scrolling of the node itself.
    ///   - context: The surroundings of the node.
    init?(inside node: RenderNode, _ scroll: PageScroll?, _ context: PageContext) {
      if let scroll {
        (axes, base) = (scroll.info.axes, scroll.base)
      } else if let outside = context.scrolling, node.isCarrier(in: context) {
        self = outside
      } else {
        return nil
      }
    }
  }

  /// The point of the parent's content at the origin of its element, in the parent's coordinates.
  var origin = CGPoint.zero
  /// The scrolling that moves the node; nil if the browser does not scroll its parent.
  var scrolling: Scrolling?
  /// The innermost group around the node in which it would be a member.
  var group: Group?
  /// True inside a button, which must not contain another one.
  var isInButton = false
  /// True inside a heading.
  var isInHeading = false
  /// True inside a field, whose texts the browser shows itself.
  var isInField = false
  /// True if the parent stands for its content.
  var isCovered = false
  /// The number of groups of siblings that are painted behind the node.
  var level = 0
  /// True if the node is an ancestor of the frontmost modal node, or this node itself.
  var leadsToModal = false
  /// True if a modal node beside the node makes it unusable.
  var isInert = false
}

/// The path from the root of a frame to its frontmost modal node.
struct ModalPath: Sendable {
  /// The nodes from the root to the modal one; empty if there is none.
  private let nodes: Set<NodeID>
  private let modal: NodeID?

  /// The path in a frame.
  ///
  /// - Complexity: O(*n*) in the drawn nodes.
  init(in root: RenderNode) {
    modal = root.modalScope.modal
    var path: Set<NodeID> = []
    if let modal { _ = Self.find(modal, in: root, &path) }
    nodes = path
  }

  private static func find(_ modal: NodeID, in node: RenderNode, _ path: inout Set<NodeID>) -> Bool {
    guard node.id == modal || node.children.contains(where: { find(modal, in: $0, &path) }) else { return false }
    path.insert(node.id)
    return true
  }

  /// The context of the root.
  func context(of root: RenderNode) -> PageContext {
    var context = PageContext()
    context.leadsToModal = nodes.contains(root.id)
    return context
  }

  /// Sets the part of a child's context that depends on the modal node.
  func apply(to context: inout PageContext, of child: RenderNode, in parent: RenderNode) {
    let continues = context.leadsToModal && parent.id != modal
    context.leadsToModal = continues && nodes.contains(child.id)
    context.isInert = continues && !context.leadsToModal
  }
}
