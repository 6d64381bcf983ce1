import DeepDiff
import Expectations
import PergolaUIKit
import Testing

@MainActor @Suite("Table reloads")
struct TableReloadTests {
  /// The data source of a table with users in its second section.
  final class Source: NSObject, UITableViewDataSource {
    var users: [User]
    var requestedUsers: [Int] = []

    init(_ users: [User]) { self.users = users }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 1 ? users.count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      requestedUsers.append(users[indexPath.row].id)
      return tableView.dequeueReusableCell(withIdentifier: "user", for: indexPath)
    }
  }

  func shown(_ source: Source) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "user")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    source.requestedUsers = []
    return (window, table)
  }

  @Test("a reload is one batch, with replacements at new indexes afterwards")
  func reload() async {
    let source = Source([User(id: 1, name: "a"), User(id: 2, name: "b"), User(id: 3, name: "c")])
    let (window, table) = shown(source)
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 1))
    let new = [User(id: 3, name: "c"), User(id: 4, name: "d"), User(id: 1, name: "A")]
    var updates = 0
    let isFinished = await withCheckedContinuation { continuation in
      table.reload(
        changes: diff(old: source.users, new: new), section: 1, insertionAnimation: .left, deletionAnimation: .right,
        replacementAnimation: .fade
      ) {
        updates += 1
        source.users = new
      } completion: {
        continuation.resume(returning: $0)
      }
      expectEqual(updates, 1)
      expectEqual(table.numberOfRows(inSection: 1), 3)
    }
    window.layoutIfNeeded()
    #expect(isFinished)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    expectEqual(source.requestedUsers.sorted(), [1, 4])
  }

  @Test("a reload without changes updates the data and calls the completion")
  func nothing() async {
    let source = Source([User(id: 1, name: "a")])
    let (_, table) = shown(source)
    var isUpdated = false
    _ = await withCheckedContinuation { continuation in
      table.reload(changes: [Change<User>](), section: 1, updateData: { isUpdated = true }) {
        continuation.resume(returning: $0)
      }
    }
    #expect(isUpdated)
    #expect(source.requestedUsers.isEmpty)
  }
}
