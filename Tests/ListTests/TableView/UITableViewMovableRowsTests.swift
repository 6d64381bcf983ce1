import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Data sources that implement a part of the movement of rows")
struct UITableViewMovableRowsTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private final class MovingSource: NSObject, UITableViewDataSource {
    var moves: [(source: IndexPath, destination: IndexPath)] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      moves.append((source, destination))
    }
  }

  private func table(of source: any UITableViewDataSource, in shown: InputScene) -> UITableView {
    let table = UITableView(frame: shown.window.bounds)
    table.dataSource = source
    shown.window.addSubview(table)
    shown.layOut()
    return table
  }

  private func movableRows(_ table: UITableView) -> [Int] {
    (0..<3).filter { row in
      table.cellForRow(at: [0, row])?.row?.accessories.contains { $0.accessoryType == .reorder } ?? false
    }
  }

  @Test("rows can move if the data source implements only the movement")
  func onlyMovement() {
    let (shown, source) = (InputScene(), MovingSource())
    let table = table(of: source, in: shown)
    #expect(source.moves.isEmpty)
    table.setEditing(true, animated: false)
    shown.layOut()
    expectEqual(movableRows(table), [0, 1, 2])
    expectEqual(source.moves.count, 1)
    #expect(source.moves.allSatisfy { $0.source == $0.destination })
    table.setEditing(false, animated: false)
    table.setEditing(true, animated: false)
    shown.layOut()
    expectEqual(source.moves.count, 1)
  }

  @Test("rows cannot move if the data source does not implement the movement")
  func noMovement() {
    let (shown, source) = (InputScene(), Source())
    let table = table(of: source, in: shown)
    table.setEditing(true, animated: false)
    shown.layOut()
    expectEqual(movableRows(table), [])
    #expect(table.dataSource === source)
  }

  @Test("another data source is asked again")
  func otherSource() {
    let (shown, source, other) = (InputScene(), Source(), MovingSource())
    let table = table(of: source, in: shown)
    table.setEditing(true, animated: false)
    shown.layOut()
    table.dataSource = other
    shown.layOut()
    expectEqual(movableRows(table), [0, 1, 2])
    #expect(table.dataSource === other)
    table.dataSource = source
    shown.layOut()
    expectEqual(movableRows(table), [])
    #expect(table.dataSource === source)
  }
}
