import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIScreenEdgePanGestureRecognizerTests {
  let input = InputScene()
  let gesture = UIScreenEdgePanGestureRecognizer()

  private func begins(from start: CGPoint, to end: CGPoint, edges: UIRectEdge) -> Bool {
    var hasBegun = false
    gesture.edges = edges
    gesture.addHandler { if $0.state == .began { hasBegun = true } }
    let view = UIView(frame: input.window.bounds)
    view.addGestureRecognizer(gesture)
    input.window.addSubview(view)
    input.drag(from: start, to: end)
    return hasBegun
  }

  @Test("a movement from the edge inwards is recognised")
  func inwards() { #expect(begins(from: CGPoint(x: 3, y: 200), to: CGPoint(x: 100, y: 200), edges: .left)) }

  @Test("a movement from the right edge is recognised")
  func fromRight() { #expect(begins(from: CGPoint(x: 397, y: 200), to: CGPoint(x: 300, y: 200), edges: .right)) }

  @Test("a movement that begins further inside is not recognised")
  func inside() { #expect(!begins(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 140, y: 200), edges: .left)) }

  @Test("a movement along the edge is not recognised")
  func along() { #expect(!begins(from: CGPoint(x: 3, y: 200), to: CGPoint(x: 3, y: 300), edges: .left)) }

  @Test("a movement from another edge is not recognised")
  func otherEdge() { #expect(!begins(from: CGPoint(x: 3, y: 200), to: CGPoint(x: 100, y: 200), edges: .right)) }
}
