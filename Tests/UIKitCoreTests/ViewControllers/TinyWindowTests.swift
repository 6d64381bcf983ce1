import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Containers and presentations in windows of one point, which then grow again.
@MainActor @Suite struct TinyWindowTests {
  nonisolated private static let tiny = CGSize(width: 1, height: 1)

  /// The frame of a controller's view in its window; nil outside of a window.
  private func place(of controller: UIViewController) -> CGRect? {
    controller.view.window == nil ? nil : controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test(
    "the columns of a split view come back after a size of one point",
    arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
  func columns(style: UISplitViewController.Style) {
    let stage = SplitStage(style).show()
    let places = [stage.a, stage.b].map { place(of: $0) }
    stage.resize(Self.tiny)
    #expect(stage.split.isCollapsed)
    stage.resize(SplitStage.landscape)
    #expect(!stage.split.isCollapsed)
    expectEqual([stage.a, stage.b].map { place(of: $0) }, places)
    #expect(stage.b.view.window != nil)
  }

  @Test("a split view survives a size of one point while a column is being hidden or shown", arguments: [true, false])
  func movingColumns(hides: Bool) {
    let stage = SplitStage().show()
    if !hides {
      stage.split.hide(.primary)
      stage.settle()
    }
    UIView.animate(withDuration: 0.3) {
      if hides { stage.split.hide(.primary) } else { stage.split.show(.primary) }
    }
    stage.resize(Self.tiny)
    stage.resize(SplitStage.landscape)
    #expect(!stage.split.isCollapsed)
    expectEqual(place(of: stage.b)?.maxX, SplitStage.landscape.width)
    #expect(stage.b.view.window != nil)
  }

  @Test("the page of a page view controller comes back after a size of one point", arguments: [0, 10] as [CGFloat])
  func pages(spacing: CGFloat) {
    let stage = PageStage(options: [.interPageSpacing: spacing])
    let before = place(of: stage.controllers[0])
    stage.input.connection.send(.resized(Self.tiny))
    stage.settle()
    stage.input.connection.send(.resized(CGSize(width: 400, height: 400)))
    stage.settle()
    expectEqual(stage.current, "A")
    expectEqual(stage.visible, ["A"])
    expectEqual(place(of: stage.controllers[0]), before)
  }

  @Test("a size of one point during a programmatic turn lets the turn end")
  func turning() {
    let stage = PageStage()
    stage.pages.setViewControllers([stage.controllers[1]], direction: .forward, animated: true)
    stage.input.connection.send(.resized(Self.tiny))
    stage.settle()
    stage.input.connection.send(.resized(CGSize(width: 400, height: 400)))
    stage.settle()
    expectEqual(stage.current, "B")
    expectEqual(stage.visible, ["B"])
    expectEqual(place(of: stage.controllers[1]), CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  @Test("a page on its way in is at its place after a change of the size during the turn")
  func placeDuringTurn() {
    let stage = PageStage()
    stage.pages.setViewControllers([stage.controllers[1]], direction: .forward, animated: true)
    while stage.input.scene.performTurnIfNeeded() {}
    stage.input.connection.send(.resized(CGSize(width: 300, height: 400)))
    while stage.input.scene.performTurnIfNeeded() {}
    expectEqual(place(of: stage.controllers[1])?.minX, 0)
  }

  @Test("a size of one point during a drag ends the drag without a turn")
  func dragging() {
    let stage = PageStage()
    stage.drag(-300, lifting: false)
    stage.input.connection.send(.resized(Self.tiny))
    stage.settle()
    stage.input.connection.send(.resized(CGSize(width: 400, height: 400)))
    stage.settle()
    expectEqual(stage.current, "A")
    expectEqual(stage.visible, ["A"])
    expectEqual(place(of: stage.controllers[0]), CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  @Test("a popover comes back after a size of one point, also if it stays a popover there", arguments: [true, false])
  func popover(stays: Bool) async {
    let shown = PresentationStage(size: CGSize(width: 1000, height: 1000), idiom: .pad)
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    shown.root.view.addSubview(source)
    let other = shown.controller("B", style: .popover)
    other.preferredContentSize = CGSize(width: 200, height: 100)
    other.popoverPresentationController?.sourceView = source
    let delegate = PopoverTests.Delegate()
    if stays { other.popoverPresentationController?.delegate = delegate }
    await shown.present(other)
    let before = place(of: other)
    await shown.resize(to: Self.tiny)
    #expect(shown.root.presentedViewController === other)
    await shown.resize(to: CGSize(width: 1000, height: 1000))
    expectEqual(place(of: other), before)
    await shown.press(.escape)
    #expect(shown.root.presentedViewController == nil)
    expectEqual(shown.window.subviews.count, 1)
  }

  @Test(
    "a sheet comes back after a size of one point",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet], [SceneConfiguration.Idiom.phone, .pad])
  func sheet(style: UIModalPresentationStyle, idiom: SceneConfiguration.Idiom) async {
    let size = idiom == .pad ? CGSize(width: 1000, height: 1000) : CGSize(width: 390, height: 844)
    let shown = PresentationStage(size: size, idiom: idiom)
    let other = shown.controller("B", style: style)
    await shown.present(other)
    let before = place(of: other)
    await shown.resize(to: Self.tiny)
    #expect(shown.root.presentedViewController === other)
    await shown.resize(to: size)
    expectEqual(place(of: other), before)
    #expect(other.view.window != nil)
  }

  @Test("an alert with more fields and actions than a window of one point can show comes back")
  func alert() async {
    let shown = PresentationStage()
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    for index in 0..<5 { alert.addAction(UIAlertAction(title: "\(index)", style: .default)) }
    alert.addTextField()
    await shown.present(alert)
    let before = place(of: alert)
    await shown.resize(to: Self.tiny)
    await shown.resize(to: CGSize(width: 390, height: 844))
    expectEqual(place(of: alert), before)
    #expect(shown.root.presentedViewController === alert)
  }
}
