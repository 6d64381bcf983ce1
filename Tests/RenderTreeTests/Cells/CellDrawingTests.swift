import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@Suite("Recordings and pictures in cells") struct CellDrawingTests {
  static let red = RenderColor(red: 1, green: 0, blue: 0)

  func drawing(
    _ operations: [Drawing.Operation], _ frame: CGRect = CGRect(x: 0, y: 0, width: 64, height: 64),
    style: BoxStyle = BoxStyle()
  ) -> RenderNode {
    RenderNode(id: .make(), frame: frame, style: style, content: .drawing(Drawing(operations)))
  }

  func fill(_ path: Path, _ color: RenderColor = red) -> Drawing.Operation {
    .fill(path, rule: .winding, .color(color))
  }

  func lines(_ points: CGPoint...) -> Path {
    Path([.move(points[0])] + points.dropFirst().map { .line($0) })
  }

  /// The picture with a character for each half cell: `#` if it is painted.
  func halves(_ nodes: [RenderNode], width: CGFloat = 64, height: CGFloat = 64) -> String {
    let grid = paint(nodes, width: width, height: height)
    return (0..<(2 * grid.height)).map { half in
      String(
        (0..<grid.width).map { column -> Character in
          let cell = grid[column, half / 2]
          let isPainted: Bool
          if cell.kind == .halfBlock {
            let isUpper = half % 2 == 0
            isPainted = (cell.character == "▀") == isUpper ? cell.foreground != nil : cell.background != nil
          } else {
            isPainted = cell.background != nil
          }
          return isPainted ? "#" : "."
        })
    }.joined(separator: "\n")
  }

  @Test("a circle is round, to half a cell")
  func circle() {
    expectEqual(
      halves([drawing([fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 64, height: 64)))])]),
      """
      ..####..
      .######.
      ########
      ########
      ########
      ########
      .######.
      ..####..
      """)
  }

  @Test("the even-odd rule leaves a hole")
  func ring() {
    let outer = Path(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    let inner = Path(rect: CGRect(x: 16, y: 16, width: 8, height: 8))
    #expect(
      halves(
        [drawing([.fill(Path(outer.elements + inner.elements), rule: .evenOdd, .color(.black))])], width: 40, height: 40
      )
      .hasPrefix("#####\n#####\n##.##\n#####\n#####"))
  }

  @Test("transforms, clips and layer opacity apply")
  func states() {
    let picture = halves([
      drawing([
        .save, .clip(Path(rect: CGRect(x: 8, y: 0, width: 100, height: 16)), rule: .winding),
        .transform(.translation(x: 16, y: 8)), .transform(.scale(x: 2, y: 2)),
        fill(Path(rect: CGRect(x: -8, y: 0, width: 16, height: 16))), .restore,
        .opacity(0), fill(Path(rect: CGRect(x: 0, y: 32, width: 64, height: 32))),
        .opacity(1), .blendMode(.clear), fill(Path(rect: CGRect(x: 0, y: 32, width: 64, height: 32))),
      ])
    ])
    #expect(picture.hasPrefix("........\n.###....\n........\n"))
    #expect(!picture.dropFirst(18).contains("#"))
  }

  @Test("a round clip cuts a circle out of a rectangle")
  func roundClip() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 64, height: 64))
    let filled = drawing([fill(circle)])
    let clipped = drawing([
      .clip(circle, rule: .winding), fill(Path(rect: CGRect(x: 0, y: 0, width: 64, height: 64))),
    ])
    expectEqual(halves([clipped]), halves([filled]))
  }

  @Test("thin straight lines are line characters, diagonals are half cells")
  func strokes() {
    let thin = StrokeStyle(width: 1)
    let grid = paint(
      [
        drawing([
          .stroke(Path(rect: CGRect(x: 4, y: 8, width: 56, height: 32)), thin, .color(.black)),
          .stroke(lines(CGPoint(x: 0, y: 56), CGPoint(x: 64, y: 56)), thin, .color(.black)),
        ])
      ], width: 64, height: 64)
    #expect(grid.text(ofRow: 1).contains("│"))
    expectEqual(grid.text(ofRow: 3), "────────")
    let chart = halves([
      drawing([.stroke(lines(CGPoint(x: 4, y: 60), CGPoint(x: 60, y: 4)), thin, .color(.black))])
    ])
    expectEqual(
      chart,
      """
      .......#
      ......#.
      .....#..
      ....#...
      ...#....
      ..#.....
      .#......
      #.......
      """)
    let thick = halves([
      drawing([.stroke(lines(CGPoint(x: 0, y: 32), CGPoint(x: 64, y: 32)), StrokeStyle(width: 16), .color(.black))])
    ])
    expectEqual(thick.filter { $0 == "#" }.count, 16)
  }

  @Test("drawn text is placed in cells, above and below fills in order")
  func texts() throws {
    let layout = MonospaceTextEngine().layout(
      StyledText("Total", TextAttributes(font: FontDescriptor(size: 17), color: .black)), style: ParagraphStyle(),
      in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    let grid = paint(
      [
        drawing([
          fill(Path(rect: CGRect(x: 0, y: 0, width: 64, height: 16))), .transform(.translation(x: 8, y: 0)),
          .text(layout, origin: CGPoint(x: 8, y: 0)),
          .text(layout, origin: CGPoint(x: 0, y: 32)), fill(Path(rect: CGRect(x: 0, y: 32, width: 16, height: 16))),
        ])
      ], width: 64, height: 64)
    expectEqual(grid.text, "  Total\n\n   tal\n")
    expectEqual(grid[2, 0].background, CellColor(red: 255, green: 0, blue: 0))
  }

  @Test("a gradient is sampled at the centres of half cells")
  func gradients() {
    let gradient = Gradient(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
      geometry: .linear(start: .zero, end: CGPoint(x: 64, y: 0)))
    let grid = paint(
      [drawing([.fill(Path(rect: CGRect(x: 0, y: 0, width: 64, height: 64)), rule: .winding, .gradient(gradient))])],
      width: 64, height: 64)
    expectEqual(grid[0, 0].background, CellColor(red: 16, green: 16, blue: 16))
    expectEqual(grid[7, 3].background, CellColor(red: 239, green: 239, blue: 239))
  }

  @Test("a mask clips to the bounding box of its opaque part")
  func masks() {
    let masked = RenderNode(
      id: .make(), frame: CGRect(x: 0, y: 0, width: 64, height: 64),
      style: BoxStyle(
        background: .white, mask: Drawing([fill(Path(rect: CGRect(x: 16, y: 8, width: 16, height: 16)))])),
      children: [box(0, 0, 64, 64, background: .black)])
    #expect(halves([masked]).hasPrefix("........\n..##....\n..##....\n........"))
    let hidden = RenderNode(
      id: .make(), frame: masked.frame, style: BoxStyle(background: .white, mask: Drawing([])), children: [])
    #expect(!halves([hidden]).contains("#"))
  }

  @Test("a picture shows its label, or a sign if it has no room")
  func pictures() throws {
    let png = try #require(Data(base64Encoded: onePixel))
    let bitmap = try #require(Bitmap(png: png))
    func picture(_ frame: CGRect, label: String?) -> CellGrid {
      paint(
        [
          RenderNode(
            id: .make(), frame: frame,
            content: .image(ImageContent(bitmap: bitmap, frame: CGRect(origin: .zero, size: frame.size))),
            semantics: label.map { Semantics(role: .image, label: $0) })
        ], width: 80, height: 48)
    }
    let room = CGRect(x: 0, y: 0, width: 80, height: 48)
    expectEqual(picture(room, label: "Sunset").text, "\n  Sunset\n")
    expectEqual(picture(room, label: nil).text(ofRow: 1).trimmingCharacters(in: .whitespaces), "▨")
    expectEqual(
      picture(room, label: "A very long description").text(ofRow: 1).trimmingCharacters(in: .whitespaces), "▨")
    #expect(picture(room, label: "Sunset")[0, 0].background != nil)
    expectEqual(picture(CGRect(x: 8, y: 0, width: 8, height: 16), label: "Sunset").text, " ▨\n\n")
  }

  @Test("random recordings stay within the grid") func random() {
    var generator = Randomness(seed: 11)
    for _ in 0..<300 {
      func number(_ range: ClosedRange<CGFloat> = -80...160) -> CGFloat {
        let special: [CGFloat] = [.nan, .infinity, -.infinity, 1e200, 0]
        if Int.random(in: 0..<40, using: &generator) == 0 { return special.randomElement(using: &generator) ?? 0 }
        return CGFloat.random(in: range, using: &generator)
      }
      func point() -> CGPoint { CGPoint(x: number(), y: number()) }
      let operations = (0..<20).map { _ -> Drawing.Operation in
        let path = Path([
          .move(point()), .line(point()), .quad(control: point(), end: point()),
          .cubic(control1: point(), control2: point(), end: point()), .close,
        ])
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return .fill(path, rule: .evenOdd, .color(Self.red))
        case 1:
          return .fill(
            Path(rect: CGRect(x: number(), y: number(), width: number(), height: number())), rule: .winding,
            .color(.black))
        case 2: return .stroke(path, StrokeStyle(width: number(-1...20)), .color(.black))
        case 3:
          return .transform(
            Transform(
              a: number(-2...2), b: number(-1...1), c: number(-1...1), d: number(-2...2), tx: number(), ty: number()))
        case 4: return .clip(path, rule: .winding)
        case 5: return [.save, .restore, .beginLayer, .endLayer].randomElement(using: &generator) ?? .save
        case 6:
          let radial = Gradient.Geometry.radial(
            startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number())
          let gradient = Gradient(stops: [.init(color: .white, location: number(0...1))], geometry: radial)
          return .fill(path, rule: .winding, .gradient(gradient))
        default: return .opacity(Double(number(0...1)))
        }
      }
      let grid = paint([drawing(operations)], width: 100, height: 70)
      expectEqual(grid.width, 13)
    }
  }
}

