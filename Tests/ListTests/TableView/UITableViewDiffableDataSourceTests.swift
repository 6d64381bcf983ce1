import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Diffable data sources of tables")
struct UITableViewDiffableDataSourceTests {
  final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let table: UITableView
  let source: Titled

  init() {
    table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: Rows.identifier)
    source = Titled(tableView: table) { tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: Rows.identifier, for: indexPath)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    window.addSubview(table)
  }

  func apply(_ sections: KeyValuePairs<String, [Int]>, animated: Bool = true) async {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    await source.apply(snapshot, animatingDifferences: animated)
    window.layoutIfNeeded()
  }

  var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test("a snapshot is shown, with titles from a subclass")
  func shows() async {
    await apply(["a": [1, 2], "b": [3]])
    expectEqual(texts, ["1", "2", "3"])
    expectEqual(table.numberOfSections, 2)
    #expect(table.rectForHeader(inSection: 1).height > 0)
    expectEqual(source.itemIdentifier(for: [1, 0]), 3)
    expectEqual(source.indexPath(for: 2), [0, 1])
    expectEqual(source.sectionIdentifier(for: 1), "b")
    expectEqual(source.index(for: "b"), 1)
  }

  @Test("a moved row keeps its cell, across sections too", arguments: [true, false])
  func moves(animated: Bool) async {
    await apply(["a": [1, 2], "b": [3]])
    let cell = table.cellForRow(at: [0, 0])
    await apply(["a": [2, 4], "b": [3, 1]], animated: animated)
    expectEqual(texts, ["2", "4", "3", "1"])
    #expect(table.cellForRow(at: [1, 1]) === cell)
    expectEqual(source.snapshot().itemIdentifiers, [2, 4, 3, 1])
  }

  @Test("apply leaves a table with another data source alone")
  func replaced() async {
    await apply(["a": [1, 2]])
    let rows = Rows([names(0..<1)])
    table.dataSource = rows
    await apply(["a": [1, 2, 3]])
    expectEqual(table.numberOfRows(inSection: 0), 1)
  }
}
