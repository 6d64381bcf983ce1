import RenderTree

/// Writes the elements of a frame's nodes as HTML.
struct PageTreeWriter {
  private var writer: MarkupWriter
  private let frame: Frame
  private let surroundings: PageSurroundings
  private let modal: ModalPath

  /// A writer for the nodes of a frame.
  init(_ writer: MarkupWriter, _ frame: Frame, _ surroundings: PageSurroundings) {
    self.writer = writer
    self.frame = frame
    self.surroundings = surroundings
    modal = ModalPath(in: frame.root)
  }

  /// The HTML that was written.
  var html: String { writer.html }

  /// The rules of the styles that were written.
  var rules: String { writer.rules }

  /// Writes the root and all nodes inside.
  mutating func writeRoot() { write(frame.root, modal.context(of: frame.root)) }

  /// Writes a node and all nodes inside.
  mutating func write(_ node: RenderNode, _ context: PageContext) {
    let element = PageElement(node, in: context, of: surroundings)
    if let range = element.range { writer.open(range) }
    writer.open(element.outer)
    if let spacer = element.spacer { writer.write(spacer) }
    if let overlay = element.overlay { writer.write(overlay) }
    if let inner = element.inner { writer.open(inner) }
    if let content = element.filledContent { writer.write(content) }
    for (index, child) in element.children.nodes.enumerated() {
      var context = element.childContext
      context.level = element.children.level(at: index)
      modal.apply(to: &context, of: child, in: node)
      write(child, context)
    }
    if let inner = element.inner { writer.close(inner) }
    writer.close(element.outer)
    if let range = element.range { writer.close(range) }
  }
}

extension PageElement {
  /// The element of the content, with the value of a field and its selection.
  var filledContent: Markup? {
    guard var content, let field else { return content }
    if field.revision > 0 { content["data-v"] = String(field.revision) }
    if let selection = field.selection, field.length > 0 {
      content["data-s"] = "\(selection.lowerBound),\(selection.upperBound)"
    }
    if content.name == "textarea" {
      content.pieces = [.text(field.string)]
    } else if field.length > 0 {
      content["value"] = field.string
    }
    return content
  }
}
