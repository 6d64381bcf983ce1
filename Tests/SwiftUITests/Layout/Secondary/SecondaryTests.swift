import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Backgrounds and overlays")
struct SecondaryTests {
  @Test("a background is proposed the size of the view and does not change it")
  func background() async {
    let (area, flexible, large) = (LayoutProbe(50, 20), LayoutProbe(), LayoutProbe(70, 30))
    let driver = await layOut(
      Area(area).background {
        Area(large)
        Area(flexible)
      })
    expectEqual(area.frame, CGRect(x: 125, y: 90, width: 50, height: 20))
    expectEqual(flexible.frame, area.frame)
    expectEqual(large.frame, CGRect(x: 115, y: 85, width: 70, height: 30))
    withExtendedLifetime(driver) {}
  }

  @Test("an overlay is aligned with the view")
  func overlay() async {
    let (area, badge) = (LayoutProbe(50, 20), LayoutProbe(10, 10))
    let driver = await layOut(Area(area).overlay(alignment: .topTrailing) { Area(badge) })
    expectEqual(badge.frame, CGRect(x: 165, y: 90, width: 10, height: 10))
    withExtendedLifetime(driver) {}
  }

  @Test("an overlay is aligned at the left where text runs from right to left")
  func mirrored() async {
    let (area, badge) = (LayoutProbe(50, 20), LayoutProbe(10, 10))
    let driver = await layOut(
      Area(area).overlay(Area(badge), alignment: .topTrailing), layoutDirection: .rightToLeft)
    expectEqual(badge.frame, CGRect(x: 125, y: 90, width: 10, height: 10))
    withExtendedLifetime(driver) {}
  }

  @Test("each view of a group has a background of its own, which keeps its state")
  func group() async {
    let evaluations = Evaluations()
    let log = StateTests.Log()
    let model = Model()
    let driver = await layOut(GroupWithBackgrounds(model: model, evaluations: evaluations, log: log))
    expectEqual(log.entries, ["appears", "appears"])
    model.change?()
    await driver.settle()
    expectEqual(log.entries, ["appears", "appears", "disappears"])
  }

  @MainActor final class Model { var change: (() -> Void)? }

  private struct GroupWithBackgrounds: View {
    let model: Model
    let evaluations: Evaluations
    let log: StateTests.Log
    @State private var isShort = false

    var body: some View {
      let _ = model.change = { isShort = true }
      VStack {
        Group {
          Text(verbatim: "a")
          if !isShort { Text(verbatim: "b") }
        }
        .background {
          Text(verbatim: "behind")
            .onAppear { log.entries.append("appears") }
            .onDisappear { log.entries.append("disappears") }
        }
      }
    }
  }

  @Test("an overlay follows the state that it reads")
  func update() async {
    let model = Model()
    let driver = await layOut(Overlaid(model: model))
    #expect(driver.contains("first"))
    model.change?()
    await driver.settle()
    #expect(driver.contains("second"))
    #expect(!driver.contains("first"))
  }

  private struct Overlaid: View {
    let model: Model
    @State private var isSecond = false

    var body: some View {
      let _ = model.change = { isSecond = true }
      Area(LayoutProbe()).overlay { if isSecond { Text(verbatim: "second") } else { Text(verbatim: "first") } }
    }
  }
}
