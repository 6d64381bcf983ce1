import Foundation
import RenderTree
import Testing

@testable import UIKitCore

/// Notes whose items can be moved.
@MainActor
final class MovableNotes: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var calls: [String] = []
  var isFixed: (IndexPath) -> Bool = { _ in false }
  var decide: (_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath = { $2 }
  var takesOver = true
  /// The sections whose counts were asked for.
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

/// A collection view of notes that can be moved, in rows of 50 points.
@MainActor
final class ShownMovables {
  let shown: TouchedScene
  let view: UICollectionView
  let layout: RowLayout
  let notes: MovableNotes

  init(_ sections: [[String]], layout: RowLayout = RowLayout(), height: CGFloat = 220) {
    let size = CGSize(width: 300, height: height)
    shown = TouchedScene(size: size)
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

  /// The texts by the paths on the screen.
  var texts: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? NoteCell)?.text }
  }

  func cell(_ text: String) -> NoteCell? { cells.first { $0.text == text } }

  func move(_ y: CGFloat) { view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y)) }
}

@MainActor @Suite struct UICollectionViewMovementTests {
  @Test("the others make room while an item is moved, and the data source hears of it in the end")
  func moves() {
    let all = ShownMovables([["a", "b", "c", "d"]])
    let cell = all.cell("a")
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    #expect(all.view.hasUncommittedUpdates)
    #expect(cell?.configurationState.isReordering == true)
    #expect(cell?.configurationState.cellDragState == .dragging)
    all.move(130)
    #expect(all.texts == ["b", "c", "a", "d"])
    #expect(cell?.center == CGPoint(x: 150, y: 130))
    #expect(all.view.subviews.last { $0 is NoteCell } === cell)
    #expect(all.notes.calls == [])
    all.view.endInteractiveMovement()
    #expect(all.notes.calls == ["move (0 - 0) to (0 - 2)"])
    #expect(all.notes.sections == [["b", "c", "a", "d"]])
    #expect(!all.view.hasUncommittedUpdates)
    #expect(cell?.configurationState.isReordering == false)
    #expect(cell?.center == CGPoint(x: 150, y: 125))
    #expect(all.cell("a") === cell)
  }

