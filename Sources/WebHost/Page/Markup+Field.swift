import Foundation
import RenderTree

extension Markup {
  /// The form control of an editable text. Its value is not among the attributes: ``PageElement/field`` has it.
  init(field node: RenderNode, of page: PageSurroundings) {
    let semantics = node.semantics
    let isLong = node.scroll != nil
    self.init(isLong ? "textarea" : "input", ["class": "c f"])
    self["name"] = "field-" + PageNumber.name(node.id)
    if !isLong {
      let isSecret = semantics?.value.map { !$0.isEmpty && $0.allSatisfy { $0 == "•" } } ?? false
      self["type"] = isSecret ? "password" : semantics?.role == .searchField ? "search" : "text"
    }
    self["autocomplete"] = "off"
    if semantics?.state.contains(.disabled) == true { self["disabled"] = "" }
    let isEmpty = semantics?.value?.isEmpty ?? true
    if let text = node.firstText(at: .zero) {
      if isEmpty { self["placeholder"] = text.layout.text.string.withoutBidiControls }
      let (top, left) = (max(0, text.place.y), max(0, text.place.x))
      let line = text.layout.lines.first?.frame.height ?? 0
      // The browser centres the line of an input: the padding leaves just the line's height.
      let bottom = isLong ? 0 : max(0, node.frame.height - top - line)
      style.add("padding", [top, 0, bottom, left].map(PageNumber.length).joined(separator: " "))
      if let attributes = text.layout.text.runs.first?.attributes {
        style.add(fieldText: attributes, isPlaceholder: isEmpty)
      }
      if line > 0 { style.add("line-height", PageNumber.length(line)) }
    }
  }
}

extension PageStyle {
  /// Appends the appearance of a field's text. The colour of a placeholder is not that of the typed text.
  fileprivate mutating func add(fieldText attributes: TextAttributes, isPlaceholder: Bool) {
    var attributes = attributes
    if isPlaceholder { add("--p", PageNumber.color(attributes.color)) }
    (attributes.background, attributes.isUnderlined, attributes.isStruckThrough) = (nil, false, false)
    if isPlaceholder {
      // The same colour as that of the surroundings is left out.
      var surroundings = attributes
      surroundings.font = FontDescriptor(size: 0)
      add(attributes, changedFrom: surroundings)
    } else {
      add(attributes)
    }
  }
}

extension RenderNode {
  /// The first text in the node outside of its controls, with its place in the coordinates of this node's box.
  fileprivate func firstText(at place: CGPoint) -> (layout: TextLayout, place: CGPoint)? {
    if case .text(let text) = content { return (text.layout, place + text.origin) }
    for child in children where child.semantics?.isPressable != true {
      let inside = place + child.frame.origin - (isScrollable ? .zero : contentOrigin)
      if let text = child.firstText(at: inside) { return text }
    }
    return nil
  }
}
