import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// The row while an action is performed, and afterwards.
@MainActor @Suite struct SwipePerformingTests {
  @Test("tapping a button calls its handler; completion closes the row")
  func tap() async throws {
    let list = SwipedList()
    list.drag(0, by: -90)
    let button = try #require(list.button(0, 1))
    list.tap(button)
    expectEqual(list.calls, ["trailing 0", "B of 0"])
    expectEqual(list.sources, [button])
    await list.settle()
    expectEqual(list.shift(0), 0)
  }

  @Test("until completion the row stays open and its actions are inactive")
  func pending() async {
    let list = SwipedList()
    var completions: [(Bool) -> Void] = []
    list.handle { completions.append($2) }
    list.drag(0, by: -90)
    list.tap(list.button(0, 0))
    await list.settle()
    expectEqual(list.shift(0), 148)
    list.tap(list.button(0, 1))
    list.drag(0, by: 100)
    expectEqual(list.shift(0), 148)
    expectEqual(completions.count, 1)
    completions[0](true)
    expectEqual(list.shift(0), 0)
    list.drag(0, by: -90)
    completions[0](true)
    expectEqual(list.shift(0), 148)
  }

  @Test("completion with false closes the row too")
  func notDone() {
    let list = SwipedList()
    list.handle { $2(false) }
    list.drag(0, by: -90)
    list.tap(list.button(0, 0))
    expectEqual(list.shift(0), 0)
  }

  @Test("a row whose handler never completes can be closed and reopened")
  func neverCompletes() async {
    let list = SwipedList()
    list.handle { _, _, _ in }
    list.drag(0, by: -90)
    list.tap(list.button(0, 0))
    list.screen.tap(100, 66)
    await list.settle()
    expectEqual(list.shift(0), 0)
    list.drag(0, by: -90)
    expectEqual(list.shift(0), 148)
  }

  @Test("a row deleted by a destructive action leaves sideways")
  func destructive() async throws {
    let list = SwipedList(trailing: ["Delete!"])
    let cell = try #require(list.list.cell(0))
    var shiftWhileLeaving: CGFloat = 0
    list.handle { _, _, completion in
      var snapshot = list.list.source.snapshot()
      snapshot.deleteItems(["row 0"])
      list.list.source.apply(snapshot)
      shiftWhileLeaving = cell.bounds.minX
      completion(true)
    }
    list.drag(0, by: -300, from: 390)
    await list.settle()
    expectEqual(shiftWhileLeaving, 400)
    expectEqual(list.list.texts, ["row 1", "row 2"])
    #expect(list.list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 })
    expectEqual(cell.bounds.minX, 0)
    #expect(!cell.isSwiped)
  }

  @Test("an item may be deleted after completion; otherwise its row returns")
  func removedAfterCompletion() async {
    let list = SwipedList(trailing: ["Delete!"])
    list.handle { _, path, completion in
      completion(true)
      guard path.item == 0 else { return }
      var snapshot = list.list.source.snapshot()
      snapshot.deleteItems(["row 0"])
      list.list.source.apply(snapshot)
    }
    list.drag(0, by: -300, from: 390)
    expectEqual(list.list.texts, ["row 1", "row 2"])
    await list.settle()
    list.drag(1, by: -300, from: 390)
    expectEqual(list.shift(1), 400)
    await list.settle()
    expectEqual(list.shift(1), 0)
    expectEqual(list.list.texts, ["row 1", "row 2"])
  }

  @Test("a pending full swipe leaves a normal row open, a destructive one out")
  func fullSwipeTakesTime() {
    let normal = SwipedList()
    normal.handle { _, _, _ in }
    normal.drag(0, by: -300, from: 390)
    expectEqual(normal.shift(0), 148)
    let destructive = SwipedList(trailing: ["Delete!"])
    destructive.handle { _, _, _ in }
    destructive.drag(0, by: -300, from: 390)
    expectEqual(destructive.shift(0), 400)
  }

  @Test("a row that its action reloads is closed")
  func reloaded() async {
    let list = SwipedList()
    list.handle { _, path, completion in
      completion(true)
      list.list.view.reloadItems(at: [path])
    }
    list.drag(1, by: -90)
    list.tap(list.button(1, 0))
    await list.settle()
    #expect(list.list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 && !$0.isSwiped })
    expectEqual(list.list.texts, ["row 0", "row 1", "row 2"])
  }
}
