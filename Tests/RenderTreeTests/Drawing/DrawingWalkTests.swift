import Expectations
import Foundation
import RenderTree
import Testing

@Suite("Walking through a recording") struct DrawingWalkTests {
  static let unit = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  static let fill = Drawing.Operation.fill(unit, rule: .winding, .color(.black))

  func states(_ operations: [Drawing.Operation]) -> [Drawing.State] {
    var result: [Drawing.State] = []
    Drawing(operations).forEachPainting { _, state in result.append(state) }
    return result
  }

  @Test("restore takes back the changes since save")
  func saving() {
    let states = states([
      .save, .transform(.translation(x: 5, y: 0)), .opacity(0.5), Self.fill, .restore, Self.fill, .restore, Self.fill,
    ])
    expectEqual(states.map(\.opacity), [0.5, 1, 1])
    expectEqual(states.map(\.transform.tx), [5, 0, 0])
  }

  @Test("transforms prepend, and clips narrow in their own coordinates")
  func transforming() {
    let states = states([
      .transform(.translation(x: 100, y: 0)), .transform(.scale(x: 2, y: 2)),
      .clip(Self.unit, rule: .winding), Self.fill,
      .clip(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)), rule: .evenOdd), Self.fill,
    ])
    expectEqual(states[0].transform.apply(to: CGPoint(x: 1, y: 1)), CGPoint(x: 102, y: 2))
    expectEqual(states[0].clipBounds, CGRect(x: 100, y: 0, width: 20, height: 20))
    #expect(states[0].clips.isEmpty)
    #expect(states[1].clipBounds.isAlmost(CGRect(x: 110, y: 10, width: 10, height: 10)))
    expectEqual(states[1].clips.map(\.rule), [.evenOdd])
  }

  @Test("a layer's opacity multiplies that of its parts until it ends")
  func layers() {
    let states = states([
      .opacity(0.5), .beginLayer, Self.fill, .opacity(0.5), Self.fill, .endLayer, Self.fill,
      .drawing(Drawing([.opacity(0.1), Self.fill])), Self.fill,
    ])
    expectEqual(states.map(\.opacity), [0.5, 0.25, 0.5, 0.05, 0.5])
  }

  @Test("erasing blend modes are distinguished from painting ones, also in layers")
  func blending() {
    let states = states([
      .blendMode(.multiply), Self.fill, .blendMode(.destinationIn), Self.fill, .beginLayer, Self.fill, .endLayer,
      .blendMode(.normal), Self.fill,
    ])
    expectEqual(states.map(\.isAdditive), [true, false, false, true])
  }

  @Test("painted bounds include transforms, clips and stroke widths")
  func paintedBounds() {
    #expect(Drawing([]).paintedBounds.isNull)
    let stroke = Drawing.Operation.stroke(Self.unit, StrokeStyle(width: 4), .color(.black))
    expectEqual(Drawing([stroke]).paintedBounds, CGRect(x: -2, y: -2, width: 14, height: 14))
    expectEqual(
      Drawing([
        .clip(Path(rect: CGRect(x: 0, y: 0, width: 30, height: 5)), rule: .winding),
        .transform(.translation(x: 20, y: 0)), Self.fill, .blendMode(.clear), stroke,
      ]).paintedBounds, CGRect(x: 20, y: 0, width: 10, height: 5))
  }

  @Test("a tree becomes one recording with frames, opacity, transforms, scrolling and masks")
  func tree() {
    let child = RenderNode(
      id: .make(), frame: CGRect(x: 10, y: 10, width: 20, height: 20),
      transform: Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0),
      style: BoxStyle(background: .black, opacity: 0.5))
    let root = RenderNode(
      id: .make(), frame: CGRect(x: 100, y: 0, width: 50, height: 50),
      style: BoxStyle(background: .white, clips: true, mask: Drawing([Self.fill])),
      content: .drawing(Drawing([Self.fill])), contentOrigin: CGPoint(x: 0, y: 5), children: [child])
    expectEqual(root.contentOrigin, CGPoint(x: 0, y: 5))
    var boxes: [CGRect] = []
    var opacities: [Double] = []
    root.placedDrawing.forEachPainting { operation, state in
      guard case .fill(let path, _, _) = operation, state.isAdditive else { return }
      boxes.append(state.transform.apply(to: path.bounds))
      opacities.append(state.opacity)
    }
    expectEqual(
      boxes,
      [
        CGRect(x: 100, y: 0, width: 50, height: 50), CGRect(x: 100, y: 0, width: 10, height: 10),
        CGRect(x: 100, y: -5, width: 40, height: 40),
      ])
    expectEqual(opacities, [1, 1, 0.5])
    expectEqual(root.drawing.paintedBounds, CGRect(x: 0, y: 0, width: 50, height: 50))
  }
}
