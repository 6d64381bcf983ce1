import Expectations
import Foundation
import RenderTree
import Testing

@testable import WebHost

@Suite struct PageReadingOrderTests {
  private func label(_ id: Int, _ text: String, _ frame: CGRect) -> RenderNode {
    PageNotation.node(id, text: text, frame: frame)
  }

  private func box(
    _ id: Int, _ frame: CGRect, pin: NodePin? = nil, semantics: Semantics? = nil, _ children: RenderNode...
  ) -> RenderNode {
    RenderNode(
      id: NodeID(rawValue: UInt64(id)), frame: frame, style: BoxStyle(background: .white), pin: pin,
      semantics: semantics, children: children)
  }

  /// The texts of a page in the order of its elements.
  private func texts(_ root: RenderNode, rightToLeft: Bool = false) throws -> [String] {
    var encoder = PageEncoder(base: "", language: "en", rightToLeft: rightToLeft)
    let page = PageTwin()
    try page.apply(encoder.tree(for: PageNotation.frame(root)).line(handled: 0))
    return page.scene.texts
  }

  private let screen = CGRect(x: 0, y: 0, width: 900, height: 600)

  @Test("a bar that is drawn over the content comes before it, and one at the bottom after it")
  func bars() throws {
    let root = box(
      1, screen, box(2, screen, label(3, "content", CGRect(x: 0, y: 300, width: 90, height: 20))),
      box(
        4, CGRect(x: 0, y: 0, width: 900, height: 90), label(5, "title", CGRect(x: 0, y: 10, width: 90, height: 20))),
      box(
        6, CGRect(x: 0, y: 550, width: 900, height: 50), label(7, "tab", CGRect(x: 0, y: 10, width: 90, height: 20))))
    try expectEqual(texts(root), ["title", "content", "tab"])
  }

  @Test("columns are read from the leading to the trailing one, whichever is drawn first")
  func columns() throws {
    func column(_ id: Int, _ text: String, _ x: CGFloat) -> RenderNode {
      box(
        id, CGRect(x: x, y: 0, width: 300, height: 600),
        label(id + 1, text, CGRect(x: 0, y: 50, width: 90, height: 20)))
    }
    let root = box(1, screen, column(10, "detail", 600), column(20, "list", 300), column(30, "sidebar", 0))
    try expectEqual(texts(root), ["sidebar", "list", "detail"])
    try expectEqual(texts(root, rightToLeft: true), ["detail", "list", "sidebar"])
  }

  /// A list of rows with headers, which are drawn in front of the rows.
  private func list(scrolledTo offset: CGFloat = 0) -> RenderNode {
    func row(_ id: Int, _ text: String, _ y: CGFloat) -> RenderNode {
      box(
        id, CGRect(x: 0, y: y, width: 300, height: 40), semantics: Semantics(role: .cell),
        label(id + 1, text, CGRect(x: 0, y: 0, width: 90, height: 20)))
    }
    func header(_ id: Int, _ text: String, _ y: CGFloat) -> RenderNode {
      let pin = NodePin(edge: .top, distance: 0, limits: y...(y + 120))
      return RenderNode(
        id: NodeID(rawValue: UInt64(id)), frame: CGRect(x: 0, y: max(y, offset), width: 300, height: 30),
        content: PageNotation.content(text), pin: pin, semantics: Semantics(role: .heading))
    }
    let info = ScrollInfo(
      contentSize: CGSize(width: 300, height: 900), offset: .zero, minimumOffset: .zero,
      maximumOffset: CGPoint(x: 0, y: 300), axes: .vertical, revision: 1, showsIndicators: .vertical)
    return RenderNode(
      id: NodeID(rawValue: 1), frame: screen, style: BoxStyle(clips: true), scroll: info,
      semantics: Semantics(role: .list),
      children: [
        row(10, "a", 30), row(20, "b", 70), row(30, "c", 140), row(40, "d", 180), header(50, "One", 0),
        header(60, "Two", 110),
      ])
  }

  @Test("a header comes before its rows and is an item of the list, as they are")
  func headers() throws {
    try expectEqual(texts(list()), ["One", "a", "b", "Two", "c", "d"])
    let page = try PageNotation.page(list())
    let items = page.scene.find("n1")?.inside.children.filter { $0.own.attributes["role"] == "listitem" }
    expectEqual(items?.map { $0.texts.joined() }, ["One", "a", "b", "Two", "c", "d"])
    expectEqual(items?.first?.own.first("w")?.name, "h2")
  }

  @Test("a header that stays at the edge keeps its place in the order while the list scrolls")
  func pinned() throws {
    try expectEqual(texts(list(scrolledTo: 75)), ["One", "a", "b", "Two", "c", "d"])
  }

  @Test("what comes earlier in the page but is drawn later lies in front")
  func levels() throws {
    let page = try PageNotation.page(list())
    let levels = page.scene.find("n1")?.inside.children.compactMap { $0.style["z-index"] }
    expectEqual(levels, ["1", "1"])
    expectEqual(page.scene.find("n1")?.style["isolation"], "isolate")
    expectEqual(page.scene.find("n1e")?.style["z-index"], "1")
    expectEqual(page.scene.find("na")?.style["z-index"], nil)
  }

  @Test("children in drawing order have no levels")
  func plain() throws {
    let page = try PageNotation.page(PageNotation.list((0..<3).map { PageNotation.row($0) }))
    #expect(page.scene.find("n1")?.style["isolation"] == nil)
    #expect(page.scene.find("n1")?.inside.children.allSatisfy { $0.style["z-index"] == nil } == true)
  }

  @Test("a decoration stays behind the content that is drawn over it")
  func decorations() throws {
    let root = box(
      1, screen, box(2, CGRect(x: 0, y: 0, width: 900, height: 600)),
      label(3, "second", CGRect(x: 0, y: 100, width: 90, height: 20)),
      box(4, CGRect(x: 0, y: 0, width: 90, height: 20)), label(5, "first", CGRect(x: 0, y: 10, width: 90, height: 20)))
    let page = try PageNotation.page(root)
    expectEqual(page.scene.find("n1")?.children.compactMap { $0.attributes["id"] }, ["n2", "n5", "n3", "n4"])
    expectEqual(page.scene.find("n5")?.style["z-index"], "1")
    expectEqual(page.scene.find("n3")?.style["z-index"], nil)
  }

  @Test("a row that goes to another place is moved by one patch, and the others stay")
  func moves() throws {
    func tree(_ tops: [CGFloat]) -> RenderNode {
      RenderNode(
        id: NodeID(rawValue: 1), frame: screen,
        children: tops.enumerated().map { index, top in
          label(10 + index, "\(index)", CGRect(x: 0, y: top, width: 90, height: 10))
        })
    }
    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: PageNotation.frame(tree([0, 20, 40, 60])))
    let message = encoder.patches(to: PageNotation.frame(tree([50, 20, 40, 60]), number: 2))
    let patches = try #require(message).patches.map(\.json)
    expectEqual(patches.filter { $0.hasPrefix("[2,") }, ["[2,\"c\",\"a\"]"])
  }
}

extension PageTwin.Node {
  /// The texts inside, in order.
  var texts: [String] { name.isEmpty ? [text] : children.flatMap(\.texts) }
}
