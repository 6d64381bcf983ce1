import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Swiped rows of groups with rounded corners")
struct SwipeClippingTests {
  private static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// Drags a row's middle horizontally, and lifts the finger after a second without movement.
  private func drag(_ list: SwipedList, _ row: Int, by distance: CGFloat) {
    let y = list.list.cell(row)?.frame.midY ?? 0
    let (start, end) = (CGPoint(x: 200, y: y), CGPoint(x: 200 + distance, y: y))
    list.list.shown.drag(from: start, to: end, steps: 8, lifting: false)
    list.list.shown.advance(by: 1)
    list.list.shown.touch(.ended, end.x, end.y)
  }

  @Test("a swiped row is clipped to the corners of its place in the group", arguments: 0..<3)
  func shape(row: Int) {
    let list = SwipedList(.insetGrouped)
    drag(list, row, by: -80)
    let cell = list.list.cell(row)
    let corners: CACornerMask =
      row == 0
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : row == 2 ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []
    expectEqual(cell?.clipsToBounds, true)
    expectEqual(cell?.layer.cornerRadius, row == 1 ? 0 : 10)
    expectEqual(cell?.layer.maskedCorners, corners)
  }

  @Test("a row that is closed again is no longer clipped")
  func closed() async {
    let list = SwipedList(.insetGrouped)
    drag(list, 0, by: -80)
    drag(list, 0, by: 150)
    await list.settle()
    let cell = list.list.cell(0)
    expectEqual(cell?.clipsToBounds, false)
    expectEqual(cell?.layer.cornerRadius, 0)
    expectEqual(cell?.layer.maskedCorners, Self.all)
  }

  @Test("a row gets its own clipping back")
  func own() async {
    let list = SwipedList(.insetGrouped) { cell, _, _ in
      cell.clipsToBounds = true
      cell.layer.cornerRadius = 4
    }
    drag(list, 0, by: -80)
    drag(list, 0, by: 150)
    await list.settle()
    expectEqual(list.list.cell(0)?.clipsToBounds, true)
    expectEqual(list.list.cell(0)?.layer.cornerRadius, 4)
  }

  @Test(
    "a swiped row of other lists is not clipped",
    arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped])
  func others(appearance: UICollectionLayoutListConfiguration.Appearance) {
    let list = SwipedList(appearance)
    drag(list, 1, by: -80)
    expectEqual(list.list.cell(1)?.clipsToBounds, false)
  }
}
