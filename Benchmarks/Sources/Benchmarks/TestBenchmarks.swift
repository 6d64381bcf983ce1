import PergolaTesting
import PergolaUIKit

/// Measures what a person's test does: a screen is shown, tapped, and read.
@MainActor
func measureTests(_ begun: Suite) async -> Suite {
  var suite = begun
  await suite.ratio(
    "tests/20 rows shown, a tap, labels, text: time over a screen with one label", limit: 66, repetitions: 15,
    of: { await RowsPage.test() },
    to: {
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 20))
      label.text = "Label"
      controller.view.addSubview(label)
      precondition(Driver(showing: controller).text.contains("Label"))
    })
  return suite
}

/// A list of 20 rows, nearly all of which are visible.
@MainActor
private final class RowsPage: UITableViewController {
  private var tapped = 0

  static func test() async {
    let page = RowsPage(style: .insetGrouped)
    let driver = Driver(showing: page)
    await driver.tap(at: CGPoint(x: 100, y: 100))
    precondition(page.tapped == 1 && driver.labels.count > 15 && driver.text.contains("Row 3"))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tapped += 1 }
}
