import Expectations
import Foundation
import PergolaTesting
import SeededRandomness
import Testing

@testable import SwiftUI

/// Grids of areas against stacks whose areas have the greatest lengths of a column or a row.
@MainActor @Suite("Grids against a twin")
struct GridTwinTests {
  private func randomLength(_ randomness: inout Randomness) -> AreaLength {
    let least = CGFloat(randomness.next(below: 5) * 6)
    let greatest = randomness.next(below: 3) == 0 ? .infinity : least + CGFloat(randomness.next(below: 3) * 24)
    return AreaLength(least: least, ideal: least, greatest: greatest)
  }

  /// The area of a track: it takes of an offer what the greediest of its cells takes.
  private func track(_ lengths: [AreaLength]) -> AreaLength {
    AreaLength(
      least: lengths.map(\.least).max() ?? 0, ideal: lengths.map(\.ideal).max() ?? 0,
      greatest: lengths.map(\.greatest).max() ?? 0)
  }

  @Test("the columns of a grid are those of a row, and its rows those of a column", arguments: 0..<60)
  func tracks(seed: UInt64) async {
    var randomness = Randomness(seed: seed)
    let (columnCount, rowCount) = (1 + randomness.next(below: 4), 1 + randomness.next(below: 4))
    let cells = (0..<rowCount).map { _ in
      (0..<columnCount).map { _ in
        LayoutProbe(width: randomLength(&randomness), height: randomLength(&randomness))
      }
    }
    let gaps = CGSize(width: randomness.next(below: 3) * 6, height: randomness.next(below: 3) * 6)
    let size = CGSize(width: 90 + randomness.next(below: 200), height: 90 + randomness.next(below: 200))
    let (grid, columnsBox, rowsBox) = (LayoutProbe(), LayoutProbe(), LayoutProbe())
    let columns = (0..<columnCount).map { column in
      LayoutProbe(width: track(cells.map { $0[column].width }), height: .fixed(1))
    }
    let rows = cells.map { LayoutProbe(width: .fixed(1), height: track($0.map(\.height))) }
    let drivers = [
      await layOut(
        Grid(horizontalSpacing: gaps.width, verticalSpacing: gaps.height) {
          ForEach(0..<rowCount, id: \.self) { row in
            GridRow { ForEach(0..<columnCount, id: \.self) { Area(cells[row][$0]) } }
          }
        }.background(Area(grid)), width: size.width, height: size.height),
      await layOut(
        HStack(spacing: gaps.width) { ForEach(0..<columnCount, id: \.self) { Area(columns[$0]) } }
          .background(Area(columnsBox)), width: size.width, height: size.height),
      await layOut(
        VStack(spacing: gaps.height) { ForEach(0..<rowCount, id: \.self) { Area(rows[$0]) } }
          .background(Area(rowsBox)), width: size.width, height: size.height),
    ]
    expectEqual(grid.frame.width, columnsBox.frame.width)
    expectEqual(grid.frame.height, rowsBox.frame.height)
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        let (cell, x, y) = (cells[row][column], columns[column].frame, rows[row].frame)
        let frame = cell.frame.offsetBy(dx: -grid.frame.minX, dy: -grid.frame.minY)
        // Frames are on whole pixels.
        #expect(abs(frame.midX - (x.midX - columnsBox.frame.minX)) <= 1, "seed \(seed)")
        #expect(abs(frame.midY - (y.midY - rowsBox.frame.minY)) <= 1, "seed \(seed)")
        #expect(abs(frame.width - cell.width.length(for: x.width)) <= 1, "seed \(seed)")
        #expect(abs(frame.height - cell.height.length(for: y.height)) <= 1, "seed \(seed)")
      }
    }
    withExtendedLifetime(drivers) {}
  }
}
