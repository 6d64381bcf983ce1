import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIViewHierarchyTests {
  final class CallRecorder: UIView {
    nonisolated(unsafe) static var calls: [String] = []
    var name = ""

    convenience init(_ name: String) {
      self.init(frame: .zero)
      self.name = name
    }

    func record(_ call: String) { Self.calls.append("\(name) \(call)") }

    override func willMove(toSuperview newSuperview: UIView?) {
      record("willMoveToSuperview \(newSuperview == nil ? "nil" : "parent")")
    }
    override func didMoveToSuperview() { record("didMoveToSuperview \(superview == nil ? "nil" : "parent")") }
    override func willMove(toWindow newWindow: UIWindow?) {
      record("willMoveToWindow \(newWindow == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() { record("didMoveToWindow \(window == nil ? "nil" : "window")") }
    override func didAddSubview(_ subview: UIView) { record("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { record("willRemoveSubview") }
  }

  @Test("adding and removing a view calls the hooks in the original's order")
  func orderOfCalls() {
    let stage = TestScene()
    let parent = CallRecorder("parent")
    let child = CallRecorder("child")
    stage.window.addSubview(parent)
    CallRecorder.calls = []
    parent.addSubview(child)
    expectEqual(
      CallRecorder.calls,
      [
        "child willMoveToSuperview parent", "child willMoveToWindow window", "child didMoveToWindow window",
        "child didMoveToSuperview parent", "parent didAddSubview",
      ])
    CallRecorder.calls = []
    child.removeFromSuperview()
    expectEqual(
      CallRecorder.calls,
      [
        "parent willRemoveSubview", "child willMoveToSuperview nil", "child willMoveToWindow nil",
        "child didMoveToWindow nil", "child didMoveToSuperview nil",
      ])
  }

  @Test("adding a view moves it, or brings it to the front")
  func adding() {
    let first = UIView()
    let second = UIView()
    let (a, b) = (UIView(), UIView())
    first.addSubview(a)
    first.addSubview(b)
    first.addSubview(a)
    expectEqual(first.subviews, [b, a])
    second.addSubview(a)
    expectEqual(first.subviews, [b])
    #expect(a.superview === second)
  }

  @Test("views are inserted, exchanged and reordered by index and sibling")
  func ordering() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[3], aboveSubview: views[1])
    expectEqual(parent.subviews, [views[1], views[3], views[2], views[0]])
    parent.sendSubviewToBack(views[0])
    parent.bringSubviewToFront(views[1])
    expectEqual(parent.subviews, [views[0], views[3], views[2], views[1]])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    expectEqual(parent.subviews, [views[1], views[3], views[2], views[0]])
  }

  @Test("a view is its own descendant, and tags are found depth first")
  func searching() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.tag = 7
    #expect(leaf.isDescendant(of: root))
    #expect(leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf))
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test("points and rectangles convert through scrolled and transformed views")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scrolled = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let leaf = UIView(frame: CGRect(x: 10, y: 60, width: 20, height: 20))
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    expectEqual(leaf.convert(CGPoint(x: 1, y: 1), to: root), CGPoint(x: 111, y: 111))
    expectEqual(root.convert(CGPoint(x: 111, y: 111), to: leaf), CGPoint(x: 1, y: 1))
    expectEqual(leaf.convert(leaf.bounds, to: nil), CGRect(x: 110, y: 110, width: 20, height: 20))
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(leaf.convert(leaf.bounds, to: root), CGRect(x: 100, y: 100, width: 40, height: 40))
    expectEqual(leaf.frame, CGRect(x: 0, y: 50, width: 40, height: 40))
  }

  @Test("the tint is inherited, and changes are reported to all heirs")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (root, own, inheriting) = (UIView(), Tinted(), Tinted())
    root.addSubview(own)
    root.addSubview(inheriting)
    own.tintColor = .systemRed
    root.tintColor = .systemGreen
    expectEqual(own.tintColor, .systemRed)
    expectEqual(inheriting.tintColor, .systemGreen)
    expectEqual(own.changes, 1)
    expectEqual(inheriting.changes, 1)
    expectEqual(UIView().tintColor, .systemBlue)
  }
}
