import Foundation
import UIKitCore
import UIKitLists

/// A table of texts in sections, in a window of 320 x 400 points.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// An identifier that is too long for inline string storage, so that wrong ownership by cells would be detected.
  static let identifier = "a row of the tests " + String(describing: Rows.self)

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let table: UITableView
  var sections: [[String]]
  var titles: [String?] = []
  /// The index paths for which cells were requested.
  var asked: [IndexPath] = []
  var heard: [String] = []
  var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    self.sections = sections
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: Rows.identifier)
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
  }

  func shown() -> Rows {
    window.layoutIfNeeded()
    return self
  }

  var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: Rows.identifier, for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("willSelect \(indexPath.row)")
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("didDeselect \(indexPath.row)")
  }
}

func names(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }
