import Expectations
import Foundation
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Padding, sizes and positions")
struct PaddingTests {
  private func frame(rightToLeft: Bool = false, _ view: (Area) -> some View) async -> CGRect {
    let area = LayoutProbe()
    let driver = await layOut(view(Area(area)), layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
    return withExtendedLifetime(driver) { area.frame }
  }

  @Test("padding without a length is 16 points")
  func standard() async {
    await expectEqual(frame { $0.padding() }, CGRect(x: 16, y: 16, width: 268, height: 168))
    await expectEqual(frame { $0.padding(.vertical) }, CGRect(x: 0, y: 16, width: 300, height: 168))
  }

  @Test("padding has a length, edges, or a length for each edge")
  func lengths() async {
    await expectEqual(frame { $0.padding(30) }, CGRect(x: 30, y: 30, width: 240, height: 140))
    await expectEqual(frame { $0.padding(.leading, 10) }, CGRect(x: 10, y: 0, width: 290, height: 200))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    await expectEqual(frame { $0.padding(insets) }, CGRect(x: 2, y: 1, width: 294, height: 196))
  }

  @Test("leading padding is at the right where text runs from right to left")
  func mirrored() async {
    await expectEqual(
      frame(rightToLeft: true) { $0.padding(.leading, 10) }, CGRect(x: 0, y: 0, width: 290, height: 200))
  }

  @Test("padding that is larger than the room proposes 0")
  func tooLarge() async {
    await expectEqual(frame { $0.padding(.horizontal, 400) }.width, 0)
  }

  @Test("padding applies to each view of a group")
  func group() async {
    let (first, second) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      VStack(spacing: 0) {
        Group {
          Area(first)
          Area(second)
        }
        .padding(5)
      })
    expectEqual(second.frame.minY - first.frame.maxY, 10)
    withExtendedLifetime(driver) {}
  }

  @Test("a view of fixed size has its ideal size")
  func fixedSize() async {
    await expectEqual(frame { $0.fixedSize() }, CGRect(x: 145, y: 95, width: 10, height: 10))
    await expectEqual(
      frame { $0.fixedSize(horizontal: false, vertical: true) }, CGRect(x: 0, y: 95, width: 300, height: 10))
  }

  @Test("an aspect ratio fits into the room or fills it")
  func aspectRatio() async {
    await expectEqual(frame { $0.aspectRatio(2, contentMode: .fit) }, CGRect(x: 0, y: 25, width: 300, height: 150))
    await expectEqual(frame { $0.aspectRatio(2, contentMode: .fill) }, CGRect(x: -50, y: 0, width: 400, height: 200))
    let size = CGSize(width: 1, height: 2)
    await expectEqual(frame { $0.aspectRatio(size, contentMode: .fit) }, CGRect(x: 100, y: 0, width: 100, height: 200))
  }

  @Test("without a ratio, that of the ideal size is kept")
  func idealRatio() async {
    await expectEqual(frame { $0.scaledToFit() }, CGRect(x: 50, y: 0, width: 200, height: 200))
    await expectEqual(frame { $0.scaledToFill() }, CGRect(x: 0, y: -50, width: 300, height: 300))
  }

  @Test("an offset moves the view and leaves the layout")
  func offset() async {
    let (first, second) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(first).offset(x: 5, y: 7)
        Area(second)
      })
    expectEqual(first.frame.origin, CGPoint(x: 135, y: 97))
    expectEqual(second.frame.origin, CGPoint(x: 150, y: 90))
    withExtendedLifetime(driver) {}
  }

  @Test("a position puts the centre of the view, and takes all of the room")
  func position() async {
    let area = LayoutProbe(20, 10)
    let back = LayoutProbe()
    let driver = await layOut(Area(area).position(x: 50, y: 60).background(Area(back)))
    expectEqual(area.frame, CGRect(x: 40, y: 55, width: 20, height: 10))
    expectEqual(back.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    withExtendedLifetime(driver) {}
  }
}
