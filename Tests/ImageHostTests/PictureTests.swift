#if Image
  import Expectations
  import Foundation
  import PangoText
  import RenderTree
  import Testing

  @testable import ImageHost

  @Suite struct PictureTests {
    @Test("a picture has its size times the scale, on white")
    func size() throws {
      let pixels = try Pixels(try png([], scale: 1.5))
      expectEqual(pixels.width, 150)
      expectEqual(pixels.height, 150)
      expectEqual(pixels[75, 75], [255, 255, 255, 255])
    }

    @Test("an empty or too large picture is refused")
    func impossibleSizes() {
      func picture(_ width: CGFloat, _ height: CGFloat) throws -> Data {
        let size = CGSize(width: width, height: height)
        let root = RenderNode(id: .make(), frame: CGRect(origin: .zero, size: size))
        let frame = Frame(number: 1, size: size, scale: 1, root: root, transitions: [], focusedNode: nil)
        return try Picture(frame, appearance: .light).png()
      }
      #expect(throws: PictureError.empty) { try picture(0, 10) }
      #expect(throws: PictureError.tooLong(points: 100_000, scale: 1)) { try picture(100_000, 100_000) }
      #expect(throws: PictureError.tooLarge(width: 20_000, height: 20_000)) { try picture(20_000, 20_000) }
    }

    @Test("the same frame gives the same PNG and SVG bytes")
    func determinism() throws {
      let attributes = TextAttributes(font: FontDescriptor(size: 17), color: .black)
      func make() -> Picture {
        let layout = PangoTextEngine().layout(
          StyledText("Fuji, अ 日本 🎉", attributes), style: ParagraphStyle(), in: CGSize(width: 100, height: 30))
        var style = BoxStyle(background: .red, cornerRadius: 8)
        style.shadow = BoxStyle.Shadow(color: .black, offset: .zero, radius: 4)
        return Picture(
          frame([node(0, 0, 100, 30, style, content: .text(TextContent(layout: layout, origin: .zero)))]),
          appearance: .light)
      }
      try expectEqual(make().png(), make().png())
      try expectEqual(make().svg(), make().svg())
    }

    @Test("a picture names the fonts and libraries that drew it")
    func info() throws {
      let attributes = TextAttributes(font: FontDescriptor(size: 17, weight: 0.4), color: .black)
      let layout = PangoTextEngine.shared.layout(
        StyledText("Fuji", attributes), style: ParagraphStyle(), in: CGSize(width: 100, height: 30))
      let data = try png([node(0, 0, 100, 30, content: .text(TextContent(layout: layout, origin: .zero)))])
      let info = try #require(PNGInfo(png: data))
      expectEqual(info.fonts.count, 1)
      expectEqual(info.fonts.first?.name.contains("Bold"), true)
      #expect(info.fonts.first?.checksum != 0)
      #expect(info.libraries.contains { $0.hasPrefix("Pango 1.") })
      try expectEqual(PNGInfo(png: png([]))?.fonts, [])
      #expect(PNGInfo(png: Data("no picture".utf8)) == nil)
    }
  }
#endif
