import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Hosts identify views by their nodes.
@MainActor @Suite struct ViewOfNodeTests {
  private let stage = TestScene()

  @Test("a node identifies its view while the view is in the window")
  func attached() {
    let inner = UIView()
    let outer = UIView()
    outer.addSubview(inner)
    #expect(stage.scene.view(of: inner.nodeID) == nil)
    stage.window.addSubview(outer)
    #expect(stage.scene.view(of: inner.nodeID) === inner)
    outer.removeFromSuperview()
    #expect(stage.scene.view(of: inner.nodeID) == nil)
  }

  @Test("a window's own node identifies the window")
  func window() { #expect(stage.scene.view(of: stage.window.nodeID) === stage.window) }

  @Test("a node follows its view to another window of the scene")
  func otherWindow() {
    let other = UIWindow(windowScene: stage.scene)
    other.isHidden = false
    let view = UIView()
    stage.window.addSubview(view)
    other.addSubview(view)
    #expect(stage.scene.view(of: view.nodeID) === view)
    #expect(stage.window.viewsByNode[view.nodeID] == nil)
  }

  @Test("a view with a renewed identity is found only by the new one")
  func renewal() {
    let inner = UIView()
    let view = UIView()
    view.addSubview(inner)
    stage.window.addSubview(view)
    let before = (view.nodeID, inner.nodeID)
    view.renewIdentity()
    #expect(stage.scene.view(of: before.0) == nil)
    #expect(stage.scene.view(of: before.1) == nil)
    #expect(stage.scene.view(of: view.nodeID) === view)
    #expect(stage.scene.view(of: inner.nodeID) === inner)
  }

  @Test("a frame after a renewal has the new identities")
  func rendering() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    _ = stage.scene.currentFrame()
    view.renewIdentity()
    func contains(_ node: RenderNode) -> Bool { node.id == view.nodeID || node.children.contains(where: contains) }
    #expect(contains(stage.scene.currentFrame().root))
  }

  @Test("a released window releases its views")
  func life() {
    weak var window: UIWindow?
    weak var view: UIView?
    do {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let inside = UIView()
      made.addSubview(inside)
      window = made
      view = inside
    }
    #expect(window == nil)
    #expect(view == nil)
  }

  @Test("text that updates frequently is announced politely")
  func liveness() {
    let label = UILabel()
    label.text = "12:00"
    label.accessibilityTraits.insert(.updatesFrequently)
    expectEqual(label.makeSemantics()?.liveness, .polite)
  }
}
