import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A data source and delegate of notes that can be moved, with a log of calls.
@MainActor
final class MovableNotes: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var calls: [String] = []
  var isFixed: (IndexPath) -> Bool = { _ in false }
  var decide: (_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath = { $2 }
  var takesOver = true
  /// The sections whose counts were requested.
  var asked: [Int] = []
  /// Called when an item has been moved.
  var moved: () -> Void = {}

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    asked.append(section)
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("cell \(indexPath.inParentheses)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !isFixed(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(sourceIndexPath.inParentheses) to \(destinationIndexPath.inParentheses)")
    if takesOver {
      let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
    moved()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { decide(originalIndexPath, currentIndexPath, proposedIndexPath) }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { calls.append("willDisplay \(path.inParentheses)") }
}

/// A collection view of movable notes, in rows of 50 points.
@MainActor
final class ShownMovables {
  let shown: InputScene
  let view: UICollectionView
  let layout: RowLayout
  let notes: MovableNotes

  init(_ sections: [[String]], layout: RowLayout = RowLayout(), height: CGFloat = 220) {
    let size = CGSize(width: 300, height: height)
    shown = InputScene(size: size)
    self.layout = layout
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    notes = MovableNotes(sections)
    view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    view.register(NoteHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = notes
    view.delegate = notes
    shown.window.addSubview(view)
    layOut()
    notes.calls = []
  }

  func layOut() { shown.window.layoutIfNeeded() }

  var cells: [NoteCell] { view.visibleCells.compactMap { $0 as? NoteCell } }

  /// The texts of the visible cells, by their current paths.
  var texts: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? NoteCell)?.text }
  }

  func cell(_ text: String) -> NoteCell? { cells.first { $0.text == text } }

  func move(_ y: CGFloat) { view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y)) }
}

@MainActor @Suite struct UICollectionViewMovementTests {
  @Test("others make room for a moving item; dropping calls the data source")
  func moves() {
    let all = ShownMovables([["a", "b", "c", "d"]])
    let cell = all.cell("a")
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    #expect(all.view.hasUncommittedUpdates)
    expectEqual(cell?.configurationState.isReordering, true)
    expectEqual(cell?.configurationState.cellDragState, .dragging)
    all.move(130)
    expectEqual(all.texts, ["b", "c", "a", "d"])
    expectEqual(cell?.center, CGPoint(x: 150, y: 130))
    #expect(all.view.subviews.last { $0 is NoteCell } === cell)
    expectEqual(all.notes.calls, [])
    all.view.endInteractiveMovement()
    expectEqual(all.notes.calls, ["move (0 - 0) to (0 - 2)"])
    expectEqual(all.notes.sections, [["b", "c", "a", "d"]])
    #expect(!all.view.hasUncommittedUpdates)
    expectEqual(cell?.configurationState.isReordering, false)
    expectEqual(cell?.center, CGPoint(x: 150, y: 125))
    #expect(all.cell("a") === cell)
  }