  @Test("an item that is put back, or left where it was, is nothing the data source hears of")
  func cancels() {
    let all = ShownMovables([["a", "b", "c"]])
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(1)))
    all.move(130)
    #expect(all.texts == ["a", "c", "b"])
    all.view.cancelInteractiveMovement()
    #expect(all.texts == ["a", "b", "c"])
    #expect(all.cell("b")?.frame.minY == 50)
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(1)))
    all.move(130)
    all.move(60)
    all.view.endInteractiveMovement()
    #expect(all.notes.calls == [])
    #expect(all.texts == ["a", "b", "c"])
  }

  @Test("what the data source does not allow, what is not there and a second item cannot be moved")
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
    #expect(all.notes.calls == [])
    #expect(all.texts == ["a", "b", "c"])
  }

  @Test("the delegate decides about the place, by the paths before, now and proposed; one that is none is refused")
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
    #expect(all.texts == ["b", "a", "c", "d", "e"])
    all.move(160)
    #expect(all.texts == ["b", "c", "d", "a", "e"])
    #expect(questions == ["(0 - 0) (0 - 0) (0 - 1)", "(0 - 0) (0 - 1) (0 - 2)", "(0 - 0) (0 - 1) (0 - 3)"])
    all.notes.decide = { original, _, _ in original }
    all.move(110)
    #expect(all.texts == ["a", "b", "c", "d", "e"])
  }

  @Test("the older question of the delegate is asked where the newer one is left out")
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
    #expect(all.texts == ["b", "a", "c", "d"])
  }

  @Test("an item moves to another section, which then has one more")
  func acrossSections() {
    let all = ShownMovables([["a", "b"], ["c"]])
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    #expect(all.view.numberOfItems(inSection: 0) == 1)
    #expect(all.view.numberOfItems(inSection: 1) == 2)
    #expect(all.texts == ["b", "a", "c"])
    all.view.endInteractiveMovement()
    #expect(all.notes.calls == ["move (0 - 0) to (1 - 0)"])
    #expect(all.notes.sections == [["b"], ["a", "c"]])
  }

  @Test(
    "cells that come into sight meanwhile are asked for by the data source's own paths, and the delegate is told those")
  func pathsMeanwhile() {
    let all = ShownMovables([(0..<20).map(String.init)])
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(1)))
    all.move(210)
    #expect(all.texts == ["0", "2", "3", "4", "1"])
    all.notes.calls = []
    all.view.contentOffset.y = 100
    all.layOut()
    #expect(all.notes.calls == ["cell (0 - 5)", "willDisplay (0 - 5)", "cell (0 - 6)", "willDisplay (0 - 6)"])
    #expect(all.texts == ["3", "4", "1", "5", "6"])
  }

  @Test("the cell under the hand is on screen wherever the item belongs")
  func outOfSight() {
    let all = ShownMovables([(0..<40).map(String.init)])
    let cell = all.cell("0")
    all.notes.decide = { original, _, _ in original }
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.view.contentOffset.y = 1000
    all.move(1100)
    all.layOut()
    #expect(all.cell("0") === cell)
    #expect(cell?.center.y == 1100)
    all.view.cancelInteractiveMovement()
    all.layOut()
    #expect(all.cell("0") == nil)
  }

  @Test("the selection goes along with its items, and back with them")
  func selection() {
    let all = ShownMovables([["a", "b", "c"]])
    all.view.selectItem(at: IndexPath(0), animated: false, scrollPosition: [])
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    all.view.endInteractiveMovement()
    #expect(all.view.indexPathsForSelectedItems == [IndexPath(2)])
    #expect(all.cell("a")?.isSelected == true)
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    all.view.cancelInteractiveMovement()
    #expect(all.view.indexPathsForSelectedItems == [IndexPath(2)])
  }

  @Test("changes and reloads of the app's end a movement before they are made")
  func changesMeanwhile() {
    let all = ShownMovables([["a", "b", "c"]])
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    all.view.performBatchUpdates {
      all.notes.sections[0].remove(at: 1)
      all.view.deleteItems(at: [IndexPath(1)])
    }
    all.layOut()
    #expect(all.texts == ["a", "c"])
    #expect(!all.view.hasUncommittedUpdates)
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(60)
    #expect(all.texts == ["c", "a"])
    all.view.reloadData()
    all.layOut()
    #expect(all.texts == ["a", "c"])
    #expect(all.notes.calls("move") == [])
  }

  @Test("the data source is asked for the counts of the movement's sections, and of no others, and only in the end")
  func asksLittle() {
    let list = ShownMovables((0..<50).map { ["\($0) a", "\($0) b"] })
    list.notes.asked = []
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    list.move(120)
    list.layOut()
    #expect(list.notes.asked == [])
    list.view.endInteractiveMovement()
    list.layOut()
    #expect(list.notes.sections[1].contains("0 a"))
    #expect(list.notes.asked.sorted() == [0, 1])
  }

  @Test("a data source may change more when it is told that an item moved")
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
    #expect(all.texts == ["b", "c", "a", "new"])
  }

  @Test("a data source that does not take over a move to another section ends the app")
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

  @Test("a data source that allows moves and cannot make them ends the app")
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

/// A layout that writes down what it is told of movements.
final class ToldRowLayout: RowLayout {
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
  @Test("a layout is asked for the place and the attributes, and told of each step and of the end")
  func hooks() {
    let layout = ToldRowLayout()
    let all = ShownMovables([["a", "b", "c"]], layout: layout)
    let told = {
      layout.calls.filter { !["prepare", "contentSize", "elements", "finalize", "updates 1"].contains($0) }
    }
    layout.calls = []
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    #expect(all.cell("a")?.alpha == 0.5)
    all.move(30)
    #expect(told() == ["target of (0 - 0) at 30", "moves (0 - 0) to (0 - 0), 25 to 30", "invalid [\"(0 - 0)\"] 30"])
    layout.calls = []
    all.move(60)
    #expect(told() == ["target of (0 - 0) at 60", "moves (0 - 0) to (0 - 1), 30 to 60", "invalid [\"(0 - 1)\"] 60"])
    layout.calls = []
    all.view.endInteractiveMovement()
    #expect(told() == ["leaves (0 - 0) to (0 - 1)", "invalid [\"(0 - 1)\"] 0"])
    #expect(all.cell("a")?.alpha == 1)
    #expect(all.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    all.move(110)
    layout.calls = []
    all.view.cancelInteractiveMovement()
    #expect(told().last { !$0.hasPrefix("invalid") } == "puts back (0 - 0) to (0 - 0)")
  }

