import Expectations
import Foundation
import RenderTree
import Testing

@Suite("Paths") struct PathTests {
  let square = Path(rect: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test("a rectangle is recognised; rotated and other shapes are not")
  func rectangles() {
    expectEqual(square.rectangle, CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(square.reversed.rectangle, CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(square.applying(Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)).rectangle?.size.width, 40)
    #expect(square.applying(Transform(a: 1, b: 1, c: -1, d: 1, tx: 0, ty: 0)).rectangle == nil)
    #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)).rectangle == nil)
    #expect(Path([.move(.zero), .line(CGPoint(x: 1, y: 0)), .line(CGPoint(x: 1, y: 1))]).rectangle == nil)
  }

  @Test("an ellipse touches its rectangle's sides and is accurate to 1/3000")
  func ellipse() {
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    #expect(circle.bounds.isAlmost(CGRect(x: -100, y: -100, width: 200, height: 200)))
    for polyline in circle.reversed.trimmed(from: 0.01, to: 0.99).samples {
      #expect(abs(hypot(polyline.x, polyline.y) - 100) < 100.0 / 3000)
    }
    expectEqual(circle.currentPoint, CGPoint(x: 100, y: 0))
  }

  @Test("bounds follow the curve, control bounds its control points")
  func bounds() {
    let curve = Path([
      .move(.zero),
      .cubic(control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 100, y: 40), end: CGPoint(x: 100, y: 0)),
    ])
    #expect(curve.bounds.isAlmost(CGRect(x: 0, y: 0, width: 100, height: 30)))
    expectEqual(curve.controlBounds, CGRect(x: 0, y: 0, width: 100, height: 40))
    let quad = Path([.move(.zero), .quad(control: CGPoint(x: 50, y: 40), end: CGPoint(x: 100, y: 0))])
    #expect(quad.bounds.isAlmost(CGRect(x: 0, y: 0, width: 100, height: 20)))
    #expect(Path().bounds.isNull)
    expectEqual(Path([.move(CGPoint(x: 3, y: 4))]).bounds, CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test("two windings in one direction make a ring by even-odd only")
  func fillRules() {
    let ring = Path(square.elements + Path(rect: CGRect(x: 20, y: 30, width: 10, height: 20)).elements)
    let middle = CGPoint(x: 25, y: 40)
    #expect(ring.contains(middle, rule: .winding))
    #expect(!ring.contains(middle, rule: .evenOdd))
    let opposed = Path(square.elements + Path(rect: CGRect(x: 20, y: 30, width: 10, height: 20)).reversed.elements)
    #expect(!opposed.contains(middle, rule: .winding))
    #expect(opposed.contains(CGPoint(x: 11, y: 21), rule: .winding))
    #expect(!opposed.contains(CGPoint(x: 9, y: 21), rule: .winding))
  }

  @Test("only the given corners are rounded, by at most half a side")
  func roundedRectangles() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 60)
    let radii = CGSize(width: 20, height: 20)
    let oneCorner = Path(roundedRect: box, radii: radii, corners: .topLeft)
    #expect(!oneCorner.contains(CGPoint(x: 1, y: 1), rule: .winding))
    #expect(oneCorner.contains(CGPoint(x: 99, y: 1), rule: .winding))
    #expect(oneCorner.contains(CGPoint(x: 99, y: 59), rule: .winding))
    #expect(oneCorner.contains(CGPoint(x: 1, y: 59), rule: .winding))
    let pill = Path(roundedRect: box, radii: CGSize(width: 1000, height: 1000))
    #expect(pill.bounds.isAlmost(box))
    expectEqual(Path(roundedRect: box, radii: .zero).rectangle, box)
  }

  @Test("a continuous corner starts earlier but has the circular corner's midpoint")
  func continuousCorners() {
    let box = CGRect(x: 0, y: 0, width: 200, height: 200)
    let radii = CGSize(width: 40, height: 40)
    let circular = Path(roundedRect: box, radii: radii)
    let continuous = Path(roundedRect: box, radii: radii, isContinuous: true)
    let corner = 40 * (1 - CGFloat(0.5).squareRoot())
    for path in [circular, continuous] {
      #expect(path.contains(CGPoint(x: corner + 0.1, y: corner + 0.1), rule: .winding))
      #expect(!path.contains(CGPoint(x: corner - 0.1, y: corner - 0.1), rule: .winding))
    }
    let besideCorner = CGPoint(x: 42, y: 0.02)
    #expect(circular.contains(besideCorner, rule: .winding))
    #expect(!continuous.contains(besideCorner, rule: .winding))
  }

  @Test("a reversed path runs backwards, and closed parts stay closed")
  func reversal() {
    let path = Path([
      .move(.zero), .line(CGPoint(x: 10, y: 0)),
      .cubic(control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 20, y: 10), end: CGPoint(x: 10, y: 10)), .close,
      .move(CGPoint(x: 50, y: 50)), .quad(control: CGPoint(x: 60, y: 50), end: CGPoint(x: 60, y: 60)),
    ])
    expectEqual(
      path.reversed,
      Path([
        .move(CGPoint(x: 60, y: 60)), .quad(control: CGPoint(x: 60, y: 50), end: CGPoint(x: 50, y: 50)),
        .move(.zero), .line(CGPoint(x: 10, y: 10)),
        .cubic(control1: CGPoint(x: 20, y: 10), control2: CGPoint(x: 20, y: 0), end: CGPoint(x: 10, y: 0)),
        .line(.zero), .close,
      ]))
    expectEqual(path.reversed.bounds, path.bounds)
  }

