import Foundation
import RenderTree

extension PageEvent {
  /// Returns the events for the scene. An event on a node that a frame does not have gives none.
  ///
  /// - Parameter frame: the newest frame of the scene.
  /// - Complexity: O(*n*) in the frame's nodes, if the event names one; of an edit, also in the text's length.
  func inputEvents(in frame: Frame) -> [InputEvent] {
    switch self {
    case .open(let opening): [.resized(opening.size), .appearance(opening.appearance)]
    case .acknowledged, .address, .files: []
    case .leave: [.active(false), .visible(false)]
    case .visible(let isVisible): [.visible(isVisible)]
    case .active(let isActive): [.active(isActive)]
    case .press(let node): PageEvent.action(.activate, on: frame.root.node(node))
    case .action(let action, let node): PageEvent.action(action, on: frame.root.node(node))
    case .pointer(let pointer): [.pointer(pointer)]
    case .wheel(let wheel): [.wheel(wheel)]
    case .hover(let location): [.hover(location)]
    case .menu(let location): [.menu(at: location)]
    case .key(let key): [.key(key)]
    case .text(let text): text.isEmpty ? [] : [.text(text)]
    case .edit(let edit): frame.root.node(edit.node).map(edit.inputEvents) ?? []
    case .focus(let node): PageEvent.focus(frame.root.node(node))
    case .tab(let node): frame.root.node(node) == nil ? [] : [.focused(node)]
    case .scrolled(let node, let offset, let revision):
      frame.root.node(node)?.scroll == nil ? [] : [.scrolled(node, offset: offset, revision: revision)]
    case .resized(let size, _): [.resized(size)]
    case .appearance(let appearance): [.appearance(appearance)]
    }
  }

  private static func action(_ action: SemanticAction, on node: RenderNode?) -> [InputEvent] {
    guard let node, let semantics = node.semantics, !semantics.state.contains(.disabled),
      semantics.actions.contains(action)
    else { return [] }
    return [.action(action, node.id)]
  }

  private static func focus(_ node: RenderNode?) -> [InputEvent] {
    guard node?.semantics?.state.contains(.editing) != true else { return [] }
    return action(.activate, on: node)
  }
}

extension PageEvent.Edit {
  /// The edit that turns the field's current text into that of the page, with the fewest replaced characters.
  fileprivate func inputEvents(on node: RenderNode) -> [InputEvent] {
    guard let semantics = node.semantics, semantics.isEditable, !semantics.state.contains(.disabled)
    else { return [] }
    let (old, new) = (Array(semantics.value ?? ""), Array(text))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let lower = Self.units(old[..<start])
    let upper = lower + Self.units(old[start..<(old.count - end)])
    let replacement = String(new[start..<(new.count - end)])
    return [.edited(TextEdit(replacing: lower..<upper, with: replacement, selecting: selection), node.id)]
  }

  private static func units(_ characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + $1.utf16.count }
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
