import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Swipe actions by touch.
@MainActor @Suite struct SwipeActionsTests {
  // MARK: Values

  @Test("an action's colour defaults to its style's, also after nil")
  func colours() {
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
    expectEqual(action.backgroundColor, .systemRed)
    action.backgroundColor = .systemGreen
    expectEqual(action.backgroundColor, .systemGreen)
    action.backgroundColor = nil
    expectEqual(action.backgroundColor, .systemRed)
    expectEqual(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor, .systemGray)
    #expect(UISwipeActionsConfiguration(actions: [action]).performsFirstActionWithFullSwipe)
  }

  // MARK: Opening

  @Test("a row opens beyond half the actions' width, first action outermost")
  func opening() {
    let list = SwipedList()
    list.dragSlowly(1, by: -80)
    expectEqual(list.shift(1), 148)
    #expect(list.isSwiped(1))
    #expect(!list.isSwiped(0))
    expectEqual(
      list.buttons(1).map { $0.convert($0.bounds, to: nil) },
      [
        CGRect(x: 326, y: 44, width: 74, height: 44), CGRect(x: 252, y: 44, width: 74, height: 44),
      ])
    expectEqual(list.buttons(1).map(\.action.title), ["A", "B"])
  }

  @Test("a shorter swipe closes the row again")
  func closing() async {
    let list = SwipedList()
    list.dragSlowly(1, by: -70)
    await list.settle()
    expectEqual(list.shift(1), 0)
    #expect(!list.isSwiped(1))
    expectEqual(list.buttons(1), [])
    expectEqual(list.calls, ["trailing 1"])
  }

  @Test("a fast swipe opens or closes at any distance")
  func velocity() async {
    let list = SwipedList()
    list.drag(1, by: -40, steps: 4)
    expectEqual(list.shift(1), 148)
    list.drag(1, by: 40, steps: 4)
    await list.settle()
    expectEqual(list.shift(1), 0)
  }

  @Test("content follows the finger, and buttons share the space")
  func following() {
    let list = SwipedList()
    list.drag(0, by: -74, lifting: false)
    expectEqual(list.shift(0), 74)
    list.list.layOut()
    expectEqual(list.buttons(0).map(\.frame.width), [37, 37])
  }

  @Test("the provider is called once per swipe, for its side")
  func asking() {
    let list = SwipedList(leading: ["L"])
    expectEqual(list.calls, [])
    list.drag(2, by: 60)
    expectEqual(list.calls, ["leading 2"])
    expectEqual(list.shift(2), -74)
  }

  @Test("a row without actions cannot be swiped", arguments: [nil, [""], []] as [[String]?])
  func nothing(_ trailing: [String]?) {
    let list = SwipedList(leading: ["L"], trailing: trailing)
    list.drag(0, by: -100)
    expectEqual(list.shift(0), 0)
    #expect(!list.isSwiped(0))
  }

