import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct CATransactionTests {
  let stage = TestScene()
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    stage.window.layer.addSublayer(layer)
    stage.turn()
  }

  func perform(_ body: () -> Void) { stage.scene.context.perform(body) }

  /// Advances the clock, and performs the turns that follow.
  func advance(_ seconds: TimeInterval) {
    perform { stage.scene.clock.advance(by: seconds) }
    stage.turn()
  }

  func fade(duration: TimeInterval) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.0
    fade.toValue = 1.0
    fade.duration = duration
    return fade
  }

  func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool { abs((value ?? .nan) - expected) < 0.001 }

  @Test("the completion block follows the last of the animations that were added in the transaction")
  func completion() {
    var calls = 0
    perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      layer.add(fade(duration: 1), forKey: "a")
      layer.add(fade(duration: 2), forKey: "b")
      CATransaction.commit()
    }
    stage.turn()
    advance(1.5)
    expectEqual(calls, 0)
    advance(1)
    expectEqual(calls, 1)
  }

  @Test("without animations the completion block is called at the end of the turn")
  func emptyTransaction() {
    var calls = 0
    perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.commit()
    }
    expectEqual(calls, 0)
    stage.turn()
    expectEqual(calls, 1)
  }

  @Test("the removal of an animation counts as its end")
  func removal() {
    var calls = 0
    perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      layer.add(fade(duration: 1), forKey: "a")
      CATransaction.commit()
    }
    stage.turn()
    expectEqual(calls, 0)
    perform { layer.removeAllAnimations() }
    stage.turn()
    expectEqual(calls, 1)
    advance(2)
    expectEqual(calls, 1)
  }

  @Test("a second completion block leaves the first one its animations")
  func secondCompletion() {
    var calls: [String] = []
    perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("first") }
      layer.add(fade(duration: 1), forKey: "a")
      CATransaction.setCompletionBlock { calls.append("second") }
      layer.add(fade(duration: 2), forKey: "b")
      CATransaction.commit()
    }
    advance(1.5)
    expectEqual(calls, ["first"])
    advance(1)
    expectEqual(calls, ["first", "second"])
  }

  @Test("an outer transaction waits for the animations of an inner one")
  func nesting() {
    var calls: [String] = []
    perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("inner") }
      layer.add(fade(duration: 1), forKey: "a")
      CATransaction.commit()
      layer.add(fade(duration: 0.5), forKey: "b")
      CATransaction.commit()
    }
    advance(0.75)
    #expect(calls.isEmpty)
    advance(0.5)
    expectEqual(calls, ["inner", "outer"])
  }

  @Test("an inner transaction has the values of the outer one until it sets its own")
  func values() {
    perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.setValue("mine", forKey: "own")
      CATransaction.begin()
      expectEqual(CATransaction.animationDuration(), 2)
      #expect(CATransaction.disableActions())
      expectEqual(CATransaction.value(forKey: "own") as? String, "mine")
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(false)
      expectEqual(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, 3)
      expectEqual(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, false)
      CATransaction.commit()
      expectEqual(CATransaction.animationDuration(), 2)
      #expect(CATransaction.disableActions())
      CATransaction.commit()
      expectEqual(CATransaction.animationDuration(), 0.25)
      #expect(!CATransaction.disableActions())
    }
  }

  @Test("values by key are those of the methods")
  func keys() {
    perform {
      CATransaction.begin()
      CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      let function = CAMediaTimingFunction(name: .easeIn)
      CATransaction.setValue(function, forKey: kCATransactionAnimationTimingFunction)
      expectEqual(CATransaction.animationDuration(), 1.5)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() === function)
      CATransaction.commit()
      #expect(CATransaction.animationTimingFunction() == nil)
    }
  }

  @Test("an added animation takes the transaction's duration if it has none, and its timing function")
  func defaults() {
    let function = CAMediaTimingFunction(name: .easeIn)
    perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(function)
      layer.add(fade(duration: 0), forKey: "a")
      layer.add(fade(duration: 1), forKey: "b")
      CATransaction.commit()
      layer.add(fade(duration: 0), forKey: "c")
    }
    expectEqual(layer.animation(forKey: "a")?.duration, 2)
    #expect(layer.animation(forKey: "a")?.timingFunction === function)
    expectEqual(layer.animation(forKey: "b")?.duration, 1)
    expectEqual(layer.animation(forKey: "c")?.duration, 0.25)
    #expect(layer.animation(forKey: "c")?.timingFunction == nil)
  }

  @Test("a value outside of begin and commit lasts until the end of the turn")
  func turnTransaction() {
    var calls = 0
    perform {
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { calls += 1 }
      expectEqual(CATransaction.animationDuration(), 2)
      layer.add(fade(duration: 0), forKey: "a")
    }
    stage.turn()
    perform { expectEqual(CATransaction.animationDuration(), 0.25) }
    advance(1)
    expectEqual(calls, 0)
    advance(1.5)
    expectEqual(calls, 1)
  }

  @Test("flush commits the transaction of the turn and performs the turn")
  func flush() {
    var calls = 0
    let turns = stage.scene.turn.performedTurns
    perform {
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.flush()
      expectEqual(CATransaction.animationDuration(), 0.25)
    }
    expectEqual(calls, 1)
    expectEqual(stage.scene.turn.performedTurns, turns + 1)
  }

  @Test("changes of a standalone layer are animated between begin and commit")
  func implicitAnimations() {
    perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      layer.position = CGPoint(x: 120, y: 10)
      CATransaction.commit()
    }
    expectEqual(layer.opacity, 0)
    advance(0.5)
    #expect(isNear(layer.presentation().map { CGFloat($0.opacity) }, 0.5))
    #expect(isNear(layer.presentation()?.position.x, 70))
    expectEqual(layer.animationKeys(), ["opacity", "position"])
    advance(0.6)
    #expect(layer.animationKeys() == nil)
  }

  @Test("a change of an animated property goes on from the shown value")
  func replacedAnimation() {
    func change(to opacity: Float) {
      perform {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.opacity = opacity
        CATransaction.commit()
      }
    }
    change(to: 0)
    advance(0.5)
    change(to: 1)
    #expect(isNear(layer.presentation().map { CGFloat($0.opacity) }, 0.5))
    advance(0.5)
    #expect(isNear(layer.presentation().map { CGFloat($0.opacity) }, 0.75))
  }

  @Test("changes of a standalone layer are not animated with disabled actions, or outside of begin and commit")
  func disabledActions() {
    perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
      layer.opacity = 0.5
    }
    #expect(layer.animationKeys() == nil)
  }

  @Test("a change of a view's layer is not animated")
  func viewLayer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    perform {
      CATransaction.begin()
      view.layer.opacity = 0
      CATransaction.commit()
    }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("the completion block waits for animations of views")
  func viewAnimations() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.turn()
    var calls: [String] = []
    perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("transaction") }
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in calls.append("view") })
      CATransaction.commit()
    }
    advance(0.5)
    #expect(calls.isEmpty)
    advance(0.6)
    expectEqual(calls, ["view", "transaction"])
  }

  @Test("the completion block waits for an animator that was paused")
  func animators() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.turn()
    var calls = 0
    perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      animator.startAnimation()
      CATransaction.commit()
      stage.scene.clock.advance(by: 0.5)
      animator.pauseAnimation()
      stage.scene.clock.advance(by: 1)
      animator.startAnimation()
    }
    stage.turn()
    expectEqual(calls, 0)
    advance(0.6)
    expectEqual(calls, 1)
  }
}
