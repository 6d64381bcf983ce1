import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A table of editable rows, in a window of 320 x 400 points.
@MainActor
class EditedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let shown = InputScene(size: CGSize(width: 320, height: 400))
  let table: UITableView
  var sections: [[String]]
  var heard: [String] = []
  var styles: [String: UITableViewCell.EditingStyle] = [:]
  var indents = true
  var fixed: Set<String> = []
  var uneditable: Set<String> = []
  var deleteTitle: String?
  var target: (_ source: IndexPath, _ proposed: IndexPath) -> IndexPath = { $1 }
  var configure: (UITableViewCell, String) -> Void = { _, _ in }

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    shown.window.addSubview(table)
  }

  /// The item at an index path, or an empty string if another data source is installed.
  func item(_ path: IndexPath) -> String {
    sections.indices.contains(path.section) ? sections[path.section][path.row] : ""
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = item(path)
    configure(cell, item(path))
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { !uneditable.contains(item(path)) }
  func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { !fixed.contains(item(path)) }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    heard.append("move \(item(source)) to \(destination.section).\(destination.row)")
    let moved = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(moved, at: destination.row)
  }
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
    heard.append("\(style) \(item(path))")
    guard style == .delete else { return }
    sections[path.section].remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    styles[item(path)] ?? .delete
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool { indents }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath) -> String? {
    deleteTitle
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target(source, proposed) }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { heard.append("select \(item(path))") }
}

@MainActor
extension EditedRows {
  func edited() async -> Self {
    shown.layOut()
    table.setEditing(true, animated: false)
    await settle()
    return self
  }

  func settle() async {
    await shown.connection.settle()
    shown.layOut()
  }

  func row(_ row: Int, _ section: Int = 0) -> TableRow? {
    table.cellForRow(at: IndexPath(row: row, section: section))?.row
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  func kinds(_ row: Int, _ section: Int = 0) -> [UICellAccessory.AccessoryType] {
    self.row(row, section)?.accessories.map(\.accessoryType) ?? []
  }

  /// The center of a row's accessory, in the window.
  func accessory(_ type: UICellAccessory.AccessoryType, _ row: Int, _ section: Int = 0) -> CGPoint {
    guard let row = self.row(row, section), let frame = row.rowAccessories.frame(of: type, in: row) else {
      return .zero
    }
    return row.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }
}

@MainActor @Suite struct UITableViewEditingTests {
  @Test("editing controls are in the cell, whose frame stays")
  func controlsInCell() throws {
    let rows = EditedRows([["a"]])
    rows.table.setEditing(true, animated: false)
    rows.table.layoutIfNeeded()
    let cell = try #require(rows.table.cellForRow(at: [0, 0]))
    expectEqual(cell.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    expectEqual(cell.contentView.frame.minX, 40)
    expectEqual(cell.subviews.filter { $0 !== cell.contentView && $0.frame.midX < 40 }.count, 1)
    rows.table.setEditing(false, animated: false)
    rows.table.layoutIfNeeded()
    expectEqual(cell.subviews.filter { $0 !== cell.contentView }.count, 0)
    expectEqual(cell.contentView.frame.minX, 0)
  }

  @Test("an editing control moves the text of a row by 40 points")
  func shift() throws {
    let rows = EditedRows([["a"]])
    rows.table.layoutIfNeeded()
    func text() throws -> CGFloat {
      let label = try #require(rows.table.cellForRow(at: [0, 0])?.textLabel)
      return label.convert(CGPoint.zero, to: rows.table).x
    }
    expectEqual(try text(), 16)
    rows.table.setEditing(true, animated: false)
    rows.table.layoutIfNeeded()
    expectEqual(try text(), 56)
  }

  @Test("editing shows the controls of each row's editing style")
  func controls() async {
    let rows = EditedRows([["a", "b", "c", "d"]])
    rows.styles = ["b": .insert, "c": .none]
    rows.uneditable = ["d"]
    rows.fixed = ["b", "c"]
    rows.shown.layOut()
    expectEqual(rows.kinds(0), [])
    expectEqual(rows.cell(0)?.isEditing, false)
    _ = await rows.edited()
    #expect(rows.table.isEditing)
    expectEqual(Set(rows.kinds(0)), [.delete, .reorder])
    expectEqual(rows.kinds(1), [.insert])
    expectEqual(rows.cell(0)?.isEditing, true)
    expectEqual(rows.cell(0)?.configurationState.isEditing, true)
    expectEqual(rows.cell(0)?.editingStyle, .delete)
    expectEqual(rows.cell(1)?.editingStyle, .insert)
    expectEqual(rows.kinds(3), [])
    expectEqual(rows.cell(3)?.isEditing, false)
    rows.table.isEditing = false
    await rows.settle()
    expectEqual(rows.kinds(0), [])
    expectEqual(rows.cell(0)?.isEditing, false)
    expectEqual(rows.cell(0)?.editingStyle, UITableViewCell.EditingStyle.none)
  }

  /// A delegate that leaves the indentation to the cells.
  private final class Uncontrolled: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
      .none
    }
  }