  @Test("a vertical drag scrolls")
  func vertical() {
    let list = SwipedList(rows: 30)
    list.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 180, y: 200))
    expectEqual(list.calls, [])
    #expect(list.list.view.contentOffset.y > 0)
  }

  @Test("right to left, the sides are mirrored")
  func mirrored() {
    let list = SwipedList(leading: ["L"], isRightToLeft: true)
    list.drag(0, by: 90)
    expectEqual(list.calls, ["trailing 0"])
    expectEqual(list.shift(0), -148)
    expectEqual(list.buttons(0).map { $0.convert($0.bounds, to: nil).minX }, [0, 74])
  }

  @Test("buttons fit their titles, in whole cells on a cell grid")
  func widths() {
    let list = SwipedList(trailing: ["A rather long title"])
    list.drag(0, by: -150)
    expectEqual(list.button(0, 0)?.frame.width, CGFloat(168))
    let cells = SwipedList(pointGrid: CGSize(width: 8, height: 16))
    cells.screen.drag(from: CGPoint(x: 200, y: 8), to: CGPoint(x: 100, y: 8))
    expectEqual(cells.buttons(0).map(\.frame.width), [80, 80])
  }

  @Test("an image replaces the title, except in high rows")
  func picture() throws {
    let action = UIContextualAction(style: .normal, title: "Done") { _, _, _ in }
    action.image = UIImage(systemName: "checkmark")
    let button = SwipeActionButton(action)
    func titles() -> [String?] { button.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.map(\.text) }
    button.frame = CGRect(x: 0, y: 0, width: 74, height: 44)
    button.layoutIfNeeded()
    expectEqual(titles(), [])
    expectEqual(button.accessibilityLabel, "Done")
    button.frame.size.height = 91
    button.layoutIfNeeded()
    expectEqual(titles(), ["Done"])
  }

  @Test("image and title are side by side on a cell grid")
  func pictureInCells() {
    let list = SwipedList(
      trailing: ["Done*"], pointGrid: CGSize(width: 8, height: 16))
    list.screen.drag(from: CGPoint(x: 200, y: 8), to: CGPoint(x: 100, y: 8))
    let text = CellPainter().paint(list.screen.connection.frame()).text
    #expect(text.contains("✓ Done"))
  }

  // MARK: Full swipes

  @Test("a full swipe expands and performs the first action")
  func fullSwipe() async {
    let list = SwipedList()
    list.drag(0, by: -238, from: 390, lifting: false)
    list.list.layOut()
    expectEqual(list.buttons(0).map(\.frame.width), [119, 119])
    expectEqual(list.calls, ["trailing 0"])
    list.lift(0, x: 390 - 238)
    list.drag(1, by: -242, from: 390, lifting: false)
    list.list.layOut()
    expectEqual(list.buttons(1).map(\.frame.width), [242, 0])
    list.lift(1, x: 390 - 242)
    await list.settle()
    expectEqual(list.calls, ["trailing 0", "trailing 1", "A of 1"])
    expectEqual(list.shift(1), 0)
  }

  @Test("without a full swipe the row follows with increasing resistance")
  func rubberBand() async {
    let list = SwipedList()
    list.performsFirst = false
    list.drag(0, by: -300, from: 390, lifting: false)
    let shift = list.shift(0)
    #expect(shift > 148)
    #expect(shift < 240)
    list.lift(0, x: 90)
    await list.settle()
    expectEqual(list.calls, ["trailing 0"])
    expectEqual(list.shift(0), 148)
  }

  // MARK: Closing

  @Test("a tap elsewhere, or on the row, only closes it", arguments: [0, 1])
  func tapElsewhere(_ row: Int) async {
    let list = SwipedList()
    list.drag(0, by: -90)
    list.screen.tap(100, 22 + 44 * CGFloat(row))
    await list.settle()
    expectEqual(list.shift(0), 0)
    expectEqual(list.list.view.indexPathsForSelectedItems, [])
    list.screen.tap(100, 22)
    await list.settle()
    expectEqual(list.list.view.indexPathsForSelectedItems, [IndexPath(0)])
  }

  @Test("scrolling by finger or wheel closes the row")
  func scrolling() {
    let list = SwipedList(rows: 30)
    list.drag(0, by: -90)
    list.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200))
    expectEqual(list.shift(0), 0)
    list.screen.advance(by: 5)
    list.list.layOut()
    list.drag(2, by: -90)
    let open = list.list.view.visibleCells.filter { $0.bounds.minX > 0 }
    expectEqual(open.count, 1)
    list.wheel(0, 30)
    #expect(list.list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 })
  }

  @Test("swiping another row closes the first")
  func oneAtATime() {
    let list = SwipedList()
    list.drag(0, by: -90)
    list.drag(2, by: -90)
    expectEqual(list.shift(0), 0)
    expectEqual(list.shift(2), 148)
    #expect(!list.isSwiped(0))
    #expect(list.isSwiped(2))
  }

  @Test("editing and reloading close the row; editing prevents swipes")
  func editing() {
    let list = SwipedList()
    list.drag(0, by: -90)
    list.list.view.isEditing = true
    expectEqual(list.shift(0), 0)
    list.drag(1, by: -90)
    expectEqual(list.shift(1), 0)
    list.list.view.isEditing = false
    list.drag(1, by: -90)
    list.list.view.reloadData()
    list.list.layOut()
    #expect(list.list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 && !$0.isSwiped })
  }

  @Test("an interactive movement prevents swipes")
  func moving() {
    let list = SwipedList()
    list.list.source.reorderingHandlers.canReorderItem = { _ in true }
    #expect(list.list.view.beginInteractiveMovementForItem(at: [0, 0]))
    list.drag(1, by: -90)
    list.wheel(60, row: 1)
    expectEqual(list.shift(1), 0)
    list.list.view.cancelInteractiveMovement()
    list.drag(1, by: -90)
    #expect(list.shift(1) > 0)
  }

  @Test("a delete accessory without a handler opens the trailing actions")
  func deleteAccessory() throws {
    let list = SwipedList(configure: { cell, _, _ in cell.accessories = [.delete()] })
    list.list.view.isEditing = true
    list.list.layOut()
    list.screen.tap(28, 22)
    expectEqual(list.shift(0), 148)
    list.tap(list.button(0, 1))
    expectEqual(list.calls, ["trailing 0", "B of 0"])
  }

  // MARK: Programmatic changes

  @Test("an open row stays open when reconfigured or moved")
  func reconfigured() {
    let list = SwipedList()
    list.drag(0, by: -90)
    list.list.view.reconfigureItems(at: [IndexPath(0)])
    list.list.layOut()
    expectEqual(list.shift(0), 148)
    list.list.apply([["row 1", "row 0", "row 2"]])
    expectEqual(list.shift(1), 148)
    expectEqual(list.shift(0), 0)
  }

  @Test("a removed row's cell is reused closed")
  func goneRow() async {
    let list = SwipedList()
    list.drag(0, by: -90)
    list.list.apply([["row 1", "row 2"]])
    await list.settle()
    list.list.apply([["row 1", "row 2", "row 3", "row 4"]])
    #expect(list.list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 && !$0.isSwiped })
    list.screen.tap(100, 22)
    expectEqual(list.list.view.indexPathsForSelectedItems, [IndexPath(0)])
  }

  @Test("a resized row keeps its actions at the edge")
  func resized() {
    let list = SwipedList()
    list.drag(0, by: -90)
    list.list.view.frame.size.width = 300
    list.list.layOut()
    expectEqual(list.buttons(0).map { $0.convert($0.bounds, to: nil).maxX }, [300, 226])
  }
}
