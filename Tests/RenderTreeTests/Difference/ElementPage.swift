import Expectations
import FrameDifferences
import RenderTree
import Testing

/// A page of elements, like the one in a browser, to which changes are applied one by one.
final class ElementPage {
  final class Element {
    let id: NodeID
    var properties: RenderNode
    var children: [Element] = []
    weak var parent: Element?

    init(_ node: RenderNode) {
      id = node.id
      properties = node
    }
  }

  private var elements: [NodeID: Element] = [:]
  private(set) var root: Element?

  init(_ frame: Frame) { root = make(frame.root) }

  /// Applies a difference as its documentation specifies, and checks what the documentation promises.
  func apply(_ difference: FrameDifference) {
    var steps: [Int] = []
    for change in difference.changes {
      switch change {
      case .remove(let node):
        steps.append(0)
        takeOut(elements[node])
      case .move(let node, _):
        steps.append(1)
        takeOut(elements[node])
      case .insert: steps.append(1)
      case .set: steps.append(2)
      }
    }
    expectEqual(steps, steps.sorted())
    var placed: [(Element, FrameDifference.Position)] = []
    for change in difference.changes {
      switch change {
      case .remove: continue
      case .insert(let node, let position): placed.append((put(make(node), at: position), position))
      case .move(let node, let position):
        if let element = elements[node] { placed.append((put(element, at: position), position)) }
      case .set(let node, let properties): set(properties, of: node)
      }
    }
    for (element, position) in placed {
      let siblings = position.parent.flatMap { elements[$0]?.children } ?? [root].compactMap { $0 }
      let isInPlace = position.index < siblings.count && siblings[position.index] === element
      #expect(isInPlace, "\(element.id) is not at \(position).")
    }
    elements = [:]
    if let root { remember(root) }
  }

  private func remember(_ element: Element) {
    elements[element.id] = element
    for child in element.children { remember(child) }
  }

  /// The elements as a tree of nodes.
  func node() -> RenderNode? { root.map(node) }

  private func node(_ element: Element) -> RenderNode {
    let looks = element.properties
    return RenderNode(
      id: element.id, frame: looks.frame, transform: looks.transform, style: looks.style, content: looks.content,
      scroll: looks.scroll, contentOrigin: looks.contentOrigin, pin: looks.pin, semantics: looks.semantics,
      children: element.children.map(node))
  }

  private func make(_ node: RenderNode) -> Element {
    let element = Element(node)
    #expect(elements[node.id] == nil, "\(node.id) already exists.")
    elements[node.id] = element
    element.children = node.children.map(make)
    for child in element.children { child.parent = element }
    return element
  }

  private func takeOut(_ element: Element?) {
    guard let element else {
      Issue.record("The element does not exist.")
      return
    }
    if element === root { root = nil }
    element.parent?.children.removeAll { $0 === element }
    element.parent = nil
  }

  private func put(_ element: Element, at position: FrameDifference.Position) -> Element {
    guard let id = position.parent else {
      #expect(root == nil)
      root = element
      return element
    }
    guard let parent = elements[id], position.index <= parent.children.count else {
      Issue.record("\(element.id) cannot be at \(position).")
      return element
    }
    parent.children.insert(element, at: position.index)
    element.parent = parent
    return element
  }

  private func set(_ properties: [NodeProperty], of id: NodeID) {
    guard let element = elements[id] else {
      Issue.record("Element \(id) does not exist.")
      return
    }
    var (frame, style, origin) = (element.properties.frame, element.properties.style, element.properties.contentOrigin)
    var (pin, semantics) = (element.properties.pin, element.properties.semantics)
    for property in properties {
      switch property {
      case .frame(let value): frame = value
      case .style(let value): style = value
      case .contentOrigin(let value): origin = value
      case .pin(let value): pin = value
      case .semantics(let value): semantics = value
      case .transform, .content, .scroll: Issue.record("Random frames do not change \(property).")
      }
    }
    element.properties = RenderNode(
      id: id, frame: frame, style: style, contentOrigin: origin, pin: pin, semantics: semantics)
  }
}
