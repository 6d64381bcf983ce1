import Foundation
import RenderTree

extension PageEvent {
  /// The input of the scene for the event. The scene itself ignores what a node does not offer, or is no longer there.
  var inputEvents: [InputEvent] {
    switch self {
    case .open(let opening): [.resized(opening.size), .appearance(opening.appearance)]
    case .acknowledged, .visited, .files, .treeNeeded: []
    case .leave: [.active(false), .visible(false)]
    case .visible(let isVisible): [.visible(isVisible)]
    case .active(let isActive): [.active(isActive)]
    case .press(let node): [.action(.activate, node)]
    case .action(let action, let node): [.action(action, node)]
    case .pointer(let pointer): [.pointer(pointer)]
    case .wheel(let wheel): [.wheel(wheel)]
    case .hover(let location): [.hover(location)]
    case .menu(let location): [.menu(at: location)]
    case .key(let key): [.key(key)]
    case .text(let text): text.isEmpty ? [] : [.text(text)]
    case .edit(let edit): [.edited(edit.change, edit.node)]
    case .focus(let node): [.beganEditing(node)]
    case .blur(let node): [.endedEditing(node)]
    case .tab(let node): [.focused(node)]
    case .scrolled(let node, let offset, let revision): [.scrolled(node, offset: offset, revision: revision)]
    case .resized(let size, _): [.resized(size)]
    case .appearance(let appearance): [.appearance(appearance)]
    }
  }
}

extension TextEdit {
  /// The edit of a whole text, as a form posts it, that replaces the fewest units.
  init(from old: String, to new: String) {
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    var start = zip(before, after).prefix { $0 == $1 }.count
    if start < after.count, UTF16.isTrailSurrogate(after[start]), start > 0 { start -= 1 }
    var end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    if end > 0, UTF16.isTrailSurrogate(after[after.count - end]) { end -= 1 }
    self.init(
      replacing: start..<(before.count - end),
      with: String(decoding: after[start..<(after.count - end)], as: UTF16.self),
      selecting: after.count..<after.count)
  }
}

extension RenderNode {
  /// Returns the node with an identity in this tree; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the nodes.
  func node(_ id: NodeID) -> RenderNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.node(id) { return found }
    }
    return nil
  }
}
