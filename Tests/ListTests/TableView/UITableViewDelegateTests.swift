import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Calls to a table view's delegate, and their order.
@MainActor @Suite("Table view delegates")
struct UITableViewDelegateTests {
  /// A table view whose delegate logs all calls about user interaction.
  private final class Listener: NSObject, UITableViewDataSource, UITableViewDelegate {
    let screen = InputScene(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var heard: [String] = []
    var highlights = true
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var willDeselect: (IndexPath) -> IndexPath? = { $0 }
    var uneditable: Set<Int> = []
    var rows = 5
    var isDestructive = false
    var onBeginEditing: () -> Void = {}

    override init() {
      super.init()
      table.rowHeight = 44
      table.dataSource = self
      table.delegate = self
      screen.window.addSubview(table)
      screen.layOut()
    }

    func tap(_ row: Int) { screen.tap(160, 22 + 44 * CGFloat(row)) }

    func settle() async {
      await screen.connection.settle()
      screen.layOut()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { Cell() }
    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { !uneditable.contains(path.row) }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      heard.append("shouldHighlight \(path.row)")
      return highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
      heard.append("didHighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
      heard.append("didUnhighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      heard.append("willSelect \(path.row)")
      return willSelect(path)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
      heard.append("willDeselect \(path.row)")
      return willDeselect(path)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { heard.append("didSelect \(path.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      heard.append("didDeselect \(path.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt path: IndexPath) {
      heard.append("primary \(path.row)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
      heard.append("willBeginEditing \(path.row)")
      onBeginEditing()
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
      heard.append("didEndEditing \(path.map { String($0.row) } ?? "none")")
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: isDestructive ? .destructive : .normal, title: "Act") { [unowned self] _, _, done in
          if isDestructive {
            rows -= 1
            table.deleteRows(at: [path], with: .automatic)
          }
          done(true)
        }
      ])
    }
  }

  private final class Cell: UITableViewCell {
    var states: [StateMask] = []
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      states.append(state)
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      states.append(state)
    }
  }

  @Test("a tap highlights, selects, and deselects another row")
  func tap() {
    let listener = Listener()
    listener.tap(1)
    expectEqual(
      listener.heard,
      [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1", "primary 1",
      ])
    listener.heard = []
    listener.tap(3)
    expectEqual(
      listener.heard,
      [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "willDeselect 1", "didDeselect 1",
        "didSelect 3", "primary 3",
      ])
  }

  @Test("a row that refuses highlighting is not selected")
  func noHighlight() {
    let listener = Listener()
    listener.highlights = false
    listener.tap(1)
    expectEqual(listener.heard, ["shouldHighlight 1"])
    #expect(listener.table.indexPathForSelectedRow == nil)
  }

  @Test("with multiple selection a second tap deselects, unless willDeselect redirects it")
  func deselection() {
    let listener = Listener()
    listener.table.allowsMultipleSelection = true
    for row in 0..<3 { listener.tap(row) }
    listener.willDeselect = { $0.row == 0 ? nil : [0, 2] }
    listener.tap(0)
    expectEqual(listener.table.indexPathsForSelectedRows, [[0, 0], [0, 1], [0, 2]])
    listener.tap(1)
    expectEqual(listener.table.indexPathsForSelectedRows, [[0, 0], [0, 1]])
    expectEqual(listener.heard.suffix(2), ["willDeselect 1", "didDeselect 2"])
  }

  @Test("user selection posts one notification, programmatic selection none")
  func notification() {
    let listener = Listener()
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: listener.table, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    listener.tap(1)
    listener.tap(2)
    expectEqual(count, 2)
    listener.table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    expectEqual(count, 2)
  }

  @Test("a swipe begins and ends a row's editing")
  func swipe() async throws {
    let listener = Listener()
    let cell = try #require(listener.table.cellForRow(at: [0, 1]) as? Cell)
    listener.screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66))
    await listener.settle()
    expectEqual(listener.heard.filter { $0.contains("Editing") }, ["willBeginEditing 1"])
    #expect(cell.showingDeleteConfirmation)
    #expect(!listener.table.isEditing)
    expectEqual(cell.states, [.showingDeleteConfirmation, .showingDeleteConfirmation])
    listener.screen.tap(100, 200)
    await listener.settle()
    expectEqual(listener.heard.filter { $0.contains("Editing") }, ["willBeginEditing 1", "didEndEditing 1"])
    expectEqual(cell.states.suffix(2), [[], []])
  }

