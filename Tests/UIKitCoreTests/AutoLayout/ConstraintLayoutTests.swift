import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct ConstraintLayoutTests {
  @Test("anchors place a view, and it follows its superview's size")
  func edges() {
    let root = UIView.root(200, 100)
    let child = ContentView()
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      child.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 10, y: 5, width: 170, height: 50))
    root.frame.size = CGSize(width: 300, height: 60)
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 10, y: 5, width: 270, height: 30))
  }

  @Test("a view has its intrinsic size and follows its changes")
  func intrinsic() {
    let root = UIView.root(200, 100)
    let child = ContentView(50, 20)
    root.addSubview(child)
    child.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    child.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 75, y: 40, width: 50, height: 20))
    child.content = CGSize(width: 80, height: 40)
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 60, y: 30, width: 80, height: 40))
  }

  @Test("the lowest hugging priority stretches, the lowest resistance shrinks")
  func huggingAndResistance() {
    let root = UIView.root(200, 100)
    let (a, b) = (ContentView(50, 20), ContentView(60, 20))
    root.addSubview(a)
    root.addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 0, y: 0, width: 50, height: 20))
    expectEqual(b.frame, CGRect(x: 50, y: 0, width: 150, height: 20))
    root.frame.size.width = 90
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 30)
    expectEqual(b.frame.width, 60)
  }

  @Test("text is measured at its solved width")
  func text() {
    let root = UIView.root(100, 300)
    let (text, below) = (ContentView(400, 20), ContentView(10, 10))
    text.area = 8000
    root.addSubview(text)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor), text.topAnchor.constraint(equalTo: root.topAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(text.frame, CGRect(x: 0, y: 0, width: 100, height: 80))
    expectEqual(below.frame.minY, 80)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expectEqual(text.frame.height, 40)
  }

  @Test("an unsatisfiable constraint is logged and broken, and layout continues")
  func conflict() {
    let root = UIView.root(300, 100)
    let child = ContentView()
    root.addSubview(child)
    let (narrow, wide) = (
      child.widthAnchor.constraint(equalToConstant: 100), child.widthAnchor.constraint(equalToConstant: 200)
    )
    NSLayoutConstraint.activate([narrow, wide])
    let messages = warnings { root.layoutIfNeeded() }
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.hasPrefix("Unable to simultaneously satisfy constraints."), true)
    expectEqual(messages.first?.contains("Will attempt to recover by breaking constraint\n\(wide.rule)"), true)
    expectEqual(child.frame.width, 100)
    narrow.isActive = false
    #expect(warnings { root.layoutIfNeeded() }.isEmpty)
    expectEqual(child.frame.width, 200)
  }

  @Test("a fitting size obeys required constraints and moves no view")
  func fitting() {
    let root = UIView.root(300, 44)
    let child = ContentView(50, 20)
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
    ])
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size, CGSize(width: 320, height: 36))
    expectEqual(child.frame, .zero)
    expectEqual(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 66, height: 36))
    expectEqual(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 66, height: 36))
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 8, y: 8, width: 284, height: 28))
  }
}
