import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Rows on a screen of cells")
struct CellGridRowTests {
  private static let grid = CGSize(width: 8, height: 16)

  /// A content configuration of an app's own: a view of a height inside of margins.
  private struct Block: UIContentConfiguration {
    var height: CGFloat
    var margins: NSDirectionalEdgeInsets

    func makeContentView() -> any UIView & UIContentView { BlockView(self) }
    func updated(for state: any UIConfigurationState) -> Block { self }
  }

  private final class BlockView: UIView, UIContentView {
    private let block = UIView()
    var configuration: any UIContentConfiguration

    init(_ block: Block) {
      configuration = block
      super.init(frame: .zero)
      insetsLayoutMarginsFromSafeArea = false
      directionalLayoutMargins = block.margins
      self.block.translatesAutoresizingMaskIntoConstraints = false
      addSubview(self.block)
      let height = self.block.heightAnchor.constraint(equalToConstant: block.height)
      NSLayoutConstraint.activate([
        height, self.block.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        self.block.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        self.block.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        self.block.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { return nil }
  }

  private func list(height: @escaping (Int) -> CGFloat) -> ShownList {
    ShownList(
      .plain, [(0..<6).map { "\($0)" }], pointGrid: Self.grid,
      configure: { cell, path, _ in
        cell.contentConfiguration = Block(
          height: height(path.item), margins: cell.defaultContentConfiguration().directionalLayoutMargins)
      })
  }

  @Test("default margins are whole cells at the sides, and half cells above and below")
  func margins() {
    let list = ShownList(.plain, [["a"]], pointGrid: Self.grid)
    let margins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)
    expectEqual(list.cell(0)?.defaultContentConfiguration().directionalLayoutMargins, margins)
    let phone = ShownList(.plain, [["a"]])
    expectEqual(phone.cell(0)?.defaultContentConfiguration().directionalLayoutMargins.top, 11)
  }

  @Test("three lines of an app's own content make a row of four cells")
  func lines() {
    expectEqual(list { _ in 48 }.frames.map(\.height), Array(repeating: 64, count: 6))
  }

  @Test("a self-sized row is a whole number of cells high")
  func whole() {
    let list = list { [20, 30, 33, 48, 50, 64][$0] }
    expectEqual(list.frames.map(\.height), [48, 48, 64, 64, 80, 80])
    #expect(list.frames.allSatisfy { $0.minY.truncatingRemainder(dividingBy: 16) == 0 })
  }

  @Test("a table's self-sized row is a whole number of cells high")
  func table() {
    let screen = InputScene(size: CGSize(width: 320, height: 400), pointGrid: Self.grid)
    let source = Source { Block(height: [20, 30, 48][$0], margins: $1) }
    let table = UITableView(frame: screen.window.bounds)
    table.dataSource = source
    screen.window.addSubview(table)
    screen.layOut()
    expectEqual((0..<3).map { table.rectForRow(at: [0, $0]).height }, [48, 48, 64])
  }

  private final class Source: NSObject, UITableViewDataSource {
    private let make: (Int, NSDirectionalEdgeInsets) -> Block

    init(_ make: @escaping (Int, NSDirectionalEdgeInsets) -> Block) { self.make = make }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let margins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)
      cell.contentConfiguration = make(indexPath.row, margins)
      return cell
    }
  }

  @Test("the separators of an app's own content lie in the middle of the rows' lowest cells")
  func separators() {
    let list = list { _ in 48 }
    for row in 0..<5 {
      let cell = list.cell(row)
      let line = cell?.lines.last?.midY ?? 0
      expectEqual(line, 64 - 4, "row \(row)")
    }
  }
}
