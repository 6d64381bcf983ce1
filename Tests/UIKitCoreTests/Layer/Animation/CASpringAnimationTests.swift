import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct CASpringAnimationTests {
  @Test("a spring overshoots, and is at its end after the settling duration")
  func motion() {
    let stage = TestScene()
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    let animation = CASpringAnimation(keyPath: "cornerRadius")
    animation.fromValue = 0.0
    animation.toValue = 10.0
    // Half of the critical damping: the first overshoot is after pi / (10 * sqrt(0.75)) = 0.363 seconds.
    #expect(abs(animation.settlingDuration - 1.38156) < 0.001)
    animation.duration = animation.settlingDuration
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.add(animation, forKey: nil)
    stage.scene.context.perform { stage.scene.clock.advance(by: 0.363) }
    #expect((layer.presentation()?.cornerRadius ?? 0) > 11)
    stage.scene.context.perform { stage.scene.clock.advance(by: 2) }
    #expect(abs((layer.presentation()?.cornerRadius ?? 0) - 10) < 0.1)
  }
}
