import Expectations
import PergolaTesting
import SwiftUI
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("The keyboard focus in forms")
struct FormFocusTests {
  private struct Settings: View {
    @State private var isOn = false
    @State private var color = "red"

    var body: some View {
      Form {
        Button("Save") {}
        Toggle("Sound", isOn: $isOn)
        Text("A note")
        Picker("Color", selection: $color) {
          Text("red").tag("red")
          Text("blue").tag("blue")
        }
        Button("Cancel") {}
      }
    }
  }

  @Test("arrows stop at toggles and at pickers with menus, and pass texts")
  func arrows() async throws {
    let showing = await Showing(Settings())
    let driver = showing.driver
    var stops: [String] = []
    for _ in 0..<4 {
      await driver.press(.down)
      await driver.settle()
      let focused = driver.window.windowScene?.focusEngine.focusedView
      stops.append(focused.map { $0 is UISwitch ? "switch" : $0 is UIButton ? "menu" : "row" } ?? "nothing")
    }
    expectEqual(stops, ["row", "switch", "menu", "row"])
    await driver.press(.up)
    await driver.press(.enter)
    await driver.settle()
    #expect(driver.contains("blue"))
  }

  @Test("rows that leave taps to their controls, and rows that do nothing, offer no activation")
  func activation() async throws {
    let showing = await Showing(Settings())
    func cells(_ view: UIView) -> [UICollectionViewCell] {
      (view as? UICollectionViewCell).map { [$0] } ?? view.subviews.flatMap(cells)
    }
    let offers = cells(showing.driver.window).map { $0.makeSemantics()?.actions.contains(.activate) == true }
    expectEqual(offers, [true, false, false, false, true])
  }
}
