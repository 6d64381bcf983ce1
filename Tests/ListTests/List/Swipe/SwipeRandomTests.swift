import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Random use of a list with swipe actions: at most one row is open, and all others are in place.
@MainActor @Suite struct SwipeRandomTests {
  @Test("at most one row is open, and all others are in place", arguments: 0..<20)
  func random(_ seed: UInt64) async {
    var random = Randomness(seed: seed)
    let list = SwipedList(leading: ["L"], trailing: ["A", "Delete!"], rows: 6)
    var pending: [(Bool) -> Void] = []
    var next = 6
    var openings = 0
    list.handle { action, path, completion in
      if action.style == .destructive, list.list.source.snapshot().numberOfItems > path.item {
        var snapshot = list.list.source.snapshot()
        snapshot.deleteItems([snapshot.itemIdentifiers[path.item]])
        list.list.source.apply(snapshot)
      }
      if pending.count.isMultiple(of: 3) { pending.append(completion) } else { completion(true) }
    }
    for step in 0..<60 {
      let rows = max(1, list.list.source.snapshot().numberOfItems)
      let row = Int.random(in: 0..<rows, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2:
        list.drag(row, by: CGFloat.random(in: -380...380, using: &random), lifting: Bool.random(using: &random))
        list.lift(row, x: 100)
      case 3: list.screen.tap(CGFloat.random(in: 0..<400, using: &random), 22 + 44 * CGFloat(row))
      case 4: list.wheel(CGFloat.random(in: -150...150, using: &random), row: row)
      case 5:
        let keys: [KeyEvent.Key] = [.left, .right, .up, .down, .enter, .escape]
        for _ in 0..<3 { list.screen.press(keys.randomElement(using: &random) ?? .down) }
      case 6:
        var items = list.list.source.snapshot().itemIdentifiers.shuffled(using: &random)
        if items.count > 2, Bool.random(using: &random) { items.removeLast() }
        items.append("row \(next)")
        next += 1
        list.list.apply([items])
      case 7: pending.popLast()?(Bool.random(using: &random))
      case 8: list.list.view.isEditing.toggle()
      default: await list.settle()
      }
      list.list.layOut()
      check(list, "seed \(seed), step \(step)")
      if list.list.view.swipes?.current != nil { openings += 1 }
    }
    #expect(openings > 5, "seed \(seed)")
    for completion in pending { completion(true) }
    list.list.view.reloadData()
    await list.settle()
    list.list.layOut()
    #expect(list.list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 && !$0.isSwiped }, "seed \(seed)")
    #expect(list.list.view.visibleCells.allSatisfy { cell in !cell.subviews.contains { $0 is SwipeActionsView } })
  }

  private func check(_ list: SwipedList, _ place: Comment) {
    let current = list.list.view.swipes?.current
    for cell in list.list.view.visibleCells {
      expectEqual(cell.isSwiped, (cell === current?.cell), place)
      guard cell === current?.cell else {
        expectEqual(cell.bounds.minX, 0, place)
        continue
      }
      expectEqual(abs(cell.bounds.minX), current?.reveal, place)
    }
    expectEqual(list.list.view.subviews.count { $0 is SwipeShield }, (current == nil ? 0 : 1), place)
    if let current { #expect(list.list.view.visibleCells.contains(current.cell), place) }
  }
}
