import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Swipe actions by keys, wheel and assistive technologies.
@MainActor @Suite struct SwipeKeysTests {
  @Test("sideways keys open and choose actions, enter performs one")
  func keys() async {
    let list = SwipedList()
    list.screen.press(.down)
    #expect(list.hints.contains("left: show the actions"))
    list.screen.press(.left)
    expectEqual(list.shift(0), 148)
    #expect(list.focused === list.button(0, 0))
    #expect(list.hints.contains("left: choose an action"))
    #expect(list.hints.contains("right escape: close the actions"))
    #expect(list.hints.contains("enter space: perform \u{201C}A\u{201D}"))
    list.screen.press(.left)
    list.screen.press(.left)
    #expect(list.focused === list.button(0, 1))
    list.screen.press(.enter)
    expectEqual(list.calls.filter { $0.contains("of") }, ["B of 0"])
    expectEqual(list.shift(0), 0)
    await list.settle()
    #expect(list.focused === list.list.cell(0))
  }

  @Test("the opposite key and escape close the row", arguments: [KeyEvent.Key.right, .escape])
  func closing(_ key: KeyEvent.Key) async {
    let list = SwipedList()
    list.screen.press(.down)
    list.screen.press(.left)
    list.screen.press(key)
    expectEqual(list.shift(0), 0)
    await list.settle()
    #expect(list.focused === list.list.cell(0))
  }

  @Test("the other sideways key opens leading actions; right to left mirrors them")
  func leading() {
    let list = SwipedList(leading: ["L"])
    list.screen.press(.down)
    list.screen.press(.right)
    expectEqual(list.shift(0), -74)
    list.screen.press(.left)
    expectEqual(list.shift(0), 0)
    let mirrored = SwipedList(isRightToLeft: true)
    mirrored.screen.press(.down)
    #expect(mirrored.hints.contains("right: show the actions"))
    mirrored.screen.press(.right)
    expectEqual(mirrored.shift(0), -148)
    mirrored.screen.press(.right)
    #expect(mirrored.focused === mirrored.button(0, 1))
  }

  @Test("moving to another row closes the open one")
  func goingOn() {
    let list = SwipedList()
    list.screen.press(.down)
    list.screen.press(.left)
    list.screen.press(.down)
    #expect(list.focused === list.list.cell(1))
    expectEqual(list.shift(0), 0)
  }

  @Test("a click performs an action while another row has focus")
  func click() throws {
    let list = SwipedList()
    list.screen.press(.down)
    list.screen.press(.down)
    list.wheel(148, row: 0)
    #expect(list.focused === list.list.cell(1))
    list.list.layOut()
    let button = try #require(list.button(0, 0))
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    for phase in [PointerEvent.Phase.began, .ended] {
      list.screen.connection.send(.pointer(PointerEvent(phase, at: middle, kind: .mouse)))
    }
    #expect(list.calls.contains("A of 0"))
    #expect(list.focused === list.list.cell(0))
  }

  @Test("enter on another row only closes the open one")
  func enterElsewhere() {
    let list = SwipedList()
    list.drag(0, by: -90)
    list.screen.press(.down)
    list.screen.press(.down)
    list.screen.press(.enter)
    expectEqual(list.shift(0), 0)
    expectEqual(list.list.view.indexPathsForSelectedItems, [])
  }

  @Test("the focused row has its swipe actions as custom actions")
  func semantics() throws {
    var isFlagged = false
    let list = SwipedList(leading: ["L"], trailing: ["A", "B"])
    list.screen.press(.down)
    list.screen.press(.down)
    func named(_ row: Int) -> [SemanticAction] {
      (list.list.cell(row)?.makeSemantics()?.actions ?? []).filter { $0 != .activate }
    }
    expectEqual(named(1), [.custom("L"), .custom("A"), .custom("B")])
    expectEqual(named(0), [])
    list.handle { _, _, _ in isFlagged = true }
    let cell = try #require(list.list.cell(1))
    list.screen.connection.send(.action(.custom("B"), cell.nodeID))
    expectEqual(list.calls.last, "B of 1")
    #expect(isFlagged)
    let other = try #require(list.list.cell(2))
    list.screen.connection.send(.action(.custom("A"), other.nodeID))
    expectEqual(list.calls.last, "A of 2")
    expectEqual(list.sources, [cell, other])
  }

