import Expectations
import Foundation
import RenderTree
import Testing

@testable import PergolaSymbols

@Suite struct VectorPathReaderTests {
  private func ends(_ data: String) -> [CGPoint?] {
    VectorPathReader.path(data).elements.map { element in
      element.end.map { CGPoint(x: ($0.x * 100).rounded() / 100, y: ($0.y * 100).rounded() / 100) }
    }
  }

  @Test("lines are absolute or relative, and a move with more points continues as lines")
  func lines() {
    expectEqual(
      ends("M1 2 3,4l1-1h2v.5H0V0z"),
      [
        CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 4, y: 3), CGPoint(x: 6, y: 3), CGPoint(x: 6, y: 3.5),
        CGPoint(x: 0, y: 3.5), CGPoint(x: 0, y: 0), nil,
      ])
    expectEqual(ends("m1 1zl1 1").last, CGPoint(x: 2, y: 2))
    expectEqual(ends("M1e1-2.5E-1.5.5").prefix(2), [CGPoint(x: 10, y: -0.25), CGPoint(x: 0.5, y: 0.5)])
  }

  @Test("smooth curves mirror the last control point")
  func smoothCurves() {
    expectEqual(
      VectorPathReader.path("M0 0C0 1 1 1 2 0S3-1 4 0T6 0").elements,
      [
        .move(.zero),
        .cubic(control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: 1), end: CGPoint(x: 2, y: 0)),
        .cubic(control1: CGPoint(x: 3, y: -1), control2: CGPoint(x: 3, y: -1), end: CGPoint(x: 4, y: 0)),
        .quad(control: CGPoint(x: 4, y: 0), end: CGPoint(x: 6, y: 0)),
      ])
    expectEqual(
      VectorPathReader.path("m0 0q1 1 2 0t2 0").elements.last,
      .quad(control: CGPoint(x: 3, y: -1), end: CGPoint(x: 4, y: 0)))
  }

  @Test("an arc goes to its end by the side that its flags choose, without separators behind the flags")
  func arcs() {
    let half = VectorPathReader.path("M0 0A1 1 0 0 1 2 0")
    expectEqual(ends("M0 0A1 1 0 0 1 2 0").last, CGPoint(x: 2, y: 0))
    expectEqual(half.controlBounds.minY.rounded(), -1)
    #expect(VectorPathReader.path("M0 0a1 1 0 002 0").controlBounds.maxY > 0.9)
    let large = VectorPathReader.path("M0 0a5 5 0 1 1 2 0").controlBounds
    #expect(large.height > 9)
    // Too small a radius grows to half of the distance.
    expectEqual(ends("M0 0A1 1 0 0 1 8 0").last, CGPoint(x: 8, y: 0))
    expectEqual(ends("M0 0A0 1 0 0 1 8 0"), [.zero, CGPoint(x: 8, y: 0)])
  }

  @Test("a path ends at the first mistake")
  func mistakes() {
    expectEqual(ends("M1 1L2 2 X5 5"), [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
    expectEqual(ends("M1 1L2"), [CGPoint(x: 1, y: 1)])
    expectEqual(
      ["", "5 5", "M", "#", "M1 1Z1", "A"].map { VectorPathReader.path($0).elements.count }, [0, 0, 0, 0, 2, 0])
  }
}
