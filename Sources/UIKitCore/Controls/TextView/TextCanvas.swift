import Foundation
import RenderTree

/// The drawing of the visible paragraphs of a text view, with the selection behind them.
final class TextCanvas: UIView {
  /// A visible paragraph.
  struct Piece {
    let node: NodeID
    let frame: CGRect
    let layout: TextLayout
  }

  /// The visible paragraphs, in the canvas's coordinates.
  var pieces: [Piece] = []
  /// The selected parts.
  var highlights: [CGRect] = []
  var highlightColor = UIColor.clear

  private var highlightNodes: [NodeID] = []
  /// The nodes of the last frame: those of unchanged paragraphs stay the same objects.
  private var nodes: [NodeID: RenderNode] = [:]

  override func renderedChildren(with traits: UITraitCollection) -> [RenderNode] {
    while highlightNodes.count < highlights.count { highlightNodes.append(NodeID.make()) }
    let style = BoxStyle(background: highlightColor.rendered(with: traits))
    let marks = zip(highlightNodes, highlights).map { RenderNode(id: $0, frame: $1, style: style) }
    var current: [NodeID: RenderNode] = [:]
    let texts = pieces.map { piece in
      let node = node(for: piece)
      current[piece.node] = node
      return node
    }
    nodes = current
    return marks + texts + super.renderedChildren(with: traits)
  }

  private func node(for piece: Piece) -> RenderNode {
    if let known = nodes[piece.node], known.frame == piece.frame, case .text(let content) = known.content,
      content.layout === piece.layout
    {
      return known
    }
    return RenderNode(
      id: piece.node, frame: piece.frame, content: .text(TextContent(layout: piece.layout, origin: .zero)))
  }
}
