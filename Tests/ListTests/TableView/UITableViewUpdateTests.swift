import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Table view updates")
struct UITableViewUpdateTests {
  @Test("one batch inserts, deletes and moves; surviving rows keep cells")
  func batch() {
    let rows = Rows([names(0..<5)]).shown()
    let kept = rows.table.cellForRow(at: [0, 4])
    rows.table.performBatchUpdates {
      rows.sections[0] = ["row 4", "new", "row 0", "row 2", "row 3"]
      rows.table.deleteRows(at: [[0, 1]], with: .left)
      rows.table.insertRows(at: [[0, 1]], with: .right)
      rows.table.moveRow(at: [0, 4], to: [0, 0])
    }
    rows.window.layoutIfNeeded()
    expectEqual(rows.texts, ["row 4", "new", "row 0", "row 2", "row 3"])
    #expect(rows.table.cellForRow(at: [0, 0]) === kept)
  }

  @Test("beginUpdates and endUpdates make a batch, also nested")
  func begin() {
    let rows = Rows([names(0..<3)]).shown()
    rows.table.beginUpdates()
    rows.sections[0].removeLast()
    rows.table.deleteRows(at: [[0, 2]], with: .fade)
    rows.table.beginUpdates()
    rows.sections.append(["other"])
    rows.table.insertSections([1], with: .fade)
    rows.table.endUpdates()
    rows.table.endUpdates()
    rows.window.layoutIfNeeded()
    expectEqual(rows.texts, ["row 0", "row 1", "other"])
  }

  @Test("an empty beginUpdates and endUpdates pair requests heights again")
  func heights() {
    let rows = Rows([names(0..<3)])
    rows.height = { _ in 44 }
    _ = rows.shown()
    rows.height = { $0.row == 0 ? 88 : 44 }
    rows.table.beginUpdates()
    rows.table.endUpdates()
    rows.window.layoutIfNeeded()
    expectEqual(rows.table.rectForRow(at: [0, 0]).height, 88)
  }

  @Test("a reloaded row has another cell, a reconfigured one the same")
  func reload() {
    let rows = Rows([names(0..<3)]).shown()
    let cells = rows.table.visibleCells
    rows.sections[0][0] = "reconfigured"
    rows.sections[0][1] = "reloaded"
    rows.table.reconfigureRows(at: [[0, 0]])
    rows.table.reloadRows(at: [[0, 1]], with: .none)
    rows.window.layoutIfNeeded()
    expectEqual(rows.texts, ["reconfigured", "reloaded", "row 2"])
    #expect(rows.table.cellForRow(at: [0, 0]) === cells[0])
    #expect(rows.table.cellForRow(at: [0, 1]) !== cells[1])
  }

  @Test("inconsistent counts are fatal")
  func counts() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let rows = Rows([names(0..<3)]).shown()
        rows.table.deleteRows(at: [[0, 0]], with: .none)
      }
    }
  }

  @Test(
    "a row animation determines the start and end frame",
    arguments: [
      (UITableView.RowAnimation.left, CGPoint(x: -320, y: 44)), (.right, CGPoint(x: 320, y: 44)),
      (.top, CGPoint(x: 0, y: 0)), (.bottom, CGPoint(x: 0, y: 88)), (.fade, CGPoint(x: 0, y: 44)),
    ])
  func animations(animation: UITableView.RowAnimation, origin: CGPoint) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    attributes.frame = CGRect(x: 0, y: 44, width: 320, height: 44)
    attributes.alpha = 0
    let moved = attributes.moved(by: animation)
    expectEqual(moved.frame.origin, origin)
    expectEqual(moved.alpha, (animation == .fade ? 0 : 1))
  }

  @Test("an animation applies to one update only")
  func forgotten() {
    let rows = Rows([names(0..<3)]).shown()
    rows.sections[0].append("new")
    rows.table.insertRows(at: [[0, 3]], with: .left)
    rows.window.layoutIfNeeded()
    #expect(rows.table.tableLayout.animations.inserted.isEmpty)
  }

  /// A data source that logs the initial x positions of the rows that a batch makes.
  private final class Coming: NSObject, UITableViewDataSource {
    var counts: [Int]
    var found: [IndexPath: CGFloat] = [:]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      found[indexPath] = tableView.tableLayout.initialLayoutAttributesForAppearingItem(at: indexPath)?.frame.minX
      return UITableViewCell()
    }

    /// Performs a batch in a visible table.
    func make(_ change: @escaping (UITableView) -> Void) {
      let screen = InputScene(size: CGSize(width: 320, height: 400))
      let table = UITableView(frame: screen.window.bounds)
      table.dataSource = self
      screen.window.addSubview(table)
      screen.layOut()
      found = [:]
      table.performBatchUpdates { change(table) }
      screen.layOut()
    }
  }

  @Test("a reloaded row uses its reload's animation among other changes")
  func reloadAmongOthers() {
    let rows = Coming([4])
    rows.make { table in
      table.deleteRows(at: [[0, 0]], with: .fade)
      table.reloadRows(at: [[0, 3]], with: .left)
      table.insertRows(at: [[0, 3]], with: .none)
    }
    expectEqual(rows.found, [[0, 2]: -320, [0, 3]: 0])
  }

  @Test("a reloaded section uses its reload's animation among other changes")
  func reloadedSectionAmongOthers() {
    let rows = Coming([1, 1, 1])
    rows.make { table in
      rows.counts = [1, 1]
      table.deleteSections([0], with: .fade)
      table.reloadSections([1], with: .right)
    }
    expectEqual(rows.found, [[0, 0]: 320])
  }
}
