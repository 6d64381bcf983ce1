import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct UIBezierPathTests {
  @Test("an arc follows the visible direction, and a full turn is a circle")
  func arcs() {
    func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    }
    // Downwards from the right.
    #expect(arc(0, .pi / 2, true).path.bounds.isAlmost(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(arc(0, .pi / 2, false).path.bounds.isAlmost(CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(arc(0, -.pi / 2, false).path.bounds.isAlmost(CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(arc(-.pi / 2, .pi / 2, true).path.bounds.isAlmost(CGRect(x: 0, y: -10, width: 10, height: 20)))
    for turn in [2 * CGFloat.pi, 7] {
      #expect(arc(1, 1 + turn, true).path.bounds.isAlmost(CGRect(x: -10, y: -10, width: 20, height: 20)))
    }
    expectEqual(arc(1, 1, true).path.elements.count, 1)
  }

  @Test("an arc is connected to the current point by a line")
  func joinedArc() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: CGPoint(x: 20, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    expectEqual(path.path.elements[1], .line(CGPoint(x: 25, y: 0)))
    expectEqual(path.currentPoint.x.rounded(), 15)
  }

  @Test("Core Graphics' arcs turn the other way, as in the original")
  func coreGraphicsArcs() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.boundingBoxOfPath.isAlmost(CGRect(x: 0, y: 0, width: 10, height: 10)))
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(other.boundingBoxOfPath.isAlmost(CGRect(x: -10, y: -10, width: 20, height: 20)))
    let relative = CGMutablePath()
    relative.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    expectEqual(relative, path)
  }

  @Test("a tangent arc rounds a corner")
  func tangentArc() {
    for (corner, end) in [
      (CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)), (CGPoint(x: 100, y: 0), CGPoint(x: 100, y: -100)),
    ] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: end, radius: 20)
      #expect(path.path.elements[1].end.isAlmost(CGPoint(x: 80, y: 0)))
      #expect(path.currentPoint.isAlmost(CGPoint(x: 100, y: end.y / 5)))
    }
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    expectEqual(straight.currentPoint, CGPoint(x: 10, y: 0))
    let empty = CGMutablePath()
    empty.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 5)
    #expect(empty.isEmpty)
  }

  @Test("bounds include control points, and are null for an empty path")
  func bounds() {
    let path = UIBezierPath()
    #expect(path.bounds.isNull)
    #expect(path.isEmpty)
    expectEqual(path.currentPoint, .zero)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 30))
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 30))
    #expect(path.cgPath.boundingBoxOfPath.isAlmost(CGRect(x: 0, y: 0, width: 10, height: 15)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("a point is inside by the path's own rule")
  func containment() {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("a copy and a reversed path keep the original's style")
  func copies() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    for other in [try #require(path.copy() as? UIBezierPath), path.reversing()] {
      expectEqual(other.lineWidth, 3)
      expectEqual(other.lineCapStyle, .round)
      expectEqual(other.lineJoinStyle, .bevel)
      expectEqual(other.miterLimit, 4)
      #expect(other.usesEvenOddFillRule)
      var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
      other.getLineDash(&lengths, count: &count, phase: &phase)
      expectEqual(lengths, [4, 2])
      expectEqual(count, 2)
      expectEqual(phase, 1)
    }
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.apply(CGAffineTransform(translationX: 5, y: 0))
    expectEqual(path.bounds.minX, 0)
    expectEqual(copy.bounds.minX, 5)
  }

  @Test("a path enumerates its elements")
  func steps() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 5), controlPoint2: CGPoint(x: 7, y: 7))
    path.close()
    path.close()
    var types: [CGPathElementType] = []
    var last = CGPoint.zero
    path.cgPath.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { last = element.pointee.points[2] }
    }
    expectEqual(types, [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    expectEqual(last, CGPoint(x: 9, y: 9))
  }

  @Test("mutable paths apply transforms, and copies of them do not change")
  func mutablePaths() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 0))
    let copy = try #require(path.copy())
    path.addLines(between: [.zero, CGPoint(x: -5, y: 0)])
    var rectangle = CGRect.zero
    #expect(copy.isRect(&rectangle))
    expectEqual(rectangle, CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(!path.isRect(nil))
    var scale = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(copy.copy(using: &scale)?.boundingBox, CGRect(x: 10, y: 0, width: 20, height: 20))
    expectEqual(CGPath(rect: rectangle, transform: nil), copy)
    #expect(copy.contains(CGPoint(x: 6, y: 1)))
    #expect(!copy.contains(CGPoint(x: 4, y: 1)))
  }
}

extension Path.Element {
  fileprivate var end: CGPoint {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .close: .zero
    }
  }
}

extension CGPoint {
  func isAlmost(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 }
}

extension CGRect {
  func isAlmost(_ other: CGRect) -> Bool {
    origin.isAlmost(other.origin) && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