  @Test(
    "without a control, the cell decides about the indentation if the delegate does not", arguments: [false, true])
  func indentationByCell(indents: Bool) async {
    let rows = EditedRows([["a"]])
    let delegate = Uncontrolled()
    rows.table.delegate = delegate
    rows.configure = { cell, _ in cell.shouldIndentWhileEditing = indents }
    _ = await rows.edited()
    expectEqual(((rows.row(0)?.contentView.frame.minX ?? -1) > 0), indents)
    #expect(rows.table.delegate === delegate)
  }

  @Test("without a control, the delegate's answer about the indentation wins over the cell's property")
  func indentation() async {
    func start(_ rows: EditedRows) -> CGFloat { rows.row(0)?.contentView.frame.minX ?? -1 }
    let controlled = await EditedRows([["a"]]).edited()
    let indented = EditedRows([["a"]])
    indented.styles = ["a": .none]
    _ = await indented.edited()
    #expect(start(indented) > 0)
    expectEqual(start(indented), start(controlled))
    let kept = EditedRows([["a"]])
    kept.styles = ["a": .none]
    kept.indents = false
    _ = await kept.edited()
    expectEqual(start(kept), 0)
    let overruled = EditedRows([["a"]])
    overruled.styles = ["a": .none]
    overruled.configure = { cell, _ in cell.shouldIndentWhileEditing = false }
    _ = await overruled.edited()
    expectEqual(start(overruled), start(controlled))
  }

  @Test("a row that the data source can move has a reorder control while editing, though nobody asked for it")
  func reorderControlsByDefault() async {
    let rows = EditedRows([["a", "b"]])
    rows.fixed = ["b"]
    rows.shown.layOut()
    expectEqual(rows.cell(0)?.showsReorderControl, false)
    _ = await rows.edited()
    #expect(rows.kinds(0).contains(.reorder))
    expectEqual(rows.cell(0)?.showsReorderControl, true)
    #expect(!rows.kinds(1).contains(.reorder))
    expectEqual(rows.cell(1)?.showsReorderControl, false)
    rows.table.isEditing = false
    await rows.settle()
    #expect(!rows.kinds(0).contains(.reorder))
    expectEqual(rows.cell(0)?.showsReorderControl, false)
  }

  @Test("a row has no reorder control if its cell refuses it")
  func reorderControls() async {
    let rows = EditedRows([["a", "b"]])
    rows.configure = { cell, item in cell.showsReorderControl = item == "b" }
    _ = await rows.edited()
    expectEqual(rows.kinds(0), [.delete])
    #expect(rows.kinds(1).contains(.reorder))
    rows.cell(0)?.showsReorderControl = true
    #expect(rows.kinds(0).contains(.reorder))
  }

