import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A layout that records calls about interactive movements.
final class RecordingRowLayout: RowLayout {
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let paths = (previousIndexPaths + targetIndexPaths).map(\.inParentheses).joined(separator: " to ")
    calls.append("moves \(paths), \(Int(previousPosition.y)) to \(Int(targetPosition.y))")
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let paths = (previousIndexPaths + indexPaths).map(\.inParentheses).joined(separator: " to ")
    calls.append("\(movementCancelled ? "puts back" : "leaves") \(paths)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let target = context.targetIndexPathsForInteractivelyMovingItems {
      calls.append("invalid \(target.map(\.inParentheses)) \(Int(context.interactiveMovementTarget.y))")
    }
    super.invalidateLayout(with: context)
  }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    calls.append("target of \(previousIndexPath.inParentheses) at \(Int(position.y))")
    return super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    attributes.alpha = 0.5
    return attributes
  }
}

@MainActor @Suite struct LayoutMovementTests {
  @Test("a layout gets each step and the end of a movement")
  func hooks() {
    let layout = RecordingRowLayout()
    let all = ShownMovables([["a", "b", "c"]], layout: layout)
    let told = {
      layout.calls.filter { !["prepare", "contentSize", "elements", "finalize", "updates 1"].contains($0) }
    }
    layout.calls = []
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    expectEqual(all.cell("a")?.alpha, 0.5)
    all.move(30)
    expectEqual(told(), ["target of (0 - 0) at 30", "moves (0 - 0) to (0 - 0), 25 to 30", "invalid [\"(0 - 0)\"] 30"])
    layout.calls = []
    all.move(60)
    expectEqual(told(), ["target of (0 - 0) at 60", "moves (0 - 0) to (0 - 1), 30 to 60", "invalid [\"(0 - 1)\"] 60"])
    layout.calls = []
    all.view.endInteractiveMovement()
    expectEqual(told(), ["leaves (0 - 0) to (0 - 1)", "invalid [\"(0 - 1)\"] 0"])
    expectEqual(all.cell("a")?.alpha, 1)
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    layout.calls = []
    all.view.cancelInteractiveMovement()
    expectEqual(told().last { !$0.hasPrefix("invalid") }, "puts back (0 - 0) to (0 - 0)")
  }

  @Test("a flow layout recomputes nothing while no item changes place")
  func flow() {
    let flow = UICollectionViewFlowLayout()
    let step = flow.invalidationContext(
      forInteractivelyMovingItems: [IndexPath(1)], withTargetPosition: CGPoint(x: 1, y: 2),
      previousIndexPaths: [IndexPath(0)], previousPosition: .zero)
    let end = flow.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [IndexPath(1)], previousIndexPaths: [IndexPath(0)], movementCancelled: false)
    for (context, invalidatesMetrics) in [(step, true), (end, false)] {
      let context = context as? UICollectionViewFlowLayoutInvalidationContext
      expectEqual(context?.invalidateFlowLayoutAttributes, false)
      expectEqual(context?.invalidateFlowLayoutDelegateMetrics, invalidatesMetrics)
      expectEqual(context?.previousIndexPathsForInteractivelyMovingItems, [IndexPath(0)])
      expectEqual(context?.targetIndexPathsForInteractivelyMovingItems, [IndexPath(1)])
    }
  }

  private func list(
    _ items: [[String]], _ headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none,
    height: CGFloat = 800
  ) -> ShownList {
    let list = ShownList(
      .plain, items, height: height,
      change: {
        $0.headerMode = headerMode; $0.headerTopPadding = 0
      })
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    return list
  }

  private func move(_ list: ShownList, _ y: CGFloat, x: CGFloat = 100) {
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y))
    list.layOut()
  }

  /// The texts of the rows by their current paths.
  private func order(_ list: ShownList) -> [[String]] {
    (0..<list.view.numberOfSections).map { section in
      (0..<list.view.numberOfItems(inSection: section)).map { item in
        (list.cell(item, section)?.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
      }
    }
  }

  @Test("list rows move vertically only")
  func upAndDown() {
    let list = list([["a", "b", "c"]])
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    move(list, 70, x: 10)
    expectEqual(list.cell(1)?.frame.minX, 0)
    expectEqual(list.cell(1)?.center.y, 70)
  }

  @Test("in another section, an item's upper half means before it, the lower after it")
  func halves() {
    let list = list([["a", "b"], ["c", "d"]], .supplementary)
    let row = list.cell(1, 1)?.frame ?? .zero
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    move(list, row.maxY - 5)
    expectEqual(order(list), [["b"], ["c", "d", "a"]])
    list.view.cancelInteractiveMovement()
    list.layOut()
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    move(list, row.minY + 5)
    expectEqual(order(list), [["b"], ["c", "a", "d"]])
  }

  @Test("headers, the end and empty sections are valid targets")
  func besideItems() {
    let list = list([["a", "b"], ["c"], []], .supplementary)
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    move(list, (list.header(1)?.frame.midY ?? 0))
    expectEqual(order(list), [["b"], ["a", "c"], []])
    move(list, (list.header(2)?.frame.midY ?? 0))
    expectEqual(order(list), [["b"], ["c"], ["a"]])
    move(list, -30)
    expectEqual(order(list), [["a", "b"], ["c"], []])
    move(list, 700)
    expectEqual(order(list), [["b"], ["c"], ["a"]])
  }

  @Test("nothing moves before an item that is its section's header")
  func headerItem() {
    let list = list([["A", "b", "c"], ["D", "e"]], .firstItemInSection)
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(2)))
    move(list, 5)
    expectEqual(order(list), [["A", "c", "b"], ["D", "e"]])
    move(list, (list.cell(0, 1)?.frame.minY ?? 0) + 5)
    expectEqual(order(list), [["A", "b"], ["D", "c", "e"]])
  }

  @Test("rows swap only once the moving row is under the finger")
  func heights() {
    let list = ShownList(
      .plain, [["low", "high", "other"]],
      configure: { cell, _, item in
        guard item == "high" else { return }
        var content = cell.defaultContentConfiguration()
        content.text = item
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 100, leading: 16, bottom: 100, trailing: 8)
        cell.contentConfiguration = content
      })
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    let high = list.cell(1)?.frame ?? .zero
    #expect(high.height > 200)
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    move(list, high.minY + 20)
    expectEqual(order(list), [["low", "high", "other"]])
    move(list, high.maxY - 10)
    expectEqual(order(list), [["high", "low", "other"]])
    move(list, high.maxY - 12)
    expectEqual(order(list), [["high", "low", "other"]])
  }
}
