import Expectations
import PergolaTesting
import RenderTree
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Separators and headers of lists")
struct RowLookTests {
  @Test("the colour of a section's separator counts more than that of the row, at the edges of the section")
  func sectionTint() {
    var separators = RowSeparators()
    separators.top.color = .systemRed
    separators.bottom.color = .systemRed
    separators.sectionTop.color = .systemBlue
    let list = UIListSeparatorConfiguration(listAppearance: .plain)
    let first = separators.applied(to: list, isFirst: true, isLast: false)
    expectEqual(first.topColor, .systemBlue)
    expectEqual(first.bottomColor, .systemRed)
    expectEqual(separators.applied(to: list, isFirst: false, isLast: true).topColor, .systemRed)
    expectEqual(separators.applied(to: list, isFirst: false, isLast: true).bottomColor, .systemRed)
  }

  private struct Rows: View {
    var body: some View {
      List {
        Text(verbatim: "a").listRowSeparatorTint(.red, edges: .bottom)
        Text(verbatim: "b").listRowSeparatorTint(nil)
      }
    }
  }

  @Test("the separator between two rows has the colour that the upper row gives its lower edge")
  func tint() async throws {
    let driver = await show(Rows())
    let cell = try #require(driver.window.firstSubview(ListRowCell.self))
    func colors(_ view: UIView) -> [UIColor] {
      [view.backgroundColor].compactMap { $0 } + view.subviews.flatMap { colors($0) }
    }
    #expect(colors(cell).contains(.systemRed))
  }

  @Test("rows in a terminal are whole cells high, so that all look alike")
  func wholeCells() async throws {
    let list = List(0..<5, id: \.self) { number in
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: "above \(number)")
        Text(verbatim: "below \(number)")
      }
    }
    let driver = Driver(
      showing: UIHostingController(rootView: list),
      configuration: SceneConfiguration(
        size: CGSize(width: 400, height: 640), textEngine: MonospaceTextEngine(), pointGrid: MonospaceTextEngine.cell,
        time: .stepped))
    await driver.settle()
    for number in 0..<4 {
      let upper = try driver.frame(of: .text("above \(number)"))
      let lower = try driver.frame(of: .text("above \(number + 1)"))
      expectEqual(lower.minY - upper.minY, 64)
    }
  }

  private struct Headers: View {
    let prominence: Prominence

    var body: some View {
      List {
        Section("header") { Text(verbatim: "row") }.headerProminence(prominence)
      }
    }
  }

  @Test("prominent headers have a larger font")
  func prominence() async throws {
    func header(_ prominence: Prominence) async throws -> UILabel {
      let showing = await Showing(Headers(prominence: prominence))
      return try #require(showing.views(UILabel.self).first { $0.text?.lowercased() == "header" })
    }
    let standard = try await header(.standard)
    let increased = try await header(.increased)
    #expect(increased.font.pointSize > standard.font.pointSize)
  }

  @Test("rows with a toggle, a stepper or a menu are as high as those with a text")
  func controls() async throws {
    let showing = await Showing(
      Form {
        Text(verbatim: "text")
        Toggle("toggle", isOn: .constant(true))
        Stepper("stepper", value: .constant(1))
        Picker("picker", selection: .constant(1)) { Text(verbatim: "one").tag(1) }
      })
    let cells = showing.views(UICollectionViewListCell.self).sorted { $0.frame.minY < $1.frame.minY }
    expectEqual(cells.map(\.frame.height), [44, 44, 44, 44])
    let control = try #require(showing.views(UISwitch.self).first)
    let row = cells[1]
    #expect(abs(control.convert(control.bounds, to: row).midY - row.bounds.midY) <= 0.5)
    // The switch stands out of the label's line, and is hit there too.
    let top = control.convert(CGPoint(x: 10, y: 2), to: showing.driver.window)
    #expect(showing.driver.window.hitTest(top, with: nil) is UISwitch)
  }
}
