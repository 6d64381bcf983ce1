import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Table view controllers whose overrides call super")
struct UITableViewControllerSuperTests {
  private final class Controller: UITableViewController {
    private lazy var stage = TestScene(.phone(size: CGSize(width: 320, height: 400)), root: self)
    var window: UIWindow { stage.window }
    var counts = [2, 2, 2]
    var banners: Set<Int> = []
    var estimatedRows: Set<Int> = []
    var askedRows: [Int] = []
    var tallRows: Set<Int> = []

    func shown() -> UITableView {
      window.layoutIfNeeded()
      return tableView
    }

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard banners.contains(section) else { return super.tableView(tableView, viewForHeaderInSection: section) }
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Banner"
      return view
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      tallRows.contains(indexPath.row) ? 90 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      askedRows.append(indexPath.row)
      return estimatedRows.contains(indexPath.row)
        ? 200 : super.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  /// The visible sections that have headers.
  private func headed(_ table: UITableView) -> [Int] {
    (0..<table.numberOfSections).filter { table.headerView(forSection: $0) != nil }
  }

  @Test("custom headers stay although other sections call super", arguments: [0, 1])
  func headers(banner: Int) {
    let controller = Controller(style: .plain)
    controller.banners = [banner]
    let table = controller.shown()
    expectEqual(headed(table), [banner])
    controller.counts[0] += 1
    table.insertRows(at: [[0, 0]], with: .none)
    controller.window.layoutIfNeeded()
    expectEqual(headed(table), [banner])
  }

  private class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private class Estimating: Rows {
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
  }

  private final class StillEstimating: Estimating {}

  @Test("a controller overrides the estimates of rows if its class or one above does")
  func overrides() {
    #expect(!UITableViewController(style: .plain).overridesEstimates)
    #expect(!Rows(style: .plain).overridesEstimates)
    #expect(Estimating(style: .plain).overridesEstimates)
    #expect(StillEstimating(style: .plain).overridesEstimates)
  }

  @Test("without an override, one row is asked for its estimate")
  func withoutOverride() {
    let controller = Rows(style: .plain)
    let stage = TestScene(.phone(size: CGSize(width: 320, height: 400)), root: controller)
    stage.window.layoutIfNeeded()
    let table: UITableView = controller.tableView
    #expect(table.missing.contains(.estimateOfRow))
    #expect(!table.estimatesRows)
  }

  private final class Loading: UITableViewController {
    override func loadView() { view = UITableView() }
  }

  @Test("a refresh control that is set first goes to the table, also where an override sets the view")
  func refreshControl() {
    for controller in [UITableViewController(style: .plain), Loading(style: .plain)] {
      let control = UIRefreshControl()
      controller.refreshControl = control
      #expect(!controller.isViewLoaded)
      controller.loadViewIfNeeded()
      #expect(controller.tableView.refreshControl === control)
      #expect(controller.refreshControl === control)
    }
  }

  @Test("headers appear once a section has a view")
  func laterHeaders() {
    let controller = Controller(style: .plain)
    let table = controller.shown()
    expectEqual(headed(table), [])
    controller.banners = [2]
    table.reloadSections([2], with: .none)
    controller.window.layoutIfNeeded()
    expectEqual(headed(table), [2])
  }

  @Test("all rows are estimated although the override calls super for some", arguments: [0, 1, 999])
  func estimates(estimated: Int) {
    let controller = Controller(style: .plain)
    controller.counts = [1000]
    controller.estimatedRows = [estimated]
    _ = controller.shown()
    expectEqual(Set(controller.askedRows), Set(0..<1000))
  }

  @Test("a row has its estimated height although the override calls super for the rows before it")
  func laterEstimate() {
    let controller = Controller(style: .plain)
    controller.counts = [1000]
    controller.estimatedRows = [999]
    expectEqual(controller.shown().rectForRow(at: [0, 999]).height, 200)
  }

  @Test("once super has answered for all rows, a reload asks for few")
  func fewEstimates() {
    let controller = Controller(style: .plain)
    controller.counts = [1000]
    let table = controller.shown()
    controller.askedRows = []
    table.reloadData()
    _ = controller.shown()
    expectEqual(Set(controller.askedRows), [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 999])
  }

  @Test("a table that has grown to more than twice its rows asks for all of them")
  func estimatesOfMoreRows() {
    let controller = Controller(style: .plain)
    controller.counts = [100]
    let table = controller.shown()
    controller.askedRows = []
    controller.counts = [300]
    table.reloadData()
    _ = controller.shown()
    expectEqual(Set(controller.askedRows), Set(0..<300))
  }

  @Test("an override that answers for a row of the sample is asked for all rows")
  func laterOwnEstimates() {
    let controller = Controller(style: .plain)
    controller.counts = [1000]
    let table = controller.shown()
    controller.estimatedRows = [700, 999]
    table.reloadData()
    expectEqual(controller.shown().rectForRow(at: [0, 700]).height, 200)
    expectEqual(table.rectForRow(at: [0, 999]).height, 200)
  }

  @Test("a row has its own height although the override calls super for the row before it")
  func heights() {
    let controller = Controller(style: .plain)
    controller.counts = [3]
    controller.tallRows = [1]
    controller.tableView.rowHeight = 30
    let table = controller.shown()
    expectEqual((0..<3).map { table.rectForRow(at: [0, $0]).height }, [30, 90, 30])
    table.reloadData()
    expectEqual((0..<3).map { controller.shown().rectForRow(at: [0, $0]).height }, [30, 90, 30])
  }
}
