import Expectations
import Foundation
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Grids")
struct GridTests {
  private func probes(_ sizes: [(CGFloat, CGFloat)]) -> [LayoutProbe] { sizes.map { LayoutProbe($0.0, $0.1) } }

  /// The frames of areas, from the leading top corner of their grid.
  private func frames(
    _ grid: some View, _ probes: [LayoutProbe], width: CGFloat = 200, height: CGFloat = 300,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) async -> [CGRect] {
    let whole = LayoutProbe()
    let driver = await layOut(
      grid.background(Area(whole)), width: width, height: height, layoutDirection: layoutDirection)
    defer { withExtendedLifetime(driver) {} }
    return probes.map { $0.frame.offsetBy(dx: -whole.frame.minX, dy: -whole.frame.minY) }
  }

  @Test("a column is as wide as its widest cell, and a row as high as its highest; cells are centered")
  func tracks() async {
    let cells = probes([(10, 20), (30, 10), (40, 10), (20, 30)])
    let grid = Grid(horizontalSpacing: 5, verticalSpacing: 7) {
      GridRow {
        Area(cells[0])
        Area(cells[1])
      }
      GridRow {
        Area(cells[2])
        Area(cells[3])
      }
    }
    expectEqual(
      await frames(grid, cells),
      [
        CGRect(x: 15, y: 0, width: 10, height: 20), CGRect(x: 45, y: 5, width: 30, height: 10),
        CGRect(x: 0, y: 37, width: 40, height: 10), CGRect(x: 50, y: 27, width: 20, height: 30),
      ])
  }

