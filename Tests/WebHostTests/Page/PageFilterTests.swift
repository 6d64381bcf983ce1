import Expectations
import Foundation
import RenderTree
import Testing

@testable import WebHost

/// Effects on pixels in a page.
@Suite struct PageFilterTests {
  private func filter(_ effects: [PixelEffect]) -> PageFilter { PageFilter(effects, name: "e") }

  @Test("effects are functions of style sheets where these have them")
  func functions() {
    let filter = filter([
      .blur(radius: 3, isOpaque: false), .saturation(0.5), .contrast(2), .hueRotation(.pi / 2), .inversion,
    ])
    expectEqual(filter.value, "blur(3px) saturate(0.5) contrast(2) hue-rotate(90deg) invert(1)")
    #expect(filter.definitions.isEmpty)
  }

  @Test("other effects are filters of SVG, which the page defines")
  func definitions() throws {
    let filter = filter([.brightness(0.2), .saturation(-1), .multiplication(RenderColor(red: 1, green: 0.5, blue: 0))])
    expectEqual(filter.value, "url(#e-0) url(#e-1) url(#e-2)")
    expectEqual(filter.definitions.map { $0["id"] }, ["e-0", "e-1", "e-2"])
    guard case .element(let matrix) = try #require(filter.definitions[2].pieces.first) else { return }
    expectEqual(matrix["values"], "1 0 0 0 0 0 0.5 0 0 0 0 0 0 0 0 0 0 0 1 0")
  }

  @Test("an opaque blur fills the box")
  func opaqueBlur() throws {
    let definition = try #require(filter([.blur(radius: 3, isOpaque: true)]).definitions.first)
    expectEqual(["x", "y", "width", "height"].map { definition[$0] }, ["0", "0", "1", "1"])
    expectEqual(definition.pieces.count, 2)
  }

  private func page(_ style: BoxStyle, _ content: NodeContent? = nil) throws -> PageTwin.Node {
    let node = RenderNode(
      id: NodeID(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 10, height: 10), style: style, content: content)
    return try #require(try PageNotation.page(node).scene.find("n1"))
  }

  @Test("the definitions are in the element of the node, beside its content")
  func place() throws {
    let style = BoxStyle(compositing: Compositing(effects: [.brightness(0.1)]))
    let plain = try page(style)
    expectEqual(plain.style["filter"], "url(#e1-0)")
    expectEqual(plain.children.first?.name, "svg")
    let drawing = Drawing([.fill(Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5)), rule: .winding, .color(.black))])
    let drawn = try page(style, .drawing(drawing))
    expectEqual(drawn.children.first?.name, "div")
    expectEqual(drawn.children.first?.children.map(\.name), ["svg", "svg"])
  }

  @Test("a page has the blend modes of style sheets; what would be removed is not seen, and can be used")
  func blendModes() throws {
    try expectEqual(
      page(BoxStyle(compositing: Compositing(blendMode: .colorDodge))).style["mix-blend-mode"], "color-dodge")
    let removed = try page(BoxStyle(compositing: Compositing(blendMode: .destinationOut))).style
    expectEqual(removed["opacity"], "0")
    #expect(removed["visibility"] == nil)
    try expectEqual(page(BoxStyle(compositing: Compositing(isGroup: true))).style["isolation"], "isolate")
    #expect(try page(BoxStyle(compositing: Compositing(blendMode: .plusDarker))).style["mix-blend-mode"] == nil)
  }
}
