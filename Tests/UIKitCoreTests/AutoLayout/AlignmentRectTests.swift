import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Alignment rectangles")
struct AlignmentRectTests {
  /// A view with a decoration outside of its content.
  private final class Decorated: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
  }

  @Test("the frame and the alignment rectangle of a view follow from each other")
  func conversion() {
    let view = Decorated()
    let frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let aligned = CGRect(x: 12, y: 11, width: 94, height: 96)
    expectEqual(view.alignmentRect(forFrame: frame), aligned)
    expectEqual(view.frame(forAlignmentRect: aligned), frame)
    expectEqual(UIView().alignmentRect(forFrame: frame), frame)
  }

  @Test("constraints and the intrinsic content size are about the alignment rectangle")
  func constraints() {
    let root = UIView.root(200, 100)
    let (view, below) = (Decorated(), ContentView(30, 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      below.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 8, y: 9, width: 56, height: 24))
    expectEqual(below.frame, CGRect(x: 60, y: 30, width: 50, height: 10))
  }

  @Test("the center of a view in constraints is that of its alignment rectangle")
  func center() {
    let root = UIView.root(200, 100)
    let view = Decorated()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(view.alignmentRect(forFrame: view.frame), CGRect(x: 75, y: 40, width: 50, height: 20))
  }

  @Test("a segmented control is 31 points high in constraints, and 32 in its frame")
  func segments() {
    let root = UIView.root(200, 100)
    let control = UISegmentedControl(items: ["One", "Two"])
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      control.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(control.intrinsicContentSize.height, 31)
    expectEqual(control.sizeThatFits(.zero).height, 32)
    expectEqual(control.frame.height, 32)
  }

  @Test(
    "constraints at all edges of a view are about the alignment rectangle of the one subview that they fill it with")
  func filling() {
    let root = UIView.root(200, 100)
    let view = Decorated()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(view.alignmentRect(forFrame: view.frame), CGRect(x: 0, y: 0, width: 200, height: 100))
  }
}
