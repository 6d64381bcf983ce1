import BackgroundCalls
import Expectations
import Foundation
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UICollectionViewDiffableDataSourceTests {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A collection view with a diffable data source.
  @MainActor final class Shown {
    let notes = ShownNotes([[]], laysOut: false)
    let source: Source
    var asked: [Int] = []
    var version = 0

    init() {
      var provide: ((UICollectionView, IndexPath, Int) -> UICollectionViewCell?)?
      source = Source(collectionView: notes.view) { provide?($0, $1, $2) }
      provide = { [unowned self] view, path, item in
        asked.append(item)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
        (cell as? NoteCell)?.text = "\(item)" + (version > 0 ? " v\(version)" : "")
        return cell
      }
    }

    convenience init(_ sections: KeyValuePairs<String, [Int]>) {
      self.init()
      source.apply(.of(sections))
      notes.layOut()
      asked = []
    }

    func apply(_ sections: KeyValuePairs<String, [Int]>, animated: Bool = true) {
      source.apply(.of(sections), animatingDifferences: animated)
    }
  }

  @Test("a new data source is empty and installs itself")
  func construction() {
    let shown = Shown()
    #expect(shown.notes.view.dataSource === shown.source)
    expectEqual(shown.notes.view.numberOfSections, 0)
    expectEqual(shown.source.snapshot().numberOfItems, 0)
  }

  @Test("apply updates the data immediately and the cells in the next pass")
  func synchronous() {
    let shown = Shown()
    shown.apply(["A": [1, 2], "B": [3]])
    expectEqual(shown.notes.view.numberOfSections, 2)
    expectEqual(shown.source.indexPath(for: 3), IndexPath(0, 1))
    expectEqual(shown.source.itemIdentifier(for: IndexPath(1)), 2)
    #expect(shown.source.itemIdentifier(for: IndexPath(7)) == nil)
    expectEqual(shown.source.sectionIdentifier(for: 1), "B")
    #expect(shown.source.sectionIdentifier(for: 2) == nil)
    expectEqual(shown.source.index(for: "B"), 1)
    #expect(shown.asked.isEmpty)
    shown.notes.layOut()
    expectEqual(shown.asked, [1, 2, 3])
  }

  @Test("a moved item keeps its cell without a provider call")
  func move() throws {
    let shown = Shown(["A": [1, 2, 3, 4]])
    let cell = try #require(shown.notes.cell(3))
    shown.apply(["A": [4, 1, 2, 3]])
    #expect(shown.asked.isEmpty)
    #expect(shown.notes.cell(0) === cell)
    expectEqual(shown.notes.texts, ["4", "1", "2", "3"])
  }

  @Test("the provider is called only for the replacing item")
  func replacement() {
    let shown = Shown(["A": [1, 2, 3]])
    shown.apply(["A": [1, 9, 3]])
    expectEqual(shown.asked, [9])
    expectEqual(shown.notes.texts, ["1", "9", "3"])
  }

  @Test("an item moved out of a deleted section keeps its cell")
  func sections() throws {
    let shown = Shown(["A": [1], "B": [2]])
    let cell = try #require(shown.notes.cell(0, 0))
    shown.apply(["B": [1, 2]])
    #expect(shown.asked.isEmpty)
    #expect(shown.notes.cell(0, 0) === cell)
  }

  @Test("a moved and reloaded item gets another cell")
  func reload() throws {
    let shown = Shown(["A": [1, 2]])
    shown.version = 1
    var snapshot = Snapshot.of(["A": [2, 1]])
    snapshot.reloadItems([1])
    shown.source.apply(snapshot)
    expectEqual(shown.asked, [1])
    expectEqual(shown.notes.texts, ["2", "1 v1"])
    #expect(shown.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("a moved and reconfigured item keeps its cell with new content")
  func reconfigure() throws {
    let shown = Shown(["A": [1, 2]])
    let cell = try #require(shown.notes.cell(0))
    shown.version = 1
    var snapshot = Snapshot.of(["A": [2, 1]])
    snapshot.reconfigureItems([1])
    shown.source.apply(snapshot)
    #expect(shown.notes.cell(1) === cell)
    expectEqual(cell.text, "1 v1")
    expectEqual(cell.reuses, 0)
  }

  @Test("changes without animation are the same")
  func withoutAnimation() throws {
    let shown = Shown(["A": [1, 2, 3]])
    let cell = try #require(shown.notes.cell(2))
    shown.apply(["A": [3, 1]], animated: false)
    #expect(shown.asked.isEmpty)
    #expect(shown.notes.cell(0) === cell)
    expectEqual(shown.notes.view.subviews.count, 2)
  }

  /// A compositional layout with rows of a height that can change.
  @MainActor final class Heights {
    var height: CGFloat = 40
    var questions = 0

    func makeLayout() -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout { [unowned self] _, _ in
        questions += 1
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
    }
  }

  @Test("a snapshot without a difference asks the section provider again", arguments: [true, false])
  func askingAgain(isAnimated: Bool) {
    let heights = Heights()
    let shown = Shown()
    shown.notes.view.collectionViewLayout = heights.makeLayout()
    shown.apply(["A": [1, 2]])
    shown.notes.layOut()
    expectEqual(shown.notes.cell(1)?.frame.minY, 40)
    heights.height = 60
    heights.questions = 0
    shown.asked = []
    shown.apply(["A": [1, 2]], animated: isAnimated)
    shown.notes.layOut()
    expectEqual(shown.notes.cell(1)?.frame.minY, 60)
    expectEqual(heights.questions, 1)
    #expect(shown.asked.isEmpty)
  }

  @Test("a batch without changes asks the section provider again")
  func askingAgainByBatch() {
    let heights = Heights()
    let shown = Shown()
    shown.notes.view.collectionViewLayout = heights.makeLayout()
    shown.apply(["A": [1, 2]])
    shown.notes.layOut()
    heights.height = 60
    heights.questions = 0
    shown.notes.view.performBatchUpdates(nil)
    expectEqual(shown.notes.cell(1)?.frame.minY, 60)
    expectEqual(heights.questions, 1)
  }

  @Test("completions run later and in order, also without differences")
  func completions() async {
    let shown = Shown()
    var completed: [Int] = []
    let snapshot = Snapshot.of(["A": [1]])
    shown.source.apply(snapshot) { completed.append(1) }
    shown.source.apply(snapshot) { completed.append(2) }
    shown.source.apply(.of(["A": [2]])) { completed.append(3) }
    shown.source.apply(.of(["A": [2]]), animatingDifferences: false) { completed.append(4) }
    shown.source.applySnapshotUsingReloadData(snapshot) { completed.append(5) }
    #expect(completed.isEmpty)
    await shown.notes.settle()
    expectEqual(completed, [1, 2, 3, 4, 5])
  }

  @Test("awaiting an animated apply ends although stepped time stands still")
  func asynchronous() async {
    let shown = Shown(["A": [1, 2]])
    await shown.source.apply(.of(["A": [2]]))
    expectEqual(shown.notes.texts, ["2"])
    expectEqual(shown.notes.view.subviews.count, 1)
    await shown.source.applySnapshotUsingReloadData(.of(["A": [5]]))
    expectEqual(shown.notes.texts, ["5"])
  }

  @Test("apply from a background queue is shown on the main actor")
  func offMain() async {
    let shown = Shown()
    let source = shown.source
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        Background(source).apply(.of(["A": [1, 2]])) { continuation.resume() }
      }
    }
    shown.notes.layOut()
    expectEqual(shown.notes.texts, ["1", "2"])
  }

  @Test("apply inside the cell provider is deferred")
  func reentrancy() async {
    let shown = Shown()
    shown.apply(["A": [1]])
    shown.notes.layOut()
    var reentered = false
    let view = shown.notes.view
    weak var weakSource: Source?
    let source = Source(collectionView: view) { view, path, item in
      if !reentered {
        reentered = true
        weakSource?.apply(.of(["A": [7, 8]]))
      }
      let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
      (cell as? NoteCell)?.text = "\(item)"
      return cell
    }
    weakSource = source
    source.apply(.of(["A": [7]]), completion: nil)
    await shown.notes.settle()
    expectEqual(shown.notes.texts, ["7", "8"])
  }

  @Test("a section snapshot shows its visible items, appends its section, and is kept")
  func sectionSnapshots() {
    let shown = Shown(["A": [1, 2]])
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([10, 20])
    tree.append([11, 12], to: 10)
    shown.source.apply(tree, to: "B")
    expectEqual(shown.notes.texts, ["1", "2", "10", "20"])
    tree.expand([10])
    shown.source.apply(tree, to: "B")
    expectEqual(shown.source.snapshot().itemIdentifiers(inSection: "B"), [10, 11, 12, 20])
    expectEqual(shown.asked, [10, 20, 11, 12])
    #expect(shown.source.snapshot(for: "B").isExpanded(10))
    expectEqual(shown.source.snapshot(for: "A").items, [1, 2])
    expectEqual(shown.source.snapshot(for: "Z").items, [])
  }

  @Test("applying a snapshot updates the section's tree")
  func adaptedTrees() {
    let shown = Shown(["A": []])
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([10, 20])
    tree.append([11, 12], to: 10)
    tree.expand([10])
    shown.source.apply(tree, to: "A")
    shown.apply(["A": [10, 11, 13, 20]])
    let adapted = shown.source.snapshot(for: "A")
    expectEqual(adapted.visibleItems, [10, 11, 13, 20])
    expectEqual(adapted.parent(of: 13), 10)
    #expect(!adapted.contains(12))
    shown.apply(["B": []])
    expectEqual(shown.source.snapshot(for: "A").items, [])
  }

  /// A data source whose section "A" shows 10 with its children 11 and 12, then 20, and 30 with the hidden child 31.
  func shownTree() -> Shown {
    let shown = Shown(["A": []])
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([10, 20, 30])
    tree.append([11, 12], to: 10)
    tree.append([31], to: 30)
    tree.expand([10])
    shown.source.apply(tree, to: "A")
    return shown
  }

  @Test(
    "a tree adopts new orders and items, and keeps parents",
    arguments: [
      ([20, 10, 11, 12, 30], [0, 0, 1, 1, 0]),
      ([30, 20, 10, 12, 11], [0, 0, 0, 1, 1]),
      ([10, 13, 11, 12, 20, 30], [0, 1, 1, 1, 0, 0]),
      ([10, 20, 11, 12, 30], [0, 1, 1, 1, 0]),
      ([40, 10, 11, 12, 41, 20, 30, 42], [0, 0, 1, 1, 1, 0, 0, 0]),
      ([11, 12, 20, 30], [0, 0, 0, 0]),
      ([10, 11, 12, 20, 30, 31], [0, 1, 1, 0, 0, 0]),
    ])
  func reorderedTree(items: [Int], levels: [Int]) {
    let shown = shownTree()
    shown.apply(["A": items])
    let tree = shown.source.snapshot(for: "A")
    expectEqual(tree.visibleItems, items)
    expectEqual(items.map { tree.level(of: $0) }, levels)
    #expect(tree.contains(31))
    shown.source.apply(tree, to: "A")
    expectEqual(shown.source.snapshot().itemIdentifiers, items)
  }

  @Test("a tree's visible items equal any applied snapshot's items", arguments: 0..<50)
  func randomTrees(seed: Int) {
    var random = Randomness(seed: UInt64(seed))
    let shown = shownTree()
    for _ in 0..<10 {
      var items = shown.source.snapshot(for: "A").items.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      if Bool.random(using: &random) { items.shuffle(using: &random) }
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        let new = Int.random(in: 100..<1000, using: &random)
        if !items.contains(new) { items.insert(new, at: Int.random(in: 0...items.count, using: &random)) }
      }
      shown.apply(["A": items])
      var tree = shown.source.snapshot(for: "A")
      expectEqual(tree.visibleItems, items, "seed \(seed)")
      if let parent = items.randomElement(using: &random) {
        tree.append([Int.random(in: 1000..<1_000_000, using: &random)], to: parent)
        tree.expand([parent])
        shown.source.apply(tree, to: "A")
      }
    }
  }

  @Test("awaiting an animated apply ends if the collection view goes away")
  func viewGone() async {
    let shown = InputScene(size: CGSize(width: 300, height: 200))
    weak var gone: UICollectionView?
    var source: Source?
    func begin() {
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: RowLayout())
      view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
      source = Source(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
      }
      shown.window.addSubview(view)
      gone = view
      source?.apply(.of(["A": [1, 2]]))
      shown.layOut()
    }
    begin()
    DispatchQueue.main.async { MainActor.assumeIsolated { gone?.removeFromSuperview() } }
    await source?.apply(.of(["A": [2]]))
    expectEqual(source?.snapshot().itemIdentifiers, [2])
  }

  @Test("a subclass can override data source methods")
  func overriding() {
    final class Sub: UICollectionViewDiffableDataSource<String, Int> {
      var count = 0
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count += 1
        return super.collectionView(view, numberOfItemsInSection: section)
      }
    }
    let notes = ShownNotes([[]], laysOut: false)
    let source = Sub(collectionView: notes.view) { _, _, _ in nil }
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    source.apply(snapshot)
    expectEqual(notes.view.numberOfItems(inSection: 0), 0)
    expectEqual(source.count, 1)
  }

  @Test("identifiers need only be hashable")
  func anyHashable() {
    let notes = ShownNotes([[]], laysOut: false)
    let source = UICollectionViewDiffableDataSource<String, AnyHashable>(collectionView: notes.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, AnyHashable>()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1, "two"])
    source.apply(snapshot)
    notes.layOut()
    expectEqual(notes.cells.count, 2)
  }
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == String, ItemIdentifierType == Int {
  static func of(_ sections: KeyValuePairs<String, [Int]>) -> Self {
    var snapshot = Self()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }
}
