import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Selecting table rows")
struct UITableViewSelectionTests {
  func tap(_ row: Int, of rows: Rows) {
    rows.table.cellForRow(at: [0, row])?.row?.accessibilityActivate()
  }

  @Test("willSelect precedes willDeselect, and both precede the changes")
  func order() {
    let rows = Rows([names(0..<5)]).shown()
    tap(1, of: rows)
    rows.heard = []
    tap(3, of: rows)
    expectEqual(rows.heard, ["willSelect 3", "willDeselect 1", "didDeselect 1", "didSelect 3"])
    expectEqual(rows.table.indexPathForSelectedRow, [0, 3])
    expectEqual(rows.table.cellForRow(at: [0, 3])?.isSelected, true)
    expectEqual(rows.table.cellForRow(at: [0, 1])?.isSelected, false)
  }

  @Test("willSelect refuses with nil or redirects")
  func chosen() {
    let rows = Rows([names(0..<5)]).shown()
    rows.willSelect = { $0.row == 0 ? nil : [0, 4] }
    tap(0, of: rows)
    #expect(rows.table.indexPathForSelectedRow == nil)
    expectEqual(rows.heard, ["willSelect 0"])
    tap(2, of: rows)
    expectEqual(rows.table.indexPathForSelectedRow, [0, 4])
    expectEqual(rows.heard.last, "didSelect 4")
  }

  @Test("programmatic selection calls no delegate methods")
  func program() {
    let rows = Rows([names(0..<5)]).shown()
    rows.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    expectEqual(rows.table.cellForRow(at: [0, 2])?.isSelected, true)
    rows.table.deselectRow(at: [0, 2], animated: false)
    #expect(rows.table.indexPathsForSelectedRows == nil)
    #expect(rows.heard.isEmpty)
  }

  @Test("with multiple selection a second tap deselects")
  func several() {
    let rows = Rows([names(0..<5)])
    rows.table.allowsMultipleSelection = true
    _ = rows.shown()
    tap(1, of: rows)
    tap(2, of: rows)
    tap(1, of: rows)
    expectEqual(rows.table.indexPathsForSelectedRows, [[0, 2]])
    expectEqual(rows.heard.suffix(2), ["willDeselect 1", "didDeselect 1"])
  }

  @Test("a cell is notified of its selection even without a selection style")
  func cell() {
    final class Cell: UITableViewCell {
      var heard: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        heard.append(selected)
      }
    }
    let rows = Rows([names(0..<2)])
    rows.table.register(Cell.self, forCellReuseIdentifier: Rows.identifier)
    let cell = rows.shown().table.cellForRow(at: [0, 0]) as? Cell
    cell?.selectionStyle = .none
    tap(0, of: rows)
    expectEqual(cell?.heard, [true])
    expectEqual(cell?.isSelected, true)
    expectEqual(cell?.row?.configurationState.isSelected, false)
  }

  @Test("a redirected selection deselects the old row and notifies once")
  func chosenAfterAnother() {
    let rows = Rows([names(0..<5)]).shown()
    tap(1, of: rows)
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: rows.table, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    rows.heard = []
    rows.willSelect = { _ in [0, 4] }
    tap(3, of: rows)
    expectEqual(rows.heard, ["willSelect 3", "willDeselect 1", "didDeselect 1", "didSelect 4"])
    expectEqual(rows.table.indexPathsForSelectedRows, [[0, 4]])
    expectEqual(count, 1)
  }
}
