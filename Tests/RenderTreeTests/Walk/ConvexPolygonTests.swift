import Expectations
import Foundation
import SeededRandomness
import Testing

@testable import RenderTree

@Suite struct ConvexPolygonTests {
  private func polygon(_ randomness: inout Randomness) -> ConvexPolygon? {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &randomness) }
    let rect = CGRect(x: number(-20...20), y: number(-20...20), width: number(1...40), height: number(1...40))
    guard randomness.next(below: 3) > 0 else { return ConvexPolygon(rect) }
    return ConvexPolygon(
      rect,
      Transform(
        a: number(-1...1), b: number(-1...1), c: number(-1...1), d: number(-1...1), tx: number(-9...9),
        ty: number(-9...9)))
  }

  @Test("points of random polygons are in the intersection or difference as expected")
  func twin() {
    for seed in 0..<2000 {
      var randomness = Randomness(seed: seed)
      guard let a = polygon(&randomness), let b = polygon(&randomness) else { continue }
      let shared = a.intersection(b)
      let left = a.subtracting(b)
      for _ in 0..<40 {
        let point = CGPoint(
          x: CGFloat.random(in: -40...40, using: &randomness), y: CGFloat.random(in: -40...40, using: &randomness))
        let (isInA, isInB) = (a.contains(point), b.contains(point))
        expectEqual((shared?.contains(point) ?? false), (isInA && isInB), "seed \(seed)")
        expectEqual(left.count { $0.contains(point) }, (isInA && !isInB ? 1 : 0), "seed \(seed)")
      }
      let total = left.reduce(shared?.area ?? 0) { $0 + $1.area }
      #expect(abs(total - a.area) < 1e-6, "seed \(seed)")
    }
  }

  @Test("the middle of a random polygon is inside it")
  func middle() {
    for seed in 0..<500 {
      var randomness = Randomness(seed: seed)
      guard let a = polygon(&randomness), let b = polygon(&randomness) else { continue }
      for part in [a] + a.subtracting(b) { #expect(part.contains(part.middle), "seed \(seed)") }
    }
  }

  @Test("subtracting a rectangle leaves strips above, below, left and right")
  func strips() throws {
    let outer = try #require(ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 10)))
    let inner = try #require(ConvexPolygon(CGRect(x: 2, y: 3, width: 4, height: 5)))
    expectEqual(
      outer.subtracting(inner).map(\.bounds),
      [
        CGRect(x: 0, y: 0, width: 10, height: 3), CGRect(x: 0, y: 8, width: 10, height: 2),
        CGRect(x: 0, y: 3, width: 2, height: 5), CGRect(x: 6, y: 3, width: 4, height: 5),
      ])
    #expect(inner.subtracting(outer).isEmpty)
    let beside = try #require(ConvexPolygon(CGRect(x: 20, y: 0, width: 10, height: 10)))
    expectEqual(outer.subtracting(beside).map(\.bounds), [outer.bounds])
  }

  @Test("a rectangle without an area is not a polygon")
  func empty() {
    #expect(ConvexPolygon(.zero) == nil)
    #expect(ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 0)) == nil)
    #expect(ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 10), .scale(x: 0, y: 1)) == nil)
    #expect(ConvexPolygon(.null) == nil)
    #expect(ConvexPolygon(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)) == nil)
  }
}