  @Test("a flow layout computes nothing anew while no item changes its place")
  func flow() {
    let flow = UICollectionViewFlowLayout()
    let step = flow.invalidationContext(
      forInteractivelyMovingItems: [IndexPath(1)], withTargetPosition: CGPoint(x: 1, y: 2),
      previousIndexPaths: [IndexPath(0)], previousPosition: .zero)
    let end = flow.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [IndexPath(1)], previousIndexPaths: [IndexPath(0)], movementCancelled: false)
    for context in [step, end] {
      let context = context as? UICollectionViewFlowLayoutInvalidationContext
      #expect(context?.invalidateFlowLayoutAttributes == false)
      #expect(context?.invalidateFlowLayoutDelegateMetrics == false)
      #expect(context?.previousIndexPathsForInteractivelyMovingItems == [IndexPath(0)])
      #expect(context?.targetIndexPathsForInteractivelyMovingItems == [IndexPath(1)])
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

  /// The texts of the rows by their paths on the screen.
  private func order(_ list: ShownList) -> [[String]] {
    (0..<list.view.numberOfSections).map { section in
      (0..<list.view.numberOfItems(inSection: section)).map { item in
        (list.cell(item, section)?.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
      }
    }
  }

  @Test("rows of a list go up and down only")
  func upAndDown() {
    let list = list([["a", "b", "c"]])
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    move(list, 70, x: 10)
    #expect(list.cell(1)?.frame.minX == 0)
    #expect(list.cell(1)?.center.y == 70)
  }

  @Test("an item comes before or behind one of another section by the half that the hand is on")
  func halves() {
    let list = list([["a", "b"], ["c", "d"]], .supplementary)
    let row = list.cell(1, 1)?.frame ?? .zero
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    move(list, row.maxY - 5)
    #expect(order(list) == [["b"], ["c", "d", "a"]])
    list.view.cancelInteractiveMovement()
    list.layOut()
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    move(list, row.minY + 5)
    #expect(order(list) == [["b"], ["c", "a", "d"]])
  }

  @Test(
    "over a header an item is the first of its section; below everything it is the last; a section without items takes it"
  )
  func besideItems() {
    let list = list([["a", "b"], ["c"], []], .supplementary)
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    move(list, (list.header(1)?.frame.midY ?? 0))
    #expect(order(list) == [["b"], ["a", "c"], []])
    move(list, (list.header(2)?.frame.midY ?? 0))
    #expect(order(list) == [["b"], ["c"], ["a"]])
    move(list, -30)
    #expect(order(list) == [["a", "b"], ["c"], []])
    move(list, 700)
    #expect(order(list) == [["b"], ["c"], ["a"]])
  }

  @Test("nothing comes before an item that is its section's header")
  func headerItem() {
    let list = list([["A", "b", "c"], ["D", "e"]], .firstItemInSection)
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(2)))
    move(list, 5)
    #expect(order(list) == [["A", "c", "b"], ["D", "e"]])
    move(list, (list.cell(0, 1)?.frame.minY ?? 0) + 5)
    #expect(order(list) == [["A", "b"], ["D", "c", "e"]])
  }

  @Test("a low row and a high one change places only where the moved one then is under the hand")
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
    #expect(order(list) == [["low", "high", "other"]])
    move(list, high.maxY - 10)
    #expect(order(list) == [["high", "low", "other"]])
    move(list, high.maxY - 12)
    #expect(order(list) == [["high", "low", "other"]])
  }
}
