import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct CADisplayLinkTests {
  let stage = TestScene()

  func advance(_ seconds: TimeInterval) { stage.scene.context.perform { stage.scene.clock.advance(by: seconds) } }

  func add(_ link: CADisplayLink) { stage.scene.context.perform { link.add(to: .main, forMode: .common) } }

  @Test("a display link is called for each frame, with the times of this and the next one")
  func frames() {
    var times: [TimeInterval] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    expectEqual(link.timestamp, 0)
    add(link)
    advance(0.51)
    expectEqual(times.count, 30)
    expectEqual(times.first.map { abs($0 - 1 / 60) < 0.0001 }, true)
    #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60) < 0.0001)
    #expect(abs(link.duration - 1 / 60) < 0.0001)
    link.invalidate()
  }

  @Test(
    "the wanted rate is rounded to one of which the screen's is a multiple", arguments: [(30, 15), (26, 15), (1, 0)])
  func rate(wanted: Int, calls: Int) {
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFramesPerSecond = wanted
    expectEqual(link.preferredFrameRateRange.preferred, Float(wanted))
    add(link)
    advance(0.51)
    expectEqual(count, calls)
    link.invalidate()
  }

  @Test("a paused link is not called, and neither is an invalid one")
  func pausing() {
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    add(link)
    link.isPaused = true
    advance(1)
    expectEqual(count, 0)
    link.isPaused = false
    advance(0.02)
    expectEqual(count, 1)
    link.invalidate()
    advance(1)
    expectEqual(count, 1)
    add(link)
    advance(1)
    expectEqual(count, 1)
  }

  @Test("a link is called while it is in a mode of the run loop")
  func modes() {
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    add(link)
    stage.scene.context.perform { link.add(to: .main, forMode: .default) }
    advance(0.02)
    expectEqual(count, 1)
    link.remove(from: .main, forMode: .default)
    advance(0.02)
    expectEqual(count, 2)
    link.remove(from: .main, forMode: .common)
    advance(1)
    expectEqual(count, 2)
  }

  @Test("settling does not wait for a link, which lives until it is invalidated")
  func settling() async {
    weak var kept: CADisplayLink?
    do {
      let link = CADisplayLink { _ in }
      add(link)
      kept = link
    }
    await stage.scene.settle()
    #expect(kept != nil)
    kept?.invalidate()
    advance(1)
    #expect(kept == nil)
  }
}
