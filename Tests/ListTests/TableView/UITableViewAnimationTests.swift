import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Transitions that a host gets when rows are inserted and deleted.
@MainActor @Suite("Row animations")
struct UITableViewAnimationTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  private let screen = InputScene(size: CGSize(width: 320, height: 400))

  /// The kinds of transitions in the frame after a change, by node.
  private func kinds(on other: InputScene? = nil, after change: () -> Void) -> [NodeID: [NodeTransition.Kind]] {
    let screen = other ?? screen
    var frames: [Frame] = []
    screen.layOut()
    _ = screen.scene.performTurnIfNeeded()
    screen.connection.onChange = { frames.append(screen.connection.frame()) }
    change()
    _ = screen.scene.performTurnIfNeeded()
    screen.connection.onChange = {}
    return Dictionary(grouping: frames.last?.transitions ?? [], by: \.node).mapValues { $0.map(\.kind) }
  }

  private func rows(_ texts: [String]) -> Rows {
    let rows = Rows([texts])
    screen.window.addSubview(rows.table)
    screen.layOut()
    return rows
  }

  private func inserted(
    with animation: UITableView.RowAnimation
  ) throws -> (kinds: [NodeTransition.Kind], moved: [NodeTransition.Kind]) {
    let rows = rows(["a", "b", "c"])
    let stays = try #require(rows.table.cellForRow(at: [0, 1])?.row)
    let kinds = kinds {
      rows.sections = [["a", "new", "b", "c"]]
      rows.table.insertRows(at: [[0, 1]], with: animation)
    }
    let row = try #require(rows.table.cellForRow(at: [0, 1])?.row)
    expectEqual(row.alpha, 1)
    expectEqual(row.frame, CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(row.transform.isIdentity)
    return (kinds[row.nodeID] ?? [], kinds[stays.nodeID] ?? [])
  }

  private static let below = NodeTransition.Kind.moved(from: CGRect(x: 0, y: 44, width: 320, height: 44))

  @Test(
    "rows slide in from the side of their animation", arguments: [UITableView.RowAnimation.left, .right, .top, .bottom])
  func sides(animation: UITableView.RowAnimation) throws {
    let origins: [UITableView.RowAnimation: CGPoint] = [
      .left: CGPoint(x: -320, y: 44), .right: CGPoint(x: 320, y: 44), .top: CGPoint(x: 0, y: 0),
      .bottom: CGPoint(x: 0, y: 88),
    ]
    let told = try inserted(with: animation)
    let origin = try #require(origins[animation])
    expectEqual(told.kinds, [.inserted, .moved(from: CGRect(origin: origin, size: CGSize(width: 320, height: 44)))])
    expectEqual(told.moved, [Self.below])
  }

  @Test("fade and automatic animations fade rows in", arguments: [UITableView.RowAnimation.fade, .automatic])
  func fading(animation: UITableView.RowAnimation) throws {
    let told = try inserted(with: animation)
    expectEqual(told.kinds, [.inserted])
    expectEqual(told.moved, [Self.below])
  }

  @Test("the middle animation grows rows from their center")
  func middle() throws {
    let told = try inserted(with: .middle)
    expectEqual(told.kinds.first, .inserted)
    expectEqual(told.kinds.count, 2)
    guard case .moved(let start) = told.kinds.last else { return #expect(Bool(false), "the row does not grow") }
    expectEqual(start.midY, 66)
    #expect(start.height < 1)
    expectEqual(start.width, 320)
    expectEqual(told.moved, [Self.below])
  }

  @Test("without an animation rows appear immediately, and others move")
  func none() throws {
    let told = try inserted(with: .none)
    #expect(told.kinds.isEmpty)
    expectEqual(told.moved, [Self.below])
  }

  @Test(
    "deleted rows leave by their animation, or disappear immediately",
    arguments: [
      (UITableView.RowAnimation.automatic, [NodeTransition.Kind.removed]), (.middle, [.removed]), (.left, [.removed]),
      (.none, []),
    ])
  func deleted(animation: UITableView.RowAnimation, expected: [NodeTransition.Kind]) async throws {
    let rows = rows(["a", "b"])
    let goes = try #require(rows.table.cellForRow(at: [0, 0])?.row)
    let kinds = kinds {
      rows.sections = [["b"]]
      rows.table.deleteRows(at: [[0, 0]], with: animation)
    }
    expectEqual(kinds[goes.nodeID] ?? [], expected)
    expectEqual(goes.alpha, 0)
    switch animation {
    case .left: expectEqual(goes.frame.minX, -320)
    case .middle: #expect(goes.frame.height < 1)
    default: expectEqual(goes.frame.minX, 0)
    }
    await screen.connection.settle()
    #expect(goes.superview == nil)
    expectEqual(rows.texts, ["b"])
  }

  @Test("section headers use their section's animation")
  func headers() throws {
    let rows = Rows([["a"]])
    rows.titles = ["First", "Second"]
    screen.window.addSubview(rows.table)
    screen.layOut()
    var told = kinds {
      rows.sections.append(["b"])
      rows.table.insertSections([1], with: .right)
    }
    let path: IndexPath = [1, 0]
    let header = try #require(
      rows.table.content.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
    expectEqual(told[header.nodeID], [.inserted, .moved(from: header.frame.offsetBy(dx: 320, dy: 0))])
    told = kinds {
      rows.sections.removeLast()
      rows.table.deleteSections([1], with: .none)
    }
    #expect(told[header.nodeID] == nil)
    expectEqual(header.alpha, 0)
  }

  // MARK: A diffable data source

  private func source(_ items: [Int]) -> (table: UITableView, source: Source) {
    let table = UITableView(frame: screen.window.bounds)
    let source = Source(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }
    screen.window.addSubview(table)
    source.apply(snapshot(items))
    screen.layOut()
    return (table, source)
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections([""])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("the default row animation applies to all of a snapshot's changes")
  func defaultAnimation() throws {
    let (table, source) = source([1, 2, 3])
    source.defaultRowAnimation = .left
    let (goes, reloaded) = (
      try #require(table.cellForRow(at: [0, 0])?.row), try #require(table.cellForRow(at: [0, 1])?.row)
    )
    var new = snapshot([2, 3, 4])
    new.reloadItems([2])
    let kinds = kinds { source.apply(new) }
    expectEqual(goes.frame.minX, -320)
    expectEqual(reloaded.frame.minX, -320)
    for index in [0, 2] {
      let row = try #require(table.cellForRow(at: [0, index])?.row)
      expectEqual(kinds[row.nodeID]?.last, .moved(from: row.frame.offsetBy(dx: -320, dy: 0)))
    }
  }

  @Test("the default row animation applies to a reload alone")
  func defaultAnimationOfReloads() throws {
    let (table, source) = source([1, 2])
    source.defaultRowAnimation = .right
    var new = snapshot([1, 2])
    new.reloadItems([2])
    let kinds = kinds { source.apply(new) }
    let row = try #require(table.cellForRow(at: [0, 1])?.row)
    expectEqual(kinds[row.nodeID], [.inserted, .moved(from: row.frame.offsetBy(dx: 320, dy: 0))])
  }

  @Test("an unchanged snapshot does not leave its animation to the table")
  func defaultAnimationOfNothing() throws {
    let (table, source) = source([1, 2])
    source.defaultRowAnimation = .left
    _ = kinds { source.apply(snapshot([1, 2])) }
    let rows = Rows([["a"]])
    table.register(UITableViewCell.self, forCellReuseIdentifier: Rows.identifier)
    table.dataSource = rows
    screen.layOut()
    let kinds = kinds {
      rows.sections = [["a", "b"]]
      table.insertRows(at: [[0, 1]], with: .automatic)
    }
    let row = try #require(table.cellForRow(at: [0, 1])?.row)
    expectEqual(kinds[row.nodeID], [.inserted])
  }

  @Test("a deferred snapshot uses the default row animation")
  func defaultAnimationOfWaiting() async throws {
    let table = UITableView(frame: screen.window.bounds)
    var inner: (() -> Void)?
    let source = Source(tableView: table) { _, _, _ in
      inner?()
      inner = nil
      return UITableViewCell()
    }
    screen.window.addSubview(table)
    func apply(_ items: [Int]) { source.apply(snapshot(items)) }
    apply([1])
    screen.layOut()
    source.defaultRowAnimation = .left
    var frames: [Frame] = []
    inner = { apply([1, 2, 3]) }
    screen.connection.onChange = { frames.append(screen.connection.frame()) }
    apply([1, 2])
    await screen.connection.settle()
    let row = try #require(table.cellForRow(at: [0, 2])?.row)
    let kinds = frames.flatMap(\.transitions).filter { $0.node == row.nodeID }.map(\.kind)
    expectEqual(kinds, [.inserted, .moved(from: row.frame.offsetBy(dx: -320, dy: 0))])
  }

  // MARK: Animations recorded for an update

  @Test("an update keeps its animation although it cancels a movement")
  func carried() throws {
    let rows = EditedRows([["a", "b", "c"]])
    rows.table.isEditing = true
    rows.shown.layOut()
    #expect(rows.table.content.beginInteractiveMovementForItem(at: [0, 2]))
    rows.table.content.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 20))
    rows.shown.layOut()
    let kinds = kinds(on: rows.shown) {
      rows.sections[0].insert("new", at: 1)
      rows.table.insertRows(at: [[0, 1]], with: .none)
    }
    let row = try #require(rows.row(1))
    #expect(kinds[row.nodeID] == nil)
    expectEqual(rows.texts, ["a", "new", "b", "c"])
  }

  @Test("an animation is dropped if its update becomes a reload")
  func reloaded() throws {
    let rows = rows(["a"])
    rows.table.reloadData()
    rows.table.performBatchUpdates {
      rows.sections = [["a", "b"]]
      rows.table.insertRows(at: [[0, 1]], with: .left)
    }
    screen.layOut()
    let kinds = kinds {
      rows.sections = [["a", "c", "b"]]
      rows.table.content.insertItems(at: [[0, 1]])
    }
    let row = try #require(rows.table.cellForRow(at: [0, 1])?.row)
    expectEqual(kinds[row.nodeID], [.inserted])
  }
}
