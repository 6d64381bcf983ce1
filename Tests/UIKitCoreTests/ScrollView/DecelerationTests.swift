import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct DecelerationTests {
  @Test("each millisecond leaves the rate's share of the remaining distance")
  func curve() {
    let way = Deceleration(start: .zero, target: CGPoint(x: 0, y: 1000), rate: 0.998)
    expectEqual(way.offset(at: 0), .zero)
    var last: CGFloat = 1000
    for millisecond in 1...1000 {
      let left = 1000 - way.offset(at: Double(millisecond) / 1000).y
      #expect(abs(left - last * 0.998) < 0.000_1)
      last = left
    }
  }

  @Test("deceleration ends at its target when half a point remains")
  func rest() {
    let way = Deceleration(start: .zero, target: CGPoint(x: 300, y: 400), rate: 0.99)
    let before = way.offset(at: way.duration * 0.999)
    #expect(before.distance(to: way.target) >= 0.5)
    expectEqual(way.offset(at: way.duration), way.target)
    expectEqual(Deceleration(start: .zero, target: .zero, rate: 0.99).duration, 0)
  }

  @Test("the distance equals the sum of each millisecond's motion")
  func distance() {
    var sum: CGFloat = 0
    var velocity: CGFloat = 2
    for _ in 0..<20_000 {
      velocity *= 0.998
      sum += velocity
    }
    #expect(abs(Deceleration.distance(velocity: 2, rate: 0.998) - sum) < 0.001)
  }
}
