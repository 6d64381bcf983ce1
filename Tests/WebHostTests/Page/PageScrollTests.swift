import Expectations
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
    expectEqual(box.first("z")?.style["height"], "2064px")
    expectEqual(box.first("k")?.children.first?.style["top"], "120px")
    expectEqual(box.attributes["data-r"], "1 0 -20 100 2064 0 -20")
    expectEqual(box.attributes["data-o"], "0 50")
    expectEqual(box.attributes["class"], "s y")
  }

  @Test("an offset that the browser reported is not sent back; one that the app sets is")
  func offsets() {
    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: PageNotation.frame(node(info(offset: 0))))
    #expect(encoder.patches(to: PageNotation.frame(node(info(offset: 700)))) == nil)
    let message = encoder.patches(to: PageNotation.frame(node(info(offset: 0, revision: 2))))
    expectEqual(message?.patches, [.attributes("1", .outer, ["data-r": "2 0 0 100 2044 0 0", "data-o": "0 0"])])
  }

  @Test("an element that scrolls reaches over the margins in which content stays visible, and its offsets stay")
  func margins() throws {
    let child = PageNotation.node(2, frame: CGRect(x: 10, y: 0, width: 60, height: 44))
    let info = ScrollInfo(
      contentSize: CGSize(width: 500, height: 44), offset: .zero, minimumOffset: .zero,
      maximumOffset: CGPoint(x: 400, y: 0), axes: .horizontal, revision: 1, showsIndicators: [],
      margins: ScrollInfo.Margins(before: 16, after: 20))
    func box(_ style: BoxStyle) throws -> PageTwin.Node {
      let node = RenderNode(
        id: NodeID(rawValue: 1), frame: CGRect(x: 16, y: 5, width: 100, height: 44), style: style, scroll: info,
        children: [child])
      return try #require(try PageNotation.page(node).scene.find("n1"))
    }
    let plain = try box(BoxStyle())
    expectEqual([plain.style["left"], plain.style["width"]], ["0", "136px"])
    expectEqual(plain.first("z")?.style["width"], "536px")
    expectEqual(plain.first("k")?.children.first?.style["left"], "26px")
    expectEqual(plain.attributes["data-r"], "1 0 0 536 44 0 0")
    // A background ends with the box.
    let colored = try box(BoxStyle(background: .black))
    expectEqual([colored.style["left"], colored.style["width"]], ["16px", "100px"])
  }

  @Test("content beyond the browser's limit is scaled, and placed near its offset")
  func scaled() throws {
    let page = try PageNotation.page(node(info(offset: 30_000_000, maximum: 44_000_000), childTop: 30_000_010))
    let box = try #require(page.scene.find("n1"))
    expectEqual(box.first("z")?.style["height"], "10000000px")
    expectEqual(box.first("k")?.children.first?.style["top"], "10px")
    expectEqual(box.attributes["data-r"], "1 0 0 100 44000044 0 30000000")
  }

  @Test("stops are elements to which the browser snaps")
  func stops() throws {
    let page = try PageNotation.page(node(info(offset: 0, minimum: -10, stops: [-10, 34])))
    let box = try #require(page.scene.find("n1"))
    expectEqual(box.attributes["class"], "s y v")
    expectEqual(box.first("z")?.children.map { $0.style["top"] }, ["0", "44px"])
    expectEqual(box.first("z")?.children.first?.attributes["class"], "a")
  }

  @Test("content that is pulled beyond its end is moved")
  func pulled() throws {
    let page = try PageNotation.page(node(info(offset: -30)))
    expectEqual(page.scene.find("n1")?.first("k")?.style["translate"], "0 30px")
  }

  // MARK: Pins

  /// A header at the top of 2000 points, in content that may move with the offset as that of a table does.
  private func pinned(offset: CGFloat, pin: NodePin?, inside: Bool = false, axes: ScrollInfo.Axes = .vertical)
    -> RenderNode
  {
    let top = min(max(offset, 100), 400)
    var content = RenderNode(
      id: NodeID(rawValue: 2), frame: CGRect(x: 0, y: top, width: 100, height: 30), pin: pin,
      semantics: Semantics(role: .heading), children: [PageNotation.node(3, text: "A")])
    if inside {
      content = RenderNode(
        id: NodeID(rawValue: 4), frame: CGRect(x: 0, y: offset, width: 100, height: 44),
        contentOrigin: CGPoint(x: 0, y: offset), children: [content])
    }
    var info = info(offset: offset)
    info.axes = axes
    return RenderNode(
      id: NodeID(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 100, height: 44), scroll: info, children: [content])
  }

  @Test("a pinned header moves in the range of its places, and scrolling sends nothing", arguments: [false, true])
  func pins(inside: Bool) throws {
    let pin = NodePin(edge: .top, distance: 5, limits: 100...400)
    let page = try PageNotation.page(pinned(offset: 0, pin: pin, inside: inside))
    let range = try #require(page.scene.find("n2"))
    expectEqual([range.style["top"], range.style["height"]], ["100px", "330px"])
    let header = try #require(range.first("p"))
    expectEqual([header.style["top"], header.style["height"], header.style["width"]], ["5px", "30px", "100%"])
    expectEqual(header.name, "h2")
    expectEqual(range.name, "div")

    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: PageNotation.frame(pinned(offset: 0, pin: pin, inside: inside)))
    #expect(encoder.patches(to: PageNotation.frame(pinned(offset: 250, pin: pin, inside: inside))) == nil)
  }

  @Test("a pinned footer begins at the end of its range")
  func pinnedFooter() throws {
    let pin = NodePin(edge: .bottom, distance: 0, limits: 100...400)
    let footer = try #require(try PageNotation.page(pinned(offset: 0, pin: pin)).scene.find("n2")?.first("p"))
    expectEqual([footer.style["bottom"], footer.style["margin-top"], footer.style["top"]], ["0", "300px", nil])
  }

  @Test(
    "a view without places to choose from, or along which nothing scrolls, is placed as others are",
    arguments: [
      (nil, .vertical), (NodePin(edge: .top, distance: 0, limits: 100...100), .vertical),
      (NodePin(edge: .top, distance: 0, limits: 100...400), .horizontal),
    ] as [(NodePin?, ScrollInfo.Axes)])
  func unpinned(pin: NodePin?, axes: ScrollInfo.Axes) throws {
    let header = try #require(try PageNotation.page(pinned(offset: 0, pin: pin, axes: axes)).scene.find("n2"))
    #expect(header.first("p") == nil)
    expectEqual(header.style["top"], "100px")
  }

  @Test("a view that becomes pinned is replaced, and back")
  func becomesPinned() throws {
    let pin = NodePin(edge: .top, distance: 0, limits: 100...400)
    for (old, new) in [(nil, pin), (pin, nil)] {
      var encoder = PageNotation.encoder()
      _ = encoder.tree(for: PageNotation.frame(pinned(offset: 0, pin: old)))
      let message = encoder.patches(to: PageNotation.frame(pinned(offset: 0, pin: new)))
      expectEqual(message?.patches.count, 1)
    }
  }

  @Test("the range of a header in scaled content is near what is shown")
  func scaledPin() throws {
    let pin = NodePin(edge: .top, distance: 0, limits: 0...43_000_000)
    let header = RenderNode(
      id: NodeID(rawValue: 2), frame: CGRect(x: 0, y: 30_000_000, width: 100, height: 30), pin: pin)
    let page = try PageNotation.page(
      RenderNode(
        id: NodeID(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 100, height: 44),
        scroll: info(offset: 30_000_000, maximum: 44_000_000), children: [header]))
    expectEqual(page.scene.find("n2")?.style["top"], "-5000000px")
    expectEqual(page.scene.find("n2")?.style["height"], "10000030px")
  }
}
