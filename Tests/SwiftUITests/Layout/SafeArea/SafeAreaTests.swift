import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Safe areas")
struct SafeAreaTests {
  private let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func frame(_ view: (Area) -> some View) async -> CGRect {
    let area = LayoutProbe()
    let driver = await layOut(view(Area(area)), safeArea: insets)
    return withExtendedLifetime(driver) { area.frame }
  }

  @Test("a view is inside the safe area")
  func inside() async {
    await expectEqual(frame { $0 }, CGRect(x: 0, y: 47, width: 300, height: 119))
  }

  @Test("a view that ignores the safe area extends to the edges, or to some of them")
  func ignoring() async {
    await expectEqual(frame { $0.ignoresSafeArea() }, CGRect(x: 0, y: 0, width: 300, height: 200))
    await expectEqual(frame { $0.ignoresSafeArea(edges: .top) }, CGRect(x: 0, y: 0, width: 300, height: 166))
    await expectEqual(frame { $0.edgesIgnoringSafeArea(.bottom) }, CGRect(x: 0, y: 47, width: 300, height: 153))
    await expectEqual(frame { $0.ignoresSafeArea(.keyboard) }, CGRect(x: 0, y: 47, width: 300, height: 119))
  }

  @Test("a background that ignores the safe area extends, and the view stays inside")
  func background() async {
    let (area, back) = (LayoutProbe(), LayoutProbe())
    let driver = await layOut(Area(area).background { Area(back).ignoresSafeArea() }, safeArea: insets)
    expectEqual(area.frame, CGRect(x: 0, y: 47, width: 300, height: 119))
    expectEqual(back.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    withExtendedLifetime(driver) {}
  }

  @Test("only the edges at which a view touches the safe area's end are extended")
  func touching() async {
    let (first, second) = (LayoutProbe(), LayoutProbe(width: .flexible, height: .fixed(20)))
    let driver = await layOut(
      VStack(spacing: 0) {
        Area(first).ignoresSafeArea()
        Area(second)
      }, safeArea: insets)
    expectEqual(first.frame, CGRect(x: 0, y: 0, width: 300, height: 146))
    expectEqual(second.frame, CGRect(x: 0, y: 146, width: 300, height: 20))
    withExtendedLifetime(driver) {}
  }

  @Test("a view at an edge takes a part of the safe area")
  func inset() async {
    let (area, bar) = (LayoutProbe(), LayoutProbe(80, 30))
    let driver = await layOut(
      Area(area).safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { Area(bar) })
    expectEqual(area.frame, CGRect(x: 0, y: 0, width: 300, height: 170))
    expectEqual(bar.frame, CGRect(x: 220, y: 170, width: 80, height: 30))
    withExtendedLifetime(driver) {}
  }

  @Test("a view that ignores the safe area extends behind the view at an edge")
  func behindInset() async {
    let (area, bar) = (LayoutProbe(), LayoutProbe(30, 30))
    let driver = await layOut(
      Area(area).ignoresSafeArea().safeAreaInset(edge: .leading, spacing: 4) { Area(bar) }, safeArea: insets)
    expectEqual(area.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    expectEqual(bar.frame.minX, 0)
    withExtendedLifetime(driver) {}
  }

  @Test("padding of the safe area holds the view, and what ignores the safe area extends")
  func padding() async {
    await expectEqual(frame { $0.safeAreaPadding(10) }, CGRect(x: 10, y: 57, width: 280, height: 99))
    await expectEqual(frame { $0.ignoresSafeArea().safeAreaPadding() }, CGRect(x: 0, y: 0, width: 300, height: 200))
  }
}
