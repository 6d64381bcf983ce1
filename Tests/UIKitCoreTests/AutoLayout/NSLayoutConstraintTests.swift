import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct NSLayoutConstraintTests {
  @Test("the nearest common ancestor holds a constraint, once")
  func owner() {
    let (root, a, b) = (UIView.root(100, 100), ContentView(), ContentView())
    root.addSubview(a)
    a.addSubview(b)
    let (inner, own) = (b.topAnchor.constraint(equalTo: a.topAnchor), b.widthAnchor.constraint(equalToConstant: 3))
    #expect(!inner.isActive)
    NSLayoutConstraint.activate([inner, own, inner])
    expectEqual(a.constraints, [inner])
    expectEqual(b.constraints, [own])
    #expect(root.constraints.isEmpty)
    inner.isActive = false
    #expect(a.constraints.isEmpty)
  }

  /// A constraint with a value of its own and no initializers.
  private final class NamedConstraint: NSLayoutConstraint {
    var name: String?
  }

  @Test("a subclass without initializers has those of constraints")
  func subclass() {
    let root = UIView.root(100, 100)
    let view = ContentView()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NamedConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 7)
    constraint.name = "left"
    constraint.isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 7)
    expectEqual(root.constraints.compactMap { ($0 as? NamedConstraint)?.name }, ["left"])
    let empty = NamedConstraint()
    expectEqual(empty.firstAttribute, .notAnAttribute)
    #expect(empty.firstItem == nil)
  }

  @Test("changed constants and priorities take effect in active constraints")
  func changes() {
    let root = UIView.root(200, 100)
    let view = ContentView(50, 20)
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let (narrow, wide) = (
      view.widthAnchor.constraint(equalToConstant: 30), view.widthAnchor.constraint(equalToConstant: 90)
    )
    narrow.priority = UILayoutPriority(800)
    wide.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([left, narrow, wide, view.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 0, width: 90, height: 20))
    left.constant = 20
    narrow.priority = UILayoutPriority(950)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 20, y: 0, width: 30, height: 20))
  }

  @Test("a constraint can become required or optional while it is inactive", arguments: [(900, 1000), (1000, 900)])
  func changedRequirement(old: Float, new: Float) {
    let root = UIView.root(200, 100)
    let view = ContentView(50, 20)
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.priority = UILayoutPriority(old)
    width.isActive = true
    root.layoutIfNeeded()
    width.isActive = false
    width.priority = UILayoutPriority(new)
    width.constant = 40
    width.isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 40)
  }

  @Test("equal duplicates are harmless, even when changed or removed")
  func duplicates() {
    let root = UIView.root(200, 100)
    let view = ContentView(50, 20)
    root.addSubview(view)
    let twins = (0..<2).map { _ in view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10) }
    NSLayoutConstraint.activate(twins)
    let logged = warnings {
      root.layoutIfNeeded()
      for twin in twins { twin.constant = 30 }
      root.layoutIfNeeded()
      twins[0].isActive = false
      root.layoutIfNeeded()
    }
    expectEqual(logged, [])
    expectEqual(view.frame.minX, 30)
  }

  @Test("updateConstraints can add the same constraint each time")
  func accumulation() {
    final class Accumulating: UIView {
      let guide = UILayoutGuide()
      override func updateConstraints() {
        super.updateConstraints()
        guide.leftAnchor.constraint(equalTo: leftAnchor, constant: 10).isActive = true
      }
    }
    let view = Accumulating(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    view.addLayoutGuide(view.guide)
    let logged = warnings {
      for _ in 0..<5 {
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
      }
    }
    expectEqual(logged, [])
    expectEqual(view.guide.layoutFrame.minX, 10)
  }

  @Test("updateConstraints runs before the next layout")
  func updateCycle() {
    final class Counting: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let (root, view) = (UIView.root(100, 100), Counting())
    root.addSubview(view)
    root.layoutIfNeeded()
    expectEqual(view.updates, 1)
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    expectEqual(view.updates, 1)
    root.layoutIfNeeded()
    expectEqual(view.updates, 2)
  }

  @Test("a removed view keeps inner constraints and loses outer ones")
  func removal() {
    let (root, a, b) = (UIView.root(100, 100), ContentView(), ContentView(10, 10))
    root.addSubview(a)
    a.addSubview(b)
    let crossing = [b.leftAnchor.constraint(equalTo: root.leftAnchor), a.topAnchor.constraint(equalTo: root.topAnchor)]
    let inner = b.topAnchor.constraint(equalTo: a.topAnchor, constant: 7)
    NSLayoutConstraint.activate(crossing + [inner])
    root.layoutIfNeeded()
    a.removeFromSuperview()
    #expect(crossing.allSatisfy { !$0.isActive })
    #expect(inner.isActive)
    root.layoutIfNeeded()
    a.layoutIfNeeded()
    expectEqual(b.frame, CGRect(x: 0, y: 7, width: 10, height: 10))
  }

  @Test("leading and trailing swap in right-to-left layout, left and right do not")
  func rightToLeft() {
    let root = UIView.root(200, 100)
    let (a, b) = (ContentView(50, 20), ContentView(50, 20))
    root.addSubview(a)
    root.addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      b.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: a.bottomAnchor),
      a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectEqual(a.frame.maxX, 190)
    expectEqual(b.frame.minX, 10)
  }

  @Test("multiples of positions are measured from the owner's edge")
  func multiplier() {
    let (root, outer, inner) = (UIView.root(200, 100), ContentView(), ContentView(10, 10))
    root.addSubview(outer)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      outer.widthAnchor.constraint(equalToConstant: 100),
      NSLayoutConstraint(
        item: inner, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .centerX, multiplier: 0.5,
        constant: 0),
    ])
    root.layoutIfNeeded()
    expectEqual(inner.frame.midX, 25)
  }

  @Test("system spacing is 8 points times the multiplier")
  func systemSpacing() {
    let (root, view) = (UIView.root(200, 100), ContentView(10, 10))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1.5),
      view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame.origin, CGPoint(x: 12, y: 8))
  }

  @Test("a view without position constraints stays where it was")
  func ambiguity() {
    let (root, view) = (UIView.root(200, 100), ContentView())
    view.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 3, y: 4, width: 50, height: 6))
  }

  @Test("a view with an autoresizing mask is a fixed anchor for others")
  func mask() {
    let (root, fixed, view) = (
      UIView.root(200, 100), UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 30)), ContentView(10, 10)
    )
    root.addSubview(fixed)
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: fixed.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame.origin, CGPoint(x: 50, y: 40))
    fixed.frame.origin.x = 40
    root.layoutIfNeeded()
    expectEqual(view.frame.origin, CGPoint(x: 70, y: 40))
    expectEqual(fixed.frame, CGRect(x: 40, y: 10, width: 30, height: 30))
  }

  @Test("sizes are rounded to pixels, and origins that are between pixels to points")
  func pixels() {
    let root = UIView.root(320, 10)
    let views = (0..<3).map { _ in ContentView(UIView.noIntrinsicMetric, 10) }
    for (index, view) in views.enumerated() {
      root.addSubview(view)
      let (before, gap) = index == 0 ? (root.leadingAnchor, 12 as CGFloat) : (views[index - 1].trailingAnchor, 8)
      view.leadingAnchor.constraint(equalTo: before, constant: gap).isActive = true
      if index > 0 { view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true }
    }
    root.trailingAnchor.constraint(equalTo: views[2].trailingAnchor, constant: 12).isActive = true
    root.layoutIfNeeded()
    expectEqual(ConstraintIsland.scale(of: root), 2)
    expectEqual(views.map(\.frame.minX), [12, 113, 215])
    expectEqual(views.map(\.frame.width), [93.5, 93.5, 93.5])
  }

  @Test("an origin on the pixel grid stays there, also in a view that is moved by rounding")
  func hairlines() {
    let root = UIView.root(320, 100)
    let (panel, line) = (ContentView(99, 20), ContentView(UIView.noIntrinsicMetric, 0.5))
    root.addSubview(panel)
    panel.addSubview(line)
    NSLayoutConstraint.activate([
      panel.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 10.2),
      line.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(panel.frame, CGRect(x: 110.5, y: 10, width: 99, height: 20))
    expectEqual(line.frame, CGRect(x: 0, y: 19.5, width: 99, height: 0.5))
  }

  @Test("an unchanged layout costs nothing, a change only the views that move")
  func cost() {
    let root = UIView.root(100, 100)
    let (a, b) = (ContentView(10, 10), ContentView(10, 10))
    let (inA, inB) = (ContentView(5, 5), ContentView(5, 5))
    for (outer, inner) in [(a, inA), (b, inB)] {
      root.addSubview(outer)
      outer.addSubview(inner)
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
      inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      outer.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    let counts = [root, a, b, inA, inB].map(\.layouts)
    inA.content.width = 7
    root.layoutIfNeeded()
    let changes = zip([root, a, b, inA, inB].map(\.layouts), counts).map { $0 - $1 }
    expectEqual(changes, [0, 1, 0, 1, 0])
    expectEqual(inA.frame.width, 7)
  }

  @Test(
    "mistakes end the program with the original's messages",
    arguments: [
      "no common ancestor": "because they have no common ancestor.", "leading": "Use leading/trailing for both",
      "size": "Invalid pairing of layout attributes", "place": "sets a location equal to a constant",
    ].sorted { $0.key < $1.key })
  func mistakes(_ name: String, words: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name] in
      await MainActor.run { NSLayoutConstraintTests.makeMistake(name) }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(words))
  }

  static func makeMistake(_ name: String) {
    let (a, b) = (UIView(), UIView())
    func make(_ first: NSLayoutConstraint.Attribute, _ other: UIView?, _ second: NSLayoutConstraint.Attribute) {
      _ = NSLayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1, constant: 0)
    }
    switch name {
    case "leading": make(.leading, b, .left)
    case "size": make(.left, b, .width)
    case "place": make(.left, nil, .notAnAttribute)
    default: a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
    }
  }

  @Test("priorities support addition and subtraction")
  func priorityArithmetic() {
    expectEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 > .defaultLow)
    var priority = UILayoutPriority.defaultHigh
    priority += 50
    priority -= 100
    expectEqual(priority.rawValue, 700)
  }
}
