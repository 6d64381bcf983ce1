import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Row heights and estimates")
struct UITableViewEstimateTests {
  /// A table with delegate-defined heights that logs the requests, in a scene of 320 x 400 points.
  private class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let screen = InputScene(size: CGSize(width: 320, height: 400))
    var window: UIWindow { screen.window }
    let table: UITableView
    var counts: [Int]
    var asked: [IndexPath] = []
    var askedHeaders: [Int] = []
    var indentation: Int?

    init(_ counts: [Int]) {
      self.counts = counts
      table = UITableView(frame: screen.window.bounds)
      super.init()
      table.sectionHeaderTopPadding = 0
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
    }

    func shown() -> UITableView {
      window.layoutIfNeeded()
      return table
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath)
      return 50
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      askedHeaders.append(section)
      return 20
    }
  }

  private final class Estimated: Plain {
    var estimates: [IndexPath] = []
    var estimate: (IndexPath) -> CGFloat = { $0.row.isMultiple(of: 2) ? 100 : 60 }
    var headerEstimate: CGFloat = 30

    override init(_ counts: [Int]) {
      super.init(counts)
      // A separate delegate, because the superclass lacks the methods for estimates.
      let answers = Answers(self)
      kept = answers
      table.delegate = answers
    }

    private var kept: (any UITableViewDelegate)?

    private final class Answers: NSObject, UITableViewDelegate {
      unowned let owner: Estimated
      init(_ owner: Estimated) { self.owner = owner }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        owner.tableView(tableView, heightForRowAt: indexPath)
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        owner.tableView(tableView, heightForHeaderInSection: section)
      }
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        owner.estimates.append(indexPath)
        return owner.estimate(indexPath)
      }
      func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        owner.headerEstimate
      }
      func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
    }
  }

  @Test("invisible rows have estimated heights, and exact ones are not requested")
  func rows() {
    let rows = Estimated([0, 1000])
    rows.headerEstimate = 0
    let table = rows.shown()
    expectEqual(Set(rows.estimates).count, 1000)
    expectEqual(rows.estimates.count, 1000)
    #expect(!rows.asked.isEmpty)
    #expect(rows.asked.allSatisfy { $0.row < 10 })
    let seen = Set(rows.asked.map(\.row))
    let expected = (0..<1000).reduce(CGFloat(40)) {
      $0 + (seen.contains($1) ? 50 : $1.isMultiple(of: 2) ? 100 : 60)
    }
    expectEqual(table.contentSize.height, expected)
    expectEqual(table.rectForRow(at: [1, 900]).height, 100)
    expectEqual(table.rectForRow(at: [1, 901]).height, 60)
    table.scrollToRow(at: [1, 900], at: .top, animated: false)
    rows.window.layoutIfNeeded()
    expectEqual(table.rectForRow(at: [1, 900]).height, 50)
    expectEqual(table.contentOffset.y, table.rectForRow(at: [1, 900]).minY)
  }

  @Test("an inserted row is estimated, others keep their heights")
  func newRow() {
    let rows = Estimated([1000])
    let table = rows.shown()
    let before = table.contentSize.height
    rows.estimates = []
    rows.counts = [1001]
    rows.estimate = { _ in 77 }
    table.insertRows(at: [[0, 500]], with: .none)
    rows.window.layoutIfNeeded()
    expectEqual(rows.estimates, [[0, 500]])
    expectEqual(table.contentSize.height, before + 77)
    expectEqual(table.rectForRow(at: [0, 501]).height, 100)
    expectEqual(table.rectForRow(at: [0, 502]).height, 60)
  }

  @Test("an update requests estimates of inserted rows only", arguments: [44, 60])
  func onlyNewRows(estimate: CGFloat) {
    let rows = Estimated([1000])
    rows.estimate = { _ in estimate }
    let table = rows.shown()
    expectEqual(rows.estimates.count, 1000)
    rows.estimates = []
    rows.counts = [1001]
    table.performBatchUpdates {
      table.insertRows(at: [[0, 500], [0, 700]], with: .none)
      table.deleteRows(at: [[0, 20]], with: .none)
      table.moveRow(at: [0, 1], to: [0, 600])
    }
    rows.window.layoutIfNeeded()
    expectEqual(rows.estimates, [[0, 500], [0, 700]])
    rows.estimates = []
    table.frame.size.height = 300
    rows.window.layoutIfNeeded()
    expectEqual(rows.estimates, [])
    table.frame.size.width = 300
    rows.window.layoutIfNeeded()
    expectEqual(rows.estimates.count, 1001, "sizes measured at another width are dropped")
  }

  @Test("an estimate of zero requests the height immediately")
  func noEstimate() {
    let rows = Estimated([300])
    rows.estimate = { $0.row < 100 ? 0 : 60 }
    rows.headerEstimate = 0
    let height: CGFloat = 20 + 100 * 50 + 200 * 60
    expectEqual(rows.shown().contentSize.height, height)
    let table = Plain([300])
    table.table.estimatedRowHeight = 0
    expectEqual(table.shown().contentSize.height, 15_020)
    expectEqual(Set(table.asked.map(\.row)).count, 300)
  }

  @Test("without estimates only visible rows' heights are requested")
  func lazily() {
    let rows = Plain([100_000])
    _ = rows.shown()
    #expect(Set(rows.asked.map(\.row)).count < 20)
  }

  @Test("invisible headers have estimated heights")
  func headers() {
    let rows = Estimated([Int](repeating: 1, count: 100))
    let table = rows.shown()
    expectEqual(table.rectForHeader(inSection: 0).height, 20)
    expectEqual(table.rectForHeader(inSection: 99).height, 30)
    #expect(!rows.askedHeaders.isEmpty)
    #expect(rows.askedHeaders.allSatisfy { $0 < 15 })
    let all = Plain([Int](repeating: 1, count: 100))
    expectEqual(all.shown().rectForHeader(inSection: 99).height, 20)
    expectEqual(Set(all.askedHeaders).count, 100)
  }

  @Test("the delegate indents rows")
  func indentation() {
    let rows = Estimated([5])
    let table = rows.shown()
    expectEqual(table.cellForRow(at: [0, 3])?.indentationLevel, 3)
    expectEqual(table.cellForRow(at: [0, 3])?.row?.contentView.frame.minX, 30)
    let plain = Plain([5]).shown()
    expectEqual(plain.cellForRow(at: [0, 3])?.indentationLevel, 0)
  }

  @Test("a controller with a fixed row height makes only visible rows")
  func controller() {
    final class Controller: UITableViewController {
      var made = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        return UITableViewCell()
      }
    }
    let controller = Controller(style: .plain)
    controller.tableView.rowHeight = 40
    let stage = TestScene(.phone(size: CGSize(width: 320, height: 400)), root: controller)
    stage.window.layoutIfNeeded()
    expectEqual(controller.tableView.contentSize.height, 40_000_000)
    expectEqual(controller.made, 10)
    expectEqual(controller.tableView.tableLayout.sections.first?.isUnchangedSinceSolving, true)
  }

  // MARK: Plans

  @Test("equal sections share one plan")
  func plans() throws {
    let rows = Plain([Int](repeating: 3, count: 1000))
    let layout = rows.shown().tableLayout
    expectEqual(layout.sections.count, 1000)
    expectEqual(Set(layout.sections.map { ObjectIdentifier($0.plan) }).count, 1)
    let titled = Rows((0..<100).map { _ in ["row"] })
    titled.titles = (0..<100).map { $0.isMultiple(of: 3) ? "Title" : nil }
    let plans = titled.shown().table.tableLayout.sections.map { ObjectIdentifier($0.plan) }
    try #require(Set(plans).count == 2)
    expectEqual(plans[0], plans[3])
    expectEqual(plans[1], plans[2])
    #expect(plans[0] != plans[1])
  }

  @Test("an update keeps untouched sections")
  func untouched() {
    let rows = Plain([Int](repeating: 3, count: 1000))
    let table = rows.shown()
    let before = table.tableLayout.sections
    rows.askedHeaders = []
    rows.counts[500] = 4
    table.insertRows(at: [[500, 1]], with: .none)
    rows.window.layoutIfNeeded()
    let after = table.tableLayout.sections
    expectEqual(rows.askedHeaders, [500])
    expectEqual(zip(before, after).enumerated().filter { $0.element.0 !== $0.element.1 }.map(\.offset), [500])
  }

  @Test("section updates and beginUpdates request all heights")
  func allHeights() {
    let rows = Plain([3, 3, 3])
    let table = rows.shown()
    rows.askedHeaders = []
    rows.counts = [3, 3, 3, 3]
    table.insertSections([0], with: .none)
    rows.window.layoutIfNeeded()
    expectEqual(Set(rows.askedHeaders), [0, 1, 2, 3])
    rows.askedHeaders = []
    table.beginUpdates()
    table.endUpdates()
    rows.window.layoutIfNeeded()
    expectEqual(Set(rows.askedHeaders), [0, 1, 2, 3])
  }

  @Test("changed table properties replace the plan of all sections")
  func looks() {
    let rows = Plain([3, 3])
    let table = rows.shown()
    let plan = table.tableLayout.sections[0].plan
    table.separatorColor = .systemRed
    rows.window.layoutIfNeeded()
    let changed = table.tableLayout.sections.map(\.plan)
    #expect(changed[0] !== plan)
    #expect(changed[0] === changed[1])
    table.rowHeight = 90
    rows.window.layoutIfNeeded()
    #expect(table.tableLayout.sections[0].plan !== changed[0])
  }
}
