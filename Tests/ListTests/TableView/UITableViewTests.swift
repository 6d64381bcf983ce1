import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Table views")
struct UITableViewTests {
  @Test("rows are 44 points high unless the delegate says otherwise")
  func heights() {
    let plain = Rows([names(0..<3)]).shown()
    expectEqual(plain.table.rectForRow(at: IndexPath(row: 1, section: 0)), CGRect(x: 0, y: 44, width: 320, height: 44))
    let rows = Rows([names(0..<3)])
    rows.height = { CGFloat(50 + 10 * $0.row) }
    let table = rows.shown().table
    expectEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)), CGRect(x: 0, y: 110, width: 320, height: 70))
    expectEqual(table.contentSize, CGSize(width: 320, height: 180))
  }

  @Test("a fixed row height gives the exact content height immediately")
  func rowHeight() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
      var made = 0
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    let screen = InputScene(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: screen.window.bounds)
    table.dataSource = source
    table.rowHeight = 40
    screen.window.addSubview(table)
    screen.layOut()
    expectEqual(table.contentSize.height, 40_000_000)
    expectEqual(source.made, 10)
    table.contentOffset.y = 20_000_000
    screen.layOut()
    expectEqual(table.indexPathsForVisibleRows?.first, IndexPath(row: 500_000, section: 0))
    expectEqual(source.made, 20)
  }

  @Test("visible cells are ordered from top to bottom and reused")
  func reuse() {
    let rows = Rows([names(0..<100)]).shown()
    expectEqual(rows.texts, names(0..<10))
    let first = Set(rows.table.visibleCells.map(ObjectIdentifier.init))
    rows.table.contentOffset.y = 440 * 3
    rows.window.layoutIfNeeded()
    expectEqual(rows.texts, names(30..<40))
    #expect(Set(rows.table.visibleCells.map(ObjectIdentifier.init)).isSubset(of: first))
    #expect(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    let cell = rows.table.visibleCells[2]
    expectEqual(rows.table.indexPath(for: cell), IndexPath(row: 32, section: 0))
    expectEqual(rows.table.indexPathForRow(at: CGPoint(x: 10, y: 1330)), IndexPath(row: 30, section: 0))
  }

  @Test("rectForRow is in the table's scrolled coordinates")
  func coordinates() {
    let rows = Rows([names(0..<100)]).shown()
    rows.table.contentOffset.y = 440
    rows.window.layoutIfNeeded()
    let path = IndexPath(row: 12, section: 0)
    let place = rows.table.convert(rows.table.rectForRow(at: path), to: nil)
    expectEqual(place, CGRect(x: 0, y: 88, width: 320, height: 44))
    expectEqual(rows.table.cellForRow(at: path).map { $0.convert($0.bounds, to: nil) }, place)
  }

  @Test("a host gets one scroll node with the rows")
  func rendering() throws {
    let rows = Rows([names(0..<100)]).shown()
    rows.table.contentOffset.y = 440
    rows.window.layoutIfNeeded()
    let node = try #require(rows.table.render(with: .current))
    expectEqual(node.scroll?.offset.y, 440)
    expectEqual(node.scroll?.contentSize.height, rows.table.contentSize.height)
    expectEqual(node.semantics?.role, .list)
    let cells = node.children.filter { $0.semantics?.role == .cell }
    let places: [CGFloat] = (10..<20).map { row in CGFloat(row) * 44 }
    expectEqual(cells.map(\.frame.minY), places)
    #expect(node.children.allSatisfy { $0.scroll == nil })
  }

  @Test("a table without room selects a row, but does not scroll to it")
  func scrollingWithoutRoom() {
    let rows = Rows([(0..<20).map { "row \($0)" }])
    rows.table.frame = .zero
    let table = rows.shown().table
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    table.selectRow(at: IndexPath(row: 11, section: 0), animated: false, scrollPosition: .middle)
    expectEqual(table.contentOffset, .zero)
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 11, section: 0))
  }

  @Test("scrollToRow places a row exactly")
  func scrolling() {
    let rows = Rows([names(0..<100)]).shown()
    rows.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    expectEqual(rows.table.contentOffset.y, 2200)
    rows.window.layoutIfNeeded()
    expectEqual(rows.texts.first, "row 50")
    rows.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
    expectEqual(rows.table.contentOffset.y, 702)
  }

  @Test("visible rows stay in place while rows above grow")
  func corrections() {
    let rows = Rows([names(0..<100)])
    rows.height = { $0.row < 50 ? 100 : 44 }
    _ = rows.shown()
    rows.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    rows.window.layoutIfNeeded()
    for _ in 0..<30 {
      guard let before = rows.table.indexPathsForVisibleRows?.first else { return }
      let place = rows.table.rectForRow(at: before).minY - rows.table.contentOffset.y
      rows.table.contentOffset.y -= 20
      rows.window.layoutIfNeeded()
      let now = rows.table.rectForRow(at: before).minY - rows.table.contentOffset.y
      expectEqual(now, place + 20)
    }
  }

  @Test("a wheel-scrolled table returns to the top with few rows")
  func fewRowsLeft() {
    let screen = InputScene(size: CGSize(width: 320, height: 400))
    let rows = Rows([names(0..<100)])
    screen.window.addSubview(rows.table)
    screen.layOut()
    rows.table.contentOffset.y = 2500
    screen.layOut()
    screen.connection.send(.wheel(WheelEvent(at: CGPoint(x: 160, y: 200), delta: CGSize(width: 0, height: -30))))
    expectEqual(rows.table.contentOffset.y, 2470)
    rows.sections = [["one", "two"]]
    rows.table.reloadData()
    screen.layOut()
    expectEqual(rows.table.contentOffset, .zero)
    expectEqual(rows.texts, ["one", "two"])
  }

  @Test("table header and footer are around all rows and scroll")
  func ends() {
    let rows = Rows([names(0..<2)])
    rows.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    rows.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    let table = rows.shown().table
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 60)
    expectEqual(table.contentSize.height, 178)
    expectEqual(
      table.tableHeaderView.map { $0.convert($0.bounds, to: nil) }, CGRect(x: 0, y: 0, width: 320, height: 60))
    table.tableHeaderView = nil
    rows.window.layoutIfNeeded()
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
  }

  @Test("the background view fills the table and does not scroll")
  func background() {
    let rows = Rows([names(0..<100)])
    let view = UIView()
    rows.table.backgroundView = view
    _ = rows.shown()
    rows.table.contentOffset.y = 300
    rows.window.layoutIfNeeded()
    expectEqual(view.convert(view.bounds, to: nil), CGRect(x: 0, y: 0, width: 320, height: 400))
  }

  @Test("unregistered identifiers and classes that are not cells are fatal")
  func registration() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UITableView().dequeueReusableCell(withIdentifier: "a", for: [0, 0]) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITableView().register(UILabel.self, forCellReuseIdentifier: "a") }
    }
    #expect(UITableView().dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test("a table is released with its last reference")
  func life() {
    weak var table: UITableView?
    do {
      let rows = Rows([names(0..<5)]).shown()
      table = rows.table
      #expect(table != nil)
    }
    #expect(table == nil)
  }

  @Test("a table controller is data source and delegate, and clears the selection")
  func controller() {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let controller = Controller(style: .insetGrouped)
    expectEqual(controller.tableView.style, .insetGrouped)
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathsForSelectedRows == nil)
  }
}
