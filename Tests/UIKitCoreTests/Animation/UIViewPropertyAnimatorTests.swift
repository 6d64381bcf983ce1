import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIViewPropertyAnimatorTests {
  let stage = TestScene()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.window.addSubview(view)
    stage.turn()
  }

  func advance(_ seconds: TimeInterval) { stage.scene.context.perform { stage.scene.clock.advance(by: seconds) } }

  /// An animator that moves the view from 5 to 105 in two seconds at constant speed.
  func mover(curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in view.center.x = 105 }
  }

  func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.001 }

  @Test("model values change at the start, and the completion runs at the end")
  func run() {
    let animator = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    expectEqual(animator.state, .inactive)
    expectEqual(view.center.x, 5)
    animator.startAnimation()
    expectEqual(view.center.x, 105)
    expectEqual(animator.state, .active)
    #expect(animator.isRunning)
    let transitions = stage.scene.currentFrame().transitions
    expectEqual(transitions.map(\.duration), [2])
    expectEqual(transitions.map(\.curve), [.linear])
    advance(1)
    #expect(isNear(animator.fractionComplete, 0.5))
    #expect(positions.isEmpty)
    advance(1.01)
    expectEqual(positions, [.end])
    expectEqual(animator.state, .inactive)
    #expect(!animator.isRunning)
    expectEqual(view.center.x, 105)
  }

  @Test("a delay passes before the animation, but the model values change at once")
  func delay() {
    let animator = mover()
    animator.startAnimation(afterDelay: 1)
    expectEqual(animator.delay, 1)
    expectEqual(view.center.x, 105)
    expectEqual(stage.scene.currentFrame().transitions.map(\.delay), [1])
    advance(1)
    expectEqual(animator.fractionComplete, 0)
    advance(1)
    #expect(isNear(animator.fractionComplete, 0.5))
    advance(1.01)
    expectEqual(animator.state, .inactive)
  }

  @Test("a paused animation keeps its fraction, and continues for the rest of its duration")
  func pause() {
    let animator = mover()
    var ended = false
    animator.addCompletion { _ in ended = true }
    animator.startAnimation()
    advance(0.5)
    animator.pauseAnimation()
    expectEqual(animator.state, .active)
    #expect(!animator.isRunning)
    advance(10)
    #expect(isNear(animator.fractionComplete, 0.25))
    animator.startAnimation()
    advance(1.4)
    #expect(!ended)
    advance(0.2)
    #expect(ended)
  }

  @Test("a factor makes the rest as long as that part of the whole duration")
  func durationFactor() {
    let animator = mover()
    animator.startAnimation()
    advance(1.5)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    advance(1)
    #expect(isNear(animator.fractionComplete, 0.875))
    advance(1.01)
    expectEqual(animator.state, .inactive)
  }

  @Test("a fraction can be set before the start, which activates and pauses the animation")
  func scrubbing() {
    let animator = mover()
    animator.fractionComplete = 0.75
    expectEqual(animator.state, .active)
    #expect(!animator.isRunning)
    expectEqual(view.center.x, 105)
    animator.startAnimation()
    advance(0.49)
    #expect(animator.isRunning)
    advance(0.02)
    expectEqual(animator.state, .inactive)
  }

  @Test("a stopped animation sets its views to their values at the moment, without a completion")
  func stopping() {
    view.alpha = 1
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let animator = mover()
    animator.addAnimations { [view] in
      view.alpha = 0.5
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      view.bounds.size = CGSize(width: 30, height: 10)
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
    }
    var ended = false
    animator.addCompletion { _ in ended = true }
    animator.startAnimation()
    advance(1)
    animator.stopAnimation(true)
    #expect(isNear(view.center.x, 55))
    #expect(isNear(view.alpha, 0.75))
    #expect(isNear(view.bounds.width, 20))
    #expect(isNear(view.transform.a, 2))
    let parts = view.backgroundColor?.cgColor.components ?? []
    expectEqual(parts.count, 4)
    expectEqual(parts.first.map { isNear($0, 0.5) }, true)
    expectEqual(animator.state, .inactive)
    advance(5)
    #expect(!ended)
  }

  @Test(
    "a stopped animation that is finished has the values of its final position",
    arguments: [(UIViewAnimatingPosition.start, 5), (.end, 105), (.current, 30)] as [(UIViewAnimatingPosition, CGFloat)]
  )
  func finishing(position: UIViewAnimatingPosition, x: CGFloat) {
    let animator = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    advance(0.5)
    animator.stopAnimation(false)
    expectEqual(animator.state, .stopped)
    #expect(isNear(view.center.x, 30))
    animator.finishAnimation(at: position)
    #expect(isNear(view.center.x, x))
    expectEqual(positions, [position])
    expectEqual(animator.state, .inactive)
  }

  @Test("a reversed animation ends at its start, and puts the values back")
  func reversal() {
    let animator = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    advance(0.5)
    animator.isReversed = true
    #expect(animator.isRunning)
    #expect(isNear(animator.fractionComplete, 0.75))
    expectEqual(view.center.x, 105)
    advance(0.51)
    expectEqual(view.center.x, 5)
    expectEqual(positions, [.start])
  }

  @Test("an animation can stay active at its end")
  func pausing() {
    let animator = mover()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    advance(3)
    expectEqual(animator.state, .active)
    #expect(!animator.isRunning)
    expectEqual(animator.fractionComplete, 1)
    animator.isReversed = true
    expectEqual(animator.fractionComplete, 0)
    animator.stopAnimation(true)
    expectEqual(view.center.x, 105)
  }

  @Test("changes that are added later are animated over the rest, and with a factor later still")
  func additions() {
    let animator = mover()
    animator.startAnimation()
    advance(1)
    stage.turn()
    _ = stage.scene.currentFrame()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    expectEqual(view.alpha, 0)
    let record = stage.scene.turn.transitions.list
    #expect(record.map(\.duration).allSatisfy { isNear($0, 0.5) })
    #expect(record.map(\.delay).allSatisfy { isNear($0, 0.5) })
    expectEqual(record.count, 1)
    advance(0.75)
    animator.stopAnimation(true)
    #expect(isNear(view.alpha, 0.5))
  }

  @Test("the fraction is the visible progress, or the part of the time that the curve bends")
  func linearScrubbing() {
    let linear = mover(curve: .easeIn)
    linear.startAnimation()
    advance(1)
    #expect(linear.fractionComplete < 0.4)
    linear.stopAnimation(true)
    view.center.x = 5
    let bent = mover(curve: .easeIn)
    bent.scrubsLinearly = false
    bent.startAnimation()
    advance(1)
    #expect(isNear(bent.fractionComplete, 0.5))
    bent.stopAnimation(true)
    #expect(view.center.x < 45)
  }

  @Test("views receive no touches during an animation that says so")
  func touches() {
    let animator = mover()
    animator.isUserInteractionEnabled = false
    let point = CGPoint(x: 105, y: 5)
    animator.startAnimation()
    #expect(stage.window.hitTest(point, with: nil) !== view)
    advance(3)
    #expect(stage.window.hitTest(point, with: nil) === view)
  }

  @Test("springs with a mass determine their duration; others take the animator's")
  func springs() {
    let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 50, timingParameters: physical)
    #expect(isNear(CGFloat(animator.duration), 0.92334))
    expectEqual(UIViewPropertyAnimator(duration: 3, dampingRatio: 0.5).duration, 3)
    let bouncing = SpringMotion(dampingRatio: 0.3, initialVelocity: 0)
    #expect((0...100).contains { bouncing.position(at: Double($0) / 100) > 1.1 })
    #expect(abs(bouncing.position(at: 1) - 1) < 0.01)
    let damped = SpringMotion(dampingRatio: 2, initialVelocity: 0)
    #expect((0...100).allSatisfy { damped.position(at: Double($0) / 100) <= 1 })
  }

  @Test("settling waits for a running animator, also for one that nobody keeps")
  func settling() async {
    var ended: UIViewAnimatingPosition?
    weak var released: UIViewPropertyAnimator?
    do {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 3, delay: 1, animations: { [view] in view.alpha = 0.5 }, completion: { ended = $0 })
      released = animator
    }
    #expect(released != nil)
    await stage.scene.settle()
    expectEqual(ended, .end)
    expectEqual(stage.scene.clock.now, 4)
    #expect(released == nil)
  }

  @Test("a paused animator must not be released, as in the original")
  func release() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation() }
    }
    #expect(words(of: result).contains("It is an error to release a paused or stopped property animator."))
  }

  @Test("only a stopped animator can be finished, as in the original")
  func wrongFinish() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
    }
    #expect(words(of: result).contains("should only be called on a stopped animator"))
  }

  @Test("an animator that is not interruptible cannot be paused, as in the original")
  func notInterruptible() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
    #expect(words(of: result).contains("is not interruptible"))
  }
}
