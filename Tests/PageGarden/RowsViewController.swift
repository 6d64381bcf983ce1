import UIKit

/// A million rows, to which others are added at the top.
final class RowsViewController: UITableViewController {
  private static let count = 1_000_000
  private var added = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction(title: "Add") { [weak self] _ in self?.addRow() })
  }

  private func addRow() {
    added += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count + added }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = indexPath.row < added ? "New \(added - indexPath.row)" : "Row \(indexPath.row - added)"
    cell.contentConfiguration = content
    return cell
  }
}
