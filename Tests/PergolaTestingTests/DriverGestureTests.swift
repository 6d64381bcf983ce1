import Expectations
import Foundation
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite struct DriverGestureTests {
  let controller = UIViewController()

  func pad(_ name: String, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityLabel = name
    controller.view.addSubview(view)
    return view
  }

  @Test("a long press holds the finger longer than half a second")
  func longPress() async throws {
    let driver = Driver(showing: controller)
    var presses = 0
    let view = pad("press", CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(
      UILongPressGestureRecognizer { recognizer in if recognizer.state == .began { presses += 1 } })
    try await driver.tap("press")
    await driver.settle()
    try await driver.longPress("press")
    await driver.settle()
    expectEqual(presses, 1)
  }

  @Test(
    "a swipe covers the given distance, even outside the window",
    arguments: [
      (Driver.Direction.left, CGPoint(x: -90, y: 0)), (.right, CGPoint(x: 90, y: 0)),
      (.up, CGPoint(x: 0, y: -90)), (.down, CGPoint(x: 0, y: 90)),
    ])
  func swipe(direction: Driver.Direction, way: CGPoint) async throws {
    let driver = Driver(showing: controller)
    var end: CGPoint?
    let view = pad("pad", CGRect(x: 0, y: 0, width: 60, height: 60))
    view.addGestureRecognizer(
      UIPanGestureRecognizer { recognizer in
        guard recognizer.state == .ended else { return }
        end = recognizer.location(in: nil)
      })
    try await driver.swipe("pad", direction, distance: 90)
    expectEqual(end, CGPoint(x: 30 + way.x, y: 30 + way.y))
  }

  @Test("a drag starts with a long press and ends on its target")
  func drag() async throws {
    let driver = Driver(showing: controller)
    var states: [UIGestureRecognizer.State] = []
    var end: CGPoint?
    let view = pad("handle", CGRect(x: 0, y: 0, width: 60, height: 60))
    _ = pad("target", CGRect(x: 200, y: 300, width: 60, height: 60))
    view.addGestureRecognizer(
      UILongPressGestureRecognizer { recognizer in
        states.append(recognizer.state)
        end = recognizer.location(in: nil)
      })
    try await driver.drag(from: "handle", to: "target")
    expectEqual(states.first, .began)
    expectEqual(states.last, .ended)
    #expect(states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    expectEqual(end, CGPoint(x: 230, y: 330))
  }

  @Test("dragging a row's reorder control moves the row")
  func dragHandle() async throws {
    let driver = Driver(showing: controller)
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let view = UICollectionView(
      frame: controller.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    controller.view.addSubview(view)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    await source.apply(snapshot)
    try await driver.drag(from: "Reorder a", to: "Reorder c")
    expectEqual(source.snapshot().itemIdentifiers, ["b", "c", "a"])
  }

  @Test("scrolling moves the innermost scroll view and stops at its ends")
  func scrolling() async throws {
    let driver = Driver(showing: controller)
    let outer = UIScrollView(frame: controller.view.bounds)
    outer.contentSize = CGSize(width: 390, height: 2000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    inner.contentSize = CGSize(width: 1000, height: 100)
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    await driver.scroll(by: CGVector(dx: 0, dy: 600))
    expectEqual(outer.contentOffset, CGPoint(x: 0, y: 600))
    await driver.scroll(by: CGVector(dx: 0, dy: 6000))
    expectEqual(outer.contentOffset, CGPoint(x: 0, y: 2000 - 844))
    await driver.scroll(by: CGVector(dx: 0, dy: -6000))
    await driver.scroll(by: CGVector(dx: 50, dy: 0), at: CGPoint(x: 10, y: 10))
    expectEqual(inner.contentOffset, CGPoint(x: 50, y: 0))
    expectEqual(outer.contentOffset, .zero)
  }

  @Test("settling lets a decelerating scroll view come to rest")
  func flinging() async throws {
    let driver = Driver(showing: controller)
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 20_000)
    scroll.accessibilityLabel = "content"
    controller.view.addSubview(scroll)
    try await driver.swipe("content", .up, distance: 300)
    let released = scroll.contentOffset.y
    #expect(released > 250)
    await driver.settle()
    #expect(scroll.contentOffset.y > released)
    #expect(!scroll.isDecelerating)
  }
}
