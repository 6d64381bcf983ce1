import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct CABasicAnimationTests {
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

  func fade(from: Any? = 0.0, to: Any? = 1.0, duration: TimeInterval = 1) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = from
    fade.toValue = to
    fade.duration = duration
    return fade
  }

  func advance(_ seconds: TimeInterval) { stage.scene.context.perform { stage.scene.clock.advance(by: seconds) } }

  /// The opacity of the layer in the current frame.
  func shownOpacity() -> Double? {
    func find(_ node: RenderNode) -> RenderNode? {
      if node.id == layer.nodeID { return node }
      for child in node.children { if let found = find(child) { return found } }
      return nil
    }
    return find(stage.scene.currentFrame().root)?.style.opacity
  }

  func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool { abs((value ?? .nan) - expected) < 0.001 }

  @Test("a frame shows the value of the animation, and the layer keeps its own")
  func frames() {
    layer.add(fade(), forKey: "fade")
    advance(0.25)
    expectEqual(layer.opacity, 1)
    #expect(isNear(shownOpacity().map { CGFloat($0) }, 0.25))
    #expect(isNear(layer.presentation().map { CGFloat($0.opacity) }, 0.25))
    advance(0.25)
    #expect(isNear(shownOpacity().map { CGFloat($0) }, 0.5))
    advance(1)
    expectEqual(shownOpacity(), 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("a view shows the animation of its layer")
  func views() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    stage.window.addSubview(view)
    stage.turn()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 35.0
    move.toValue = 135.0
    move.duration = 1
    view.layer.add(move, forKey: nil)
    advance(0.5)
    expectEqual(view.frame.minX, 10)
    #expect(isNear(view.layer.presentation()?.frame.minX, 60))
    let node = stage.scene.currentFrame().root.children.first?.children.first { $0.id == view.nodeID }
    #expect(isNear(node?.frame.minX, 60))
  }

  @Test(
    "one or two of the three values are enough",
    arguments: [
      (0.2, nil, nil, 0.6), (nil, 0.2, nil, 0.6), (0.2, nil, 0.4, 0.4), (nil, 0.8, 0.4, 0.6), (nil, nil, -0.4, 0.8),
    ] as [(Double?, Double?, Double?, CGFloat)])
  func values(from: Double?, to: Double?, by: Double?, middle: CGFloat) {
    let animation = fade(from: from, to: to)
    animation.byValue = by
    layer.add(animation, forKey: nil)
    advance(0.5)
    #expect(isNear(layer.presentation().map { CGFloat($0.opacity) }, middle))
  }

  @Test("the delegate learns the start and the end")
  func delegate() async {
    let witness = Witness()
    let animation = fade()
    animation.delegate = witness
    layer.add(animation, forKey: "fade")
    #expect(witness.calls.isEmpty)
    await stage.scene.settle()
    expectEqual(witness.calls, ["start", "stop true"])
    layer.add(animation, forKey: "fade")
    advance(0.5)
    layer.removeAnimation(forKey: "fade")
    await stage.scene.settle()
    expectEqual(witness.calls, ["start", "stop true", "start", "stop false"])
  }

  @Test("an animation replaces the one with its key, and the layer keeps a copy")
  func keys() {
    let animation = fade()
    layer.add(animation, forKey: "fade")
    layer.add(fade(duration: 3), forKey: "fade")
    layer.add(fade(), forKey: "other")
    layer.add(fade(), forKey: nil)
    expectEqual(layer.animationKeys(), ["fade", "other"])
    expectEqual(layer.animation(forKey: "fade")?.duration, 3)
    #expect(layer.animation(forKey: "other") !== animation)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    #expect(!layer.isAnimated)
  }

  @Test("an animation that is not removed shows its last value with a fill mode")
  func fillMode() async {
    let animation = fade(from: 1.0, to: 0.25)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.add(animation, forKey: "fade")
    await stage.scene.settle()
    expectEqual(shownOpacity(), 0.25)
    animation.fillMode = .removed
    layer.add(animation, forKey: "fade")
    await stage.scene.settle()
    expectEqual(shownOpacity(), 1)
  }

  @Test("an animation that begins later shows its first value before, if its fill mode says so")
  func beginTime() {
    let animation = fade(from: 0.5, to: 0.0)
    animation.beginTime = stage.scene.clock.now + 2
    layer.add(animation, forKey: "fade")
    advance(1)
    expectEqual(shownOpacity(), 1)
    animation.beginTime = stage.scene.clock.now + 2
    animation.fillMode = .backwards
    layer.add(animation, forKey: "fade")
    advance(1)
    expectEqual(shownOpacity(), 0.5)
  }

  @Test("repeated animations go back and forth, and one that never ends does not hold up settling")
  func repetition() async {
    let animation = fade()
    animation.autoreverses = true
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "pulse")
    await stage.scene.settle()
    layer.removeAllAnimations()
    layer.add(animation, forKey: "pulse")
    advance(1.25)
    #expect(isNear(layer.presentation().map { CGFloat($0.opacity) }, 0.75))
    advance(1)
    #expect(isNear(layer.presentation().map { CGFloat($0.opacity) }, 0.25))
    expectEqual(layer.animationKeys(), ["pulse"])
  }

  @Test("a repeat count runs the animation that often")
  func repeatCount() async {
    let witness = Witness()
    let animation = fade()
    animation.repeatCount = 3
    animation.delegate = witness
    layer.add(animation, forKey: "fade")
    advance(2.5)
    #expect(isNear(layer.presentation().map { CGFloat($0.opacity) }, 0.5))
    expectEqual(witness.calls, ["start"])
    advance(0.6)
    expectEqual(witness.calls, ["start", "stop true"])
  }

  @Test("the parts of a transform, colours and sizes are animated")
  func properties() {
    func middle(_ keyPath: String, _ from: Any, _ to: Any, of layer: CALayer) -> CALayer? {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      layer.removeAllAnimations()
      layer.add(animation, forKey: nil)
      advance(0.5)
      return layer.presentation()
    }
    #expect(isNear(middle("transform.scale", 1.0, 3.0, of: layer)?.affineTransform().a, 2))
    #expect(isNear(middle("transform.scale", 1.0, 3.0, of: layer)?.affineTransform().d, 2))
    #expect(isNear(middle("transform.rotation.z", 0.0, Double.pi, of: layer)?.affineTransform().b, 1))
    #expect(isNear(middle("transform.translation.y", 0.0, 10.0, of: layer)?.affineTransform().ty, 5))
    let scaled = CATransform3DMakeScale(3, 1, 1)
    #expect(isNear(middle("transform", CATransform3DIdentity, scaled, of: layer)?.affineTransform().a, 2))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    expectEqual(middle("backgroundColor", red, blue, of: layer)?.backgroundColor?.components, [0.5, 0, 0.5, 1])
    #expect(isNear(middle("bounds.size", CGSize.zero, CGSize(width: 8, height: 4), of: layer)?.bounds.width, 4))
    #expect(isNear(middle("cornerRadius", 0, 10, of: layer)?.cornerRadius, 5))
    let shape = CAShapeLayer()
    stage.window.layer.addSublayer(shape)
    #expect(isNear((middle("strokeEnd", 0.0, 1.0, of: shape) as? CAShapeLayer)?.strokeEnd, 0.5))
  }

  @Test("a property that is not animated is logged once, and its animation ends")
  func unknown() async {
    let witness = Witness()
    let animation = CABasicAnimation(keyPath: "notAProperty")
    animation.toValue = 1.0
    animation.delegate = witness
    let messages = loggedMessages(.warning) {
      layer.add(animation, forKey: "a")
      layer.add(animation, forKey: "b")
    }
    expectEqual(messages.count, 1)
    await stage.scene.settle()
    expectEqual(witness.calls.filter { $0 == "stop true" }.count, 2)
  }

  @Test("a timing function bends the progress, and meets its ends")
  func timing() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    expectEqual(function.progress(at: 0), 0)
    expectEqual(function.progress(at: 1), 1)
    #expect(isNear(function.progress(at: 0.5), 0.5))
    #expect(function.progress(at: 0.25) < 0.2)
    #expect(function.progress(at: 0.75) > 0.8)
    #expect(isNear(CAMediaTimingFunction(name: .linear).progress(at: 0.3), 0.3))
    expectEqual(CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1), CAMediaTimingFunction(name: .easeIn))
    let animation = fade()
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(animation, forKey: nil)
    advance(0.5)
    #expect((layer.presentation()?.opacity ?? 1) < 0.4)
  }
}
