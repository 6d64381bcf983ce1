import Expectations
import Foundation
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Alignment guides")
struct AlignmentGuideTests {
  @Test("a guide of the app moves a view against the others")
  func moved() async {
    let (first, second) = (LayoutProbe(50, 20), LayoutProbe(50, 20))
    let driver = await layOut(
      VStack(alignment: .leading, spacing: 0) {
        Area(first)
        Area(second).alignmentGuide(.leading) { _ in -20 }
      })
    expectEqual(first.frame.minX, 115)
    expectEqual(second.frame.minX, 135)
    withExtendedLifetime(driver) {}
  }

  @Test("the guide of a single view moves nothing")
  func single() async {
    let area = LayoutProbe(50, 20)
    let driver = await layOut(
      VStack(alignment: .leading, spacing: 0) { Area(area).alignmentGuide(.leading) { _ in -20 } })
    expectEqual(area.frame.minX, 125)
    withExtendedLifetime(driver) {}
  }

  @Test("a guide is computed from the view's other guides, and passes through modifiers")
  func computed() async {
    let (first, second) = (LayoutProbe(50, 20), LayoutProbe(30, 20))
    let driver = await layOut(
      VStack(alignment: .leading, spacing: 0) {
        Area(first)
        Area(second).alignmentGuide(.leading) { $0[.trailing] }.padding(.leading, 10)
      })
    // The padding moves the guide: 10 and 30 from its edge, which is that of the second view and its 10 points.
    expectEqual(second.frame.maxX, first.frame.minX)
    withExtendedLifetime(driver) {}
  }

  @Test("the first baseline of a stack is the least of its views, and a view without text stands on its bottom")
  func baselines() async {
    let (first, second, other) = (LayoutProbe(20, 20), LayoutProbe(20, 20), LayoutProbe(20, 10))
    let driver = await layOut(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Area(first).alignmentGuide(.firstTextBaseline) { _ in 5 }
          Area(second).alignmentGuide(.firstTextBaseline) { _ in 5 }
        }
        Area(other)
      })
    expectEqual(other.frame.maxY, first.frame.minY + 5)
    withExtendedLifetime(driver) {}
  }

  @Test("the last baseline of a stack is the greatest of its views")
  func lastBaseline() async {
    let (first, second, other) = (LayoutProbe(20, 20), LayoutProbe(20, 20), LayoutProbe(20, 10))
    let driver = await layOut(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Area(first).alignmentGuide(.lastTextBaseline) { _ in 5 }
          Area(second).alignmentGuide(.lastTextBaseline) { _ in 5 }
        }
        Area(other)
      })
    expectEqual(other.frame.maxY, second.frame.minY + 5)
    withExtendedLifetime(driver) {}
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  @Test("an alignment of the app's own has its default, and of several guides in a stack the mean counts")
  func ownAlignment() async {
    let third = VerticalAlignment(Third.self)
    let (first, second, other) = (LayoutProbe(20, 20), LayoutProbe(20, 20), LayoutProbe(20, 40))
    let driver = await layOut(
      HStack(alignment: third, spacing: 0) {
        VStack(spacing: 0) {
          Area(first).alignmentGuide(third) { _ in 0 }
          Area(second).alignmentGuide(third) { _ in 0 }
        }
        Area(other)
      })
    expectEqual(other.frame.minY + 10, first.frame.minY + 10)
    withExtendedLifetime(driver) {}
  }
}
