import Foundation
import RenderTree

@testable import WebHost

/// Nodes and frames in few words, for tests of pages.
enum PageNotation {
  static func node(
    _ id: Int, _ role: Semantics? = nil, text: String? = nil,
    frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 44),
    style: BoxStyle = BoxStyle(), scroll: ScrollInfo? = nil, _ children: RenderNode...
  ) -> RenderNode {
    RenderNode(
      id: NodeID(rawValue: UInt64(id)), frame: frame, style: style, content: text.map(content), scroll: scroll,
      semantics: role, children: children)
  }

  static func content(_ text: String) -> NodeContent {
    let styled = StyledText(text, TextAttributes(font: FontDescriptor(size: 17), color: .black))
    let layout = MonospaceTextEngine().layout(
      styled, style: ParagraphStyle(maximumLines: 0), in: CGSize(width: CGFloat.infinity, height: .infinity))
    return .text(TextContent(layout: layout, origin: CGPoint(x: 4, y: 2)))
  }

  static func frame(_ root: RenderNode, number: Int = 1, title: String = "") -> Frame {
    Frame(
      number: number, size: CGSize(width: 390, height: 844), scale: 2, root: root, transitions: [], focusedNode: nil,
      title: title)
  }

  static func encoder() -> PageEncoder { PageEncoder(base: "/app", language: "en", rightToLeft: false) }

  /// The elements of a tree.
  static func page(_ root: RenderNode) throws -> PageTwin {
    var encoder = encoder()
    let page = PageTwin()
    try page.apply(encoder.tree(for: frame(root)).line(handled: 0))
    return page
  }

  /// A row of a list: a cell with a picture, two texts and a line.
  static func row(_ number: Int, _ title: String? = nil) -> RenderNode {
    let id = 1000 + 10 * number
    let cell = Semantics(role: .cell, actions: [.activate], position: Semantics.Position(index: number, count: 5000))
    var star = Path()
    for point in 0..<10 {
      let angle = Double(point) * .pi / 5
      let radius = point % 2 == 0 ? 12.0 : 5.0
      let place = CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
      star.elements.append(point == 0 ? .move(place) : .line(place))
    }
    let drawing = Drawing([.fill(star, rule: .winding, .color(RenderColor(red: 1, green: 0.6, blue: 0)))])
    let symbol = RenderNode(
      id: NodeID(rawValue: UInt64(id + 1)), frame: CGRect(x: 16, y: 10, width: 24, height: 24),
      content: .symbol(
        SymbolContent(
          name: "star", character: "*", color: .black, frame: CGRect(x: 0, y: 0, width: 24, height: 24),
          drawing: drawing)))
    let top = CGFloat(number) * 60
    return node(
      id, cell, frame: CGRect(x: 0, y: top, width: 390, height: 60), style: BoxStyle(background: .white), symbol,
      node(id + 2, text: title ?? "Title of row \(number)", frame: CGRect(x: 52, y: 8, width: 300, height: 22)),
      node(id + 3, text: "Details \(number * 7919 % 1000)", frame: CGRect(x: 52, y: 32, width: 300, height: 18)),
      node(id + 4, frame: CGRect(x: 52, y: 59.5, width: 338, height: 0.5), style: BoxStyle(background: .black)))
  }

  /// A list of rows.
  static func list(_ rows: [RenderNode]) -> RenderNode {
    let info = ScrollInfo(
      contentSize: CGSize(width: 390, height: 300_000), offset: .zero, minimumOffset: .zero,
      maximumOffset: CGPoint(x: 0, y: 299_000), axes: .vertical, revision: 1, showsIndicators: .vertical)
    return RenderNode(
      id: NodeID(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: BoxStyle(clips: true),
      scroll: info, semantics: Semantics(role: .list), children: rows)
  }
}
