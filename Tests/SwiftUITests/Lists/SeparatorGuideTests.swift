import Expectations
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Guides of separators")
struct SeparatorGuideTests {
  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      List {
        HStack(spacing: 0) {
          Text(verbatim: "ab").frame(width: 50)
          Text(verbatim: "cd").frame(width: 40)
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
        Text(verbatim: "second").frame(width: 100)
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - (model.isOn ? 20 : 0) }
        Text(verbatim: "third")
        Text(verbatim: "last")
      }
      .listStyle(.plain)
    }
  }

  /// The leading and the trailing ends of the separators below the rows, from the top, from the edges of the rows.
  private func ends(_ driver: Driver, _ direction: LayoutDirection = .leftToRight) -> [[Int]] {
    func cells(_ view: UIView) -> [ListRowCell] {
      view.subviews.flatMap { ([$0 as? ListRowCell].compactMap { $0 }) + cells($0) }
    }
    return cells(driver.window).sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in
      let lines = cell.subviews.filter { $0.frame.height <= 1 && !$0.isHidden }
      guard let line = lines.max(by: { $0.frame.minY < $1.frame.minY })?.frame else { return nil }
      let (left, right) = (line.minX, cell.bounds.width - line.maxX)
      let ends = direction == .leftToRight ? [left, right] : [right, left]
      return ends.map { Int($0.rounded()) }
    }
  }

  @Test("a guide of a view in a row is the end of the separator below; others stay")
  func guides() async {
    let driver = await layOut(Rows(model: Model()), width: 300, height: 400)
    let ends = ends(driver)
    let margin = ends[2][0]
    expectEqual(ends[0], [margin + 50, ends[2][1]])
    expectEqual(ends[1], [margin, 300 - margin - 100])
  }

  @Test("a guide that changes moves the separator")
  func changes() async {
    let model = Model()
    let driver = await layOut(Rows(model: model), width: 300, height: 400)
    let before = ends(driver)[1][1]
    model.isOn = true
    await driver.settle()
    expectEqual(ends(driver)[1][1], before + 20)
  }

  @Test("from right to left the ends are measured from the right")
  func mirrored() async {
    let (normal, mirrored) = (
      await layOut(Rows(model: Model()), width: 300, height: 400),
      await layOut(Rows(model: Model()), width: 300, height: 400, layoutDirection: .rightToLeft)
    )
    expectEqual(ends(mirrored, .rightToLeft), ends(normal))
  }
}
