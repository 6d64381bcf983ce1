import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@_spi(Toolkit) @testable import UIKitLists

/// Lists whose state returns with their scene.
@MainActor @Suite struct ListRestorationTests {
  /// A table of rows with a field each, whose heights differ from their estimates.
  final class Rows: UITableViewController {
    var count = 500

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.estimatedRowHeight = 44
      tableView.register(FieldCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? FieldCell)?.field.text = ""
      return cell
    }

    func field(_ row: Int) -> UITextField? {
      (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell)?.field
    }

    var firstVisible: IndexPath? { tableView.indexPathsForVisibleRows?.min() }
  }

  final class FieldCell: UITableViewCell {
    let field = UITextField(frame: .zero)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      field.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(field)
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
        field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
        field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { return nil }
  }

  @MainActor
  struct Screen {
    let connection: SceneConnection
    let window: UIWindow
    let rows = Rows(style: .plain)

    init(restoring record: Data? = nil, count: Int = 500) {
      var configuration = SceneConfiguration.phone()
      configuration.restoration = record
      connection = UIApplication().connectScene(configuration)
      rows.count = count
      window = connection.show { [rows] in rows }
      _ = connection.frame()
    }
  }

  @Test("a list returns to its first visible item, and a typed text to the field of its row")
  func item() throws {
    let first = Screen()
    first.rows.tableView.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
    _ = first.connection.frame()
    expectEqual(first.rows.firstVisible?.row, 200)
    let field = try #require(first.rows.field(202))
    field.text = "Fuji"
    field.announceChange()
    let record = try #require(first.connection.keepRestoration())
    let second = Screen(restoring: record)
    expectEqual(second.rows.firstVisible?.row, 200)
    expectEqual(second.rows.field(202)?.text, "Fuji")
    expectEqual(second.rows.field(201)?.text, "")
  }

  @Test("a list that is empty at first returns when its rows are there")
  func lateRows() throws {
    let first = Screen()
    first.rows.tableView.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    let record = try #require(first.connection.keepRestoration())
    let second = Screen(restoring: record, count: 0)
    second.rows.count = 500
    second.rows.tableView.reloadData()
    _ = second.connection.frame()
    expectEqual(second.rows.firstVisible?.row, 100)
  }

  @Test("a list without the item is scrolled as far as it was, or to its end")
  func shorterList() throws {
    let first = Screen()
    first.rows.tableView.scrollToRow(at: IndexPath(row: 400, section: 0), at: .top, animated: false)
    let record = try #require(first.connection.keepRestoration())
    let second = Screen(restoring: record, count: 60)
    let table = second.rows.tableView
    expectEqual(second.rows.firstVisible.map { $0.row > 20 }, true)
    #expect((table?.contentOffset.y ?? 0) > 0)
  }
}
