import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// The ends of animations, and the values with which they call their completions.
@MainActor @Suite struct AnimationEndTests {
  let stage = TestScene(root: UIViewController())
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @MainActor final class Log {
    var ends: [String] = []
    func end(_ name: String) -> (Bool) -> Void { { self.ends.append("\(name) \($0)") } }
  }

  let log = Log()

  init() {
    for view in [view, other] { stage.window.rootViewController?.view.addSubview(view) }
    stage.turn()
  }

  func advance(_ seconds: TimeInterval) { stage.scene.context.perform { stage.scene.clock.advance(by: seconds) } }

  func move(_ view: UIView, _ name: String, options: UIView.AnimationOptions = []) {
    UIView.animate(
      withDuration: 2, delay: 0, options: options, animations: { view.center.x += 50 }, completion: log.end(name))
  }

  @Test("a block that changes nothing ends in the next turn")
  func nothing() {
    UIView.animate(withDuration: 2, delay: 1, animations: {}, completion: log.end("empty"))
    expectEqual(log.ends, [])
    stage.scene.context.perform {
      UIView.animate(withDuration: 2, animations: {}, completion: log.end("in the scene"))
    }
    advance(0)
    expectEqual(log.ends, ["in the scene true"])
  }

  @Test("settling reaches the end of a block that changes nothing, also outside of a scene")
  func nothingOutside() async {
    UIView.animate(withDuration: 2, animations: {}, completion: log.end("empty"))
    await stage.scene.settle()
    expectEqual(log.ends, ["empty true"])
  }

  @Test("a block that sets values to what they are ends in the next turn")
  func sameValues() {
    let frame = view.frame
    stage.scene.context.perform {
      UIView.animate(withDuration: 2) {
        self.view.frame = frame
        self.view.alpha = 1
        self.view.backgroundColor = nil
      } completion: {
        self.log.end("same")($0)
      }
    }
    advance(0)
    expectEqual(log.ends, ["same true"])
  }

  @Test("a view outside of any window is not animated, so that the block ends in the next turn")
  func outsideOfWindow() {
    let loose = UIView()
    stage.scene.context.perform { move(loose, "loose") }
    advance(0)
    expectEqual(log.ends, ["loose true"])
  }

  @Test("a newer animation of the same frame lets the older one finish", arguments: [false, true])
  func newerOfSameFrame(beginsFromCurrentState: Bool) {
    move(view, "older")
    advance(1)
    move(view, "newer", options: beginsFromCurrentState ? .beginFromCurrentState : [])
    advance(1.1)
    expectEqual(log.ends, ["older true"])
    advance(1)
    expectEqual(log.ends, ["older true", "newer true"])
  }

  @Test("a newer animation of the same background colour ends the older one unfinished")
  func newerOfSameColor() {
    func color(_ color: UIColor, _ name: String) {
      UIView.animate(withDuration: 2, animations: { self.view.backgroundColor = color }, completion: log.end(name))
    }
    color(.red, "older")
    advance(1)
    color(.blue, "newer")
    advance(0)
    expectEqual(log.ends, ["older false"])
    advance(2)
    expectEqual(log.ends, ["older false", "newer true"])
  }

  @Test("a change without animation lets an animation of the same property finish")
  func plainChange() {
    move(view, "moved")
    view.center.x = 0
    advance(1)
    expectEqual(log.ends, [])
    advance(1)
    expectEqual(log.ends, ["moved true"])
  }

  @Test("the removal of a layer's animations ends its view's animation unfinished, with the new values")
  func removedAnimations() {
    move(view, "moved")
    advance(1)
    view.layer.removeAllAnimations()
    advance(0)
    expectEqual(log.ends, ["moved false"])
    expectEqual(view.center.x, 55)
    advance(5)
    expectEqual(log.ends, ["moved false"])
  }

  @Test("removed animations are not shown by the next frame")
  func removedTransitions() {
    _ = stage.scene.currentFrame()
    move(view, "moved")
    view.layer.removeAllAnimations()
    #expect(stage.scene.currentFrame().transitions.isEmpty)
  }

  @Test("a view that leaves the window ends its animation unfinished")
  func removedView() {
    move(view, "moved")
    view.removeFromSuperview()
    expectEqual(log.ends, [])
    advance(0)
    expectEqual(log.ends, ["moved false"])
  }

  @Test("a view whose ancestor leaves the window ends its animation unfinished")
  func removedAncestor() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(inner)
    move(inner, "inner")
    view.removeFromSuperview()
    advance(0)
    expectEqual(log.ends, ["inner false"])
  }

  @Test("a view that comes back within the turn goes on")
  func movedView() {
    move(view, "moved")
    view.removeFromSuperview()
    other.addSubview(view)
    advance(1.9)
    expectEqual(log.ends, [])
    advance(0.2)
    expectEqual(log.ends, ["moved true"])
  }

  @Test("an animation of several views ends with the last, unfinished if one was stopped")
  func severalViews() {
    UIView.animate(withDuration: 2) {
      self.view.alpha = 0.5
      self.other.alpha = 0.5
    } completion: {
      self.log.end("both")($0)
    }
    view.removeFromSuperview()
    advance(1.9)
    expectEqual(log.ends, [])
    advance(0.2)
    expectEqual(log.ends, ["both false"])
  }

  @Test("a repetition without an end ends unfinished when it is stopped")
  func endless() {
    move(view, "endless", options: .repeat)
    advance(100)
    expectEqual(log.ends, [])
    view.removeFromSuperview()
    advance(0)
    expectEqual(log.ends, ["endless false"])
  }

  @Test(
    "a transition that replaces a view finishes, and is unfinished if the new view leaves", arguments: [false, true])
  func transition(removes: Bool) {
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.transition(from: view, to: new, duration: 1, completion: log.end("transition"))
    if removes { new.removeFromSuperview() }
    advance(0)
    expectEqual(log.ends, removes ? ["transition false"] : [])
    advance(1)
    expectEqual(log.ends, ["transition \(!removes)"])
  }

  @Test("an animator runs on without its views, and ends at its end")
  func animator() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { self.view.center.x = 100 }
    animator.addCompletion { self.log.ends.append("\($0)") }
    stage.scene.context.perform { animator.startAnimation() }
    view.removeFromSuperview()
    advance(1)
    expectEqual(log.ends, [])
    advance(1)
    expectEqual(log.ends, ["end"])
  }

  @Test("the block of a layer transaction is called when its animations were stopped")
  func transaction() {
    stage.scene.context.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { self.log.ends.append("transaction") }
      move(view, "moved")
      CATransaction.commit()
    }
    view.layer.removeAllAnimations()
    advance(0)
    stage.turn()
    expectEqual(log.ends, ["moved false", "transaction"])
  }

  // MARK: Core Animation

  @MainActor final class Witness: CAAnimationDelegate {
    var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
  }

  private func fade(_ layer: CALayer) -> Witness {
    let (fade, witness) = (CABasicAnimation(keyPath: "opacity"), Witness())
    fade.fromValue = 0.0
    fade.duration = 1
    fade.delegate = witness
    layer.add(fade, forKey: "fade")
    return witness
  }

  @Test("the animation of a layer is unfinished when its view leaves the window")
  func layerOfView() {
    let witness = fade(view.layer)
    view.removeFromSuperview()
    advance(0)
    expectEqual(witness.ends, [false])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("the animation of an added layer is unfinished when the view around it leaves the window")
  func addedLayer() {
    let layer = CALayer()
    view.layer.addSublayer(layer)
    let witness = fade(layer)
    view.removeFromSuperview()
    advance(0)
    expectEqual(witness.ends, [false])
  }
}
