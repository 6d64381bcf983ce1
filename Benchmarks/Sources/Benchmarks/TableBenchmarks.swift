import PergolaTesting
import PergolaUIKit

/// Measures how tables of many sections scale: 100,000 rows in 1,000 sections against 1,000 rows in 10, with the same
/// rows visible.
@MainActor
func measureTables(_ suite: inout Suite) {
  let large = SectionedTable(sections: 1_000)
  let small = SectionedTable(sections: 10)

  func compare(_ name: String, limit: Double, _ work: (SectionedTable) -> Void) {
    suite.ratio(
      "tables/\(name): time at 100,000 rows over that at 1,000", limit: limit, repetitions: 25,
      of: { work(large) }, to: { work(small) })
  }
  compare("reloaded, to the frame", limit: 2) { $0.reload() }
  compare("one row inserted and deleted", limit: 4) { table in
    table.insertRow()
    table.deleteRow()
  }
  compare("one row reloaded", limit: 3) { $0.reloadRow() }

  suite.ratio(
    "tables/UITableViewController, first frame: 100,000 rows over 20", limit: 1.2, repetitions: 15,
    of: { ListPage.show(rows: 100_000) }, to: { ListPage.show(rows: 20) })
}

/// A plain list of rows by a controller that overrides no method for heights.
@MainActor
private final class ListPage: UITableViewController {
  private var rows = 0

  /// Shows a page in a new window; a driver ends its start with a frame.
  static func show(rows: Int) {
    let page = ListPage(style: .plain)
    page.rows = rows
    consume(Driver(showing: page))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A grouped table in a window of a phone's size; each section has a title and a hundred rows.
@MainActor
private final class SectionedTable: NSObject, UITableViewDataSource {
  private let view: UITableView
  private let driver: Driver
  private var counts: [Int]

  init(sections: Int) {
    counts = [Int](repeating: 100, count: sections)
    let controller = UIViewController()
    view = UITableView(frame: controller.view.bounds, style: .insetGrouped)
    controller.view.addSubview(view)
    driver = Driver(showing: controller)
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.dataSource = self
    show()
  }

  /// Performs the pending turn, and reads the frame.
  private func show() { precondition(!driver.labels.isEmpty) }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }

  func reload() {
    view.reloadData()
    show()
  }

  func insertRow() {
    counts[0] += 1
    view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    show()
  }

  func deleteRow() {
    counts[0] -= 1
    view.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    show()
  }

  func reloadRow() {
    view.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    show()
  }
}
