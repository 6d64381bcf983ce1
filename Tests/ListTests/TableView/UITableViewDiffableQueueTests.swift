import BackgroundCalls
import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Table snapshots applied from any thread")
struct UITableViewDiffableQueueTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A data source that counts its calls and passes them on.
  private final class Counting: UITableViewDiffableDataSource<String, Int> {
    var count = 0

    override func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      count += 1
      super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    override func applySnapshotUsingReloadData(
      _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, completion: (() -> Void)? = nil
    ) {
      count += 1
      super.applySnapshotUsingReloadData(snapshot, completion: completion)
    }
  }

  private let screen = InputScene(size: CGSize(width: 320, height: 400))
  private let table: UITableView
  private let source: Counting

  init() {
    table = UITableView(frame: screen.window.bounds)
    source = Counting(tableView: table) { _, _, item in
      dispatchPrecondition(condition: .onQueue(.main))
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }
    screen.window.addSubview(table)
  }

  private nonisolated func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([""])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Runs a closure on a new queue, and returns when it has ended.
  private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "elsewhere").async {
        body()
        continuation.resume()
      }
    }
  }

  private var texts: [String?] {
    screen.layOut()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  @Test("snapshots from a queue keep their order and use overrides")
  func queue() async {
    let source: UITableViewDiffableDataSource<String, Int> = source
    let heard = Heard()
    await elsewhere {
      Background(source).apply(self.snapshot([1])) { heard.note("first") }
      Background(source).apply(self.snapshot([1, 2]), animatingDifferences: false) { heard.note("second") }
      Background(source).applySnapshotUsingReloadData(self.snapshot([3, 1])) { heard.note("third") }
    }
    await screen.connection.settle()
    expectEqual(texts, ["3", "1"])
    expectEqual(self.source.count, 3)
    expectEqual(heard.all, ["first", "second", "third"])
    let elsewhere = await Task.detached { source.snapshot().itemIdentifiers }.value
    expectEqual(elsewhere, [3, 1])
  }

  private final class Heard: @unchecked Sendable {
    private(set) var all: [String] = []
    func note(_ name: String) {
      dispatchPrecondition(condition: .onQueue(.main))
      all.append(name)
    }
  }

  @Test("awaiting apply in a task ends when the change is visible")
  func task() async {
    let source: UITableViewDiffableDataSource<String, Int> = source
    await Task.detached { await source.apply(self.snapshot([1, 2])) }.value
    expectEqual(texts, ["1", "2"])
    await Task.detached { await source.apply(self.snapshot([2]), animatingDifferences: false) }.value
    expectEqual(texts, ["2"])
    await Task.detached { await source.applySnapshotUsingReloadData(self.snapshot([5, 6])) }.value
    expectEqual(texts, ["5", "6"])
    expectEqual(self.source.count, 3)
  }

  @Test("apply works on the main actor, awaited or not")
  func main() async {
    func apply(_ items: [Int]) { source.apply(snapshot(items)) }
    apply([1])
    expectEqual(source.snapshot().itemIdentifiers, [1])
    expectEqual(source.count, 1)
    await source.apply(snapshot([1, 2]))
    await source.applySnapshotUsingReloadData(snapshot([2]))
    expectEqual(texts, ["2"])
    expectEqual(source.count, 3)
  }

  @Test("snapshots of identifiers that are not sendable apply on the main actor")
  func unsendable() async {
    final class Name: Hashable {
      let text: String
      init(_ text: String) { self.text = text }
      static func == (a: Name, b: Name) -> Bool { a.text == b.text }
      func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
    let source = UITableViewDiffableDataSource<Int, Name>(tableView: table) { _, _, name in
      let cell = UITableViewCell()
      cell.textLabel?.text = name.text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Name>()
    snapshot.appendSections([0])
    snapshot.appendItems([Name("a")])
    await source.apply(snapshot)
    expectEqual(texts, ["a"])
  }

  @Test("applying during an outstanding background update is fatal")
  func mixed() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView()
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
          Background(source).apply(NSDiffableDataSourceSnapshot<String, Int>())
        }
        group.wait()
        source.apply(NSDiffableDataSourceSnapshot<String, Int>())
      }
    }
  }
}
