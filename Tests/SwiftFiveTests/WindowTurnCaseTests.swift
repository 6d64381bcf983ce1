import UIKit
import XCTest

/// A window that a test case of XCTest makes by itself, outside of an app.
final class WindowTurnCaseTests: XCTestCase {
  @MainActor private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @MainActor private func makeWindow() -> (UIWindow, Rows) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = Rows(style: .plain)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    return (window, rows)
  }

  @MainActor func testWindowIsLaidOutWhileTheRunLoopRuns() {
    let (window, rows) = makeWindow()
    RunLoop.main.run(until: Date().addingTimeInterval(0.1))
    XCTAssertEqual(rows.tableView.visibleCells.count, 5)
    XCTAssertFalse(window.isHidden)
  }

  @MainActor func testWindowIsLaidOutWhileAnExpectationIsAwaited() {
    let (window, rows) = makeWindow()
    let later = expectation(description: "later")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { later.fulfill() }
    waitForExpectations(timeout: 5)
    XCTAssertEqual(rows.tableView.visibleCells.count, 5)
    XCTAssertFalse(window.isHidden)
  }

  @MainActor func testWindowIsLaidOutWhileAnAsynchronousTestWaits() async throws {
    let (window, rows) = makeWindow()
    try await Task.sleep(nanoseconds: 100_000_000)
    XCTAssertEqual(rows.tableView.visibleCells.count, 5)
    XCTAssertFalse(window.isHidden)
  }
}
