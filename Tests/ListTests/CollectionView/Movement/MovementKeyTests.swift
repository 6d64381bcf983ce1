import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct MovementKeyTests {
  private func meanings(_ list: ShownList) -> [String] { list.shown.connection.keyHints().map(\.meaning) }

  /// Moves the focus to the reorder control of the first row.
  private func focusReorderControl(_ list: ShownList) {
    list.shown.press(.down)
    list.shown.press(.right)
  }

  @Test("alt-arrows move the focused row, and the focus follows")
  func atOnce() {
    let list = shownReorderControls([["a", "b", "c"]], accessories: [])
    list.shown.press(.down)
    list.shown.press(.down, .alternate)
    list.shown.press(.down, .alternate)
    expectEqual(list.items, [["b", "c", "a"]])
    expectEqual(list.cell(2)?.isFocused, true)
    list.shown.press(.down, .alternate)
    list.shown.press(.up, .alternate)
    expectEqual(list.items, [["b", "a", "c"]])
  }

  @Test("alt-arrows cross sections, but not above a header item")
  func sections() {
    let list = shownReorderControls([["A", "b"], ["D", "e"]], change: { $0.headerMode = .firstItemInSection })
    list.shown.press(.down)
    list.shown.press(.down)
    list.shown.press(.down, .alternate)
    expectEqual(list.items, [["A"], ["D", "b", "e"]])
    list.shown.press(.up, .alternate)
    expectEqual(list.items, [["A", "b"], ["D", "e"]])
    list.shown.press(.up, .alternate)
    expectEqual(list.items, [["A", "b"], ["D", "e"]])
  }

  @Test("an immovable row has no movement key hint")
  func limits() {
    let list = shownReorderControls([["a", "b"]], accessories: [])
    list.source.reorderingHandlers.canReorderItem = { $0 == "a" }
    list.shown.press(.down)
    #expect(meanings(list).contains("move the item"))
    list.shown.press(.down)
    expectEqual(list.cell(1)?.isFocused, true)
    #expect(!meanings(list).contains("move the item"))
    list.shown.press(.up, .alternate)
    expectEqual(list.items, [["a", "b"]])
  }

  @Test("enter on a reorder control starts moving, arrows move, enter drops")
  func carries() {
    let list = shownReorderControls([["a", "b", "c"], ["d"]])
    focusReorderControl(list)
    expectEqual(list.reorderControl(0)?.isFocused, true)
    list.shown.press(.enter)
    expectEqual(list.cell(0)?.isMoving, true)
    expectEqual(list.reorderControl(0)?.isFocused, true)
    expectEqual(list.cell(0)?.makeSemantics()?.value, "Moving")
    list.shown.press(.down)
    list.shown.press(.down)
    expectEqual(list.texts, ["b", "c", "a", "d"])
    expectEqual(list.items, [["a", "b", "c"], ["d"]])
    list.shown.press(.down)
    list.shown.press(.enter)
    expectEqual(list.items, [["b", "c"], ["a", "d"]])
    expectEqual(list.reorderControl(0, 1)?.isFocused, true)
    expectEqual(list.cell(0, 1)?.isMoving, false)
    expectEqual(list.view.indexPathsForSelectedItems, [])
  }

  @Test("rows that cannot be selected while editing can be moved")
  func unselectable() {
    let list = shownReorderControls([["a", "b", "c"]], accessories: [.reorder()])
    list.view.isEditing = true
    list.layOut()
    expectEqual(list.cell(0)?.canBecomeFocused, false)
    list.shown.press(.down)
    expectEqual(list.reorderControl(0)?.isFocused, true)
    list.shown.press(.enter)
    list.shown.press(.down)
    list.shown.press(.down)
    list.shown.press(.enter)
    expectEqual(list.items, [["b", "c", "a"]])
    list.shown.press(.up, .alternate)
    expectEqual(list.items, [["b", "a", "c"]])
    expectEqual(list.reorderControl(1)?.isFocused, true)
  }

  @Test("arrows move between controls of rows that cannot be focused")
  func controls() {
    let list = ShownList(
      .plain, [(0..<3).map(String.init)],
      configure: { cell, _, _ in cell.accessories = [.delete {}, .reorder()] })
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.view.isEditing = true
    list.layOut()
    func focused() -> String? {
      guard let view = list.shown.scene.focusEngine.focusedView,
        let item = list.view.cell(around: view)?.path.item
      else { return nil }
      return "\(item) \(view.frame.minX < 100 ? "delete" : "reorder")"
    }
    list.shown.press(.down)
    expectEqual(focused(), "0 delete")
    list.shown.press(.down)
    expectEqual(focused(), "1 delete")
    list.shown.press(.right)
    expectEqual(focused(), "1 reorder")
    list.shown.press(.up)
    expectEqual(focused(), "0 reorder")
    list.shown.press(.left)
    expectEqual(focused(), "0 delete")
  }

  @Test("escape cancels the movement before it ends editing")
  func escape() {
    let list = shownReorderControls([["a", "b", "c"]])
    list.view.isEditing = true
    focusReorderControl(list)
    list.shown.press(.enter)
    list.shown.press(.down)
    list.shown.press(.escape)
    expectEqual(list.texts, ["a", "b", "c"])
    #expect(list.view.interactiveMovement == nil)
    #expect(list.view.isEditing)
    list.shown.press(.escape)
    #expect(!list.view.isEditing)
  }

  @Test("key hints describe the start, the steps, the drop and the cancellation")
  func keys() {
    let list = shownReorderControls([["a", "b", "c"]])
    focusReorderControl(list)
    #expect(meanings(list).contains("start the move"))
    list.shown.press(.enter)
    #expect(meanings(list).contains("drop the item"))
    #expect(meanings(list).contains("cancel the move"))
    #expect(meanings(list).contains("move the item"))
  }

  @Test("a moving row skips places that the delegate refuses")
  func passesOver() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath { proposedIndexPath.item == 1 ? currentIndexPath : proposedIndexPath }
    }
    let list = shownReorderControls([["a", "b", "c"]], accessories: [])
    let delegate = Delegate()
    list.view.delegate = delegate
    list.shown.press(.down)
    list.shown.press(.down, .alternate)
    expectEqual(list.items, [["b", "c", "a"]])
  }

  @Test("another tap drops the moving row where it is")
  func turnsAway() {
    let list = shownReorderControls([["a", "b", "c"]])
    focusReorderControl(list)
    list.shown.press(.enter)
    list.shown.press(.down)
    let other = list.middle(2)
    list.shown.tap(other.x, other.y)
    expectEqual(list.items, [["b", "a", "c"]])
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(2)])
  }

  @Test("arrows move a row beyond the visible rows")
  func farAway() {
    let list = shownReorderControls([(0..<60).map(String.init)], height: 300)
    focusReorderControl(list)
    list.shown.press(.enter)
    for _ in 0..<40 { list.shown.press(.down) }
    expectEqual(list.reorderControl(40)?.isFocused, true)
    list.shown.press(.enter)
    expectEqual(list.items[0][40], "0")
  }

  @Test("in a grid arrows move to the neighbour in their direction")
  func grid() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let list = ShownList(layout, [["a", "b", "c", "d", "e", "f"]])
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.shown.press(.down)
    list.shown.press(.right, .alternate)
    expectEqual(list.items, [["b", "a", "c", "d", "e", "f"]])
    list.shown.press(.down, .alternate)
    expectEqual(list.items, [["b", "c", "d", "e", "a", "f"]])
    list.shown.press(.left, .alternate)
    expectEqual(list.items, [["b", "c", "d", "a", "e", "f"]])
  }
}
