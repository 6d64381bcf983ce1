import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct ConstraintGuideTests {
  @Test("a layout guide is placed like a view and reports its frame")
  func custom() {
    let root = UIView.root(200, 100)
    let (guide, view) = (UILayoutGuide(), ContentView(30, 10))
    root.addLayoutGuide(guide)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 60),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 60, height: 100))
    expectEqual(view.frame, CGRect(x: 15, y: 45, width: 30, height: 10))
    #expect(guide.owningView === root)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
    #expect(root.layoutGuides.isEmpty)
  }

  @Test("a constraint of a guide without an owner stays inactive until it is activated with one")
  func ownerless() {
    let root = UIView.root(200, 100)
    let guide = UILayoutGuide()
    let width = guide.widthAnchor.constraint(equalToConstant: 60)
    let leading = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let trailing = root.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    NSLayoutConstraint.activate([width, leading, trailing])
    expectEqual([width, leading, trailing].map(\.isActive), [false, false, false])
    #expect(root.constraints.isEmpty)
    root.addLayoutGuide(guide)
    #expect(!leading.isActive)
    NSLayoutConstraint.activate([width, leading])
    expectEqual([width, leading].map(\.isActive), [true, true])
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame.minX, 0)
    expectEqual(guide.layoutFrame.width, 60)
  }

  @Test("guides follow the view's margins, safe area and readable width")
  func insets() throws {
    let stage = TestScene(
      .phone(size: CGSize(width: 800, height: 400), safeArea: .init(top: 47, bottom: 34)), root: UIViewController())
    let root = try #require(stage.window.rootViewController?.view)
    let views = [ContentView(), ContentView(), ContentView()]
    let guides = [root.safeAreaLayoutGuide, root.layoutMarginsGuide, root.readableContentGuide]
    for (view, guide) in zip(views, guides) {
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    stage.turn()
    expectEqual(views[0].frame, CGRect(x: 0, y: 47, width: 800, height: 319))
    expectEqual(views[1].frame, CGRect(x: 20, y: 47, width: 760, height: 319))
    expectEqual(views[2].frame, CGRect(x: 64, y: 47, width: 672, height: 319))
    #expect(zip(views, guides).allSatisfy { $0.frame == $1.layoutFrame })
    root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    stage.turn()
    expectEqual(views[1].frame, CGRect(x: 30, y: 47, width: 760, height: 319))
  }

  @Test("margin attributes are those of the margins guide")
  func marginAttributes() {
    let root = UIView.root(100, 50)
    let view = ContentView(20, 10)
    root.addSubview(view)
    root.addConstraint(
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin, multiplier: 1,
        constant: 0))
    root.addConstraint(
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1, constant: 0)
    )
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 72, y: 8, width: 20, height: 10))
  }

  @Test("constraints to a scroll view's edges determine its content size")
  func scrollContent() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = ContentView()
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    scrollView.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 100, height: 500))
    expectEqual(content.frame, CGRect(x: 10, y: 0, width: 80, height: 500))
    scrollView.contentOffset.y = 200
    scrollView.layoutIfNeeded()
    expectEqual(content.frame, CGRect(x: 10, y: 0, width: 80, height: 500))
  }

  @Test("a view constrained to a scroll view's frame stays visible")
  func scrollFrame() {
    let root = UIView.root(100, 100)
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    let (badge, outside) = (ContentView(20, 10), ContentView(5, 5))
    scrollView.addSubview(badge)
    root.addSubview(outside)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      scrollView.widthAnchor.constraint(equalToConstant: 80), scrollView.heightAnchor.constraint(equalToConstant: 80),
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      badge.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      outside.topAnchor.constraint(equalTo: badge.bottomAnchor),
      outside.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(badge.frame, CGRect(x: 0, y: 5, width: 20, height: 10))
    expectEqual(outside.frame.minY, 25)
    scrollView.contentOffset.y = 30
    root.layoutIfNeeded()
    expectEqual(badge.frame, CGRect(x: 0, y: 35, width: 20, height: 10))
    expectEqual(outside.frame.minY, 25)
  }
}