  @Test("a row that the delegate closes as its swipe begins stays closed", arguments: [false, true])
  func closingDelegate(reloads: Bool) async throws {
    let listener = Listener()
    listener.onBeginEditing = { [table = listener.table] in
      if reloads {
        table.reloadData()
        table.layoutIfNeeded()
      } else {
        table.setEditing(true, animated: false)
        table.setEditing(false, animated: false)
      }
    }
    listener.screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66))
    await listener.settle()
    let cell = try #require(listener.table.cellForRow(at: [0, 1]) as? Cell)
    #expect(!cell.showingDeleteConfirmation)
    expectEqual(listener.heard.filter { $0.contains("didEndEditing") }.count, 1)
    listener.heard = []
    listener.tap(2)
    #expect(listener.heard.contains("didSelect 2"), "nothing covers the table")
  }

  @Test("deleting the swiped row ends its editing without a path")
  func deletion() async {
    let listener = Listener()
    listener.isDestructive = true
    listener.screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66))
    await listener.settle()
    listener.screen.tap(300, 66)
    await listener.settle()
    expectEqual(listener.rows, 4)
    expectEqual(listener.heard.filter { $0.contains("Editing") }, ["willBeginEditing 1", "didEndEditing none"])
  }

  @Test("a swipe after a deletion begins and ends on its own")
  func swipeAfterDeletion() async {
    let listener = Listener()
    func swipe() { listener.screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66)) }
    swipe()
    await listener.settle()
    listener.rows -= 1
    listener.table.deleteRows(at: [[0, 1]], with: .none)
    swipe()
    let begun = ["willBeginEditing 1", "didEndEditing none", "willBeginEditing 1"]
    expectEqual(listener.heard.filter { $0.contains("Editing") }, begun)
    await listener.settle()
    expectEqual(listener.heard.filter { $0.contains("Editing") }, begun)
    listener.screen.tap(100, 154)
    await listener.settle()
    expectEqual(listener.heard.filter { $0.contains("Editing") }, begun + ["didEndEditing 1"])
  }

  @Test("a row that cannot be edited cannot be swiped")
  func uneditable() async {
    let listener = Listener()
    listener.uneditable = [1]
    listener.screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66))
    await listener.settle()
    #expect(listener.heard.allSatisfy { !$0.contains("Editing") })
    expectEqual(listener.table.cellForRow(at: [0, 1])?.showingDeleteConfirmation, false)
  }

  @Test("a sideways wheel swipes a row")
  func wheel() async {
    let listener = Listener()
    listener.screen.connection.send(
      .wheel(WheelEvent(at: CGPoint(x: 160, y: 110), delta: CGSize(width: 60, height: 0))))
    listener.screen.advance(by: 0.2)
    await listener.settle()
    expectEqual(listener.heard.filter { $0.contains("Editing") }, ["willBeginEditing 2"])
    expectEqual(listener.table.cellForRow(at: [0, 2])?.showingDeleteConfirmation, true)
    expectEqual(listener.table.contentOffset, .zero)
  }

  @Test("cells get state transitions of editing and of its delete button")
  func editing() async throws {
    let listener = Listener()
    let cell = try #require(listener.table.cellForRow(at: [0, 0]) as? Cell)
    listener.table.setEditing(true, animated: true)
    await listener.settle()
    expectEqual(cell.states, [.showingEditControl, .showingEditControl])
    cell.row?.showTrailingActions()
    await listener.settle()
    expectEqual(cell.states.last, [.showingEditControl, .showingDeleteConfirmation])
    #expect(listener.heard.allSatisfy { !$0.contains("Editing") })
  }
}
