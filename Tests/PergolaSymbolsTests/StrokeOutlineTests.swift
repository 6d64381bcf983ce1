import Expectations
import Foundation
import RenderTree
import Testing

@testable import PergolaSymbols

@Suite struct StrokeOutlineTests {
  /// True if a point lies inside an outline whose curves are approximated by many lines.
  private func contains(_ path: Path, _ point: CGPoint) -> Bool {
    var corners: [CGPoint] = []
    for element in path.elements {
      guard case .cubic(let b, let c, let d) = element, let a = corners.last else {
        corners += [element.end].compactMap { $0 }
        continue
      }
      for step in 1...8 {
        let t = CGFloat(step) / 8
        let u = 1 - t
        corners.append(a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t))
      }
    }
    let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
    return edges.filter { a, b in
      (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
    }.count % 2 == 1
  }

  @Test("an outline covers exactly the points within half the width")
  func covering() {
    let halfWidth: CGFloat = 1.5
    let lines: [(text: String, distance: (CGPoint) -> CGFloat)] = [
      ("M2 5 H18", { hypot(max(2 - $0.x, 0, $0.x - 18), $0.y - 5) }),
      ("O10 10 6", { abs($0.distance(to: CGPoint(x: 10, y: 10)) - 6) }),
      // A radius of less than half the width.
      ("O10 10 1", { abs($0.distance(to: CGPoint(x: 10, y: 10)) - 1) }),
      ("D10 10", { $0.distance(to: CGPoint(x: 10, y: 10)) }),
    ]
    for line in lines {
      let areas = StrokeOutline(halfWidth: halfWidth).areas(of: SymbolPathReader.path(line.text))
      for x in stride(from: 0.13, to: 20, by: 0.5) {
        for y in stride(from: 0.17, to: 20, by: 0.5) {
          let point = CGPoint(x: x, y: y)
          let distance = line.distance(point)
          guard abs(distance - halfWidth) > 0.06 else { continue }
          expectEqual(areas.contains { contains($0, point) }, (distance < halfWidth), "\(line.text) at \(point)")
        }
      }
    }
  }

  @Test("a closed line has one segment more than an open one")
  func closing() {
    expectEqual(StrokeOutline(halfWidth: 1).areas(of: SymbolPathReader.path("M0 0 H4 V4 Z")).count, 3)
    expectEqual(StrokeOutline(halfWidth: 1).areas(of: SymbolPathReader.path("M0 0 H4 V4")).count, 2)
  }
}
