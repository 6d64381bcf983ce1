import Foundation
import RenderTree
import Testing

@testable import WebHost

@Suite struct PageScrollTests {
  private func info(
    offset: CGFloat, minimum: CGFloat = 0, maximum: CGFloat = 2000, revision: Int = 1, stops: [CGFloat]? = nil
  ) -> ScrollInfo {
    ScrollInfo(
      contentSize: CGSize(width: 100, height: maximum + 44), offset: CGPoint(x: 0, y: offset),
      minimumOffset: CGPoint(x: 0, y: minimum), maximumOffset: CGPoint(x: 0, y: maximum), axes: .vertical,
      revision: revision, showsIndicators: .vertical,
      verticalStops: stops.map { ScrollInfo.Stops(offsets: $0, isOneAtATime: true) })
  }

  private func node(_ info: ScrollInfo, childTop: CGFloat = 100) -> RenderNode {
    let child = PageNotation.node(2, frame: CGRect(x: 0, y: childTop, width: 10, height: 10))
    return RenderNode(
      id: NodeID(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 100, height: 44), scroll: info, children: [child])
  }

  @Test("the spacer has the size of what can be reached, and children are placed from the lowest offset")
  func extent() throws {
    let page = try PageNotation.page(node(info(offset: 50, minimum: -20)))
    let box = try #require(page.scene.find("n1"))
    #expect(box.first("z")?.style["height"] == "2064px")
    #expect(box.first("k")?.children.first?.style["top"] == "120px")
    #expect(box.attributes["data-r"] == "1 0 -20 100 2064 0 -20")
    #expect(box.attributes["data-o"] == "0 50")
    #expect(box.attributes["class"] == "s y")
  }

  @Test("an offset that the browser reported is not sent back; one that the app sets is")
  func offsets() {
    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: PageNotation.frame(node(info(offset: 0))))
    #expect(encoder.patches(to: PageNotation.frame(node(info(offset: 700)))) == nil)
    let message = encoder.patches(to: PageNotation.frame(node(info(offset: 0, revision: 2))))
    #expect(
      message?.patches == [.attributes("1", .outer, ["data-r": "2 0 0 100 2044 0 0", "data-o": "0 0"])])
  }

  @Test("content beyond the browser's limit is scaled, and placed near its offset")
  func scaled() throws {
    let page = try PageNotation.page(node(info(offset: 30_000_000, maximum: 44_000_000), childTop: 30_000_010))
    let box = try #require(page.scene.find("n1"))
    #expect(box.first("z")?.style["height"] == "10000000px")
    #expect(box.first("k")?.children.first?.style["top"] == "10px")
    #expect(box.attributes["data-r"] == "1 0 0 100 44000044 0 30000000")
  }

  @Test("stops are elements to which the browser snaps")
  func stops() throws {
    let page = try PageNotation.page(node(info(offset: 0, minimum: -10, stops: [-10, 34])))
    let box = try #require(page.scene.find("n1"))
    #expect(box.attributes["class"] == "s y v")
    #expect(box.first("z")?.children.map { $0.style["top"] } == ["0", "44px"])
    #expect(box.first("z")?.children.first?.attributes["class"] == "a")
  }

  @Test("content that is pulled beyond its end is moved")
  func pulled() throws {
    let page = try PageNotation.page(node(info(offset: -30)))
    #expect(page.scene.find("n1")?.first("k")?.style["translate"] == "0 30px")
  }
}
