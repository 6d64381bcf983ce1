import Expectations
import Foundation
import RenderTree
import Testing

@Suite("Transformed nodes in cells") struct CellTransformTests {
  private let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  private func transformed(_ node: RenderNode, _ transform: Transform, children: [RenderNode] = []) -> RenderNode {
    RenderNode(
      id: .make(), frame: node.frame, transform: transform, style: node.style, content: node.content,
      children: children)
  }

  /// The picture with a line for each row of half cells: `#` if it is painted.
  private func halves(_ nodes: [RenderNode]) -> String {
    let grid = paint(nodes, width: 64, height: 64)
    return (0..<(2 * grid.height)).map { half in
      String(
        (0..<grid.width).map { column -> Character in
          let cell = grid[column, half / 2]
          guard cell.kind == .halfBlock else { return cell.background == nil ? "." : "#" }
          let isFront = (cell.character == "▀") == (half % 2 == 0)
          return (isFront ? cell.foreground : cell.background) == nil ? "." : "#"
        })
    }.joined(separator: "\n")
  }

  @Test("a box is painted where its rotation or scale puts it")
  func boxes() {
    let bar = box(0, 24, 64, 16, background: .black)
    let upright = """
      ...##...
      ...##...
      ...##...
      ...##...
      ...##...
      ...##...
      ...##...
      ...##...
      """
    expectEqual(halves([transformed(bar, quarter)]), upright)
    let rounded = Transform(a: cos(.pi / 2), b: 1, c: -1, d: cos(.pi / 2), tx: 0, ty: 0)
    expectEqual(halves([transformed(bar, rounded)]), upright)
    expectEqual(halves([transformed(bar, .scale(x: 0.25, y: 4))]), upright)
  }

  @Test("a box rotated by an eighth is a diamond of half cells")
  func diamond() {
    let eighth = CGFloat(0.5).squareRoot()
    let turn = Transform(a: eighth, b: eighth, c: -eighth, d: eighth, tx: 0, ty: 0)
    expectEqual(
      halves([transformed(box(10, 10, 44, 44, background: .black), turn)]),
      """
      ........
      ...##...
      ..####..
      .######.
      .######.
      ..####..
      ...##...
      ........
      """)
  }

  @Test("a rotated text stays upright, centred where it is drawn")
  func texts() {
    let label = text("abcd", 0, 32)
    expectEqual(paint([transformed(label, quarter)], width: 64, height: 64).text, "\n\nabcd\n")
    let row = box(0, 0, 64, 16, children: [text("ab", 0, 0)])
    let turned = transformed(row, Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0), children: row.children)
    expectEqual(paint([turned], width: 64, height: 16).text, "      ab")
  }

  @Test("a symbol in a rotated node stands in its centre")
  func symbols() {
    let arrow = symbol("›", 0, 16, 64, 16)
    expectEqual(paint([transformed(arrow, quarter)], width: 64, height: 48).text, "\n    ›\n")
  }

  @Test("a node's drawing and its clip rotate with the node")
  func drawings() {
    let square = Path(rect: CGRect(x: 0, y: 0, width: 64, height: 64))
    let drawing = Drawing([
      .clip(Path(rect: CGRect(x: 0, y: 24, width: 64, height: 16)), rule: .winding),
      .fill(square, rule: .winding, .color(.black)),
    ])
    let node = RenderNode(
      id: .make(), frame: CGRect(x: 0, y: 0, width: 64, height: 64), transform: quarter, content: .drawing(drawing))
    #expect(halves([node]).split(separator: "\n").allSatisfy { $0 == "...##..." })
    let eighth = CGFloat(0.5).squareRoot()
    let turn = Transform(a: eighth, b: eighth, c: -eighth, d: eighth, tx: 0, ty: 0)
    let diagonal = RenderNode(id: .make(), frame: node.frame, transform: turn, content: .drawing(drawing))
    expectEqual(halves([diagonal]).split(separator: "\n")[1], ".##.....")
  }

  @Test("children of a transformed node follow its transform and clip")
  func nested() {
    let inner = box(0, 0, 16, 64, background: .black)
    let clip = RenderNode(
      id: .make(), frame: CGRect(x: 0, y: 16, width: 64, height: 32), transform: quarter,
      style: BoxStyle(clips: true), children: [inner])
    expectEqual(
      halves([clip]),
      """
      ..####..
      ..####..
      ........
      ........
      ........
      ........
      ........
      ........
      """)
  }
}
