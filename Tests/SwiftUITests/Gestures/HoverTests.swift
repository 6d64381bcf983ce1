import Expectations
import Foundation
import RenderTree
import Testing
import UIKit

@testable import PergolaTesting
@testable import SwiftUI

@MainActor @Suite("Hovering")
struct HoverTests {
  private func move(_ driver: Driver, to place: CGPoint?) async {
    driver.connection.send(.hover(place))
    await driver.settle()
  }

  @Test("an action is told that the pointer comes and goes, once each")
  func hover() async {
    let model = Model()
    let driver = await layOut(
      Color.red.frame(width: 40, height: 40).onHover { model.note("\($0)") })
    await move(driver, to: CGPoint(x: 10, y: 10))
    expectEqual(model.entries, [])
    await move(driver, to: CGPoint(x: 150, y: 100))
    await move(driver, to: CGPoint(x: 155, y: 100))
    expectEqual(model.entries, ["true"])
    await move(driver, to: nil)
    expectEqual(model.entries, ["true", "false"])
  }

  @Test("each movement has its place in the chosen coordinates")
  func continuousHover() async {
    let model = Model()
    func note(_ name: String, _ phase: HoverPhase) {
      if case .active(let place) = phase {
        model.note("\(name) \(Int(place.x)) \(Int(place.y))")
      } else {
        model.note(name)
      }
    }
    let driver = await layOut(
      Color.red.frame(width: 40, height: 40)
        .onContinuousHover { note("local", $0) }
        .onContinuousHover(coordinateSpace: .global) { note("global", $0) })
    await move(driver, to: CGPoint(x: 150, y: 90))
    expectEqual(Set(model.entries), ["local 20 10", "global 150 90"])
    await move(driver, to: CGPoint(x: 0, y: 0))
    expectEqual(Set(model.entries.suffix(2)), ["local", "global"])
  }
}
