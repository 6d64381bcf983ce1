import Expectations
import Foundation
import RenderTree
import Testing

@testable import WebHost

@Suite struct VectorPainterTests {
  private let dot = Drawing.Operation.fill(
    Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), rule: .winding, .color(.black))

  private func painted(_ operations: [Drawing.Operation]) -> [Markup] {
    var painter = VectorPainter(prefix: "1", PageSurroundings(base: ""))
    return painter.paint(Drawing(operations))
  }

  private func depth(_ elements: [Markup]) -> Int {
    elements.map { 1 + depth($0.elements) }.max() ?? 0
  }

  @Test("transforms that follow each other lie beside each other, each with the product so far")
  func transforms() {
    let step = Drawing.Operation.transform(.translation(x: 2, y: 0))
    let turns = painted((0..<600).flatMap { _ in [step, dot] })
    expectEqual(turns.count, 600)
    expectEqual(depth(turns), 2)
    expectEqual(turns.last?["transform"], "matrix(1,0,0,1,1200,0)")
  }

  @Test("a transform applies to what was transformed before: the last one comes first")
  func order() {
    let both = painted([.transform(.translation(x: 10, y: 0)), .transform(.scale(x: 2, y: 2)), dot])
    expectEqual(both.map { $0["transform"] }, ["matrix(2,0,0,2,10,0)"])
  }

  @Test("a restored state has the transform before it was saved")
  func restored() {
    let elements = painted([
      .transform(.translation(x: 1, y: 0)), .save, .transform(.translation(x: 5, y: 0)), dot, .restore, dot,
      .transform(.translation(x: 1, y: 0)), dot,
    ])
    expectEqual(elements.map { $0["transform"] }, ["matrix(1,0,0,1,1,0)", "matrix(1,0,0,1,2,0)"])
    expectEqual(elements.first?.elements.map(\.name), ["g", "path"])
    expectEqual(elements.first?.elements.first?["transform"], "matrix(1,0,0,1,5,0)")
  }

  private func cutting(_ hole: CGRect, outOf size: CGFloat = 50) -> Drawing.Operation {
    let plane = Path(rect: CGRect(x: -10, y: -10, width: size, height: size))
    return .clip(Path(plane.elements + Path(rect: hole).elements), rule: .evenOdd)
  }

  @Test("clips that follow each other and cut shapes out of one rectangle are one mask, in black on white")
  func cutouts() {
    let holes = (0..<600).map { CGRect(x: CGFloat($0 % 20), y: 0, width: 4, height: 4) }
    let elements = painted(holes.map { cutting($0) } + [dot])
    expectEqual(elements.map(\.name), ["mask", "g"])
    expectEqual(elements.last?["mask"], "url(#\(elements.first?["id"] ?? "-"))")
    expectEqual(elements.first?.elements.count, 601)
    expectEqual(elements.first?.elements.first?["fill"], "#fff")
    expectEqual(elements.first?.elements.last?["fill"], nil)
    expectEqual(depth(elements), 2)
  }

  @Test("one shape is cut out by a clip, and shapes from different rectangles by one after the other")
  func differentCutouts() {
    let hole = CGRect(x: 0, y: 0, width: 4, height: 4)
    let one = painted([cutting(hole), dot])
    expectEqual(one.map(\.name), ["clipPath", "g"])
    expectEqual(one.first?.elements.first?["clip-rule"], "evenodd")
    let two = painted([cutting(hole), cutting(hole, outOf: 60), dot])
    expectEqual(two.map(\.name), ["clipPath", "g"])
    expectEqual(two.last?.elements.map(\.name), ["clipPath", "g"])
    let painting = painted([cutting(hole), dot, cutting(hole), dot])
    expectEqual(painting.last?.elements.map(\.name), ["path", "clipPath", "g"])
  }

  @Test("a clip without a contained shape stays a clip")
  func otherClips() {
    let outside = painted([cutting(CGRect(x: 100, y: 0, width: 4, height: 4)), dot])
    expectEqual(outside.map(\.name), ["clipPath", "g"])
    let square = Path(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    expectEqual(painted([.clip(square, rule: .evenOdd), dot]).map(\.name), ["clipPath", "g"])
  }

  @Test("a clip keeps the transform at which it was set")
  func clips() {
    let square = Path(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    let elements = painted([
      .transform(.translation(x: 1, y: 0)), .clip(square, rule: .winding), .transform(.translation(x: 2, y: 0)), dot,
    ])
    expectEqual(elements.map { $0["transform"] }, ["matrix(1,0,0,1,1,0)"])
    expectEqual(elements.first?.elements.map(\.name), ["clipPath", "g"])
    expectEqual(elements.first?.elements.last?.elements.map { $0["transform"] }, ["matrix(1,0,0,1,2,0)"])
  }
}

extension Markup {
  fileprivate var elements: [Markup] {
    pieces.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }
}
