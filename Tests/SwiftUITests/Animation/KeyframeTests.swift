import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Key frames")
struct KeyframeTests {
  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  @Test("linear key frames go along a line, moves take no time")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(0)
      LinearKeyframe(4, duration: 2)
    }
    expectEqual(timeline.duration, 3)
    expectEqual([0.5, 1.5, 3, 9].map { timeline.value(time: $0) }, [5, 1, 4, 4])
    expectEqual(timeline.value(progress: 0.5), 1)
    expectEqual(timeline.value(time: -1), 0)
  }

  @Test("a curve of time changes the way between the ends")
  func timingCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.value(time: 0.5) < 5)
    expectEqual(timeline.value(time: 1), 10)
  }

  @Test("cubic key frames pass through their values without a jump of the velocity")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 1)
      CubicKeyframe(20, duration: 2, endVelocity: 0)
    }
    expectEqual([0, 1, 2, 4].map { rounded(timeline.value(time: $0)) }, [0, 10, 0, 20])
    for time in [1.0, 2.0] {
      let before = (timeline.value(time: time) - timeline.value(time: time - 1e-5)) / 1e-5
      let after = (timeline.value(time: time + 1e-5) - timeline.value(time: time)) / 1e-5
      #expect(abs(before - after) < 0.01, "at \(time)")
    }
    // By Catmull and Rom the velocity at the end of the second one is that between its neighbours: (20 - 10) / 3.
    let slope = (timeline.value(time: 2 + 1e-5) - timeline.value(time: 2)) / 1e-5
    #expect(abs(slope - 10 / 3) < 0.01)
  }

  @Test("a spring reaches its value in the time until it rests, with the velocity of the key frame before")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, spring: .bouncy)
      LinearKeyframe(100, duration: 0.1)
    }
    #expect(timeline.duration > 0.3)
    expectEqual(timeline.value(time: timeline.duration), 100)
    #expect((0..<100).contains { timeline.value(progress: Double($0) / 100) > 100 })
  }

  private struct Place {
    var x = 0.0
    var size = CGSize(width: 10, height: 10)
  }

  @Test("tracks run side by side: the longest one is the duration, and a short one keeps its last value")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.size) { LinearKeyframe(CGSize(width: 30, height: 50), duration: 2) }
    }
    expectEqual(timeline.duration, 2)
    let middle = timeline.value(time: 1)
    expectEqual(middle.x, 10)
    expectEqual(middle.size, CGSize(width: 20, height: 30))
    expectEqual(timeline.value(time: 2).x, 10)
  }

  private struct Triggered: View {
    @ObservedObject var model: ListModel<Int>
    var body: some View {
      Text(verbatim: "a").keyframeAnimator(initialValue: 0.0, trigger: model.value) { _, value in
        Text(verbatim: "at \(Int(value.rounded()))")
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
        LinearKeyframe(50, duration: 1)
      }
    }
  }

  @Test("with a trigger the key frames play once on the scene's clock, and end with the last value")
  func trigger() async {
    let model = ListModel(0)
    let driver = Driver(showing: UIHostingController(rootView: Triggered(model: model)))
    await driver.settle()
    expectEqual(driver.labels, ["at 0"])
    model.value = 1
    _ = driver.text
    await driver.advanceClock(by: 0.5)
    expectEqual(driver.labels, ["at 50"])
    // A little more, for the rounding of 60 frames.
    await driver.advanceClock(by: 0.505)
    expectEqual(driver.labels, ["at 100"])
    await driver.advanceClock(by: 3)
    expectEqual(driver.labels, ["at 50"])
    model.value = 2
    await driver.settle()
    expectEqual(driver.labels, ["at 50"])
  }

  @Test("without a trigger the key frames play again and again, or once")
  func repeating() async {
    func labels(repeating: Bool, after time: Double) async -> [String] {
      let driver = Driver(
        showing: UIHostingController(
          rootView: KeyframeAnimator(initialValue: 0.0, repeating: repeating) { value in
            Text(verbatim: "at \(Int(value.rounded()))")
          } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
          }))
      _ = driver.text
      await driver.advanceClock(by: time)
      return driver.labels
    }
    await expectEqual(labels(repeating: true, after: 1.5), ["at 50"])
    await expectEqual(labels(repeating: false, after: 1.5), ["at 100"])
  }

  @Test("a spring without a bounce does not pass its target, one with a bounce does, and a slow one needs longer")
  func springs() {
    func values(_ spring: Spring) -> [Double] {
      (0...200).map { spring.value(target: 1, time: Double($0) / 100) }
    }
    #expect(values(.smooth).allSatisfy { $0 <= 1 })
    #expect(values(.bouncy).contains { $0 > 1 })
    let slow = Spring(duration: 0.5, bounce: -0.5)
    #expect(values(slow).allSatisfy { $0 <= 1 })
    #expect(slow.settlingDuration > Spring.smooth.settlingDuration)
    for spring in [Spring.smooth, .bouncy, slow] {
      let rest = spring.value(target: 1, time: spring.settlingDuration)
      #expect(abs(rest - 1) < 0.005)
      let step = 1e-6
      let slope = (spring.value(target: 1, time: 0.2 + step) - spring.value(target: 1, time: 0.2)) / step
      #expect(abs(slope - spring.velocity(target: 1, time: 0.2)) < 1e-3)
    }
    expectEqual(Spring(response: 0.4, dampingRatio: 0.7).dampingRatio, 0.7)
    expectEqual(Spring(duration: .nan, bounce: 7).bounce, 1)
  }
}
