import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct ListContextMenuTests {
  /// A collection view with five rows, 44 points high.
  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var calls: [String] = []
    /// True if the menu is made by the method for several items.
    var isForSeveral = true

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    private func menu(_ name: String) -> UIContextMenuConfiguration {
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in self?.calls.append("delete \(name)") }])
      })
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      if isForSeveral { return menu("\(indexPaths.map(\.item))") }
      guard indexPaths.count == 1 else { return nil }
      return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { indexPath.item == 3 ? nil : menu("item \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display") }

    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
  }

  let shown = InputScene(size: CGSize(width: 400, height: 600))
  let items = Items()
  let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 44)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    shown.window.addSubview(view)
    shown.layOut()
  }

  private var panel: MenuPanel? { shown.window.menuOverlay?.subviews.compactMap { $0 as? MenuPanel }.last }

  private func longPress(_ y: CGFloat) async {
    shown.touch(.began, 100, y)
    shown.advance(by: 0.6)
    shown.touch(.ended, 100, y)
    await shown.connection.settle()
  }

  private func chooseFirst() async {
    guard let row = panel?.rows.first else { return }
    _ = row.accessibilityActivate()
    await shown.connection.settle()
  }

  @Test("a long press on an item opens its menu below the cell, and selects nothing")
  func item() async throws {
    await longPress(60)
    expectEqual(panel?.frame.minY, 94)
    await chooseFirst()
    expectEqual(items.calls, ["display", "end", "delete [1]"])
    #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  @Test("a menu on one of several selected items is for all of them, on another one for that alone")
  func several() async {
    view.allowsMultipleSelection = true
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    await longPress(10)
    await chooseFirst()
    await longPress(60)
    await chooseFirst()
    expectEqual(items.calls.filter { $0.hasPrefix("delete") }, ["delete [0, 2]", "delete [1]"])
  }

  @Test("a click with the right button beside the items asks for the menu of none")
  func beside() async {
    shown.connection.send(.menu(at: CGPoint(x: 100, y: 500)))
    await shown.connection.settle()
    await chooseFirst()
    expectEqual(items.calls, ["display", "end", "delete []"])
  }

  @Test("a delegate with the older method provides menus of single items, or none")
  func olderMethod() async {
    items.isForSeveral = false
    await longPress(150)
    #expect(panel == nil)
    await longPress(10)
    await chooseFirst()
    expectEqual(items.calls, ["display", "end", "delete item 0"])
  }

  @Test("ctrl-o opens the menu of the focused item")
  func key() async {
    shown.press(.down)
    shown.press(.down)
    shown.press(.character("o"), .control)
    await shown.connection.settle()
    await chooseFirst()
    expectEqual(items.calls, ["display", "end", "delete [1]"])
  }

  /// A table with five rows.
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("row \(indexPath.row) at \(Int(point.y))")
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in self?.calls.append("delete") }])
      })
    }

    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
  }

  @Test("a long press on a table's row opens its menu")
  func row() async {
    let shown = InputScene(size: CGSize(width: 400, height: 600))
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: .plain)
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    shown.window.addSubview(table)
    shown.layOut()
    shown.touch(.began, 100, 120)
    shown.advance(by: 0.6)
    shown.touch(.ended, 100, 120)
    await shown.connection.settle()
    let panel = shown.window.menuOverlay?.subviews.compactMap { $0 as? MenuPanel }.last
    _ = panel?.rows.first?.accessibilityActivate()
    expectEqual(rows.calls, ["row 2 at 120", "end", "delete"])
  }
}
