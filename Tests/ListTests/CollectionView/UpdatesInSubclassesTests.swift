import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A collection view that logs its update calls.
private final class CalledView: UICollectionView {
  var calls: [String] = []

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
  override func insertSections(_ sections: IndexSet) {
    calls.append("insert sections \(Array(sections))")
    super.insertSections(sections)
  }
  override func deleteSections(_ sections: IndexSet) {
    calls.append("delete sections \(Array(sections))")
    super.deleteSections(sections)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append("move section \(section) \(newSection)")
    super.moveSection(section, toSection: newSection)
  }
  override func reloadSections(_ sections: IndexSet) {
    calls.append("reload sections \(Array(sections))")
    super.reloadSections(sections)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insert \(indexPaths.map(\.inParentheses))")
    super.insertItems(at: indexPaths)
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    calls.append("delete \(indexPaths.map(\.inParentheses))")
    super.deleteItems(at: indexPaths)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("move \(indexPath.inParentheses) \(newIndexPath.inParentheses)")
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func reloadItems(at indexPaths: [IndexPath]) {
    calls.append("reload \(indexPaths.map(\.inParentheses))")
    super.reloadItems(at: indexPaths)
  }
  override func reconfigureItems(at indexPaths: [IndexPath]) {
    calls.append("reconfigure \(indexPaths.map(\.inParentheses))")
    super.reconfigureItems(at: indexPaths)
  }
}

/// A layout that logs the items of each update.
private final class RecordingFlowLayout: UICollectionViewFlowLayout {
  var told: [[String]] = []
  /// Returns true for the items that are passed on to `super`.
  var handsOn: (UICollectionViewUpdateItem) -> Bool = { _ in true }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems.filter(handsOn))
    told.append(
      updateItems.map { item in
        let (before, after) = (text(item.indexPathBeforeUpdate), text(item.indexPathAfterUpdate))
        return "\(item.updateAction) \(before)>\(after)"
      })
  }

  private func text(_ path: IndexPath?) -> String {
    guard let path else { return "" }
    return path.item == Int.max ? "\(path.section)" : "\(path.section).\(path.item)"
  }
}

