import Foundation
import RenderTree

/// The visible elements of a screen as a user names them: a cell, a button or a text each once, inside the lists and
/// bars that contain them, in reading order.
package struct ScreenOutline {
  /// An element of the outline.
  package struct Element: Equatable {
    /// The node that acts, or otherwise that shows the element; the same in later frames while it lives.
    package let id: NodeID
    /// The role.
    package let role: Semantics.Role
    /// The label, or the texts inside, from leading to trailing; empty if there are none.
    package let name: String
    /// The texts that a user sees in the element, from leading to trailing; the label of one without texts.
    package let texts: [String]
    /// The value, such as a field's text; nil for none.
    package let value: String?
    /// The name for tests; nil for none.
    package let identifier: String?
    /// The bounding box in the window's coordinates, in points.
    package let frame: CGRect
    /// The point of a tap.
    package let middle: CGPoint
    /// The current state.
    package let state: Semantics.State
    /// The actions that need no pointer.
    package let actions: [SemanticAction]
    /// The directions in which a user can scroll the element.
    package let scrollAxes: ScrollInfo.Axes
    /// The elements inside.
    package var children: [Element] = []
  }

  /// The outermost elements.
  package let elements: [Element]

  /// The outline of a screen.
  package init(_ screen: Screen, isRightToLeft: Bool) {
    var builder = OutlineBuilder()
    for element in screen.elements { builder.add(element) }
    elements = builder.outline(isRightToLeft: isRightToLeft)
  }

  /// All elements, each before those inside.
  package var all: [Element] {
    func flat(_ elements: [Element]) -> [Element] { elements.flatMap { [$0] + flat($0.children) } }
    return flat(elements)
  }
}

/// The groups of visible elements that a user sees as one.
private struct OutlineBuilder {
  private struct Group {
    let main: RenderNode
    var parts: [ScreenElement] = []
    var container: NodeID?
  }

  private var groups: [NodeID: Group] = [:]
  private var order: [NodeID] = []

  mutating func add(_ element: ScreenElement) {
    let main = Self.main(of: element)
    if groups[main.id] == nil {
      groups[main.id] = Group(main: main)
      order.append(main.id)
      groups[main.id]?.container = element.containers.last { $0.id != main.id }?.id
    }
    groups[main.id]?.parts.append(element)
  }

  /// The node of the group that an element belongs to: the one that acts for it, unless that is a container, or its own.
  private static func main(of element: ScreenElement) -> RenderNode {
    element.acting.flatMap { $0.isContainer && $0.id != element.node.id ? nil : $0 } ?? element.node
  }

  func outline(isRightToLeft: Bool) -> [ScreenOutline.Element] {
    // A container that itself is not visible, as one that only others cover, is skipped.
    let members = Dictionary(grouping: order) { id in groups[id]?.container.flatMap { groups[$0] == nil ? nil : $0 } }
    func elements(in container: NodeID?) -> [ScreenOutline.Element] {
      let made = (members[container] ?? []).compactMap { id -> ScreenOutline.Element? in
        guard let group = groups[id] else { return nil }
        let children = elements(in: id)
        let element = element(of: group, isRightToLeft: isRightToLeft)
        let isPlain = group.main.semantics?.identifier == nil && element.name.isEmpty
        // A box that only scrolls and contains nothing is nothing to a user.
        if children.isEmpty, isPlain, group.main.isContainer { return nil }
        var whole = element
        whole.children = children
        return whole
      }
      return ReadingOrder.rows(of: made, isRightToLeft: isRightToLeft) { $0.frame }.flatMap { $0 }
    }
    return elements(in: nil)
  }

  private func element(of group: Group, isRightToLeft: Bool) -> ScreenOutline.Element {
    let semantics = group.main.semantics
    let own = group.parts.first { $0.node === group.main }
    let box = own?.frame ?? group.parts.reduce(CGRect.null) { $0.union($1.frame) }
    let isField = semantics?.role == .textField || semantics?.role == .searchField
    let texts = Self.texts(of: group.parts, isRightToLeft: isRightToLeft)
    // An element that is partly clipped or covered has the name that it has elsewhere.
    let isCut = own.map { $0.visibleParts.reduce(0) { $0 + $1.area } < $0.frame.width * $0.frame.height - 1 } ?? false
    let parts =
      isCut
      ? ScreenReader.elements(inside: group.main).filter { Self.main(of: $0) === group.main } : group.parts
    let allTexts = isCut ? Self.texts(of: parts, isRightToLeft: isRightToLeft) : texts
    // A label inside, as that of a picture, names an element without texts.
    let inner = parts.lazy.compactMap(\.label).first { !$0.isEmpty }
    let label = semantics?.label.flatMap { $0.isEmpty ? nil : $0 }
    let name = label ?? (isField || allTexts.isEmpty ? inner : allTexts.joined(separator: ", ")) ?? ""
    let role = semantics.flatMap { $0.role == Semantics.Role.none ? nil : $0.role }
    return ScreenOutline.Element(
      id: group.main.id,
      role: role ?? (group.main.isContainer ? .list : group.parts.first?.role) ?? .none,
      name: name, texts: texts.isEmpty ? [name].filter { !$0.isEmpty } : texts, value: semantics?.value,
      identifier: semantics?.identifier ?? group.parts.lazy.compactMap(\.identifier).first,
      frame: box, middle: (own ?? group.parts.first)?.middle ?? CGPoint(x: box.midX, y: box.midY),
      state: semantics?.state ?? [], actions: semantics?.actions ?? [], scrollAxes: group.main.scroll?.axes ?? [])
  }

  /// The texts of elements in reading order.
  private static func texts(of parts: [ScreenElement], isRightToLeft: Bool) -> [String] {
    let lines = ReadingOrder.rows(of: parts.filter { $0.text?.isEmpty == false }, isRightToLeft: isRightToLeft) {
      CGRect(x: $0.frame.minX, y: $0.firstLineMiddle - 2, width: $0.frame.width, height: 4)
    }
    return lines.joined().compactMap(\.text)
  }
}
