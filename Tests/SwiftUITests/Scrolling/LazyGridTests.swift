import Expectations
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Lazy grids")
struct LazyGridTests {
  private func show(_ view: some View, width: CGFloat = 390) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: width, height: 200))
    await driver.settle()
    return driver
  }

  private let names = (0..<100).map { "row \($0)" }

  private func lengths(_ items: [GridItem], in length: CGFloat) -> [CGFloat] {
    GridCell.cells(of: items, in: length).map(\.length)
  }

  @Test("flexible items share the room that fixed ones and the distances leave")
  func flexible() {
    expectEqual(lengths([GridItem(), GridItem()], in: 108), [50, 50])
    expectEqual(lengths([GridItem(.fixed(20)), GridItem(), GridItem()], in: 136), [20, 50, 50])
    expectEqual(lengths([GridItem(spacing: 0), GridItem(spacing: 30)], in: 100), [50, 50])
  }

  @Test("flexible items stay within their limits, and the others share what is left")
  func limits() {
    expectEqual(lengths([GridItem(.flexible(maximum: 20), spacing: 0), GridItem()], in: 100), [20, 80])
    expectEqual(lengths([GridItem(.flexible(minimum: 70), spacing: 0), GridItem()], in: 100), [70, 30])
  }

  @Test("the room is divided once, from the first item to the last: a limit changes the shares of later items only")
  func onePass() {
    expectEqual(lengths([GridItem(spacing: 0), GridItem(.flexible(maximum: 80))], in: 204), [102, 80])
    expectEqual(lengths([GridItem(spacing: 0), GridItem(.flexible(minimum: 70))], in: 100), [50, 70])
    expectEqual(
      lengths([GridItem(spacing: 0), GridItem(.flexible(maximum: 20), spacing: 0), GridItem()], in: 90), [30, 20, 40])
    expectEqual(lengths([GridItem(spacing: 0), GridItem(.fixed(40))], in: 100), [60, 40])
  }

  @Test("columns that do not fill the grid stand together at its guide, in the middle unless another one is given")
  func columnsAtGuide() async {
    func position(_ alignment: HorizontalAlignment) async -> CGFloat {
      let area = LayoutProbe()
      let columns = [GridItem(spacing: 0), GridItem(.flexible(maximum: 80))]
      let driver = await layOut(
        LazyVGrid(columns: columns, alignment: alignment) { Area(area).frame(height: 20) }.frame(width: 204), width: 204
      )
      return withExtendedLifetime(driver) { area.frame.minX }
    }
    await expectEqual(position(.center), 11)
    await expectEqual(position(.leading), 0)
    await expectEqual(position(.trailing), 22)
  }

  @Test("an adaptive item stands for as many cells as have room; one alone may be smaller than the minimum")
  func adaptive() {
    expectEqual(lengths([GridItem(.adaptive(minimum: 46))], in: 100), [46, 46])
    expectEqual(lengths([GridItem(.adaptive(minimum: 47))], in: 100), [100])
    expectEqual(lengths([GridItem(.adaptive(minimum: 200))], in: 100), [100])
    expectEqual(lengths([GridItem(.adaptive(minimum: 20, maximum: 30), spacing: 0)], in: 100), [20, 20, 20, 20, 20])
  }

  @Test("views fill the lines one after the other, 8 points apart")
  func order() async throws {
    let driver = await show(
      ScrollView {
        LazyVGrid(columns: [GridItem(alignment: .leading), GridItem(alignment: .leading)]) {
          ForEach(names, id: \.self) { Text(verbatim: $0) }
        }
      }, width: 208)
    let first = try driver.frame(of: "row 0")
    let second = try driver.frame(of: "row 1")
    let third = try driver.frame(of: "row 2")
    expectEqual(second.minX - first.minX, 108)
    expectEqual(second.minY, first.minY)
    expectEqual(third.minX, first.minX)
    expectEqual(third.minY - first.minY, 24)
  }

  @Test("a line is as high as its highest view, in which the others stand at their alignment")
  func alignment() async throws {
    let driver = await show(
      LazyVGrid(columns: [GridItem(alignment: .topLeading), GridItem(alignment: .bottomLeading), GridItem()]) {
        Text(verbatim: "top")
        Text(verbatim: "bottom")
        Color.red.frame(height: 80)
      })
    let top = try driver.frame(of: "top")
    let bottom = try driver.frame(of: "bottom")
    expectEqual(bottom.maxY - top.minY, 80)
  }

  @Test("a grid makes the lines that are visible, and later ones while it is scrolled")
  func laziness() async throws {
    let probe = AppearanceProbe()
    let driver = await show(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(names, id: \.self) { ProbedRow($0, probe) } }
      })
    #expect(driver.contains("row 1"))
    #expect(!driver.contains("row 99"))
    #expect(probe.evaluated.count < 40)
    await driver.scroll(by: CGVector(dx: 0, dy: 100_000))
    await driver.settle()
    #expect(driver.contains("row 99"))
    #expect(!driver.contains("row 1"))
    expectEqual(probe.disappeared["row 1"], 1)
  }

  @Test("headers of sections take the whole width, and each section begins a line")
  func sections() async throws {
    let driver = await show(
      ScrollView {
        LazyVGrid(columns: [GridItem(alignment: .leading), GridItem(alignment: .leading)], alignment: .leading) {
          Section {
            Text(verbatim: "a")
            Text(verbatim: "b")
            Text(verbatim: "c")
          } header: {
            Text(verbatim: "one").frame(maxWidth: .infinity, alignment: .leading)
          }
          Section {
            Text(verbatim: "d")
          } header: {
            Text(verbatim: "two")
          }
        }
      })
    let labels: [Query] = ["one", "a", "b", "c", "two", "d"]
    let frames = try labels.map { try driver.frame(of: $0) }
    expectEqual(frames[0].minX, frames[1].minX)
    expectEqual(frames[1].minY - frames[0].minY, 24)
    expectEqual(frames[2].minY, frames[1].minY)
    expectEqual(frames[3].minY - frames[1].minY, 24)
    expectEqual(frames[4].minY - frames[3].minY, 24)
    expectEqual(frames[5].minY - frames[4].minY, 24)
    expectEqual(frames[5].minX, frames[1].minX)
  }

  @Test("the number of columns follows the width")
  func width() async throws {
    let driver = await show(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0, alignment: .leading)]) {
          ForEach(names, id: \.self) { Text(verbatim: $0) }
        }
      }, width: 200)
    #expect(try driver.frame(of: "row 2").minY > driver.frame(of: "row 0").minY)
    await driver.resize(to: CGSize(width: 300, height: 200))
    await driver.settle()
    try expectEqual(driver.frame(of: "row 2").minY, driver.frame(of: "row 0").minY)
    try expectEqual(driver.frame(of: "row 3").minX, driver.frame(of: "row 0").minX)
  }

  @Test("a horizontal grid fills its columns one after the other")
  func horizontal() async throws {
    let driver = await show(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
          ForEach(names, id: \.self) { Text(verbatim: $0) }
        }
      })
    let first = try driver.frame(of: "row 0")
    let second = try driver.frame(of: "row 1")
    let third = try driver.frame(of: "row 2")
    expectEqual(second.minX, first.minX)
    expectEqual(second.minY - first.minY, 48)
    expectEqual(third.minY, first.minY)
    expectEqual(third.minX - first.minX, 48)
    #expect(!driver.contains("row 99"))
  }
}
