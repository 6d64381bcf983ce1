import Foundation
import UIKitCore
import UIKitLists

/// A table of texts on a small screen, whose rows can be deleted, inserted and moved.
@MainActor
final class DrawnTable: NSObject, Drawn {
  let screen: DrawnScreen
  let view: UITableView
  /// The editing styles of rows, by text; `.delete` for all others.
  var styles: [String: UITableViewCell.EditingStyle] = [:]
  private var sections: [[String]]
  private let headers: [String]

  init(sections: [[String]], rows: Int, headers: [String] = []) {
    screen = DrawnScreen(columns: 18, rows: rows, isRightToLeft: false)
    view = UITableView(frame: screen.scene.window.bounds, style: .plain)
    self.sections = sections
    self.headers = headers
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.separatorStyle = .none
    view.sectionHeaderTopPadding = 0
    view.dataSource = self
    view.delegate = self
    screen.show(view)
  }

  convenience init(_ items: String...) { self.init(sections: [items], rows: 2 * items.count) }

  /// The start of editing mode.
  var edit: Step { .change("edit") { [view] in view.setEditing(true, animated: true) } }

  /// The end of editing mode.
  var endEditing: Step { .change("done") { [view] in view.setEditing(false, animated: true) } }
}

extension DrawnTable: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.isEmpty ? nil : headers[section]
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      sections[indexPath.section].insert("New", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let moved = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(moved, at: destination.row)
  }
}

extension DrawnTable: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    styles[sections[indexPath.section][indexPath.row]] ?? .delete
  }
}
