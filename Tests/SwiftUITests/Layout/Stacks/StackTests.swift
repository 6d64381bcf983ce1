import Expectations
import Foundation
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Stacks")
struct StackTests {
  @Test("a spacer takes what the other views leave, without distances to them")
  func spacer() async {
    let (first, second) = (LayoutProbe(30, 20), LayoutProbe(40, 20))
    let driver = await layOut(
      HStack {
        Area(first)
        Spacer()
        Area(second)
      })
    expectEqual(first.frame.minX, 0)
    expectEqual(second.frame.minX, 260)
    withExtendedLifetime(driver) {}
  }

  @Test("a spacer keeps its least length")
  func leastSpacer() async {
    let (first, second) = (LayoutProbe(200, 20), LayoutProbe(200, 20))
    let driver = await layOut(
      HStack {
        Area(first)
        Spacer(minLength: 30)
        Area(second)
      })
    expectEqual(second.frame.minX - first.frame.maxX, 30)
    withExtendedLifetime(driver) {}
  }

  @Test("outside of stacks, a spacer grows along both axes")
  func spacerOutside() async {
    let back = LayoutProbe()
    let driver = await layOut(ZStack { Spacer() }.background(Area(back)))
    expectEqual(back.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    withExtendedLifetime(driver) {}
  }

  @Test("flexible views share the room equally")
  func flexible() async {
    let (first, second) = (LayoutProbe(), LayoutProbe())
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(first)
        Area(second)
      })
    expectEqual(first.frame, CGRect(x: 0, y: 0, width: 150, height: 200))
    expectEqual(second.frame, CGRect(x: 150, y: 0, width: 150, height: 200))
    withExtendedLifetime(driver) {}
  }

  @Test("views that need more than the room stand out of it on both sides")
  func overflow() async {
    let probes = [LayoutProbe(), LayoutProbe(), LayoutProbe()]
    let driver = await layOut(
      HStack { ForEach(0..<3) { Area(probes[$0]).frame(width: 100) } }, width: 250)
    expectEqual(probes.map(\.frame.minX), [-33, 75, 183])
    withExtendedLifetime(driver) {}
  }

  @Test("a higher priority gets all of the room but the least lengths of the others")
  func priority() async {
    let (first, second) = (LayoutProbe(), LayoutProbe(width: AreaLength(least: 20)))
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(first).layoutPriority(1)
        Area(second)
      })
    expectEqual(first.frame.width, 280)
    expectEqual(second.frame.width, 20)
    withExtendedLifetime(driver) {}
  }

  @Test("without a proposal each view has its ideal length")
  func ideal() async {
    let (first, second) = (LayoutProbe(), LayoutProbe())
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(first)
        Area(second)
      }
      .fixedSize())
    expectEqual(first.frame, CGRect(x: 140, y: 95, width: 10, height: 10))
    expectEqual(second.frame, CGRect(x: 150, y: 95, width: 10, height: 10))
    withExtendedLifetime(driver) {}
  }

  @Test("neighbours keep a distance of 8 by default")
  func spacing() async {
    let (first, second) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      VStack {
        Area(first)
        Area(second)
      })
    expectEqual(second.frame.minY - first.frame.maxY, 8)
    withExtendedLifetime(driver) {}
  }

  @Test("two texts without a distance are two lines high")
  func lines() async {
    let (one, two) = (LayoutProbe(), LayoutProbe())
    let first = await layOut(VStack(spacing: 0) { Text(verbatim: "a") }.background(Area(one)))
    let second = await layOut(
      VStack(spacing: 0) {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
      .background(Area(two)))
    #expect(one.frame.height > 0)
    expectEqual(two.frame.height, 2 * one.frame.height)
    withExtendedLifetime((first, second)) {}
  }

  @Test("an empty view takes no room and no distance")
  func emptyView() async {
    let (first, second) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      VStack(spacing: 10) {
        Area(first)
        EmptyView()
        Area(second)
      })
    expectEqual(second.frame.minY - first.frame.maxY, 10)
    withExtendedLifetime(driver) {}
  }

  @Test("a stack aligns its views across its axis")
  func alignment() async {
    let (first, second) = (LayoutProbe(20, 20), LayoutProbe(20, 40))
    var driver = await layOut(
      HStack(alignment: .bottom, spacing: 0) {
        Area(first)
        Area(second)
      })
    expectEqual(first.frame.minY, 100)
    expectEqual(second.frame.minY, 80)
    let (third, fourth) = (LayoutProbe(20, 20), LayoutProbe(60, 20))
    driver = await layOut(
      VStack(alignment: .trailing, spacing: 0) {
        Area(third)
        Area(fourth)
      })
    expectEqual(third.frame.minX, 160)
    expectEqual(fourth.frame.minX, 120)
    withExtendedLifetime(driver) {}
  }

  @Test("where text runs from right to left, a row begins at the right")
  func mirrored() async {
    let (first, second) = (LayoutProbe(50, 20), LayoutProbe(30, 20))
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(first)
        Area(second)
      }
      .frame(maxWidth: .infinity, alignment: .leading), layoutDirection: .rightToLeft)
    expectEqual(first.frame.minX, 250)
    expectEqual(second.frame.minX, 220)
    withExtendedLifetime(driver) {}
  }

  @Test("in a terminal, default distances are whole cells")
  func grid() async {
    let cell = CGSize(width: 8, height: 16)
    expectEqual(CGFloat(8).onGrid(cell, .horizontal), 8)
    expectEqual(CGFloat(8).onGrid(cell, .vertical), 0)
    expectEqual(CGFloat(16).onGrid(cell, .vertical), 16)
    expectEqual(CGFloat(8).onGrid(nil, .vertical), 8)
    let (first, second) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      VStack {
        Area(first)
        Area(second)
      }
      .environment(\.pointGrid, cell))
    expectEqual(second.frame.minY, first.frame.maxY)
    withExtendedLifetime(driver) {}
  }

  @Test("a line is a pixel thick and as long as the room across its stack")
  func divider() async {
    let (inColumn, inRow) = (LayoutProbe(), LayoutProbe())
    let column = await layOut(VStack { Divider().background(Area(inColumn)) })
    let row = await layOut(HStack { Divider().background(Area(inRow)) })
    expectEqual(inColumn.frame.size, CGSize(width: 300, height: 0.5))
    expectEqual(inRow.frame.size, CGSize(width: 0.5, height: 200))
    withExtendedLifetime((column, row)) {}
  }

  @Test("views in depth are proposed the room and aligned in their union")
  func depth() async {
    let (small, large, flexible) = (LayoutProbe(20, 10), LayoutProbe(60, 50), LayoutProbe())
    var driver = await layOut(
      ZStack(alignment: .bottomTrailing) {
        Area(large)
        Area(small)
      })
    expectEqual(large.frame, CGRect(x: 120, y: 75, width: 60, height: 50))
    expectEqual(small.frame, CGRect(x: 160, y: 115, width: 20, height: 10))
    driver = await layOut(
      ZStack {
        Area(flexible)
        Area(small)
      })
    expectEqual(flexible.frame.size, CGSize(width: 300, height: 200))
    withExtendedLifetime(driver) {}
  }
}
