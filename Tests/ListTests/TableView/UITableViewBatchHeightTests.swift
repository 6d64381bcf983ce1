import Expectations
import Foundation
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A table of numbered rows with text fields, in a scene of 320 x 400 points.
@MainActor
private final class Fields: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    let field = UITextField()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      field.frame = CGRect(x: 100, y: 0, width: 100, height: 20)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { return nil }
  }

  /// A delegate with an estimate for all rows.
  private final class Estimates: NSObject, UITableViewDelegate {
    private unowned let fields: Fields
    private let estimate: CGFloat

    init(_ fields: Fields, _ estimate: CGFloat) {
      self.fields = fields
      self.estimate = estimate
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      fields.tableView(tableView, heightForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { estimate }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      fields.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  let screen = InputScene(size: CGSize(width: 320, height: 400))
  let table: UITableView
  var rows: [Int]
  /// The heights of rows that are not 40 points high.
  var heights: [Int: CGFloat] = [:]
  private var estimates: Estimates?
  /// The rows whose heights were requested.
  var asked: [Int] = []
  /// The calls about cells, in order.
  var calls: [String] = []
  private var shownRows: [ObjectIdentifier: Int] = [:]

  init(_ count: Int, estimatedRowHeight: CGFloat = UITableView.automaticDimension, estimate: CGFloat? = nil) {
    rows = Array(0..<count)
    table = UITableView(frame: screen.window.bounds)
    super.init()
    estimates = estimate.map { Estimates(self, $0) }
    table.estimatedRowHeight = estimatedRowHeight
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = estimates ?? self
    screen.window.addSubview(table)
    screen.layOut()
    forget()
  }

  func forget() {
    asked = []
    calls = []
  }

  func height(of row: Int) -> CGFloat { heights[row] ?? 40 }

  /// The cells on the screen, by their rows.
  var cells: [Int: Cell] {
    var cells: [Int: Cell] = [:]
    for path in table.indexPathsForVisibleRows ?? [] { cells[rows[path.row]] = table.cellForRow(at: path) as? Cell }
    return cells
  }

  func settle() {
    screen.layOut()
    screen.advance(by: 1)
    screen.layOut()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("asked \(rows[indexPath.row])")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    shownRows[ObjectIdentifier(cell)] = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(rows[indexPath.row])
    return height(of: rows[indexPath.row])
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    calls.append("ended \(shownRows[ObjectIdentifier(cell)] ?? -1)")
  }
}

@MainActor @Suite("Heights after batches of updates")
struct UITableViewBatchHeightTests {
  /// The ways to update a table, each of which makes row 1 of at least three rows 120 points high.
  enum Batch: String, CaseIterable {
    case noBlock, emptyBlock, insertion, single, beginAndEnd

    @MainActor fileprivate func perform(in fields: Fields) {
      let table = fields.table
      func insert() {
        fields.rows.insert(100, at: 2)
        table.insertRows(at: [[0, 2]], with: .none)
      }
      switch self {
      case .noBlock: table.performBatchUpdates(nil)
      case .emptyBlock: table.performBatchUpdates({})
      case .insertion: table.performBatchUpdates { insert() }
      case .single: insert()
      case .beginAndEnd:
        table.beginUpdates()
        table.endUpdates()
      }
    }
  }

  /// An estimate for rows that have not been visible: the table's, and the delegate's.
  enum Estimate: String, CaseIterable {
    case automatic, none, exact, delegates

    @MainActor fileprivate func make(_ count: Int) -> Fields {
      switch self {
      case .automatic: Fields(count)
      case .none: Fields(count, estimatedRowHeight: 0)
      case .exact: Fields(count, estimatedRowHeight: 40)
      case .delegates: Fields(count, estimate: 70)
      }
    }
  }

  @Test("every batch requests the heights of visible rows again", arguments: Batch.allCases, Estimate.allCases)
  func visible(batch: Batch, estimate: Estimate) {
    let fields = estimate.make(5)
    fields.heights[1] = 120
    batch.perform(in: fields)
    fields.settle()
    expectEqual(fields.table.rectForRow(at: [0, 1]).height, 120)
    expectEqual(fields.table.rectForRow(at: [0, 2]).minY, 160)
  }

  @Test("a batch without changes animates to the new heights")
  func animates() {
    let fields = Fields(5)
    fields.heights[1] = 120
    fields.table.performBatchUpdates(nil)
    #expect(fields.table.content.animatingUpdates.count == 1)
    fields.settle()
    #expect(fields.table.content.animatingUpdates.isEmpty)
  }

  @Test("with an estimate of 0 every batch requests all heights again", arguments: Batch.allCases)
  func all(batch: Batch) {
    let fields = Fields(50, estimatedRowHeight: 0)
    fields.heights[40] = 90
    batch.perform(in: fields)
    fields.settle()
    #expect(Set(fields.asked).isSuperset(of: 0..<50))
    let count = fields.rows.count
    expectEqual(fields.table.contentSize.height, CGFloat(count - 1) * 40 + 90)
  }

  @Test("rows off the screen keep the heights that they had until they are visible again", arguments: Batch.allCases)
  func invisible(batch: Batch) {
    let fields = Fields(50)
    for row in 0..<5 { fields.heights[row] = 100 }
    fields.table.reloadData()
    fields.screen.layOut()
    fields.table.scrollToRow(at: [0, 30], at: .top, animated: false)
    fields.screen.layOut()
    let start = fields.table.rectForRow(at: [0, 30]).minY - fields.table.contentOffset.y
    fields.heights[0] = 60
    batch.perform(in: fields)
    fields.settle()
    expectEqual(fields.table.rectForRow(at: [0, 0]).height, 100)
    let place = fields.rows.firstIndex(of: 30) ?? 0
    if fields.rows.count == 50 {
      expectEqual(fields.table.rectForRow(at: [0, place]).minY - fields.table.contentOffset.y, start)
    }
    fields.table.scrollToRow(at: [0, 0], at: .top, animated: false)
    fields.screen.layOut()
    expectEqual(fields.table.rectForRow(at: [0, 0]).height, 60)
  }

  @Test("the heights of visible rows are requested before any row leaves or comes", arguments: Estimate.allCases)
  func order(estimate: Estimate) {
    let fields = estimate.make(30)
    fields.heights[1] = 90
    fields.table.performBatchUpdates(nil)
    fields.settle()
    expectEqual(fields.calls, ["ended 9"])
    expectEqual(fields.cells.keys.sorted(), Array(0..<9))
  }

  @Test("a field that is edited in a row that stays visible goes on being edited", arguments: Estimate.allCases)
  func editing(estimate: Estimate) {
    let fields = estimate.make(30)
    let field = fields.cells[8]?.field
    #expect(field?.becomeFirstResponder() == true)
    field?.insertText("ab")
    fields.heights[1] = 70
    fields.table.beginUpdates()
    fields.table.endUpdates()
    fields.settle()
    #expect(fields.cells[8]?.field === field)
    expectEqual(field?.isFirstResponder, true)
    expectEqual(field?.text, "ab")
  }

  @Test("rows that are visible before and after a batch keep their cells", arguments: 0..<120)
  func keepsCells(seed: Int) {
    var random = Randomness(seed: seed)
    let estimate = Estimate.allCases[random.next(below: 4)]
    let fields = estimate.make(20 + random.next(below: 30))
    fields.table.contentOffset.y = CGFloat(random.next(below: 600))
    fields.screen.layOut()
    for step in 0..<6 {
      let before = fields.cells
      fields.forget()
      for _ in 0..<random.next(below: 6) {
        let row = fields.rows[random.next(below: fields.rows.count)]
        fields.heights[row] = CGFloat(10 + random.next(below: 15) * 10)
      }
      let hasChanges = random.next(below: 3) > 0
      fields.table.performBatchUpdates { if hasChanges { change(fields, 1_000 * (step + 1), using: &random) } }
      fields.screen.layOut()
      let after = fields.cells
      for (row, cell) in after {
        guard let old = before[row] else { continue }
        #expect(cell === old, "seed \(seed), step \(step): row \(row)")
      }
      fields.settle()
      for call in fields.calls where call.hasPrefix("ended") {
        let row = Int(call.dropFirst(6)) ?? -1
        #expect(before[row] == nil || after[row] == nil, "seed \(seed), step \(step): \(call)")
      }
    }
  }

  /// Deletes, inserts and moves rows.
  private func change(_ fields: Fields, _ firstNew: Int, using random: inout Randomness) {
    let old = fields.rows
    var rows = old
    let deleted = Set((0..<random.next(below: 4)).map { _ in random.next(below: old.count) })
    rows = old.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
    var moved: Int?
    if random.next(below: 2) == 0, let row = rows.randomElement(using: &random) {
      rows.removeAll { $0 == row }
      moved = row
    }
    for number in 0..<random.next(below: 4) {
      let row = firstNew + number
      fields.heights[row] = CGFloat(10 + random.next(below: 15) * 10)
      rows.insert(row, at: random.next(below: rows.count + 1))
    }
    if let moved { rows.insert(moved, at: random.next(below: rows.count + 1)) }
    fields.rows = rows
    fields.table.deleteRows(at: deleted.map { IndexPath(row: $0, section: 0) }, with: .none)
    let inserted = rows.indices.filter { rows[$0] >= firstNew }
    fields.table.insertRows(at: inserted.map { IndexPath(row: $0, section: 0) }, with: .none)
    if let moved, let from = old.firstIndex(of: moved), let to = rows.firstIndex(of: moved) {
      fields.table.moveRow(at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
    }
  }
}
