import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Keyboard focus in tables, as in lists.
@MainActor @Suite struct UITableViewFocusTests {
  private let screen = InputScene(size: CGSize(width: 320, height: 400))
  private let rows: Rows

  init() {
    rows = Rows([(0..<100).map { "row \($0)" } + ["zebra"], ["quagga"]])
    screen.window.addSubview(rows.table)
    screen.layOut()
  }

  private var focused: String? {
    (screen.scene.focusEngine.focusedView as? TableRow)?.cell?.textLabel?.text
  }

  @Test("arrows, page keys, home and end move the focus")
  func moving() {
    screen.press(.down)
    screen.press(.down)
    expectEqual(focused, "row 1")
    screen.press(.pageDown)
    #expect(rows.table.contentOffset.y > 300)
    #expect(focused != "row 1")
    #expect(focused != nil)
    screen.press(.end)
    screen.layOut()
    screen.press(.end)
    expectEqual(focused, "quagga")
    screen.press(.home)
    expectEqual(rows.table.contentOffset.y, 0)
    expectEqual(focused, "row 0")
    screen.press(.enter)
    expectEqual(rows.heard, ["willSelect 0", "didSelect 0"])
  }

  @Test("type-ahead finds invisible rows without making a cell for each")
  func letters() {
    screen.press(.down)
    rows.asked = []
    screen.press(.character("z"))
    expectEqual(focused, "zebra")
    #expect(rows.asked.count < 130)
    expectEqual(rows.heard, [])
    screen.advance(by: 2)
    screen.press(.character("q"))
    expectEqual(focused, "quagga")
  }

  private final class Rules: NSObject, UITableViewDelegate {
    var refused: Set<Int> = []
    var unfollowed: Set<Int> = []
    var preferred: IndexPath?

    func tableView(_ tableView: UITableView, canFocusRowAt path: IndexPath) -> Bool { !refused.contains(path.row) }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt path: IndexPath) -> Bool {
      !unfollowed.contains(path.row)
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
  }

  @Test("the table and its delegate restrict focusable rows")
  func rules() {
    let rules = Rules()
    rows.table.delegate = rules
    rules.refused = [0, 2]
    screen.press(.down)
    expectEqual(focused, "row 1")
    screen.press(.down)
    expectEqual(focused, "row 3")
    rows.table.delegate = nil
    #expect(rows.table.allowsFocus)
    #expect(!rows.table.allowsFocusDuringEditing)
    rows.table.allowsFocus = false
    #expect(focused == nil)
    rows.table.isEditing = true
    rows.table.allowsFocusDuringEditing = true
    screen.layOut()
    screen.press(.down)
    #expect(focused != nil)
  }

  @Test("selection follows focus unless the delegate excludes a row")
  func following() {
    let rules = Rules()
    rules.unfollowed = [1]
    rules.preferred = [0, 4]
    rows.table.delegate = rules
    rows.table.selectionFollowsFocus = true
    screen.press(.tab)
    expectEqual(focused, "row 4")
    expectEqual(rows.table.indexPathForSelectedRow, [0, 4])
    screen.press(.up)
    screen.press(.up)
    screen.press(.up)
    expectEqual(focused, "row 1")
    expectEqual(rows.table.indexPathForSelectedRow, [0, 2])
  }

  @Test("the table remembers its last focused row")
  func remembering() {
    rows.table.remembersLastFocusedIndexPath = true
    for _ in 0..<3 { screen.press(.down) }
    expectEqual(focused, "row 2")
    screen.scene.focusEngine.focus(on: nil)
    screen.press(.tab)
    expectEqual(focused, "row 2")
  }

  @Test("a cell updates its state when its row's focus changes")
  func cellState() throws {
    let cell = try #require(rows.table.cellForRow(at: [0, 1]))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isFocused) }
    screen.layOut()
    expectEqual(states, [false])
    for _ in 0..<3 {
      screen.press(.down)
      screen.layOut()
    }
    expectEqual(states, [false, true, false])
  }
}
