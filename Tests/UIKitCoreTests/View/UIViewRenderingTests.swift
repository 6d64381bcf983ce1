import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIViewRenderingTests {
  let stage = TestScene(root: UIViewController())

  @Test("an unchanged subtree is the same object in the next frame")
  func sharing() throws {
    let root = try #require(stage.window.rootViewController?.view)
    let (still, changing) = (UIView(), UIView())
    root.addSubview(still)
    root.addSubview(changing)
    let first = stage.scene.currentFrame()
    changing.backgroundColor = .systemRed
    let second = stage.scene.currentFrame()
    func node(_ frame: Frame, _ index: Int) -> RenderNode { frame.root.children[0].children[0].children[index] }
    #expect(node(first, 0) === node(second, 0))
    #expect(node(first, 1) !== node(second, 1))
    expectEqual(node(second, 1).id, node(first, 1).id)
    expectEqual(second.number, first.number + 1)
  }

  @Test("an unchanged scene returns its previous frame")
  func unchanged() {
    let first = stage.scene.currentFrame()
    expectEqual(stage.scene.currentFrame().number, first.number)
  }

  @Test("many changes in one turn make one frame")
  func oneFramePerTurn() async {
    var frames = 0
    stage.scene.onChange = {
      frames += 1
      _ = stage.scene.currentFrame()
    }
    stage.scene.setNeedsTurn()
    await stage.scene.settle()
    frames = 0
    let view = stage.window.rootViewController?.view
    for shade in 0..<10 { view?.backgroundColor = UIColor(white: CGFloat(shade) / 10, alpha: 1) }
    await stage.scene.settle()
    expectEqual(frames, 1)
  }

  @Test("hidden and transparent views are omitted, and z positions order siblings")
  func drawingOrder() throws {
    let root = try #require(stage.window.rootViewController?.view)
    let views = (0..<4).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    views[0].isHidden = true
    views[1].alpha = 0.001
    views[2].layer.zPosition = 1
    let nodes = stage.scene.currentFrame().root.children[0].children[0].children
    expectEqual(nodes.map(\.id), [views[3].nodeID, views[2].nodeID])
  }

  @Test("colours are resolved again when the appearance changes")
  func appearance() throws {
    let root = try #require(stage.window.rootViewController?.view)
    root.backgroundColor = .systemBackground
    func background() -> RenderColor? { stage.scene.currentFrame().root.children[0].children[0].style.background }
    expectEqual(background(), .white)
    stage.scene.configure { $0.appearance = .dark }
    expectEqual(background(), .black)
  }

  @Test("a layer's corners, border and shadow are in the node's style")
  func layerStyle() throws {
    let root = try #require(stage.window.rootViewController?.view)
    root.layer.cornerRadius = 8
    root.layer.maskedCorners = [.layerMinXMinYCorner]
    root.layer.borderWidth = 2
    root.layer.shadowOpacity = 0.5
    let style = stage.scene.currentFrame().root.children[0].children[0].style
    expectEqual(style.cornerRadius, 8)
    expectEqual(style.roundedCorners, .topLeft)
    expectEqual(style.border, BoxStyle.Border(color: .black, width: 2))
    expectEqual(style.shadow?.color.alpha, 0.5)
    #expect(!style.clips)
    root.clipsToBounds = true
    let clipped = stage.scene.currentFrame().root.children[0].children[0].style
    #expect(clipped.clips)
    #expect(clipped.shadow == nil)
  }
}
