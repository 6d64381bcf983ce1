#if Image
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import ImageHost

  @Suite struct BoxPaintingTests {
    static let white = [255, 255, 255, 255]
    static let red = [255, 0, 0, 255]
    static let blue = [0, 0, 255, 255]

    func pixels(_ nodes: [RenderNode], scale: CGFloat = 1, focused: NodeID? = nil) throws -> Pixels {
      try Pixels(png(nodes, scale: scale, focused: focused))
    }

    @Test("a background fills its box to the pixel, above earlier nodes")
    func background() throws {
      let pixels = try pixels([
        node(10, 10, 30, 20, BoxStyle(background: .red)), node(20, 15, 10, 5, BoxStyle(background: .blue)),
      ])
      expectEqual(pixels[9, 10], Self.white)
      expectEqual(pixels[10, 9], Self.white)
      expectEqual(pixels[10, 10], Self.red)
      expectEqual(pixels[39, 29], Self.red)
      expectEqual(pixels[40, 29], Self.white)
      expectEqual(pixels[39, 30], Self.white)
      expectEqual(pixels[20, 15], Self.blue)
      expectEqual(pixels[30, 15], Self.red)
    }

    @Test("a line thinner than a pixel is one pixel at any position")
    func thinLine() throws {
      for y in [10.0, 10.25, 10.4, 10.75] {
        let pixels = try pixels([node(0, y, 100, 0.3, BoxStyle(background: .red))])
        expectEqual((8..<14).count { pixels[50, $0] == Self.red }, 1)
        #expect((8..<14).allSatisfy { [Self.red, Self.white].contains(pixels[50, $0]) })
      }
    }

    @Test("the next row does not cover a line thinner than a pixel at a row's lower edge")
    func lineAtLowerEdge() throws {
      let rows: [(height: CGFloat, thickness: CGFloat)] = [
        (CGFloat(131) / 3, CGFloat(1) / 3), (44, CGFloat(1) / 3), (CGFloat(133) / 3, CGFloat(1) / 3), (43.5, 0.5),
        (44, 0.5),
      ]
      for (height, thickness) in rows {
        let line = node(0, height - thickness, 100, thickness, BoxStyle(background: .red))
        let pixels = try pixels([
          node(0, 10, 100, height, BoxStyle(background: .green), [line]),
          node(0, 10 + height, 100, 30, BoxStyle(background: .blue)),
        ])
        expectEqual((0..<100).count { pixels[50, $0] == Self.red }, 1, "\(height)")
      }
    }

    @Test("a line thinner than a pixel at a box's upper edge stays inside a box that clips")
    func lineAtUpperEdge() throws {
      let places: [CGFloat] = [10, CGFloat(31) / 3, 10.5, CGFloat(32) / 3]
      for y in places {
        let line = node(0, 0, 100, CGFloat(1) / 3, BoxStyle(background: .red))
        let pixels = try pixels([node(0, y, 100, 30, BoxStyle(background: .blue, clips: true), [line])])
        expectEqual((0..<100).count { pixels[50, $0] == Self.red }, 1, "\(y)")
      }
    }

    @Test("given corners are rounded, and a large radius makes a pill")
    func corners() throws {
      func corners(_ style: BoxStyle) throws -> [Bool] {
        let pixels = try pixels([node(10, 10, 40, 20, style)])
        expectEqual(pixels[30, 20], Self.red)
        return [(10, 10), (49, 10), (10, 29), (49, 29)].map { pixels[$0.0, $0.1] == Self.red }
      }
      try expectEqual(corners(BoxStyle(background: .red)), [true, true, true, true])
      try expectEqual(corners(BoxStyle(background: .red, cornerRadius: 6)), [false, false, false, false])
      try expectEqual(
        corners(BoxStyle(background: .red, cornerRadius: 6, roundedCorners: [.topLeft, .bottomRight])),
        [false, true, true, false])
      try expectEqual(
        corners(BoxStyle(background: .red, cornerRadius: 6, hasContinuousCorners: true)), [false, false, false, false])
      let pill = try pixels([node(10, 10, 40, 20, BoxStyle(background: .red, cornerRadius: 500))])
      expectEqual(pill[11, 20], Self.red)
      expectEqual(pill[30, 10], Self.red)
      #expect(pill[13, 12] != Self.red)
    }

    @Test("a border lies inside the box's edge, above its contents")
    func border() throws {
      let style = BoxStyle(background: .blue, border: BoxStyle.Border(color: .red, width: 3))
      let pixels = try pixels([node(10, 10, 30, 30, style, [node(0, 0, 30, 30, BoxStyle(background: .green))])])
      expectEqual(pixels[9, 20], Self.white)
      expectEqual(pixels[10, 20], Self.red)
      expectEqual(pixels[12, 20], Self.red)
      expectEqual(pixels[13, 20], [0, 255, 0, 255])
      expectEqual(pixels[36, 20], [0, 255, 0, 255])
      expectEqual(pixels[37, 20], Self.red)
      expectEqual(pixels[20, 39], Self.red)
      expectEqual(pixels[20, 40], Self.white)
    }

    @Test("a shadow has an offset and a radius, and a clipping box hides it")
    func shadow() throws {
      func style(radius: CGFloat, clips: Bool = false) -> BoxStyle {
        var style = BoxStyle(background: .red, clips: clips)
        style.shadow = BoxStyle.Shadow(color: .black, offset: CGSize(width: 10, height: 0), radius: radius)
        return style
      }
      let sharp = try pixels([node(20, 20, 30, 30, style(radius: 0))])
      expectEqual(sharp[30, 30], Self.red)
      expectEqual(sharp[55, 30], [0, 0, 0, 255])
      expectEqual(sharp[61, 30], Self.white)
      expectEqual(sharp[15, 30], Self.white)
      let soft = try pixels([node(20, 20, 30, 30, style(radius: 4))])
      let fade = stride(from: 52, to: 72, by: 4).map { soft[$0, 35][0] }
      expectEqual(fade, fade.sorted())
      #expect(fade[0] < 60)
      #expect(fade[4] > 250)
      #expect((58..<63).contains { (100..<156).contains(soft[$0, 35][0]) })
      try expectEqual(pixels([node(20, 20, 30, 30, style(radius: 4, clips: true))])[55, 30], Self.white)
    }

    @Test("opacity applies to a node and its children as one group")
    func opacity() throws {
      let pixels = try pixels([
        node(
          10, 10, 40, 40, BoxStyle(background: .blue, opacity: 0.5), [node(0, 0, 20, 40, BoxStyle(background: .red))]),
        node(60, 10, 10, 10, BoxStyle(background: .red, opacity: 0)),
      ])
      #expect(pixels[40, 20] == [128, 128, 255, 255] || pixels[40, 20] == [127, 127, 255, 255])
      // The blue background does not shine through.
      #expect(pixels[15, 20] == [255, 128, 128, 255] || pixels[15, 20] == [255, 127, 127, 255])
      expectEqual(pixels[65, 15], Self.white)
    }

    @Test("a box clips its contents, corners included, only if it clips")
    func clips() throws {
      func picture(clips: Bool) throws -> Pixels {
        try pixels([
          node(
            20, 20, 40, 40, BoxStyle(cornerRadius: 10, clips: clips),
            [node(-10, -10, 60, 60, BoxStyle(background: .red))])
        ])
      }
      try expectEqual(picture(clips: false)[15, 15], Self.red)
      let clipped = try picture(clips: true)
      expectEqual(clipped[15, 30], Self.white)
      expectEqual(clipped[20, 20], Self.white)
      expectEqual(clipped[59, 59], Self.white)
      expectEqual(clipped[20, 40], Self.red)
      expectEqual(clipped[30, 30], Self.red)
    }

    @Test("a transform applies about the node's centre, children included")
    func transforms() throws {
      let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      let pixels = try pixels([
        node(
          20, 40, 60, 20, BoxStyle(background: .blue), transform: quarter,
          [node(0, 0, 10, 20, BoxStyle(background: .red))]),
        node(0, 0, 10, 10, BoxStyle(background: .red), transform: .scale(x: 0, y: 1)),
      ])
      expectEqual(pixels[50, 25], Self.red)
      expectEqual(pixels[50, 75], Self.blue)
      expectEqual(pixels[25, 50], Self.white)
      expectEqual(pixels[5, 5], Self.white)
    }

    @Test("a mask limits where a node is visible")
    func mask() throws {
      var style = BoxStyle(background: .red)
      style.mask = Drawing([
        .fill(Path(rect: CGRect(x: 0, y: 0, width: 10, height: 40)), rule: .winding, .color(.black)),
        .fill(
          Path(rect: CGRect(x: 20, y: 0, width: 10, height: 40)), rule: .winding,
          .color(RenderColor(red: 0, green: 0, blue: 0, alpha: 0.5))),
      ])
      let pixels = try pixels([node(10, 10, 40, 40, style)])
      expectEqual(pixels[15, 20], Self.red)
      expectEqual(pixels[25, 20], Self.white)
      expectEqual(pixels[45, 20], Self.white)
      #expect((126...129).contains(pixels[35, 20][1]))
    }

    @Test("scrolled content moves, and a thumb shows how far")
    func scrolling() throws {
      func picture(_ offset: CGFloat, shows: ScrollInfo.Axes = .vertical) throws -> Pixels {
        let info = ScrollInfo(
          contentSize: CGSize(width: 100, height: 400), offset: CGPoint(x: 0, y: offset), minimumOffset: .zero,
          maximumOffset: CGPoint(x: 0, y: 300), axes: .vertical, revision: 0, showsIndicators: shows)
        return try pixels([
          node(
            0, 0, 100, 100, BoxStyle(clips: true), scroll: info, [node(0, 120, 50, 10, BoxStyle(background: .red))])
        ])
      }
      let middle = try picture(100)
      expectEqual(middle[20, 25], Self.red)
      func thumb(_ pixels: Pixels) -> [Int] { (0..<100).filter { pixels[95, $0] != Self.white } }
      #expect(try thumb(picture(0)).isEmpty)
      #expect(try thumb(picture(100, shows: [])).isEmpty)
      let (early, late) = (thumb(middle), try thumb(picture(300)))
      expectEqual(early.count, late.count)
      #expect(early.count >= 34)
      #expect((early.first ?? 0) > 10)
      #expect((early.first ?? 0) < (late.first ?? 0))
      expectEqual(late.last, 96)
    }

    @Test("the focused node has a ring inside its edge")
    func focus() throws {
      let id = NodeID.make()
      let pixels = try pixels([node(20, 20, 40, 40, id: id)], focused: id)
      expectEqual(pixels[21, 40], [0, 122, 255, 255])
      expectEqual(pixels[40, 21], [0, 122, 255, 255])
      expectEqual(pixels[19, 40], Self.white)
      expectEqual(pixels[30, 40], Self.white)
    }

    @Test("infinite, NaN and negative frames draw nothing and are harmless")
    func impossibleFrames() throws {
      let pixels = try pixels([
        node(.infinity, 0, 10, 10, BoxStyle(background: .red)), node(0, .nan, 10, 10, BoxStyle(background: .red)),
        node(0, 0, 1e13, 10, BoxStyle(background: .red)), node(5, 5, -3, 10, BoxStyle(background: .red)),
        node(50, 50, 10, 10, BoxStyle(background: .blue)),
      ])
      expectEqual(pixels[55, 55], Self.blue)
      expectEqual(pixels[5, 5], Self.white)
    }

    @Test("a row millions of points from the start is drawn")
    func farScrolling() throws {
      let info = ScrollInfo(
        contentSize: CGSize(width: 100, height: 1e8), offset: CGPoint(x: 0, y: 44_000_000), minimumOffset: .zero,
        maximumOffset: CGPoint(x: 0, y: 1e8), axes: .vertical, revision: 0, showsIndicators: [])
      let pixels = try pixels([
        node(
          0, 0, 100, 100, BoxStyle(clips: true), scroll: info,
          [node(0, 44_000_020, 50, 10, BoxStyle(background: .red))])
      ])
      expectEqual(pixels[20, 25], Self.red)
      expectEqual(pixels[20, 35], Self.white)
    }

    @Test("a box too long for Cairo is drawn with its visible edges")
    func endlessBoxes() throws {
      let style = BoxStyle(background: .red, border: .init(color: .blue, width: 4), cornerRadius: 10, clips: true)
      let inner = node(10, 50_000_020, 30, 10, BoxStyle(background: .green))
      let pixels = try pixels([node(20, -50_000_000, 60, 50_000_080, style, [inner])])
      expectEqual(pixels[50, 5], Self.red)
      expectEqual(pixels[22, 5], Self.blue)
      expectEqual(pixels[10, 5], Self.white)
      expectEqual(pixels[50, 78], Self.blue)
      expectEqual(pixels[21, 79], Self.white)
      expectEqual(pixels[50, 85], Self.white)
      expectEqual(pixels[40, 25], [0, 255, 0, 255])
    }

    @Test("a border's shadow stays beside it while the content scrolls")
    func shadowOfScrolled() throws {
      var style = BoxStyle(border: .init(color: .blue, width: 4))
      style.shadow = BoxStyle.Shadow(color: .red, offset: CGSize(width: 0, height: 10), radius: 0)
      let info = ScrollInfo(
        contentSize: CGSize(width: 40, height: 100), offset: CGPoint(x: 0, y: 30), minimumOffset: .zero,
        maximumOffset: CGPoint(x: 0, y: 60), axes: .vertical, revision: 0, showsIndicators: [])
      let pixels = try pixels([node(30, 30, 40, 40, style, scroll: info, [node(0, 0, 1, 1)])])
      expectEqual(pixels[50, 32], Self.blue)
      expectEqual(pixels[50, 42], Self.red)
      expectEqual(pixels[50, 12], Self.white)
    }
  }
#endif