  @Test("a trimmed path is a share of the length across all parts")
  func trimming() {
    let line = Path([.move(.zero), .line(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 50, y: 50))])
    expectEqual(
      line.trimmed(from: 0.25, to: 0.75),
      Path([.move(CGPoint(x: 25, y: 0)), .line(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 50, y: 25))]))
    expectEqual(line.trimmed(from: 0, to: 1), line)
    #expect(line.trimmed(from: 0.5, to: 0.5).isEmpty)
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let quarter = circle.trimmed(from: 0, to: 0.25)
    expectEqual(quarter.currentPoint?.isAlmost(CGPoint(x: 0, y: 10)), true)
    let eighth = circle.trimmed(from: 0.125, to: 0.25)
    #expect(
      eighth.bounds.isAlmost(CGRect(x: 0, y: 50.squareRoot(), width: 50.squareRoot(), height: 10 - 50.squareRoot())))
    let two = Path(line.elements + [.move(CGPoint(x: 0, y: 100)), .line(CGPoint(x: 100, y: 100))])
    expectEqual(two.trimmed(from: 0.5, to: 1).bounds, CGRect(x: 0, y: 100, width: 100, height: 0))
  }

  @Test("NaN and infinite coordinates are harmless")
  func rubbish() {
    let points = [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity), .zero]
    for point in points {
      let path = Path([
        .close, .line(point), .quad(control: point, end: .zero), .cubic(control1: .zero, control2: point, end: point),
        .close, .close, .line(point),
      ])
      _ = path.contains(.zero, rule: .evenOdd)
      _ = path.bounds
      _ = path.reversed
      _ = path.trimmed(from: 0.2, to: 0.7)
      _ = path.trimmed(from: .nan, to: 0.7)
    }
    var arc = Path()
    arc.addArc(center: .zero, radii: CGSize(width: 1, height: 1), startAngle: .infinity, sweep: 1)
    #expect(arc.isEmpty)
    arc.addArc(center: .zero, radii: CGSize(width: 1, height: 1), startAngle: 0, sweep: 1e9)
    expectEqual(arc.elements.count, 5)
  }
}

extension Path {
  /// The path's end point when trimmed to each of 199 increasing lengths.
  fileprivate var samples: [CGPoint] {
    (1..<200).compactMap { trimmed(from: 0, to: CGFloat($0) / 200).currentPoint }
  }
}

extension CGPoint {
  fileprivate func isAlmost(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 }
}

extension CGRect {
  func isAlmost(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
      && abs(height - other.height) < 0.01
  }
}
