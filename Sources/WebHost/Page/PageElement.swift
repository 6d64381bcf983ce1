import Foundation
import RenderTree

/// The elements of a page that show a single node, without its children.
///
/// ```html
/// <div id="n3f">                     the box, with the node's frame and style
///   <div class="z">…</div>           the extent of content that scrolls
///   <button class="o"></button>      the press of a node that contains other controls
///   <div class="c">…</div>           the content: text, a drawing, an image, a field
///   …                                the children, in reading order
/// </div>
/// ```
///
/// A node that stays at an edge while the browser scrolls is inside a further element, the *range* (``PageRange``), which
/// has the node's identity.
///
/// The content and the children are inside a further element, the *inner* one, if the box is an item that can be pressed
/// as a whole (`class="w"`) or scrolls (`class="k"`).
struct PageElement: Equatable, Sendable {
  /// A part of the elements. Patches name it by its number.
  enum Part: Int, CaseIterable, Sendable {
    case outer, inner, overlay, content, spacer, range
  }

  /// The element in which the box moves; nil for a box that scrolls with the content around it.
  var range: Markup?
  /// The element of the node's box.
  var outer: Markup
  /// The element around content and children; nil if they are in the box itself.
  var inner: Markup?
  /// The button or the control for files that covers the box; nil for a box that is not pressed, or is a button itself.
  var overlay: Markup?
  /// The element of the content; nil if the node has none.
  var content: Markup?
  /// The element with the size of the scrolled content; nil if the node does not scroll.
  var spacer: Markup?
  /// The field's text; nil if the node is no field.
  var field: FieldText?
  /// The offset at which an element that scrolls is shown first, or the app has set; nil if the node does not scroll.
  var scroll: PageScroll?
  /// The children.
  let children: PageChildren
  /// The context of the children, except for the frontmost modal node and their levels.
  var childContext: PageContext
  /// The position of the box; nil for a box that stays at an edge, whose range has a position.
  var origin: PageStyle.Origin? {
    didSet { if let origin { outer.style.move(to: origin) } }
  }

  /// The element of a node.
  ///
  /// - Complexity: O(*n* log *n*) in the children, and O(*n*) in the nodes inside one that can be pressed.
  init(_ node: RenderNode, in context: PageContext, of page: PageSurroundings) {
    let plan = PageRole(node, in: context)
    let scroll = plan.isField ? nil : PageScroll(node)
    outer = Markup(plan.outer)
    let identity = "n" + PageNumber.name(node.id)
    if let place = PageRange(node, in: context) {
      range = place.element(identity)
      outer["class"] = "p"
      outer.style = place.style
    } else {
      outer["id"] = identity
      let box = node.box(in: context, scroll)
      outer.style.add(box)
      origin = PageStyle.Origin(x: PageNumber.hundredths(box.minX), y: PageNumber.hundredths(box.minY))
    }
    outer.style.add(PageStyle(of: node, page))
    children = PageChildren(of: node, page)
    inner = plan.inner.map { Markup($0, ["class": "w"]) }
    overlay = plan.hasOverlay ? Self.overlay(plan) : nil
    if let scroll {
      var layer = Markup("div", ["class": "k"])
      layer.style = scroll.pull
      inner = layer
      outer["class"] = scroll.classes
      outer["data-r"] = scroll.state
      outer["data-o"] = scroll.offsetText
      spacer = scroll.spacer
    }
    self.scroll = scroll
    childContext = context
    childContext.level = 0
    childContext.origin = node.origin(inside: context, scroll)
    childContext.scrolling = PageContext.Scrolling(inside: node, scroll, context)
    childContext.group = plan.group
    childContext.isInButton = context.isInButton || plan.isButton
    childContext.isInHeading = context.isInHeading || plan.isHeading
    childContext.isInField = (context.isInField || plan.isField) && !plan.isButton
    childContext.isCovered = node.semantics?.hidesContent == true
    if plan.isField {
      field = node.semantics?.fieldText ?? FieldText(node.semantics?.value ?? "")
      if node.semantics?.fieldText == nil { field?.selection = node.semantics?.selection }
      content = Markup(field: node, of: page)
    } else {
      content = node.content.flatMap { Markup($0, of: node, in: page) }
      if !node.style.compositing.effects.isEmpty { content = PageFilter(of: node).defined(beside: content) }
    }
    if context.isInert { outer["inert"] = "" }
    if context.isCovered || node.semantics?.isHidden == true { outer["aria-hidden"] = "true" }
    addLayers(level: context.level, isolated: children.haveLevels || plan.hasOverlay)
    describe(node, plan, page)
  }

  /// Puts the element in front of siblings with lower levels, and keeps what is in front of its content inside it.
  private mutating func addLayers(level: Int, isolated: Bool) {
    if isolated, !outer.style.declares("isolation") { outer.style.add("isolation", "isolate") }
    guard level > 0 else { return }
    if range != nil { range?.style.add("z-index", String(level)) } else { outer.style.add("z-index", String(level)) }
  }

  /// The control that covers the box: a button, or a control for files.
  private static func overlay(_ plan: PageRole) -> Markup {
    guard let files = plan.files else { return Markup("button", ["class": "o"]) }
    var control = Markup("input", ["class": "o u", "type": "file"])
    if !files.kinds.isEmpty { control["accept"] = files.kinds.joined(separator: ",") }
    if files.allowsSeveral { control["multiple"] = "" }
    return control
  }

  /// True if patches can turn the other element into this one; otherwise it is replaced.
  func hasShape(of other: PageElement) -> Bool {
    outer.name == other.outer.name && (range == nil) == (other.range == nil) && inner?.name == other.inner?.name
      && inner?["class"] == other.inner?["class"] && overlay?.name == other.overlay?.name
      && (spacer == nil) == (other.spacer == nil)
      && (field == nil) == (other.field == nil) && (field == nil || content?.name == other.content?.name)
  }

  /// The part with a number; nil if the element has none.
  subscript(part: Part) -> Markup? {
    get {
      switch part {
      case .outer: outer
      case .inner: inner
      case .overlay: overlay
      case .content: content
      case .spacer: spacer
      case .range: range
      }
    }
    set {
      switch part {
      case .outer: if let newValue { outer = newValue }
      case .inner: inner = newValue
      case .overlay: overlay = newValue
      case .content: content = newValue
      case .spacer: spacer = newValue
      case .range: range = newValue
      }
    }
  }

  /// The part that carries the meaning and receives presses and the keyboard focus.
  var mainPart: Part {
    if field != nil { return .content }
    if overlay != nil { return .overlay }
    return inner?["class"] == "w" ? .inner : .outer
  }
}

/// The values of the page that every element may need.
struct PageSurroundings: Sendable {
  /// The path of the server's own addresses.
  let base: String
  /// True if the interface is laid out from right to left.
  var isRightToLeft = false

  /// Returns the address of a picture.
  func address(ofPicture name: String) -> String { base + "/_pergola/picture/" + name }
}