  @Test("a cancelled or unchanged movement does not call the data source")
  func cancels() {
    let all = ShownMovables([["a", "b", "c"]])
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(1)))
    all.move(130)
    expectEqual(all.texts, ["a", "c", "b"])
    all.view.cancelInteractiveMovement()
    expectEqual(all.texts, ["a", "b", "c"])
    expectEqual(all.cell("b")?.frame.minY, 50)
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(1)))
    all.move(130)
    all.move(60)
    all.view.endInteractiveMovement()
    expectEqual(all.notes.calls, [])
    expectEqual(all.texts, ["a", "b", "c"])
  }

  @Test("immovable, missing and second items cannot be moved")
  func refusals() {
    let all = ShownMovables([["a", "b", "c"]])
    all.notes.isFixed = { $0.item == 0 }
    #expect(!all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    #expect(!all.view.beginInteractiveMovementForItem(at: IndexPath(3)))
    #expect(!all.view.beginInteractiveMovementForItem(at: IndexPath(0, 1)))
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(1)))
    #expect(!all.view.beginInteractiveMovementForItem(at: IndexPath(2)))
    all.view.endInteractiveMovement()
    all.move(10)
    all.view.endInteractiveMovement()
    all.view.cancelInteractiveMovement()
    expectEqual(all.notes.calls, [])
    expectEqual(all.texts, ["a", "b", "c"])
  }

  @Test("the delegate redirects the movement; an invalid path is ignored")
  func delegate() {
    let all = ShownMovables([["a", "b", "c", "d"], ["e"]])
    var questions: [String] = []
    all.notes.decide = { original, current, proposed in
      questions.append([original, current, proposed].map(\.inParentheses).joined(separator: " "))
      return proposed.item == 2 ? IndexPath(9, 1) : proposed
    }
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(60)
    all.move(110)
    expectEqual(all.texts, ["b", "a", "c", "d", "e"])
    all.move(160)
    expectEqual(all.texts, ["b", "c", "d", "a", "e"])
    expectEqual(questions, ["(0 - 0) (0 - 0) (0 - 1)", "(0 - 0) (0 - 1) (0 - 2)", "(0 - 0) (0 - 1) (0 - 3)"])
    all.notes.decide = { original, _, _ in original }
    all.move(110)
    expectEqual(all.texts, ["a", "b", "c", "d", "e"])
  }

  @Test("the older delegate method is called if the newer is missing")
  func olderQuestion() {
    final class Older: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath { IndexPath(item: 1, section: 0) }
    }
    let all = ShownMovables([["a", "b", "c", "d"]])
    let older = Older()
    all.view.delegate = older
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(160)
    expectEqual(all.texts, ["b", "a", "c", "d"])
  }

  @Test("an item moves to another section, whose count grows")
  func acrossSections() {
    let all = ShownMovables([["a", "b"], ["c"]])
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    expectEqual(all.view.numberOfItems(inSection: 0), 1)
    expectEqual(all.view.numberOfItems(inSection: 1), 2)
    expectEqual(all.texts, ["b", "a", "c"])
    all.view.endInteractiveMovement()
    expectEqual(all.notes.calls, ["move (0 - 0) to (1 - 0)"])
    expectEqual(all.notes.sections, [["b"], ["a", "c"]])
  }

  @Test("cells that appear during a movement use the data source's paths")
  func pathsMeanwhile() {
    let all = ShownMovables([(0..<20).map(String.init)])
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(1)))
    all.move(210)
    expectEqual(all.texts, ["0", "2", "3", "4", "1"])
    all.notes.calls = []
    all.view.contentOffset.y = 100
    all.layOut()
    expectEqual(all.notes.calls, ["cell (0 - 5)", "willDisplay (0 - 5)", "cell (0 - 6)", "willDisplay (0 - 6)"])
    expectEqual(all.texts, ["3", "4", "1", "5", "6"])
  }

  @Test("the moving cell stays on screen wherever its item belongs")
  func outOfSight() {
    let all = ShownMovables([(0..<40).map(String.init)])
    let cell = all.cell("0")
    all.notes.decide = { original, _, _ in original }
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.view.contentOffset.y = 1000
    all.move(1100)
    all.layOut()
    #expect(all.cell("0") === cell)
    expectEqual(cell?.center.y, 1100)
    all.view.cancelInteractiveMovement()
    all.layOut()
    #expect(all.cell("0") == nil)
  }

  @Test("the selection moves with its items, and back on cancel")
  func selection() {
    let all = ShownMovables([["a", "b", "c"]])
    all.view.selectItem(at: IndexPath(0), animated: false, scrollPosition: [])
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    all.view.endInteractiveMovement()
    expectEqual(all.view.indexPathsForSelectedItems, [IndexPath(2)])
    expectEqual(all.cell("a")?.isSelected, true)
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    all.view.cancelInteractiveMovement()
    expectEqual(all.view.indexPathsForSelectedItems, [IndexPath(2)])
  }

  @Test("updates and reloads cancel the movement first")
  func changesMeanwhile() {
    let all = ShownMovables([["a", "b", "c"]])
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    all.view.performBatchUpdates {
      all.notes.sections[0].remove(at: 1)
      all.view.deleteItems(at: [IndexPath(1)])
    }
    all.layOut()
    expectEqual(all.texts, ["a", "c"])
    #expect(!all.view.hasUncommittedUpdates)
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(60)
    expectEqual(all.texts, ["c", "a"])
    all.view.reloadData()
    all.layOut()
    expectEqual(all.texts, ["a", "c"])
    expectEqual(all.notes.calls("move"), [])
  }

  @Test("only the counts of both sections are requested, at the end")
  func asksLittle() {
    let list = ShownMovables((0..<50).map { ["\($0) a", "\($0) b"] })
    list.notes.asked = []
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    list.move(120)
    list.layOut()
    expectEqual(list.notes.asked, [])
    list.view.endInteractiveMovement()
    list.layOut()
    #expect(list.notes.sections[1].contains("0 a"))
    expectEqual(list.notes.asked.sorted(), [0, 1])
  }

  @Test("moveItemAt may make further updates")
  func changesOnMove() {
    let all = ShownMovables([["a", "b", "c"], []])
    all.notes.moved = {
      all.view.performBatchUpdates {
        all.notes.sections[1].append("new")
        all.view.insertItems(at: [IndexPath(0, 1)])
      }
    }
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    all.view.endInteractiveMovement()
    all.layOut()
    expectEqual(all.texts, ["b", "c", "a", "new"])
  }

  @Test("a data source that ignores a move across sections is fatal")
  func forgotten() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let all = ShownMovables([["a", "b"], ["c"]])
        all.notes.takesOver = false
        _ = all.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        all.move(110)
        all.view.endInteractiveMovement()
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("Invalid batch updates detected"), "\(message)")
  }

  @Test("a data source without moveItemAt is fatal")
  func missingMove() async {
    final class Incomplete: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
      }
      func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let all = ShownMovables([["a", "b"]])
        let source = Incomplete()
        all.view.dataSource = source
        all.layOut()
        _ = all.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        all.move(110)
        all.view.endInteractiveMovement()
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("does not implement collectionView(_:moveItemAt:to:)"), "\(message)")
  }
}

extension MovableNotes {
  func calls(_ start: String) -> [String] { calls.filter { $0.hasPrefix(start) } }
}
