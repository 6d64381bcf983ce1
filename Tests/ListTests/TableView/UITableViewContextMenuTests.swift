import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UITableViewContextMenuTests {
  /// Five rows with menus, except the last one.
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("row \(indexPath.row)")
      guard indexPath.row < 4 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in self?.calls.append("delete") }])
      })
    }
  }

  let shown = InputScene(size: CGSize(width: 400, height: 600))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: .plain)

  private func show(_ rows: Rows) {
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    shown.window.addSubview(table)
    shown.layOut()
  }

  private var panel: MenuPanel? { shown.window.menuOverlay?.subviews.compactMap { $0 as? MenuPanel }.last }

  @Test("a click with the right button on a row opens its menu, and one beside the rows opens none")
  func rightButton() async {
    let rows = Rows()
    show(rows)
    shown.connection.send(.menu(at: CGPoint(x: 100, y: 500)))
    await shown.connection.settle()
    #expect(panel == nil)
    expectEqual(rows.calls, [])
    shown.connection.send(.menu(at: CGPoint(x: 100, y: 70)))
    await shown.connection.settle()
    _ = panel?.rows.first?.accessibilityActivate()
    expectEqual(rows.calls, ["row 1", "delete"])
  }

  @Test("ctrl-o opens the menu of the focused row")
  func key() async {
    let rows = Rows()
    show(rows)
    shown.press(.down)
    shown.press(.down)
    shown.press(.character("o"), .control)
    await shown.connection.settle()
    _ = panel?.rows.first?.accessibilityActivate()
    expectEqual(rows.calls, ["row 1", "delete"])
  }

  @Test("a row without a menu opens none")
  func none() async {
    let rows = Rows()
    show(rows)
    shown.connection.send(.menu(at: CGPoint(x: 100, y: 220)))
    await shown.connection.settle()
    #expect(panel == nil)
    expectEqual(rows.calls, ["row 4"])
  }

  @Test("an open menu works after the table's delegate was freed, and then there are no more menus")
  func lostDelegate() async {
    let data = Rows()
    show(data)
    var rows: Rows? = Rows()
    table.delegate = rows
    shown.layOut()
    shown.connection.send(.menu(at: CGPoint(x: 100, y: 70)))
    await shown.connection.settle()
    rows = nil
    #expect(rows == nil)
    #expect(table.delegate == nil)
    #expect(panel != nil)
    _ = panel?.rows.first?.accessibilityActivate()
    await shown.connection.settle()
    #expect(panel == nil)
    shown.connection.send(.menu(at: CGPoint(x: 100, y: 70)))
    await shown.connection.settle()
    #expect(panel == nil)
    expectEqual(data.calls, [])
  }
}
