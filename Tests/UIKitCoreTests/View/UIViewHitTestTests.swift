import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIViewHitTestTests {
  private let stage = TestScene(root: UIViewController())

  @Test("views and render nodes are hit alike in random hierarchies", arguments: 0..<100)
  func agreement(seed: Int) throws {
    var randomness = Randomness(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &randomness) }
    var parents = [try #require(stage.window.rootViewController?.view)]
    for _ in 0..<30 {
      let view = UIView(
        frame: CGRect(x: number(-40...300), y: number(-40...600), width: number(10...300), height: number(10...300)))
      view.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
      // A view takes no touches outside its superview, but draws there unless the superview clips.
      view.clipsToBounds = true
      view.alpha = [0, 0.005, 0.5, 1, 1, 1][randomness.next(below: 6)]
      view.isHidden = randomness.next(below: 8) == 0
      if randomness.next(below: 3) > 0 {
        view.layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
        view.transform = CGAffineTransform(
          a: number(-1.5...1.5), b: number(-1...1), c: number(-1...1), d: number(-1.5...1.5), tx: number(-40...40),
          ty: number(-40...40))
      }
      parents[randomness.next(below: parents.count)].addSubview(view)
      parents.append(view)
    }
    let root = stage.scene.currentFrame().root
    for _ in 0..<100 {
      let point = CGPoint(x: number(0...390), y: number(0...844))
      let view = stage.scene.hit(point)
      let node = root.hitTest(point) { $0.id != root.id }
      expectEqual(node?.id, view?.nodeID, "seed \(seed), \(point)")
    }
  }
}
