import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct CAKeyframeAnimationTests {
  let stage = TestScene()
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    stage.window.layer.addSublayer(layer)
    stage.turn()
  }

  /// The corner radius that is shown after a part of a second.
  func radius(after seconds: TimeInterval, of animation: CAKeyframeAnimation) -> CGFloat? {
    animation.duration = 1
    layer.removeAllAnimations()
    layer.add(animation, forKey: nil)
    stage.scene.context.perform { stage.scene.clock.advance(by: seconds) }
    return layer.presentation()?.cornerRadius
  }

  func animation() -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
    animation.values = [0.0, 10.0, 30.0]
    return animation
  }

  func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool { abs((value ?? .nan) - expected) < 0.001 }

  @Test("values without times share the duration equally", arguments: [(0.25, 5), (0.5, 10), (0.75, 20)])
  func equalTimes(seconds: TimeInterval, expected: CGFloat) {
    #expect(isNear(radius(after: seconds, of: animation()), expected))
  }

  @Test("values have their times", arguments: [(0.1, 5), (0.2, 10), (0.6, 20)])
  func keyTimes(seconds: TimeInterval, expected: CGFloat) {
    let animation = animation()
    animation.keyTimes = [0, 0.2, 1]
    #expect(isNear(radius(after: seconds, of: animation), expected))
  }

  @Test("a discrete animation jumps from value to value", arguments: [(0.2, 0), (0.5, 10), (0.9, 30)])
  func discrete(seconds: TimeInterval, expected: CGFloat) {
    let animation = animation()
    animation.calculationMode = .discrete
    #expect(isNear(radius(after: seconds, of: animation), expected))
  }

  @Test("each stretch can have a curve of its own")
  func curves() {
    let animation = animation()
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
    #expect((radius(after: 0.25, of: animation) ?? 10) < 4)
    #expect(isNear(radius(after: 0.75, of: animation), 20))
  }
}
