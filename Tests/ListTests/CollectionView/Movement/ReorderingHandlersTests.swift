import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct ReorderingHandlersTests {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>
  typealias Transaction = NSDiffableDataSourceTransaction<Int, String>

  /// Moves an item programmatically to a given path, whatever the layout proposes.
  private func move(_ list: ShownList, _ source: IndexPath, to target: IndexPath) {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var target = IndexPath(item: 0, section: 0)
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath { target }
    }
    let delegate = Delegate()
    delegate.target = target
    list.view.delegate = delegate
    #expect(list.view.beginInteractiveMovementForItem(at: source))
    // Moves to another item's position, so that the layout proposes a path.
    let other = list.view.indexPathsForVisibleItems.sorted().first { $0 != source }
    let attributes = other.flatMap { list.view.layoutAttributesForItem(at: $0) }
    list.view.updateInteractiveMovementTargetPosition(attributes?.center ?? .zero)
    list.view.endInteractiveMovement()
    list.layOut()
  }

  @Test("items are movable only if canReorderItem returns true")
  func canReorder() {
    let list = ShownList(.plain, [["a", "b"]])
    #expect(!list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    list.source.reorderingHandlers.didReorder = { _ in }
    #expect(!list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    list.source.reorderingHandlers.canReorderItem = { $0 == "a" }
    #expect(!list.view.beginInteractiveMovementForItem(at: IndexPath(1)))
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
  }

  @Test("the handlers get both snapshots and their difference, before and after")
  func transaction() throws {
    let list = ShownList(.plain, [["0", "1", "2", "3", "4"]])
    var calls: [String] = []
    var transactions: [Transaction] = []
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.willReorder = { _ in
      calls.append("will \(list.items[0].joined())")
    }
    list.source.reorderingHandlers.didReorder = {
      calls.append("did \(list.items[0].joined())")
      transactions.append($0)
    }
    move(list, IndexPath(0), to: IndexPath(2))
    expectEqual(calls, ["will 01234", "did 12034"])
    let transaction = try #require(transactions.first)
    expectEqual(transaction.initialSnapshot.itemIdentifiers, ["0", "1", "2", "3", "4"])
    expectEqual(transaction.finalSnapshot.itemIdentifiers, ["1", "2", "0", "3", "4"])
    expectEqual(
      Array(transaction.difference),
      [
        .remove(offset: 0, element: "0", associatedWith: 2), .insert(offset: 2, element: "0", associatedWith: 0),
      ])
    expectEqual(["0", "1", "2", "3", "4"].applying(transaction.difference), ["1", "2", "0", "3", "4"])
    let section = try #require(transaction.sectionTransactions.first)
    expectEqual(transaction.sectionTransactions.count, 1)
    expectEqual(section.sectionIdentifier, 0)
    expectEqual(section.initialSnapshot.items, ["0", "1", "2", "3", "4"])
    expectEqual(section.finalSnapshot.items, ["1", "2", "0", "3", "4"])
    expectEqual(Array(section.difference), Array(transaction.difference))
  }

  @Test("a move across sections has a transaction for each of them")
  func acrossSections() throws {
    let list = ShownList(.plain, [["a", "b"], ["c"], ["d"]])
    var told: Transaction?
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { told = $0 }
    move(list, IndexPath(0), to: IndexPath(1, 2))
    let transaction = try #require(told)
    expectEqual(list.items, [["b"], ["c"], ["d", "a"]])
    expectEqual(transaction.sectionTransactions.map(\.sectionIdentifier), [0, 2])
    expectEqual(transaction.sectionTransactions.map(\.finalSnapshot.items), [["b"], ["d", "a"]])
    expectEqual(["a", "b", "c", "d"].applying(transaction.difference), ["b", "c", "d", "a"])
    expectEqual(Array(transaction.sectionTransactions[0].difference).count, 1)
    list.source.reorderingHandlers.didReorder = nil
    move(list, IndexPath(0), to: IndexPath(0, 1))
    expectEqual(list.items, [[], ["b", "c"], ["d", "a"]])
  }

  @Test("reordering works without willReorder and didReorder")
  func silent() async {
    let list = ShownList(.plain, [["a", "b", "c"]])
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    move(list, IndexPath(2), to: IndexPath(0))
    expectEqual(list.items, [["c", "a", "b"]])
    expectEqual(list.source.indexPath(for: "c"), IndexPath(0))
    list.apply([["c", "b"]])
    await list.settle()
    expectEqual(list.texts, ["c", "b"])
  }

  @Test("didReorder may apply another snapshot")
  func appliesInHandler() async {
    let list = ShownList(.plain, [["a", "b", "c"]])
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { transaction in
      var snapshot = transaction.finalSnapshot
      snapshot.appendItems(["new"])
      list.source.apply(snapshot)
    }
    move(list, IndexPath(0), to: IndexPath(2))
    await list.settle()
    expectEqual(list.texts, ["b", "c", "a", "new"])
  }

  @Test("a snapshot applied in willReorder includes the move")
  func appliesBefore() async throws {
    for isOutline in [false, true] {
      let list = ShownList(.plain, [["a", "b", "c"]])
      if isOutline {
        var tree = Tree()
        tree.append(["a", "b", "c"])
        list.apply(tree, to: 0)
      }
      list.source.reorderingHandlers.canReorderItem = { _ in true }
      var calls: [String] = []
      list.source.reorderingHandlers.willReorder = { transaction in
        calls.append("will \(list.items[0].joined())")
        var snapshot = transaction.finalSnapshot
        snapshot.appendItems(["new"])
        list.source.apply(snapshot)
        calls.append("applied \(list.items[0].joined())")
      }
      list.source.reorderingHandlers.didReorder = { transaction in
        calls.append("did \(list.items[0].joined()) \(transaction.finalSnapshot.itemIdentifiers.joined())")
      }
      move(list, IndexPath(0), to: IndexPath(2))
      expectEqual(calls, ["will abc", "applied bcanew", "did bcanew bca"])
      await list.settle()
      expectEqual(list.texts, ["b", "c", "a", "new"])
      expectEqual(list.view.numberOfItems(inSection: 0), 4)
    }
  }

  @Test("applying a snapshot cancels the interactive movement first")
  func applied() async {
    let list = ShownList(.plain, [["a", "b", "c"]])
    var isCalled = false
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { _ in isCalled = true }
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 120))
    #expect(list.view.hasUncommittedUpdates)
    list.apply([["a", "c"]])
    await list.settle()
    expectEqual(list.texts, ["a", "c"])
    #expect(!isCalled)
  }

  @Test("a subclass can override canMoveItemAt and moveItemAt")
  func subclass() {
    final class Source: UICollectionViewDiffableDataSource<Int, String> {
      var moves: [String] = []
      override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
      override func collectionView(
        _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
      ) {
        super.collectionView(view, moveItemAt: source, to: destination)
        moves.append(snapshot().itemIdentifiers.joined())
      }
    }
    let list = ShownList(.plain, [["a", "b"]])
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    let source = Source(collectionView: list.view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    source.apply(list.source.snapshot())
    list.layOut()
    move(list, IndexPath(0), to: IndexPath(1))
    expectEqual(source.moves, ["ba"])
  }

  // MARK: Outlines

  /// A list with two sections: an expanded outline of a with x and y, b, and f with z; and a flat section of p and q.
  private func outline(_ change: (inout Tree) -> Void = { _ in }) -> ShownList {
    let list = ShownList(.plain, [[], ["p", "q"]])
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    var tree = Tree()
    tree.append(["a", "b", "f"])
    tree.append(["x", "y"], to: "a")
    tree.append(["z"], to: "f")
    tree.expand(["a", "f"])
    change(&tree)
    list.apply(tree, to: 0)
    return list
  }

  /// The outline in one line, for example "a(x y) b".
  private func words(_ tree: Tree) -> String {
    tree.rootItems.map { item in
      let below = words(tree.snapshot(of: item))
      return below.isEmpty ? item : "\(item)(\(below))"
    }.joined(separator: " ")
  }

  private func words(_ list: ShownList, _ section: Int = 0) -> String { words(list.source.snapshot(for: section)) }

  @Test("an item dropped directly below an expanded item becomes its first child")
  func intoParent() async {
    let list = outline()
    expectEqual(list.texts, ["a", "x", "y", "b", "f", "z", "p", "q"])
    move(list, IndexPath(3), to: IndexPath(1))
    expectEqual(words(list), "a(b x y) f(z)")
    await list.settle()
    expectEqual(list.texts, ["a", "b", "x", "y", "f", "z", "p", "q"])
    expectEqual(list.cell(1)?.indentationLevel, 1)
  }

  @Test("an item dropped below another becomes its sibling")
  func besideSibling() {
    let list = outline()
    move(list, IndexPath(3), to: IndexPath(2))
    expectEqual(words(list), "a(x b y) f(z)")
    move(list, IndexPath(1), to: IndexPath(4))
    expectEqual(words(list), "a(b y) f(x z)")
    move(list, IndexPath(1), to: IndexPath(0))
    expectEqual(words(list), "b a(y) f(x z)")
  }

  @Test("an item moves with its descendants, visible or not")
  func subtrees() async {
    let list = outline()
    var told: Transaction?
    list.source.reorderingHandlers.didReorder = { told = $0 }
    move(list, IndexPath(0), to: IndexPath(3))
    expectEqual(words(list), "b a(x y) f(z)")
    #expect(list.source.snapshot(for: 0).isExpanded("a"))
    await list.settle()
    expectEqual(list.texts, ["b", "a", "x", "y", "f", "z", "p", "q"])
    expectEqual(
      ["a", "x", "y", "b", "f", "z", "p", "q"].applying(told?.difference ?? .init([])!),
      ["b", "a", "x", "y", "f", "z", "p", "q"])
    let closed = outline { $0.collapse(["a", "f"]) }
    move(closed, IndexPath(0), to: IndexPath(2))
    expectEqual(words(closed), "b f(z) a(x y)")
    await closed.settle()
    expectEqual(closed.texts, ["b", "f", "a", "p", "q"])
  }

  @Test("dropping an item among its own descendants cancels the movement")
  func intoItself() async {
    let list = outline()
    var isCalled = false
    list.source.reorderingHandlers.willReorder = { _ in isCalled = true }
    move(list, IndexPath(0), to: IndexPath(1))
    expectEqual(words(list), "a(x y) b f(z)")
    await list.settle()
    expectEqual(list.texts, ["a", "x", "y", "b", "f", "z", "p", "q"])
    #expect(!isCalled)
  }

  @Test("items move with descendants between outlines and flat sections")
  func betweenSections() async throws {
    let list = outline()
    var told: Transaction?
    list.source.reorderingHandlers.didReorder = { told = $0 }
    move(list, IndexPath(3), to: IndexPath(1, 1))
    expectEqual(words(list), "a(x y) f(z)")
    expectEqual(list.items[1], ["p", "b", "q"])
    try expectEqual(#require(told).sectionTransactions.map(\.sectionIdentifier), [0, 1])
    move(list, IndexPath(0, 1), to: IndexPath(1, 0))
    expectEqual(words(list), "a(p x y) f(z)")
    move(list, IndexPath(0), to: IndexPath(2, 1))
    expectEqual(words(list), "f(z)")
    expectEqual(words(list, 1), "b q a(p x y)")
    await list.settle()
    expectEqual(list.texts, ["f", "z", "b", "q", "a", "p", "x", "y"])
  }

  @Test("an outline's only item can leave, and another can enter")
  func lastItem() {
    let list = outline { tree in
      tree.deleteAll()
      tree.append(["only"])
    }
    move(list, IndexPath(0), to: IndexPath(0, 1))
    expectEqual(words(list), "")
    expectEqual(list.items, [[], ["only", "p", "q"]])
    move(list, IndexPath(1, 1), to: IndexPath(0, 0))
    expectEqual(words(list), "p")
    expectEqual(list.items, [["p"], ["only", "q"]])
  }
}