@MainActor @Suite("Updates as apps' subclasses see them")
struct UpdatesInSubclassesTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static let size = CGSize(width: 300, height: 600)

  /// A collection view in a window, with a diffable data source.
  @MainActor private struct Shown {
    let scene = InputScene(size: size)
    let layout: RecordingFlowLayout
    let view: UICollectionView
    let source: Source

    init(
      _ makeView: @MainActor (CGRect, UICollectionViewLayout) -> UICollectionView = {
        UICollectionView(frame: $0, collectionViewLayout: $1)
      }
    ) {
      layout = RecordingFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 20)
      view = makeView(CGRect(origin: .zero, size: size), layout)
      view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
      source = Source(collectionView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
        (cell as? NoteCell)?.text = "\(item)"
        return cell
      }
      scene.window.addSubview(view)
      source.apply(UpdatesInSubclassesTests.before)
      scene.window.layoutIfNeeded()
    }

    func apply(_ snapshot: Snapshot) {
      source.apply(snapshot)
      scene.window.layoutIfNeeded()
    }

    /// The visible items with their frames and selection.
    var picture: [String] {
      let cells = view.visibleCells.compactMap { $0 as? NoteCell }.sorted { $0.frame.minY < $1.frame.minY }
      return cells.map { "\($0.text) \($0.frame) \($0.isSelected)" }
    }
  }

  private static let before = snapshot(["A": [1, 2, 3, 4], "B": [5], "C": [6, 7], "D": [8, 9]])

  /// A snapshot that differs from `before` by every kind of change.
  private static var after: Snapshot {
    var snapshot = snapshot(["C": [7, 10, 6], "E": [11, 1], "A": [2, 4, 12], "D": [9, 8]])
    snapshot.reloadItems([2, 6])
    snapshot.reloadSections(["D"])
    snapshot.reconfigureItems([4])
    return snapshot
  }

  private static func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot { Snapshot(sections) }

  @Test("a collection view subclass gets every call of a snapshot")
  func callsOfSnapshot() throws {
    let shown = Shown { CalledView(frame: $0, collectionViewLayout: $1) }
    let view = try #require(shown.view as? CalledView)
    view.calls = []
    shown.apply(Self.after)
    expectEqual(
      view.calls,
      [
        "batch", "delete sections [1]", "insert sections [1]", "move section 2 0", #"delete ["(0 - 2)"]"#,
        #"insert ["(0 - 1)", "(2 - 2)"]"#, "move (2 - 1) (0 - 0)", "move (0 - 0) (1 - 1)", "move (3 - 1) (3 - 0)",
        "batch", "reload sections [3]", #"reload ["(2 - 0)", "(0 - 2)"]"#, #"reconfigure ["(2 - 1)"]"#,
      ])
  }

  @Test("an app's layout gets a snapshot's update items")
  func itemsOfSnapshot() {
    let shown = Shown()
    shown.apply(Self.after)
    expectEqual(
      shown.layout.told,
      [
        [
          "delete 1>", "insert >1", "move 2>0", "delete 0.2>", "insert >0.1", "insert >2.2", "move 2.1>0.0",
          "move 0.0>1.1", "move 3.1>3.0",
        ],
        ["reload 3>3", "reload 2.0>2.0", "reload 0.2>0.2"],
      ])
  }

  @Test("an app's layout gets a batch's items in call order")
  func itemsOfBatch() {
    let shown = ShownNotes([["a", "b", "c"], ["d"], ["e"]])
    let layout = RecordingFlowLayout()
    shown.view.collectionViewLayout = layout
    shown.layOut()
    shown.view.performBatchUpdates {
      shown.notes.sections = [["f"], ["c", "x", "a"], ["e", "y"]]
      shown.view.insertItems(at: [IndexPath(1, 1), IndexPath(1, 2), IndexPath(0, 0)])
      shown.view.deleteSections([1])
      shown.view.moveItem(at: IndexPath(0), to: IndexPath(2, 1))
      shown.view.reloadItems(at: [IndexPath(2), IndexPath(0, 1)])
      shown.view.insertSections([0])
      shown.view.deleteItems(at: [IndexPath(1), IndexPath(1)])
      shown.view.reloadItems(at: [IndexPath(0, 2)])
    }
    expectEqual(
      layout.told,
      [
        [
          "insert >1.1", "insert >2.1", "delete 1>", "move 0.0>1.2", "reload 0.2>1.0", "insert >0", "delete 0.1>",
          "reload 2.0>2.0",
        ]
      ])
  }

  @Test("update items withheld from super do not fade")
  func withheldItems() {
    let shown = Shown()
    let layout = shown.layout
    layout.handsOn = { $0.indexPathAfterUpdate != IndexPath(0) }
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(.insert, after: IndexPath(0)),
      UICollectionViewUpdateItem(.insert, after: IndexPath(1)),
    ])
    #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(0)) == nil)
    expectEqual(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(1))?.alpha, 0)
  }

  @Test("a subclass shows the same as the original class")
  func sameScreen() {
    let plain = Shown()
    let called = Shown { CalledView(frame: $0, collectionViewLayout: $1) }
    for shown in [plain, called] {
      shown.view.allowsMultipleSelection = true
      for path in [IndexPath(0), IndexPath(1), IndexPath(2), IndexPath(1, 2), IndexPath(0, 3)] {
        shown.view.selectItem(at: path, animated: false, scrollPosition: [])
      }
      shown.apply(Self.after)
    }
    expectEqual(plain.picture.count, 10)
    expectEqual(plain.picture, called.picture)
    expectEqual(plain.view.indexPathsForSelectedItems, called.view.indexPathsForSelectedItems)
    expectEqual(plain.layout.told, called.layout.told)
  }

  /// A data source that, once `isWrong`, reports one item fewer than its snapshot has.
  private final class Miscounting: Source {
    var isWrong = false

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      super.collectionView(collectionView, numberOfItemsInSection: section) - (isWrong ? 1 : 0)
    }
  }

  @Test("a data source that contradicts its snapshot is fatal")
  func miscounting() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = Shown()
        let source = Miscounting(collectionView: shown.view) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
        }
        var snapshot = Snapshot(["A": [1, 2]])
        source.apply(snapshot)
        shown.scene.window.layoutIfNeeded()
        source.isWrong = true
        snapshot.appendItems([3, 4])
        source.apply(snapshot)
      }
    }
    #expect(
      words(of: result).contains(
        "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update"))
  }

  @Test("only apps' classes get individual calls and items")
  func builtIn() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.isBuiltIn)
    #expect(
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)).isBuiltIn
    )
    #expect(!RecordingFlowLayout().isBuiltIn)
    #expect(UICollectionView(frame: .zero, collectionViewLayout: flow).isBuiltIn)
    #expect(!CalledView(frame: .zero, collectionViewLayout: flow).isBuiltIn)
    let table = UITableView(frame: .zero)
    #expect(table.content.isBuiltIn)
    #expect(table.tableLayout.isBuiltIn)
  }
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == String, ItemIdentifierType == Int {
  /// Creates a snapshot from a literal of sections and their items.
  fileprivate init(_ sections: KeyValuePairs<String, [Int]>) {
    self.init()
    for (section, items) in sections {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }
}
