import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// The rules in the table of `SelectionState`, for each kind of list and of data source.
@MainActor @Suite("Selections after updates")
struct SelectionAfterUpdatesTests {
  enum Kind: CaseIterable { case table, diffableTable, collection, diffableCollection }

  /// A list of two sections, of the rows 0 to 2 and 10 to 12, in which the rows 1, 2 and 11 are selected.
  @MainActor private final class List: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private let screen = InputScene(size: CGSize(width: 320, height: 800))
    private let table: UITableView?
    private let collection: UICollectionView?
    private var tableSource: UITableViewDiffableDataSource<Int, Int>?
    private var collectionSource: UICollectionViewDiffableDataSource<Int, Int>?
    private var sections = [[0, 1, 2], [10, 11, 12]]

    init(_ kind: Kind) {
      switch kind {
      case .table, .diffableTable: (table, collection) = (UITableView(frame: screen.window.bounds), nil)
      case .collection, .diffableCollection:
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        (table, collection) = (nil, UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout))
      }
      super.init()
      if let view = (table ?? collection) as UIView? { screen.window.addSubview(view) }
      table?.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      collection?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      table?.allowsMultipleSelection = true
      collection?.allowsMultipleSelection = true
      attachSource(kind)
      screen.layOut()
      for path: IndexPath in [[0, 1], [0, 2], [1, 1]] {
        table?.selectRow(at: path, animated: false, scrollPosition: .none)
        collection?.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }

    private func attachSource(_ kind: Kind) {
      switch kind {
      case .table: table?.dataSource = self
      case .collection: collection?.dataSource = self
      case .diffableTable:
        guard let table else { return }
        tableSource = UITableViewDiffableDataSource(tableView: table) { table, path, _ in
          table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
      case .diffableCollection:
        guard let collection else { return }
        collectionSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, _ in
          collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
      }
      tableSource?.apply(snapshot(), animatingDifferences: false)
      collectionSource?.apply(snapshot(), animatingDifferences: false)
    }

    private func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for (section, items) in sections.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      return snapshot
    }

    /// The selected rows, which the selected cells agree with.
    func selected() -> [Int] {
      for _ in 0..<3 {
        screen.layOut()
        screen.advance(by: 1)
      }
      let paths = table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []
      let all = sections.indices.flatMap { section in
        sections[section].indices.map { IndexPath(item: $0, section: section) }
      }
      let cells = all.filter {
        table?.cellForRow(at: $0)?.isSelected ?? collection?.cellForItem(at: $0)?.isSelected ?? false
      }
      expectEqual(cells, paths.sorted())
      return paths.map { sections[$0.section][$0.item] }
    }

    /// Performs a change by the calls of a classic data source, or else by a snapshot.
    func update(
      rows: (UITableView) -> Void, items: (UICollectionView) -> Void,
      snapshot change: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void
    ) {
      var new = snapshot()
      change(&new)
      if let tableSource {
        tableSource.apply(new)
      } else if let collectionSource {
        collectionSource.apply(new)
      } else if let table {
        rows(table)
      } else if let collection {
        items(collection)
      }
    }

    /// Deletes row 1, inserts row 5 at the start, and moves row 2 to the other section.
    func changeRows() {
      let (start, end): (IndexPath, IndexPath) = ([0, 0], [1, 3])
      sections = [[5, 0], [10, 11, 12, 2]]
      update {
        let table = $0
        table.performBatchUpdates {
          table.deleteRows(at: [[0, 1]], with: .none)
          table.insertRows(at: [start], with: .none)
          table.moveRow(at: [0, 2], to: end)
        }
      } items: {
        let collection = $0
        collection.performBatchUpdates {
          collection.deleteItems(at: [[0, 1]])
          collection.insertItems(at: [start])
          collection.moveItem(at: [0, 2], to: end)
        }
      } snapshot: { _ in
      }
    }

    /// Takes the list out of its window, changes something, and brings it back.
    func whileHidden(_ change: () -> Void) {
      guard let view = (table ?? collection) as UIView? else { return }
      view.removeFromSuperview()
      change()
      screen.advance(by: 1)
      screen.window.addSubview(view)
    }

    /// Reloads everything.
    func reload() {
      if let tableSource {
        tableSource.applySnapshotUsingReloadData(snapshot())
      } else if let collectionSource {
        collectionSource.applySnapshotUsingReloadData(snapshot())
      } else {
        table?.reloadData()
        collection?.reloadData()
      }
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private nonisolated static let tables: [Kind] = [.table, .diffableTable]
  private nonisolated static let collections: [Kind] = [.collection, .diffableCollection]

  @Test("a reload of everything clears the selection", arguments: Kind.allCases)
  func reload(kind: Kind) {
    let list = List(kind)
    list.reload()
    expectEqual(list.selected(), [])
  }

  @Test("items that are configured again while the list is in no window stay selected", arguments: Kind.allCases)
  func hidden(kind: Kind) {
    let list = List(kind)
    list.whileHidden {
      list.update {
        $0.reconfigureRows(at: [[0, 1], [0, 0]])
      } items: {
        $0.reconfigureItems(at: [[0, 1], [0, 0]])
      } snapshot: {
        $0.reconfigureItems([0, 1])
      }
    }
    expectEqual(list.selected(), [1, 2, 11])
  }

  @Test("reloaded rows of tables are no longer selected, others are", arguments: tables)
  func reloadedRows(kind: Kind) {
    let list = List(kind)
    reloadItem(of: list)
    expectEqual(list.selected(), [2, 11])
  }

  @Test("reloaded items of collection views stay selected", arguments: collections)
  func reloadedItems(kind: Kind) {
    let list = List(kind)
    reloadItem(of: list)
    expectEqual(list.selected(), [1, 2, 11])
  }

  private func reloadItem(of list: List) {
    list.update {
      $0.reloadRows(at: [[0, 1]], with: .none)
    } items: {
      $0.reloadItems(at: [[0, 1]])
    } snapshot: {
      $0.reloadItems([1])
    }
  }

  @Test("the items of reloaded sections are no longer selected", arguments: Kind.allCases)
  func reloadedSections(kind: Kind) {
    let list = List(kind)
    list.update {
      $0.reloadSections([0], with: .none)
    } items: {
      $0.reloadSections([0])
    } snapshot: {
      $0.reloadSections([0])
    }
    expectEqual(list.selected(), [11])
  }

  @Test("reconfigured items stay selected", arguments: Kind.allCases)
  func reconfigured(kind: Kind) {
    let list = List(kind)
    list.update {
      $0.reconfigureRows(at: [[0, 1]])
    } items: {
      $0.reconfigureItems(at: [[0, 1]])
    } snapshot: {
      $0.reconfigureItems([1])
    }
    expectEqual(list.selected(), [1, 2, 11])
  }

  @Test("the selection follows moved and shifted items, and drops deleted ones", arguments: Kind.allCases)
  func followed(kind: Kind) {
    let list = List(kind)
    list.changeRows()
    expectEqual(list.selected(), [2, 11])
  }
}