  private func namedActions(_ list: SwipedList, _ row: Int) -> [String] {
    (list.list.cell(row)?.makeSemantics()?.actions ?? []).compactMap {
      if case .custom(let name) = $0 { name } else { nil }
    }
  }

  @Test("editing and movement remove the swipe actions from semantics")
  func namesWhileEditing() {
    let list = SwipedList()
    list.list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.list.view.allowsSelectionDuringEditing = true
    list.screen.press(.down)
    list.list.view.isEditing = true
    #expect(list.focused === list.list.cell(0))
    expectEqual(namedActions(list, 0), [])
    list.list.view.isEditing = false
    expectEqual(namedActions(list, 0), ["A", "B"])
    list.list.view.allowsSelectionDuringEditing = false
    list.list.view.isEditing = true
    expectEqual(namedActions(list, 0), [])
    list.list.view.isEditing = false
    expectEqual(namedActions(list, 0), ["A", "B"])
    _ = list.list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    expectEqual(namedActions(list, 0), [])
    list.list.view.cancelInteractiveMovement()
    expectEqual(namedActions(list, 0), ["A", "B"])
  }

  @Test("a custom action from before editing does nothing while editing")
  func nameFromBefore() throws {
    let list = SwipedList()
    list.screen.press(.down)
    let cell = try #require(list.list.cell(0))
    list.list.view.isEditing = true
    list.screen.connection.send(.action(.custom("A"), cell.nodeID))
    #expect(!list.calls.contains("A of 0"))
  }

  @Test("a reload updates the focused row's custom actions")
  func namesAfterReload() {
    let list = SwipedList()
    list.screen.press(.down)
    list.forget()
    list.list.view.reloadData()
    list.list.layOut()
    expectEqual(list.calls, ["trailing 0"])
    expectEqual(namedActions(list, 0), ["A", "B"])
  }

  @Test("untitled actions are named after image or style; duplicates are numbered")
  func unnamed() throws {
    let list = SwipedList(leading: ["*"], trailing: ["!", "A", "A", "", "!"])
    list.screen.press(.down)
    expectEqual(namedActions(list, 0), ["Checkmark", "Delete", "A", "A 2", "Action", "Delete 2"])
    let cell = try #require(list.list.cell(0))
    list.screen.connection.send(.action(.custom("A 2"), cell.nodeID))
    expectEqual(list.calls.last, "A of 0")
    list.screen.press(.right)
    expectEqual(list.button(0, 0)?.accessibilityLabel, "Checkmark")
    #expect(list.hints.contains("enter space: perform \u{201C}Checkmark\u{201D}"))
  }