  @Test("a flexible column takes what the others leave")
  func flexibleColumn() async {
    let cells = [LayoutProbe(10, 20), LayoutProbe(height: .fixed(20)), LayoutProbe(40, 20), LayoutProbe(30, 20)]
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Area(cells[0])
        Area(cells[1])
      }
      GridRow {
        Area(cells[2])
        Area(cells[3])
      }
    }
    expectEqual(await frames(grid, cells).map(\.width), [10, 150, 40, 30])
  }

  @Test("a cell that is unsized on an axis is proposed what the others made")
  func unsized() async {
    let cells = [LayoutProbe(10, 20), LayoutProbe(height: .fixed(20)), LayoutProbe(40, 20), LayoutProbe(30, 20)]
    let whole = LayoutProbe()
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Area(cells[0])
        Area(cells[1]).gridCellUnsizedAxes(.horizontal)
      }
      GridRow {
        Area(cells[2])
        Area(cells[3])
      }
    }
    let driver = await layOut(grid.background(Area(whole)))
    expectEqual(cells.map(\.frame.width), [10, 30, 40, 30])
    expectEqual(whole.frame.width, 80)
    withExtendedLifetime(driver) {}
  }

  @Test("a view outside of rows is a row as wide as all columns, which it widens", arguments: [false, true])
  func wholeRow(isUnsized: Bool) async {
    let cells = [LayoutProbe(40, 20), LayoutProbe(30, 20), LayoutProbe(height: .fixed(1))]
    let whole = LayoutProbe()
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Area(cells[0])
        Area(cells[1])
      }
      Area(cells[2]).gridCellUnsizedAxes(isUnsized ? .horizontal : [])
    }
    let driver = await layOut(grid.background(Area(whole)), width: 200)
    expectEqual(whole.frame.width, isUnsized ? 80 : 200)
    expectEqual(cells[2].frame.width, whole.frame.width)
    withExtendedLifetime(driver) {}
  }

  @Test("a cell of several columns widens them equally by what it lacks")
  func spans() async {
    let cells = probes([(20, 10), (40, 10), (30, 10), (90, 10), (10, 10)])
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow { ForEach(0..<3) { Area(cells[$0]) } }
      GridRow {
        Area(cells[3]).gridCellColumns(2)
        Area(cells[4])
      }
    }
    // The first two columns have 70 points with their gap, and lack 20.
    expectEqual(await frames(grid, cells).map(\.minX), [0, 40, 100, 0, 100])
  }

  @Test("a span below 1 counts as 1, and rows with fewer cells end early")
  func shortRows() async {
    let cells = probes([(20, 10), (20, 10), (30, 10)])
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Area(cells[0])
        Area(cells[1]).gridCellColumns(0)
      }
      GridRow {
        EmptyView()
        Area(cells[2]).gridCellColumns(-7)
      }
    }
    expectEqual(await frames(grid, cells).map(\.minX), [0, 40, 0])
  }

  @Test(
    "a cell stands at its anchor, otherwise at the guides of its column and its row, otherwise at those of the grid")
  func alignments() async {
    let cells = probes([(50, 50), (10, 10), (50, 50), (10, 10), (10, 10), (10, 10)])
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Area(cells[0])
        Area(cells[1])
        Area(cells[2]).gridColumnAlignment(.trailing)
      }
      GridRow(alignment: .bottom) {
        Area(cells[3])
        Color.clear.frame(width: 50, height: 50)
        Area(cells[4])
      }
      GridRow {
        Area(cells[5]).gridCellAnchor(UnitPoint(x: 0.5, y: 1))
        Color.clear.frame(width: 50, height: 50)
      }
    }
    expectEqual(
      await frames(grid, cells).map(\.origin),
      [
        CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 90),
        CGPoint(x: 140, y: 90), CGPoint(x: 20, y: 140),
      ])
  }

  @Test("of several alignments of a column that of the first row counts")
  func firstAlignment() async {
    let cells = probes([(10, 10), (10, 10), (30, 10)])
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Area(cells[0]).gridColumnAlignment(.trailing) }
      GridRow { Area(cells[1]).gridColumnAlignment(.leading) }
      GridRow { Area(cells[2]) }
    }
    expectEqual(await frames(grid, cells).map(\.minX), [20, 20, 0])
  }

  @Test("baselines of texts are aligned in a row")
  func baselines() async throws {
    let showing = await Showing(
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text(verbatim: "Small").font(.caption)
          Text(verbatim: "Large").font(.largeTitle)
        }
      })
    let labels = showing.views(UILabel.self)
    let baselines = labels.map { $0.convert($0.bounds, to: nil).minY + $0.font.ascender }
    expectEqual(labels.count, 2)
    #expect(abs(baselines[0] - baselines[1]) < 1)
    #expect(labels[0].font.pointSize != labels[1].font.pointSize)
  }

  @Test("outside of a grid a row is a group, and modifiers of a row apply to each of its cells")
  func group() async {
    let cells = probes([(20, 10), (30, 10), (20, 10), (30, 10)])
    let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Area(cells[2])
        Area(cells[3])
      }.padding(5)
    }
    let driver = await layOut(
      VStack(alignment: .leading, spacing: 0) {
        GridRow {
          Area(cells[0])
          Area(cells[1])
        }
        grid
      })
    expectEqual(cells[1].frame.minY - cells[0].frame.minY, 10)
    expectEqual(cells[3].frame.minX - cells[2].frame.minX, 30)
    withExtendedLifetime(driver) {}
  }

  @Test("rows of data come, go and change, and each keeps its state")
  func data() async throws {
    let model = Rows()
    let showing = await Showing(RowsView(model: model))
    try await showing.driver.tap("a 0")
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["a 1", "b 0"])
    model.names = ["b", "c", "a"]
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["b 0", "c 0", "a 1"])
    let tops = showing.views(UILabel.self).map { $0.convert($0.bounds, to: nil).minY }
    expectEqual(Set(tops).count, 3)
  }

  private final class Rows: ObservableObject {
    @Published var names = ["a", "b"]
  }

  private struct RowsView: View {
    @ObservedObject var model: Rows
    var body: some View { Grid { ForEach(model.names, id: \.self) { RowView(name: $0) } } }
  }

  private struct RowView: View {
    let name: String
    @State private var count = 0
    var body: some View {
      GridRow { Text(verbatim: "\(name) \(count)").onTapGesture { count += 1 } }
    }
  }

  @Test("a grid is mirrored where text runs from right to left")
  func rightToLeft() async {
    let cells = probes([(20, 10), (30, 10), (50, 10)])
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Area(cells[0])
        Area(cells[1])
      }
      GridRow { Area(cells[2]) }
    }
    let places = await frames(grid, cells, layoutDirection: .rightToLeft)
    // The grid is 90 points wide.
    expectEqual(places.map(\.minX), [70, 0, 40])
  }

  @Test("without distances of the app's the cells have those they prefer")
  func spacing() async {
    let cells = probes([(10, 10), (10, 10), (10, 10)])
    let grid = Grid {
      GridRow {
        Area(cells[0])
        Area(cells[1])
      }
      GridRow { Area(cells[2]) }
    }
    let places = await frames(grid, cells)
    expectEqual(places[1].minX, 18)
    expectEqual(places[2].minY, 18)
  }

  @Test("spans of any number, infinite distances and empty grids are laid out")
  func badInput() async {
    let cells = probes([(10, 10), (10, 10), (10, 10)])
    let driver = await layOut(
      VStack {
        Grid {}
        Grid { GridRow {} }
        Grid(horizontalSpacing: .infinity, verticalSpacing: .nan) {
          GridRow {
            Area(cells[0]).gridCellColumns(.max)
            Area(cells[1]).gridCellColumns(10_000)
          }
          GridRow { Area(cells[2]) }
          Divider()
        }
      })
    for cell in cells { #expect(cell.frame.minX.isFinite && cell.frame.size == CGSize(width: 10, height: 10)) }
    withExtendedLifetime(driver) {}
  }

  @Test("a cell behind one that takes all columns is laid out, also without distances of the app's")
  func manyColumns() async {
    let cells = probes([(10, 10), (10, 10)])
    let driver = await layOut(
      Grid {
        GridRow {
          Area(cells[0]).gridCellColumns(20_000)
          Area(cells[1])
        }
      })
    #expect(cells[1].frame.minX.isFinite)
    withExtendedLifetime(driver) {}
  }

  @Test("cells with guides of their own are aligned inside of their row")
  func ownGuides() async {
    let cells = probes([(10, 20), (10, 20), (10, 10)])
    let grid = Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Area(cells[0])
        Area(cells[1]).alignmentGuide(.top) { _ in 10 }
      }
      GridRow { Area(cells[2]) }
    }
    expectEqual(await frames(grid, cells).map(\.minY), [10, 0, 30])
  }

  @Test("the layout of a grid can take the place of another one, and its views keep their state")
  func layout() async throws {
    let cells = probes([(10, 10), (20, 10)])
    let layout = AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0))
    let driver = await layOut(
      layout {
        GridRow { Area(cells[0]) }
        GridRow { Area(cells[1]) }
      })
    expectEqual(cells[1].frame.minY - cells[0].frame.minY, 10)
    expectEqual(cells[1].frame.minX, cells[0].frame.minX)
    withExtendedLifetime(driver) {}
  }
}