@Suite("Colours of gradients") struct GradientColorTests {
  func gradient(_ geometry: Gradient.Geometry, extends: Bool = true) -> Gradient {
    Gradient(
      stops: [.init(color: .black, location: 0.25), .init(color: .white, location: 0.75)], geometry: geometry,
      extendsBeforeStart: extends, extendsAfterEnd: extends)
  }

  @Test("a linear gradient interpolates between stops and extends on request")
  func linear() {
    let line = Gradient.Geometry.linear(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0))
    let extended = gradient(line)
    expectEqual(extended.color(at: CGPoint(x: 20, y: 99))?.red, 0.5)
    expectEqual(extended.color(at: CGPoint(x: 11, y: 0)), .black)
    expectEqual(extended.color(at: CGPoint(x: 0, y: 0)), .black)
    expectEqual(extended.color(at: CGPoint(x: 99, y: 0)), .white)
    #expect(gradient(line, extends: false).color(at: CGPoint(x: 99, y: 0)) == nil)
    #expect(gradient(line, extends: false).color(at: CGPoint(x: 9, y: 0)) == nil)
    #expect(gradient(.linear(start: .zero, end: .zero)).color(at: .zero) == nil)
  }

  @Test("a radial gradient runs from circle to circle")
  func radial() {
    let rings = Gradient.Geometry.radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 10)
    expectEqual(gradient(rings).color(at: CGPoint(x: 3, y: 4))?.red, 0.5)
    #expect(gradient(rings, extends: false).color(at: CGPoint(x: 8, y: 8)) == nil)
    let tube = Gradient.Geometry.radial(
      startCenter: .zero, startRadius: 5, endCenter: CGPoint(x: 100, y: 0), endRadius: 5)
    expectEqual(gradient(tube).color(at: CGPoint(x: 45, y: 0))?.red, 0.5)
    #expect(gradient(tube).color(at: CGPoint(x: 50, y: 6)) == nil)
  }

  @Test("a conic gradient runs clockwise around a point")
  func conic() {
    let turn = gradient(.conic(center: .zero, angle: 0))
    expectEqual(turn.color(at: CGPoint(x: -5, y: 0))?.red, 0.5)
    expectEqual(turn.color(at: CGPoint(x: 5, y: 1)), .black)
    expectEqual(turn.color(at: CGPoint(x: 5, y: -1)), .white)
  }
}

private let onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
