#if Image
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import ImageHost

  /// Effects on the pixels of nodes, and blend modes.
  @Suite struct EffectPaintingTests {
    private func pixels(_ nodes: [RenderNode], scale: CGFloat = 1) throws -> Pixels {
      try Pixels(png(nodes, scale: scale))
    }

    private func box(_ color: RenderColor, _ compositing: Compositing, _ children: [RenderNode] = []) -> RenderNode {
      node(20, 20, 60, 60, BoxStyle(background: color, compositing: compositing), children)
    }

    private func color(_ color: RenderColor, _ effects: [PixelEffect]) throws -> [Int] {
      try pixels([box(color, Compositing(effects: effects))])[50, 50]
    }

    @Test("each effect on colors computes its matrix for each pixel")
    func colors() throws {
      try expectEqual(color(.red, [.saturation(0)]), [54, 54, 54, 255])
      try expectEqual(color(.red, [.saturation(1)]), [255, 0, 0, 255])
      try expectEqual(color(.red, [.contrast(0)]), [128, 128, 128, 255])
      try expectEqual(color(.red, [.brightness(0.2)]), [255, 51, 51, 255])
      try expectEqual(color(.red, [.hueRotation(2 * .pi)]), [255, 0, 0, 255])
      try expectEqual(color(.red, [.hueRotation(.pi)]), [0, 109, 109, 255])
      try expectEqual(color(.red, [.inversion]), [0, 255, 255, 255])
      let half = RenderColor(red: 0.5, green: 1, blue: 1)
      try expectEqual(color(.red, [.multiplication(half)]), [128, 0, 0, 255])
    }

    @Test("effects apply one after the other")
    func order() throws {
      try expectEqual(color(.red, [.inversion, .saturation(0)]), [201, 201, 201, 255])
      try expectEqual(color(.red, [.brightness(1), .inversion]), [0, 0, 0, 255])
    }

    @Test("an effect applies to all that is inside, and to nothing else")
    func inside() throws {
      let inner = node(10, 10, 10, 10, BoxStyle(background: .blue))
      let pixels = try pixels([
        node(0, 0, 10, 10, BoxStyle(background: .red)), box(.red, Compositing(effects: [.inversion]), [inner]),
      ])
      expectEqual(pixels[5, 5], [255, 0, 0, 255])
      expectEqual(pixels[25, 25], [0, 255, 255, 255])
      expectEqual(pixels[35, 35], [255, 255, 0, 255])
    }

    @Test("a part that is half transparent keeps its opacity")
    func transparency() throws {
      let half = RenderColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      let color = try color(half, [.inversion])
      #expect(abs(color[0] - 128) <= 1)
      expectEqual(Array(color[1...]), [255, 255, 255])
    }

    @Test("a blur reaches beyond the box, and is the same in every direction")
    func blur() throws {
      let pixels = try pixels([box(.black, Compositing(effects: [.blur(radius: 5, isOpaque: false)]))])
      // Half of the black is on either side of the edge.
      #expect(abs(pixels[20, 50][0] - 128) < 20)
      #expect((1..<60).contains(pixels[26, 50][0]))
      #expect((195..<255).contains(pixels[13, 50][0]))
      expectEqual(pixels[13, 50], pixels[50, 13])
      expectEqual(pixels[50, 50], [0, 0, 0, 255])
      expectEqual(pixels[2, 50], [255, 255, 255, 255])
    }

    @Test("what a clip hides reaches into the clip")
    func blurAtClip() throws {
      let blurred = node(
        -20, 0, 100, 100,
        BoxStyle(background: .black, compositing: Compositing(effects: [.blur(radius: 4, isOpaque: false)])))
      let pixels = try pixels([node(20, 20, 60, 60, BoxStyle(clips: true), [blurred])])
      expectEqual(pixels[21, 50], [0, 0, 0, 255])
      expectEqual(pixels[19, 50], [255, 255, 255, 255])
    }

    @Test("an opaque blur has sharp edges")
    func opaqueBlur() throws {
      let pixels = try pixels([box(.black, Compositing(effects: [.blur(radius: 5, isOpaque: true)]))])
      expectEqual(pixels[20, 50], [0, 0, 0, 255])
      expectEqual(pixels[19, 50], [255, 255, 255, 255])
    }

    @Test("a blur is as wide in points at every scale")
    func blurAtScale() throws {
      let nodes = [box(.black, Compositing(effects: [.blur(radius: 5, isOpaque: false)]))]
      let (single, double) = (try pixels(nodes), try pixels(nodes, scale: 2))
      for x in [15, 20, 25] { #expect(abs(single[x, 50][0] - double[2 * x, 100][0]) < 16) }
    }

    @Test("a blur of any radius ends")
    func hugeBlur() throws {
      for radius in [0, -1, 1e5, 1e300, CGFloat.infinity] {
        let effects = [PixelEffect.blur(radius: radius, isOpaque: false)]
        _ = try pixels([box(.black, Compositing(effects: effects))])
      }
    }

    @Test("a blend mode mixes the node with what lies behind")
    func blendMode() throws {
      let behind = node(0, 0, 50, 100, BoxStyle(background: RenderColor(red: 1, green: 1, blue: 0)))
      let cyan = RenderColor(red: 0, green: 1, blue: 1)
      let pixels = try pixels([behind, box(cyan, Compositing(blendMode: .multiply))])
      expectEqual(pixels[30, 50], [0, 255, 0, 255])
      expectEqual(pixels[70, 50], [0, 255, 255, 255])
      expectEqual(pixels[10, 50], [255, 255, 0, 255])
    }

    @Test("in a group a blend mode does not reach what lies behind the group")
    func group() throws {
      let yellow = RenderColor(red: 1, green: 1, blue: 0)
      let cyan = node(
        0, 0, 60, 60,
        BoxStyle(background: RenderColor(red: 0, green: 1, blue: 1), compositing: Compositing(blendMode: .multiply)))
      let group = node(20, 20, 60, 60, BoxStyle(compositing: Compositing(isGroup: true)), [cyan])
      let pixels = try pixels([node(0, 0, 100, 100, BoxStyle(background: yellow)), group])
      expectEqual(pixels[50, 50], [0, 255, 255, 255])
    }

    @Test("a mode that removes cuts out of its group")
    func cutout() throws {
      let hole = node(
        10, 10, 20, 20, BoxStyle(background: .black, compositing: Compositing(blendMode: .destinationOut)))
      let group = node(20, 20, 60, 60, BoxStyle(background: .red, compositing: Compositing(isGroup: true)), [hole])
      let pixels = try pixels([node(0, 0, 100, 100, BoxStyle(background: .blue)), group])
      expectEqual(pixels[25, 25], [255, 0, 0, 255])
      expectEqual(pixels[40, 40], [0, 0, 255, 255])
    }

    @Test("an opacity and a blend mode apply to the node as a whole")
    func opacity() throws {
      let style = BoxStyle(background: .black, opacity: 0.5, compositing: Compositing(effects: [.inversion]))
      let pixels = try pixels([node(0, 0, 100, 100, BoxStyle(background: .black)), node(20, 20, 60, 60, style)])
      #expect(abs(pixels[50, 50][0] - 128) <= 1)
    }

    @Test("a recording of a node has its effects and blend mode")
    func recording() throws {
      let effects = box(.red, Compositing(effects: [.inversion]))
      let blended = box(RenderColor(red: 1, green: 1, blue: 0), Compositing(blendMode: .multiply))
      for nodes in [[effects], [effects, blended]] {
        let drawing = Drawing(nodes.map { .drawing($0.placedDrawing) })
        let recorded = try pixels([node(0, 0, 100, 100, content: .drawing(drawing))])
        let direct = try pixels(nodes)
        for place in [(50, 50), (10, 10), (20, 20)] {
          expectEqual(recorded[place.0, place.1], direct[place.0, place.1])
        }
      }
    }

    @Test("an image without interpolation has sharp pixels")
    func interpolation() throws {
      let bitmap = try #require(
        Bitmap(
          png: png([
            node(0, 0, 50, 100, BoxStyle(background: .red)), node(50, 0, 50, 100, BoxStyle(background: .blue)),
          ])))
      func shown(_ interpolation: Drawing.Interpolation) throws -> Pixels {
        let frame = CGRect(x: -1950, y: 0, width: 4000, height: 100)
        return try pixels([
          node(
            0, 0, 100, 100, BoxStyle(clips: true),
            content: .image(ImageContent(bitmap: bitmap, frame: frame, interpolation: interpolation)))
        ])
      }
      let sharp = try shown(.none)
      for x in 0..<100 { #expect([[255, 0, 0, 255], [0, 0, 255, 255]].contains(sharp[x, 50])) }
      let smooth = try shown(.smooth)
      #expect((0..<100).contains { (1..<255).contains(smooth[$0, 50][0]) })
    }
  }
#endif
