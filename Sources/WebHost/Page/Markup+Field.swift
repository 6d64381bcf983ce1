import Foundation
import RenderTree

extension Markup {
  /// The form control of an editable text. Its value is not among the attributes: ``PageElement/field`` has it.
  init(field node: RenderNode, of page: PageSurroundings) {
    let semantics = node.semantics
    let isLong = node.scroll != nil
    self.init(isLong ? "textarea" : "input", ["class": "c f"])
    self["name"] = "field-" + PageNumber.name(node.id)
    let input = semantics?.textInput ?? Semantics.TextInput()
    if !isLong {
      self["type"] = input.isSecret ? "password" : semantics?.role == .searchField ? "search" : "text"
    }
    add(input)
    if semantics?.state.contains(.disabled) == true { self["disabled"] = "" }
    if let text = node.firstText(at: .zero) {
      let shown = text.layout.text.string
      let isPlaceholder = !shown.isEmpty && semantics?.value?.isEmpty ?? true
      if isPlaceholder { self["placeholder"] = shown.withoutBidiControls }
      let sides = isLong ? (left: 0, right: 0) : node.sidesBesideText
      let (top, left) = (max(0, input.topInset ?? text.place.y), max(0, text.place.x, sides.left))
      let line = text.layout.lines.first?.frame.height ?? text.height
      // The browser centres the line of an input: the padding leaves just the line's height.
      let bottom = isLong ? 0 : max(0, node.frame.height - top - line)
      style.add("padding", [top, 0, bottom, 0].map(PageNumber.length).joined(separator: " "))
      // Long text of an input scrolls below a padding, but not below a border.
      style.add("border-width", [0, sides.right, 0, left].map(PageNumber.length).joined(separator: " "))
      if let attributes = text.layout.text.runs.first?.attributes {
        style.add(fieldText: attributes, isPlaceholder: isPlaceholder)
      }
      if line > 0 { style.add("line-height", PageNumber.length(line)) }
    }
  }
}

extension Markup {
  /// Adds the attributes by which phones choose a keyboard, label its return key and offer texts. Those with the value
  /// that browsers assume are left out.
  private mutating func add(_ input: Semantics.TextInput) {
    self["autocomplete"] = input.autofill
    self["inputmode"] =
      switch input.keyboard {
      case .text: nil
      case .digits: "numeric"
      case .decimals: "decimal"
      case .telephone: "tel"
      case .email: "email"
      case .url: "url"
      case .search: "search"
      }
    self["enterkeyhint"] = input.returnKey == .enter ? nil : "\(input.returnKey)"
    self["autocapitalize"] =
      input.isSecret || input.capitalization == .sentences ? nil : "\(input.capitalization)"
    self["autocorrect"] = input.correctsWords.map { $0 ? "on" : "off" }
    self["spellcheck"] = input.checksSpelling.map { String($0) }
  }
}

extension Semantics.TextInput {
  /// The meanings of text that browsers know by the same names.
  private static let meanings: Set<String> = [
    "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
    "organization", "organization-title", "street-address", "address-line1", "address-line2", "address-level1",
    "address-level2", "address-level3", "country-name", "postal-code", "tel", "email", "url", "cc-number", "cc-name",
    "cc-given-name", "cc-additional-name", "cc-family-name", "cc-csc", "cc-exp", "cc-exp-month", "cc-exp-year",
    "cc-type", "username", "new-password", "one-time-code", "bday", "bday-day", "bday-month", "bday-year",
  ]

  /// The texts that the browser offers.
  fileprivate var autofill: String {
    guard let contentType else { return "off" }
    if contentType == "password" { return "current-password" }
    return Self.meanings.contains(contentType) ? contentType : "off"
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

extension NodeContent {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}

extension RenderNode {
  /// The widths at the left and at the right that pictures and buttons beside the text take. What extends over the
  /// middle lies behind the text.
  fileprivate var sidesBesideText: (left: CGFloat, right: CGFloat) {
    var sides: (left: CGFloat, right: CGFloat) = (0, 0)
    let isBeside = { (node: RenderNode) in node.content?.isText == false || node.semantics?.isPressable == true }
    for child in children where child.contains(isBeside) {
      if child.frame.maxX <= frame.width / 2 {
        sides.left = max(sides.left, child.frame.maxX)
      } else if child.frame.minX >= frame.width / 2 {
        sides.right = max(sides.right, frame.width - child.frame.minX)
      }
    }
    return sides
  }

  /// The first text in the node outside of its controls, with its place in the coordinates of this node's box, and the
  /// height of its node.
  fileprivate func firstText(at place: CGPoint) -> (layout: TextLayout, place: CGPoint, height: CGFloat)? {
    if case .text(let text) = content { return (text.layout, place + text.origin, frame.height) }
    for child in children where child.semantics?.isPressable != true {
      let inside = place + child.frame.origin - (isScrollable ? .zero : contentOrigin)
      if let text = child.firstText(at: inside) { return text }
    }
    return nil
  }
}
