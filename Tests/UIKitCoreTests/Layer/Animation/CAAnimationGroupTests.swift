import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct CAAnimationGroupTests {
  final class Witness: CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  let stage = TestScene()
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    stage.window.layer.addSublayer(layer)
    stage.turn()
  }

  func advance(_ seconds: TimeInterval) { stage.scene.context.perform { stage.scene.clock.advance(by: seconds) } }

  func animation(_ keyPath: String, from: Double, to: Double, duration: TimeInterval = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  func group(_ animations: [CAAnimation], duration: TimeInterval) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    return group
  }

  var shownOpacity: CGFloat? { layer.presentation().map { CGFloat($0.opacity) } }

  func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool { abs((value ?? .nan) - expected) < 0.001 }

  @Test("the animations of a group run together, and those without a duration take the group's")
  func together() {
    let members = [animation("opacity", from: 0, to: 1), animation("cornerRadius", from: 0, to: 8)]
    layer.add(group(members, duration: 2), forKey: "both")
    advance(0.5)
    #expect(isNear(shownOpacity, 0.25))
    #expect(isNear(layer.presentation()?.cornerRadius, 2))
    expectEqual(layer.animationKeys(), ["both"])
    advance(2)
    #expect(layer.animationKeys() == nil)
    expectEqual(members[0].duration, 0)
  }

  @Test("an animation of a group begins at its time in the group, and the group cuts it off")
  func times() {
    let late = animation("opacity", from: 0, to: 1, duration: 2)
    late.beginTime = 1
    layer.add(group([late], duration: 2), forKey: nil)
    advance(0.5)
    expectEqual(shownOpacity, 1)
    advance(1)
    #expect(isNear(shownOpacity, 0.25))
    advance(0.6)
    expectEqual(shownOpacity, 1)
  }

  @Test("an animation of a group that ends before it shows the layer's own value, or its last one by its fill mode")
  func earlyEnd() {
    let short = animation("opacity", from: 0.5, to: 0.25, duration: 1)
    let filling = animation("cornerRadius", from: 0, to: 8, duration: 1)
    filling.fillMode = .forwards
    layer.add(group([short, filling], duration: 3), forKey: nil)
    advance(2)
    expectEqual(shownOpacity, 1)
    #expect(isNear(layer.presentation()?.cornerRadius, 8))
  }

  @Test("a group that stays on its layer shows the end of its animations")
  func fillMode() {
    let both = group([animation("opacity", from: 1, to: 0.25)], duration: 1)
    both.fillMode = .forwards
    both.isRemovedOnCompletion = false
    layer.add(both, forKey: nil)
    advance(2)
    #expect(isNear(shownOpacity, 0.25))
  }

  @Test("a group repeats all of its animations")
  func repetition() {
    let pulse = group([animation("opacity", from: 0, to: 1)], duration: 1)
    pulse.autoreverses = true
    pulse.repeatCount = 2
    layer.add(pulse, forKey: nil)
    advance(2.25)
    #expect(isNear(shownOpacity, 0.25))
    advance(1)
    #expect(isNear(shownOpacity, 0.75))
  }

  @Test("the delegate of the group is called, and those of its animations are not")
  func delegates() {
    let (outer, inner) = (Witness(), Witness())
    let member = animation("opacity", from: 0, to: 1)
    member.delegate = inner
    let both = group([member], duration: 1)
    both.delegate = outer
    layer.add(both, forKey: nil)
    advance(1.5)
    expectEqual(outer.calls, ["start", "stop true"])
    #expect(inner.calls.isEmpty)
  }

  @Test("a view shows the opacity of a group")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.turn()
    view.layer.add(group([animation("opacity", from: 0, to: 1)], duration: 1), forKey: nil)
    advance(0.5)
    let node = stage.scene.currentFrame().root.children.first?.children.first { $0.id == view.nodeID }
    #expect(isNear(node.map { CGFloat($0.style.opacity) }, 0.5))
  }
}