  @Test("a swipe action named like a custom action is numbered")
  func sameNameAsOwn() throws {
    var isOwnDone = false
    let list = SwipedList { cell, _, _ in
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "A") { _ in
          isOwnDone = true
          return true
        }
      ]
    }
    list.screen.press(.down)
    expectEqual(namedActions(list, 0), ["A", "A 2", "B"])
    let cell = try #require(list.list.cell(0))
    list.screen.connection.send(.action(.custom("A"), cell.nodeID))
    #expect(isOwnDone)
    #expect(!list.calls.contains("A of 0"))
    list.screen.connection.send(.action(.custom("A 2"), cell.nodeID))
    expectEqual(list.calls.last, "A of 0")
  }

  @Test("custom action names are updated after an action was performed")
  func namesAfterAction() async throws {
    let title = Title("Mark as Read")
    let list = SwipedList(title: title)
    list.handle { _, _, completion in
      completion(true)
      title.text = title.text == "Mark as Read" ? "Mark as Unread" : "Mark as Read"
    }
    list.screen.press(.down)
    let cell = try #require(list.list.cell(0))
    for next in ["Mark as Unread", "Mark as Read"] {
      list.screen.connection.send(.action(.custom(title.text), cell.nodeID))
      await list.settle()
      expectEqual(namedActions(list, 0), [next])
    }
    list.screen.press(.left)
    list.screen.press(.enter)
    await list.settle()
    expectEqual(namedActions(list, 0), ["Mark as Unread"])
  }

  @Test("an outdated custom action does nothing and disappears")
  func outdatedName() async throws {
    let title = Title("Mark as Read")
    let list = SwipedList(title: title)
    list.screen.press(.down)
    title.text = "Mark as Unread"
    let cell = try #require(list.list.cell(0))
    list.screen.connection.send(.action(.custom("Mark as Read"), cell.nodeID))
    #expect(!list.calls.contains { $0.contains("of") })
    await list.settle()
    expectEqual(namedActions(list, 0), ["Mark as Unread"])
  }

  @Test("a sideways wheel opens and closes a row when it rests")
  func wheel() async {
    let list = SwipedList(leading: ["L"])
    list.wheel(48, row: 1)
    expectEqual(list.shift(1), 48)
    await list.settle()
    expectEqual(list.shift(1), 148)
    list.wheel(-30, row: 1)
    expectEqual(list.shift(1), 118)
    await list.settle()
    expectEqual(list.shift(1), 0)
    list.wheel(-48, row: 1)
    await list.settle()
    expectEqual(list.shift(1), -74)
    #expect(!list.calls.contains { $0.contains("of") })
  }

  @Test("a wheel never performs an action; small turns do nothing")
  func wheelIsSafe() async {
    let list = SwipedList()
    for _ in 0..<20 { list.wheel(48) }
    await list.settle()
    expectEqual(list.shift(0), 148)
    expectEqual(list.calls, ["trailing 0"])
    list.wheel(0, 10)
    await list.settle()
    list.wheel(5, row: 2)
    await list.settle()
    expectEqual(list.shift(2), 0)
  }

  @Test("a table's delegate provides swipe actions, and cells know they are swiped")
  func table() async throws {
    final class SwipingRows: NSObject, UITableViewDelegate {
      var calls: [String] = []
      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        calls.append("leading \(indexPath.row)")
        return nil
      }
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        calls.append("trailing \(indexPath.row)")
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
            self.calls.append("flag \(indexPath.row)")
            completion(true)
          }
        ])
      }
    }
    let screen = InputScene(size: CGSize(width: 320, height: 400))
    let rows = Rows([names(0..<50)])
    let delegate = SwipingRows()
    rows.table.delegate = delegate
    screen.window.addSubview(rows.table)
    screen.layOut()
    func state(_ row: Int) -> UICellConfigurationState? {
      rows.table.cellForRow(at: IndexPath(row: row, section: 0))?.configurationState
    }
    screen.drag(from: CGPoint(x: 200, y: 66), to: CGPoint(x: 300, y: 66))
    expectEqual(delegate.calls, ["leading 1"])
    screen.drag(from: CGPoint(x: 200, y: 66), to: CGPoint(x: 140, y: 66))
    expectEqual(state(1)?.isSwiped, true)
    screen.tap(300, 66)
    expectEqual(delegate.calls, ["leading 1", "trailing 1", "flag 1"])
    await screen.connection.settle()
    expectEqual(state(1)?.isSwiped, false)
    screen.drag(from: CGPoint(x: 200, y: 66), to: CGPoint(x: 140, y: 66))
    screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    #expect(rows.table.visibleCells.allSatisfy { !$0.configurationState.isSwiped })
    #expect(rows.table.contentOffset.y > 0)
  }
}