  @Test("editing accessories replace the normal ones")
  func accessories() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let rows = EditedRows([["a", "b", "c"]])
    rows.fixed = ["a", "b", "c"]
    rows.styles = ["a": .none, "b": .none, "c": .none]
    rows.indents = false
    rows.configure = { cell, item in
      cell.accessoryType = .disclosureIndicator
      if item == "b" { cell.editingAccessoryType = .disclosureIndicator }
      if item == "c" { cell.editingAccessoryView = view }
    }
    rows.shown.layOut()
    expectEqual(rows.kinds(0), [.disclosureIndicator])
    _ = await rows.edited()
    expectEqual(rows.kinds(0), [])
    expectEqual(rows.kinds(1), [.disclosureIndicator])
    expectEqual(rows.kinds(2), [.customView(view)])
  }

  @Test("a delete control reveals the delete button with the delegate's title")
  func delete() async {
    let rows = EditedRows([["a", "b", "c"]])
    rows.deleteTitle = "Away"
    _ = await rows.edited()
    let control = rows.accessory(.delete, 1)
    rows.shown.tap(control.x, control.y)
    await rows.settle()
    expectEqual(rows.cell(1)?.showingDeleteConfirmation, true)
    expectEqual(rows.heard, [])
    let button = rows.row(1).map { $0.convert(CGPoint(x: $0.bounds.maxX - 20, y: 22), to: nil) } ?? .zero
    rows.shown.tap(button.x, button.y)
    await rows.settle()
    expectEqual(rows.heard, ["delete b"])
    expectEqual(rows.texts, ["a", "c"])
  }

  @Test("an insert control calls the data source immediately")
  func insert() async {
    let rows = EditedRows([["a", "b"]])
    rows.styles = ["b": .insert]
    _ = await rows.edited()
    let control = rows.accessory(.insert, 1)
    rows.shown.tap(control.x, control.y)
    expectEqual(rows.heard, ["insert b"])
  }

  @Test("swipe to delete needs an editing data source and style delete")
  func swipes() async {
    final class Silent: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let rows = EditedRows([["a", "b", "c"]])
    rows.styles = ["b": .none]
    rows.uneditable = ["c"]
    rows.shown.layOut()
    let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
    expectEqual(paths.map { rows.table.trailingActions(at: $0)?.actions.map(\.title) }, [["Delete"], nil, nil])
    let silent = Silent()
    rows.table.dataSource = silent
    rows.table.delegate = nil
    rows.shown.layOut()
    #expect(rows.table.trailingActions(at: paths[0]) == nil)
    rows.table.isEditing = true
    expectEqual(rows.table.trailingActions(at: paths[0])?.actions.count, 1)
  }

  @Test(
    "the delegate's trailing actions replace the delete action unless nil")
  func ownActions() {
    let rows = EditedRows([["a", "b", "c"]])
    let own = OwnTrailingSide()
    rows.table.delegate = own
    rows.shown.layOut()
    let titles = (0..<3).map { rows.table.trailingActions(at: [0, $0])?.actions.map(\.title) }
    expectEqual(titles, [["Delete"], ["Own"], []])
  }

  @Test("a delete control without trailing actions does nothing")
  func uselessControl() async {
    let rows = EditedRows([["a", "b", "c"]])
    let own = OwnTrailingSide()
    rows.table.delegate = own
    _ = await rows.edited()
    expectEqual((0..<3).map { rows.row($0)?.hasTrailingSwipeActions }, [true, true, false])
    let control = rows.accessory(.delete, 2)
    rows.shown.tap(control.x, control.y)
    await rows.settle()
    expectEqual(rows.cell(2)?.showingDeleteConfirmation, false)
    let other = rows.accessory(.delete, 0)
    rows.shown.tap(other.x, other.y)
    await rows.settle()
    expectEqual(rows.cell(0)?.showingDeleteConfirmation, true)
  }

  final class OwnTrailingSide: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let action = UIContextualAction(style: .normal, title: "Own") { _, _, done in done(true) }
      return [nil, UISwipeActionsConfiguration(actions: [action]), UISwipeActionsConfiguration(actions: [])][path.row]
    }
  }

  // MARK: Moving

  @Test("a reorder control drags a row across sections, where the delegate allows")
  func moves() async {
    let rows = await EditedRows([["a", "b"], ["c", "d"]]).edited()
    rows.shown.drag(from: rows.accessory(.reorder, 0), to: rows.accessory(.reorder, 1, 1), steps: 12)
    await rows.settle()
    expectEqual(rows.heard, ["move a to 1.2"])
    expectEqual(rows.sections, [["b"], ["c", "d", "a"]])
    expectEqual(rows.texts, rows.sections.flatMap { $0 })
    rows.heard = []
    rows.target = { source, _ in source }
    rows.shown.drag(from: rows.accessory(.reorder, 0), to: rows.accessory(.reorder, 1, 1), steps: 12)
    expectEqual(rows.heard, [])
  }

  @Test("rows do not move outside editing or if fixed")
  func staysPut() async {
    let rows = EditedRows([["a", "b"]])
    rows.fixed = ["b"]
    rows.shown.layOut()
    rows.shown.press(.down)
    rows.shown.press(.down, .alternate)
    expectEqual(rows.heard, [])
    _ = await rows.edited()
    rows.table.allowsSelectionDuringEditing = true
    rows.shown.press(.down)
    rows.shown.press(.down, .alternate)
    await rows.settle()
    expectEqual(rows.sections[0].count, 2)
    expectEqual(rows.texts, rows.sections[0])
  }

  @Test("near an edge the table scrolls under the finger")
  func edges() async {
    let rows = await EditedRows([(0..<100).map(String.init)]).edited()
    let start = rows.accessory(.reorder, 1)
    rows.shown.drag(from: start, to: CGPoint(x: start.x, y: 395), lifting: false)
    for _ in 0..<60 { rows.shown.advance(by: 1.0 / 60) }
    #expect(rows.table.contentOffset.y > 300)
    rows.shown.touch(.ended, start.x, 395)
    await rows.settle()
    #expect(rows.sections[0].firstIndex(of: "1") ?? 0 > 10)
    #expect(rows.table.contentOffset.y > 300)
  }

  // MARK: Selecting

  @Test("editing has its own selection flags, multiple selection has circles")
  func selection() async {
    let rows = await EditedRows([["a", "b", "c"]]).edited()
    rows.shown.tap(160, 22)
    #expect(rows.table.indexPathsForSelectedRows == nil)
    rows.table.allowsSelectionDuringEditing = true
    rows.shown.tap(160, 22)
    rows.shown.tap(160, 66)
    expectEqual(rows.table.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
    rows.table.allowsMultipleSelectionDuringEditing = true
    await rows.settle()
    #expect(rows.kinds(0).contains(.multiselect))
    #expect(!rows.kinds(0).contains(.delete))
    rows.shown.tap(160, 110)
    expectEqual(rows.table.indexPathsForSelectedRows?.map(\.row).sorted(), [1, 2])
    rows.table.setEditing(false, animated: true)
    await rows.settle()
    expectEqual(rows.kinds(0), [])
  }

  @Test("a drag selects several rows if the delegate allows it")
  func drag() async {
    final class Allows: NSObject, UITableViewDelegate {
      var heard: [String] = []
      func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath) -> Bool {
        true
      }
      func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
        heard.append("began \(path.row)")
      }
      func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { heard.append("ended") }
    }
    let rows = EditedRows([(0..<20).map(String.init)])
    let allows = Allows()
    rows.table.delegate = allows
    rows.table.allowsMultipleSelectionDuringEditing = true
    _ = await rows.edited()
    let (start, end) = (rows.accessory(.multiselect, 0), rows.accessory(.multiselect, 3))
    rows.shown.drag(from: start, to: end, steps: 8)
    expectEqual(rows.table.indexPathsForSelectedRows?.map(\.row), [0, 1, 2, 3])
    expectEqual(allows.heard, ["began 0", "ended"])
    expectEqual(rows.table.contentOffset.y, 0)
  }

  // MARK: Appearance

  @Test("a cell's separator inset overrides the table's")
  func separators() {
    let rows = EditedRows([["a", "b"]])
    rows.configure = { cell, item in
      if item == "a" { cell.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30) }
    }
    rows.table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    rows.shown.layOut()
    expectEqual(rows.row(0)?.lines.last?.minX, 50)
    expectEqual(rows.row(0)?.lines.last?.maxX, 290)
    expectEqual(rows.row(1)?.lines.last?.minX, 5)
    rows.cell(0)?.separatorInset.left = 70
    rows.shown.layOut()
    expectEqual(rows.row(0)?.lines.last?.minX, 70)
  }

  @Test("setEditing of a controller edits its table")
  func controller() {
    let shown = InputScene()
    let controller = UITableViewController(style: .plain)
    controller.setEditing(true, animated: false)
    shown.window.rootViewController = controller
    shown.layOut()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.tableView.isEditing)
  }
}
