import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Section headers of tables")
struct UITableViewHeaderTests {
  @Test("a title makes a header with padding; nil makes none")
  func titles() {
    let rows = Rows([names(0..<2), names(2..<4)])
    rows.titles = ["First", nil]
    let table = rows.shown().table
    expectEqual(table.rectForHeader(inSection: 0).minY, 22)
    #expect(table.rectForHeader(inSection: 0).height > 20)
    expectEqual(table.rectForHeader(inSection: 1), .zero)
    expectEqual(table.rect(forSection: 0).maxY, table.rectForRow(at: [1, 0]).minY)
  }

  @Test("reloading a section requests its header again")
  func reload() {
    let rows = Rows([names(0..<2), names(2..<4)]).shown()
    #expect(rows.table.headerView(forSection: 1) == nil)
    rows.titles = [nil, "Second"]
    rows.table.reloadSections([1], with: .none)
    rows.window.layoutIfNeeded()
    expectEqual(rows.table.headerView(forSection: 1)?.textLabel?.text, "Second")
  }

  @Test("a fixed header height is that of sections with a title; in a plain table the others have no header")
  func height() {
    let rows = Rows([names(0..<2), names(2..<4)])
    rows.table.sectionHeaderHeight = 50
    rows.table.sectionHeaderTopPadding = 0
    rows.titles = ["First", nil]
    expectEqual(rows.shown().table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 320, height: 50))
    expectEqual(rows.table.rectForHeader(inSection: 1).height, 0)
  }

  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
  }

  @Test("a delegate's height makes a header without content, also where it equals the table's own")
  func delegateHeight() {
    let rows = Rows([names(0..<2)])
    let delegate = Heights()
    rows.table.delegate = delegate
    rows.table.sectionHeaderHeight = 50
    rows.table.sectionFooterHeight = 30
    rows.table.sectionHeaderTopPadding = 0
    let table = rows.shown().table
    expectEqual(table.rectForHeader(inSection: 0).height, 50)
    expectEqual(table.rectForFooter(inSection: 0).height, 0)
    #expect(table.delegate === delegate)
  }

  @Test("a pinned header's rect stays at its place in the content")
  func pinned() {
    let rows = Rows([names(0..<40), names(0..<40)])
    rows.titles = ["First", "Second"]
    let table = rows.shown().table
    let (first, second) = (table.rectForHeader(inSection: 0), table.rectForHeader(inSection: 1))
    let whole = table.rect(forSection: 0)
    table.contentOffset.y = 600
    rows.window.layoutIfNeeded()
    expectEqual(table.rectForHeader(inSection: 0), first)
    expectEqual(table.rectForHeader(inSection: 1), second)
    expectEqual(table.rect(forSection: 0), whole)
    expectEqual(whole.minY, first.minY)
    let header = table.content.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    expectEqual(header?.frame.minY, 600)
  }

  final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [Int] = []
    func numberOfSections(in tableView: UITableView) -> Int { 1000 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked.append(section)
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      var content = UIListContentConfiguration.plainHeader()
      content.text = "Section \(section)"
      view?.contentConfiguration = content
      return view
    }
  }

  @Test("header views are made only for visible sections and reused")
  func views() {
    let headers = Headers()
    let screen = InputScene(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: screen.window.bounds, style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = headers
    table.delegate = headers
    screen.window.addSubview(table)
    screen.layOut()
    #expect(headers.asked.count < 8)
    expectEqual(headers.asked.first, 0)
    let first = table.headerView(forSection: 0)
    expectEqual((first?.contentConfiguration as? UIListContentConfiguration)?.text, "Section 0")
    table.contentOffset.y = 2000
    screen.layOut()
    table.contentOffset.y = 4000
    screen.layOut()
    let shown = table.indexPathsForVisibleRows?.compactMap { table.headerView(forSection: $0.section) } ?? []
    #expect(!shown.isEmpty)
    #expect(shown.contains { $0 === first })
    expectEqual(Set(headers.asked).count, headers.asked.count)
  }

  @Test("a missing delegate method is detected once")
  func noViews() {
    let rows = Rows((0..<50).map { [String($0)] })
    let table = rows.shown().table
    #expect(table.missing.contains(.viewForHeader))
    expectEqual(table.rectForHeader(inSection: 0), .zero)
  }
}
