#if Image
  import Expectations
  import Foundation
  import PangoText
  import RenderTree
  import Testing

  @testable import ImageHost

  @Suite struct ContentPaintingTests {
    static let white = [255, 255, 255, 255]
    static let red = [255, 0, 0, 255]
    static let blue = [0, 0, 255, 255]

    func pixels(_ content: NodeContent, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) throws -> Pixels
    {
      try Pixels(png([node(frame.minX, frame.minY, frame.width, frame.height, content: content)]))
    }

    func pixels(_ operations: [Drawing.Operation]) throws -> Pixels { try pixels(.drawing(Drawing(operations))) }

    func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
      Path(rect: CGRect(x: x, y: y, width: side, height: side))
    }

    /// The columns and rows with pixels that are not white.
    func ink(_ pixels: Pixels) -> (columns: [Int], rows: [Int]) {
      let places = (0..<pixels.width).map { x in (0..<pixels.height).filter { pixels[x, $0] != Self.white } }
      return (places.indices.filter { !places[$0].isEmpty }, Set(places.joined()).sorted())
    }

    // MARK: Text

    @Test(
      "letters of Khmer and other joining scripts are drawn together", arguments: ["\u{5D0}", "ក", "\u{17D2}", "ᠠ"])
    func joiningScripts(letter: Unicode.Scalar) { #expect(CellText.joins(letter)) }

    @Test("letters of other scripts are drawn separately", arguments: ["a", "Я", "\u{1100}", "あ"])
    func separateLetters(letter: Unicode.Scalar) { #expect(!CellText.joins(letter)) }

    // MARK: Pictures

    /// A picture of 20 x 20 pixels: red on the left, blue on the right, with a transparent edge.
    func bitmap() throws -> Bitmap {
      let drawing = Drawing([
        .fill(Path(rect: CGRect(x: 2, y: 2, width: 8, height: 16)), rule: .winding, .color(.red)),
        .fill(Path(rect: CGRect(x: 10, y: 2, width: 8, height: 16)), rule: .winding, .color(.blue)),
      ])
      let data = try #require(
        CairoRasterizer().png(of: drawing, size: CGSize(width: 20, height: 20), scale: 1, isOpaque: false))
      return try #require(Bitmap(png: data))
    }

    @Test("a picture is stretched to its frame and keeps its transparency")
    func image() throws {
      let content = ImageContent(bitmap: try bitmap(), frame: CGRect(x: 10, y: 20, width: 60, height: 40))
      let pixels = try pixels(.image(content))
      expectEqual(pixels[25, 40], Self.red)
      expectEqual(pixels[55, 40], Self.blue)
      expectEqual(pixels[12, 21], Self.white)
      expectEqual(pixels[5, 40], Self.white)
      expectEqual(pixels[75, 40], Self.white)
    }

    @Test("a tint colours the opaque part of a picture")
    func tint() throws {
      let frame = CGRect(x: 10, y: 10, width: 40, height: 40)
      let pixels = try pixels(.image(ImageContent(bitmap: bitmap(), frame: frame, tint: .green)))
      expectEqual(pixels[20, 30], [0, 255, 0, 255])
      expectEqual(pixels[40, 30], [0, 255, 0, 255])
      expectEqual(pixels[11, 11], Self.white)
    }

    @Test("a rasterised picture has its size times the scale")
    func rasterizer() throws {
      let drawing = Drawing([.fill(square(0, 0, 5), rule: .winding, .color(.red))])
      let size = CGSize(width: 10, height: 8)
      let clear = try Pixels(#require(CairoRasterizer().png(of: drawing, size: size, scale: 2, isOpaque: false)))
      expectEqual(clear.width, 20)
      expectEqual(clear.height, 16)
      expectEqual(clear[5, 5], Self.red)
      expectEqual(clear[15, 5], [0, 0, 0, 0])
      let opaque = try Pixels(#require(CairoRasterizer().png(of: drawing, size: size, scale: 1, isOpaque: true)))
      expectEqual(opaque[2, 2], Self.red)
      expectEqual(opaque[8, 2], [0, 0, 0, 255])
      for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 1e6, height: 1e6)] {
        #expect(CairoRasterizer().png(of: drawing, size: size, scale: 1, isOpaque: true) == nil)
      }
    }

    // MARK: Texts

    func layout(_ text: String, _ change: (inout TextAttributes) -> Void = { _ in }) -> TextLayout {
      var attributes = TextAttributes(font: FontDescriptor(size: 20), color: .black)
      change(&attributes)
      return PangoTextEngine.shared.layout(
        StyledText(text, attributes), style: ParagraphStyle(), in: CGSize(width: 90, height: 40))
    }

    @Test("letters stand on the baseline at their position and in their colour")
    func text() throws {
      let layout = layout("HHH") { $0.color = .red }
      let pixels = try pixels(.text(TextContent(layout: layout, origin: CGPoint(x: 10, y: 20))))
      let ink = ink(pixels)
      let baseline = 20 + layout.lines[0].baseline
      #expect(abs(CGFloat(ink.rows.last ?? 0) + 1 - baseline) <= 1.5)
      #expect((ink.columns.first ?? 0) >= 10)
      #expect(CGFloat(ink.columns.last ?? 0) <= 10 + layout.size.width)
      // The height of capital letters.
      #expect(abs(ink.rows.count - Int(20 * 0.727)) <= 2)
      #expect(ink.columns.contains { x in ink.rows.contains { pixels[x, $0] == Self.red } })
    }

    @Test("underlines, strikethroughs and text backgrounds are as wide as the text")
    func textDecorations() throws {
      let plain = ink(try pixels(.text(TextContent(layout: layout("HHH"), origin: CGPoint(x: 10, y: 20))))).rows
      let underlined = layout("HHH") { $0.isUnderlined = true }
      let below = ink(try pixels(.text(TextContent(layout: underlined, origin: CGPoint(x: 10, y: 20))))).rows
      #expect((below.last ?? 0) > (plain.last ?? 0))
      let struck = layout("   ") { $0.isStruckThrough = true }
      let through = ink(try pixels(.text(TextContent(layout: struck, origin: CGPoint(x: 10, y: 20))))).rows
      #expect(through.allSatisfy { plain.contains($0) })
      let marked = layout("HHH") { $0.background = .blue }
      let ground = try pixels(.text(TextContent(layout: marked, origin: CGPoint(x: 10, y: 20))))
      expectEqual(ground[11, 21], Self.blue)
      expectEqual(ground[9, 21], Self.white)
    }

    @Test("a line under text has its own colour and pattern")
    func linePatterns() throws {
      func blue(_ line: TextLine) throws -> [Int] {
        let spaces = layout("        ") { $0.underline = line }
        let pixels = try pixels(.text(TextContent(layout: spaces, origin: CGPoint(x: 10, y: 20))))
        return (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels[x, $0] == Self.blue } }
      }
      let solid = try blue(TextLine(color: .blue))
      expectEqual(solid, Array((solid.first ?? 0)...(solid.last ?? 0)))
      for pattern in TextLine.Pattern.allCases where pattern != .solid {
        let columns = try blue(TextLine(pattern, color: .blue))
        #expect(Set(columns).isStrictSubset(of: solid))
        expectEqual(columns.first, solid.first)
      }
      #expect(try blue(TextLine(.dash, color: .blue)).count > blue(TextLine(.dot, color: .blue)).count)
    }

    @Test("emoji have their own colours")
    func emoji() throws {
      let pixels = try pixels(.text(TextContent(layout: layout("🎉"), origin: CGPoint(x: 10, y: 20))))
      let ink = ink(pixels)
      let colors = Set(ink.columns.flatMap { x in ink.rows.map { pixels[x, $0] } })
      #expect(colors.contains { $0[0] > $0[2] + 60 })
    }

    /// True if a text's picture contains a pixel that is no grey.
    private func hasColors(_ text: String) throws -> Bool {
      let pixels = try pixels(.text(TextContent(layout: layout(text), origin: CGPoint(x: 10, y: 20))))
      let ink = ink(pixels)
      return ink.columns.contains { x in
        ink.rows.contains { y in
          let parts = pixels[x, y].prefix(3)
          return (parts.max() ?? 0) - (parts.min() ?? 0) > 30
        }
      }
    }

    @Test("pictographs of the supplementary blocks have colours, though their default is text", arguments: ["🏔", "🖥"])
    func coloredPictographs(text: String) throws {
      #expect(try hasColors(text))
      #expect(try hasColors("\(text)\u{FE0F}"))
      #expect(try !hasColors("\(text)\u{FE0E}"))
    }

    @Test("signs of the basic plane have colours only with the emoji selector")
    func basicSigns() throws {
      #expect(try !hasColors("☀"))
      #expect(try hasColors("☀\u{FE0F}"))
    }

    @Test("a coloured pictograph that was measured as one cell is drawn in one cell")
    func pictographInCell() throws {
      let layout = MonospaceTextEngine().layout(
        StyledText("🏔", TextAttributes(font: FontDescriptor(size: 17), color: .black)), style: ParagraphStyle(),
        in: CGSize(width: 96, height: 16))
      expectEqual(layout.size.width, 8)
      let ink = ink(try pixels(.text(TextContent(layout: layout, origin: CGPoint(x: 8, y: 16)))))
      #expect((ink.columns.first ?? 0) >= 7)
      #expect((ink.columns.last ?? 0) <= 17)
    }

    @Test("text measured in cells stays within its cells, in all scripts")
    func cellText() throws {
      for text in ["Fuji", "日本", "עב", "سلام"] {
        let layout = MonospaceTextEngine().layout(
          StyledText(text, TextAttributes(font: FontDescriptor(size: 17), color: .black)), style: ParagraphStyle(),
          in: CGSize(width: 96, height: 16))
        let ink = ink(try pixels(.text(TextContent(layout: layout, origin: CGPoint(x: 8, y: 16)))))
        let room = layout.lines[0].frame.offsetBy(dx: 8, dy: 16)
        #expect(!ink.columns.isEmpty, "\(text)")
        #expect(CGFloat(ink.columns.first ?? 0) >= room.minX - 1, "\(text)")
        #expect(CGFloat(ink.columns.last ?? 0) <= room.maxX + 1, "\(text)")
        #expect((ink.rows.first ?? 0) >= 14, "\(text)")
        #expect((ink.rows.last ?? 0) <= 34, "\(text)")
      }
    }

    // MARK: Drawings

    @Test("paths are filled by their fill rule")
    func fills() throws {
      var path = square(10, 10, 40)
      path.elements += square(20, 20, 20).elements
      let whole = try pixels([.fill(path, rule: .winding, .color(.red))])
      let holed = try pixels([.fill(path, rule: .evenOdd, .color(.red))])
      expectEqual(whole[30, 30], Self.red)
      expectEqual(holed[30, 30], Self.white)
      expectEqual(holed[15, 30], Self.red)
    }

    @Test("strokes have their width, caps and dashes")
    func strokes() throws {
      let line = Path([.move(CGPoint(x: 20, y: 50)), .line(CGPoint(x: 80, y: 50))])
      let butt = try pixels([.stroke(line, StrokeStyle(width: 10), .color(.red))])
      expectEqual(butt[50, 45], Self.red)
      expectEqual(butt[50, 54], Self.red)
      expectEqual(butt[50, 44], Self.white)
      expectEqual(butt[18, 50], Self.white)
      try expectEqual(pixels([.stroke(line, StrokeStyle(width: 10, cap: .square), .color(.red))])[16, 50], Self.red)
      let dashed = try pixels([.stroke(line, StrokeStyle(width: 10, dash: [10, 10]), .color(.red))])
      expectEqual(dashed[25, 50], Self.red)
      expectEqual(dashed[35, 50], Self.white)
      expectEqual(dashed[45, 50], Self.red)
    }

    @Test("gradients run along a line, from a circle and around a point")
    func gradients() throws {
      let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
      func picture(_ geometry: Gradient.Geometry, extends: Bool = true) throws -> Pixels {
        let gradient = Gradient(
          stops: stops, geometry: geometry, extendsBeforeStart: extends, extendsAfterEnd: extends)
        return try pixels([.fill(square(0, 0, 100), rule: .winding, .gradient(gradient))])
      }
      let start = CGPoint(x: 20, y: 0)
      let linear = try picture(.linear(start: start, end: CGPoint(x: 80, y: 0)))
      expectEqual(linear[5, 50], Self.red)
      expectEqual(linear[95, 50], Self.blue)
      #expect((110...145).contains(linear[50, 50][0]))
      #expect(linear[30, 50][0] > linear[60, 50][0])
      let cut = try picture(.linear(start: start, end: CGPoint(x: 80, y: 0)), extends: false)
      expectEqual(cut[5, 50], Self.white)
      expectEqual(cut[95, 50], Self.white)
      let middle = CGPoint(x: 50, y: 50)
      let radial = try picture(.radial(startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 40))
      #expect(radial[50, 50][0] > 240)
      expectEqual(radial[95, 50], Self.blue)
      expectEqual(radial[70, 50], radial[50, 70])
      let conic = try picture(.conic(center: middle, angle: 0))
      #expect(conic[90, 54][0] > 220)
      #expect(conic[90, 46][2] > 220)
      #expect((100...155).contains(conic[10, 50][0]))
    }

    @Test("clips, transforms and saved states apply to the operations after them")
    func states() throws {
      let pixels = try pixels([
        .save, .clip(square(10, 10, 20), rule: .winding),
        .fill(square(0, 0, 100), rule: .winding, .color(.red)), .restore,
        .save, .transform(.translation(x: 50, y: 50)), .fill(square(0, 0, 10), rule: .winding, .color(.blue)), .restore,
        .fill(square(0, 90, 5), rule: .winding, .color(.green)), .restore, .restore,
        .opacity(0.5), .fill(square(80, 80, 10), rule: .winding, .color(.black)),
      ])
      expectEqual(pixels[15, 15], Self.red)
      expectEqual(pixels[35, 15], Self.white)
      expectEqual(pixels[55, 55], Self.blue)
      expectEqual(pixels[65, 55], Self.white)
      expectEqual(pixels[2, 92], [0, 255, 0, 255])
      #expect((126...129).contains(pixels[85, 85][0]))
    }

    @Test("a layer has opacity and shadow as a whole; open layers are closed")
    func layers() throws {
      let pixels = try pixels([
        .opacity(0.5), .beginLayer, .fill(square(10, 10, 30), rule: .winding, .color(.blue)),
        .fill(square(20, 20, 30), rule: .winding, .color(.red)), .endLayer, .opacity(1),
        .shadow(BoxStyle.Shadow(color: .black, offset: CGSize(width: 10, height: 10), radius: 0)),
        .fill(square(60, 60, 20), rule: .winding, .color(.red)), .shadow(nil),
        .beginLayer, .fill(square(0, 90, 5), rule: .winding, .color(.blue)), .save,
      ])
      #expect((126...129).contains(pixels[25, 25][1]))
      #expect((126...129).contains(pixels[25, 25][2]))
      expectEqual(pixels[70, 70], Self.red)
      expectEqual(pixels[85, 85], [0, 0, 0, 255])
      expectEqual(pixels[2, 92], Self.blue)
    }

    @Test("blend modes mix with the pixels below", arguments: Drawing.BlendMode.allCases)
    func blendModes(mode: Drawing.BlendMode) throws {
      let gray = RenderColor(red: 0.5, green: 0.5, blue: 0.5)
      let pixels = try pixels([
        .beginLayer, .fill(square(0, 0, 60), rule: .winding, .color(.red)), .blendMode(mode),
        .fill(square(30, 30, 60), rule: .winding, .color(gray)), .endLayer,
      ])
      // Pixels beside the second square do not change.
      expectEqual(pixels[10, 10], Self.red)
      expectEqual(pixels[95, 95], Self.white)
      let both = pixels[45, 45]
      switch mode {
      case .normal, .copy, .sourceAtop, .sourceIn: expectEqual(both, [128, 128, 128, 255])
      case .multiply, .darken: expectEqual(both[..<2], [128, 0])
      case .screen, .lighten: expectEqual(both[..<2], [255, 128])
      case .clear, .destinationOut, .sourceOut, .xor: expectEqual(both, Self.white)
      case .destinationOver, .destinationIn, .destinationAtop: expectEqual(both, Self.red)
      case .difference, .exclusion:
        #expect((127...128).contains(both[0]))
        expectEqual(both[1], 128)
      case .plusLighter: expectEqual(both, [255, 128, 128, 255])
      case .plusDarker:
        #expect((127...128).contains(both[0]))
        expectEqual(both[1], 0)
      case .overlay, .hardLight, .softLight, .colorDodge, .colorBurn, .hue, .saturation, .color, .luminosity:
        expectEqual(both[3], 255)
      }
    }

    @Test("nested drawings, texts and pictures follow the transform")
    func nested() throws {
      let inner = Drawing([.fill(square(0, 0, 10), rule: .winding, .color(.red)), .transform(.scale(x: 0, y: 0))])
      let pixels = try pixels([
        .transform(.scale(x: 2, y: 2)), .drawing(inner),
        .image(bitmap(), CGRect(x: 20, y: 0, width: 20, height: 20), interpolation: .none),
        .text(layout("HHH"), origin: CGPoint(x: 5, y: 25)),
      ])
      expectEqual(pixels[15, 15], Self.red)
      expectEqual(pixels[50, 20], Self.red)
      expectEqual(pixels[70, 20], Self.blue)
      #expect((50..<100).contains { y in (10..<90).contains { pixels[$0, y][0] < 60 } })
    }

    @Test("an SVG contains the nodes and texts as shapes")
    func svg() throws {
      var style = BoxStyle(background: .red, cornerRadius: 5)
      style.shadow = BoxStyle.Shadow(color: .black, offset: .zero, radius: 3)
      let nodes = [
        node(10, 10, 30, 30, style),
        node(10, 50, 80, 30, content: .text(TextContent(layout: layout("Fuji"), origin: .zero))),
      ]
      let text = String(decoding: try Picture(frame(nodes), appearance: .light).svg(scale: 2), as: UTF8.self)
      #expect(text.contains("width=\"100pt\"") || text.contains("width=\"100\""))
      #expect(text.contains("<path") || text.contains("<g"))
      #expect(text.contains("rgb(100%,0%,0%)"))
      #expect(!text.contains("font-family"))
    }
  }
#endif
