import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UITableViewDiffableEditingTests {
  class Source: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      var snapshot = snapshot()
      snapshot.deleteItems([itemIdentifier(for: indexPath)].compactMap { $0 })
      apply(snapshot)
    }
  }

  /// A data source that applies the movement itself, from the snapshot it knows, as apps do.
  final class ApplyingSource: Source {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath)
      else { return }
      var snapshot = snapshot()
      if sourceIndexPath < destinationIndexPath {
        snapshot.moveItem(item, afterItem: other)
      } else {
        snapshot.moveItem(item, beforeItem: other)
      }
      apply(snapshot, animatingDifferences: false)
    }
  }

  final class ForgetfulSource: Source {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }

  enum Override: CaseIterable { case none, applies, forgets }

  private func shown(_ override: Override) async -> (EditedRows, Source) {
    let rows = EditedRows([])
    let provider: Source.CellProvider = { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      cell.showsReorderControl = true
      return cell
    }
    let source =
      switch override {
      case .none: Source(tableView: rows.table, cellProvider: provider)
      case .applies: ApplyingSource(tableView: rows.table, cellProvider: provider)
      case .forgets: ForgetfulSource(tableView: rows.table, cellProvider: provider)
      }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    await source.apply(snapshot)
    return (await rows.edited(), source)
  }

  @Test(
    "a moved row is in the snapshot, whatever an override does",
    arguments: Override.allCases)
  func moves(override: Override) async {
    let (rows, source) = await shown(override)
    rows.shown.drag(from: rows.accessory(.reorder, 0), to: rows.accessory(.reorder, 2), steps: 8)
    await rows.settle()
    expectEqual(source.snapshot().itemIdentifiers, ["b", "c", "a", "d"])
    expectEqual(rows.texts, ["b", "c", "a", "d"])
    rows.shown.drag(from: rows.accessory(.reorder, 3), to: rows.accessory(.reorder, 0), steps: 8)
    await rows.settle()
    expectEqual(source.snapshot().itemIdentifiers, ["d", "b", "c", "a"])
    expectEqual(rows.texts, ["d", "b", "c", "a"])
  }

  @Test("without overrides there is nothing to edit")
  func plain() async {
    let rows = EditedRows([])
    let source = UITableViewDiffableDataSource<Int, String>(tableView: rows.table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    await source.apply(snapshot)
    _ = await rows.edited()
    expectEqual(rows.kinds(0), [])
    #expect(rows.table.trailingActions(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test("an override deletes by applying a snapshot")
  func deletes() async {
    let (rows, source) = await shown(.none)
    rows.table.trailingActions(at: IndexPath(row: 1, section: 0))?.actions.first
      .map { $0.handler($0, rows.table) { _ in } }
    await rows.settle()
    expectEqual(source.snapshot().itemIdentifiers, ["a", "c", "d"])
    expectEqual(rows.texts, ["a", "c", "d"])
  }
}
