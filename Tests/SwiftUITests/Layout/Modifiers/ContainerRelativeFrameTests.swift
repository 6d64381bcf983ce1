import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Frames relative to a container")
struct ContainerRelativeFrameTests {
  @Test("without a nearer container the frame is as long as the window without its safe area")
  func window() async {
    let area = LayoutProbe()
    let driver = await layOut(
      Area(area).containerRelativeFrame([.horizontal, .vertical]).frame(width: 50, height: 50),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    expectEqual(area.frame.size, CGSize(width: 300, height: 170))
    await driver.resize(to: CGSize(width: 200, height: 400))
    await driver.settle()
    expectEqual(area.frame.size, CGSize(width: 200, height: 370))
  }

  @Test("along other axes the frame follows the view")
  func oneAxis() async {
    let area = LayoutProbe(40, 30)
    let outer = LayoutProbe()
    let driver = await layOut(
      Area(area).containerRelativeFrame(.horizontal, alignment: .trailing).background { Area(outer) })
    expectEqual(outer.frame, CGRect(x: 0, y: 85, width: 300, height: 30))
    expectEqual(area.frame, CGRect(x: 260, y: 85, width: 40, height: 30))
    withExtendedLifetime(driver) {}
  }

  @Test("the alignment is mirrored where text runs from right to left")
  func mirrored() async {
    let area = LayoutProbe(40, 30)
    let driver = await layOut(
      Area(area).containerRelativeFrame(.horizontal, alignment: .trailing), layoutDirection: .rightToLeft)
    expectEqual(area.frame.minX, 0)
    withExtendedLifetime(driver) {}
  }

  @Test("a scroll view is a container, also for the rows of lazy stacks inside")
  func scrollView() async {
    let (first, second) = (LayoutProbe(), LayoutProbe())
    let driver = await layOut(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          Area(first).containerRelativeFrame(.horizontal)
          Area(second).containerRelativeFrame(.horizontal)
        }
      }
      .frame(width: 250, height: 100))
    expectEqual(first.frame.width, 250)
    await driver.scroll(by: CGVector(dx: 250, dy: 0))
    await driver.settle()
    expectEqual(second.frame, CGRect(x: 25, y: 50, width: 250, height: 100))
  }

  @Test("columns with spacing fill the container, and a frame may span several of them")
  func columns() async {
    let (one, two) = (LayoutProbe(), LayoutProbe())
    let driver = await layOut(
      ScrollView {
        Area(one).containerRelativeFrame(.horizontal, count: 4, spacing: 20).frame(height: 10)
        Area(two).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 20).frame(height: 10)
      })
    // (300 - 3 * 20) / 4
    expectEqual(one.frame.width, 60)
    expectEqual(two.frame.width, 3 * 60 + 2 * 20)
    withExtendedLifetime(driver) {}
  }

  @Test("a closure computes the length along each of the axes from that of the container")
  func closure() async {
    let area = LayoutProbe()
    let driver = await layOut(
      Area(area).containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 3 : length - 50
      })
    expectEqual(area.frame.size, CGSize(width: 100, height: 150))
    withExtendedLifetime(driver) {}
  }

  @Test("a scroll view that is as high as its content leaves the height to the container around it")
  func nested() async {
    let area = LayoutProbe()
    let driver = await layOut(
      ScrollView {
        ScrollView(.horizontal) {
          Area(area).containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
        }
        .padding(.horizontal, 50)
      })
    expectEqual(area.frame.size, CGSize(width: 100, height: 100))
    withExtendedLifetime(driver) {}
  }

  @Test("the insets of a scroll view under a bar do not count")
  func bar() async {
    let area = LayoutProbe()
    let driver = await layOut(
      NavigationStack {
        ScrollView { Area(area).containerRelativeFrame(.vertical) }
          .navigationTitle("Bar").navigationBarTitleDisplayMode(.inline)
      })
    let bar = area.frame.minY
    #expect(bar > 0)
    expectEqual(area.frame.height, 200 - bar)
    withExtendedLifetime(driver) {}
  }

  @Test("a list is a container, and its rows follow a change of its height alone")
  func list() async {
    let area = LayoutProbe()
    let driver = await layOut(
      List { Area(area).containerRelativeFrame(.vertical) { length, _ in length / 4 }.listRowInsets(EdgeInsets()) }
        .listStyle(.plain))
    expectEqual(area.frame.height, 50)
    await driver.resize(to: CGSize(width: 300, height: 400))
    await driver.settle()
    expectEqual(area.frame.height, 100)
  }

  @Test("a frame follows changes of its modifier")
  func changes() async {
    let model = ListModel(2)
    let area = LayoutProbe()
    let driver = await layOut(Columns(count: model, area: area))
    expectEqual(area.frame.width, 150)
    model.value = 3
    await driver.settle()
    expectEqual(area.frame.width, 100)
  }

  private struct Columns: View {
    @ObservedObject var count: ListModel<Int>
    let area: LayoutProbe

    var body: some View { Area(area).containerRelativeFrame(.horizontal, count: count.value, spacing: 0) }
  }
}
