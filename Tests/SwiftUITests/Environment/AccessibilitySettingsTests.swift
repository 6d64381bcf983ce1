import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Settings for assistive technologies")
struct AccessibilitySettingsTests {
  private struct Content: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiateWithoutColor
    @Environment(\.accessibilityInvertColors) private var invertColors
    @Environment(\.accessibilityShowButtonShapes) private var showButtonShapes
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilitySwitchControlEnabled) private var switchControl

    private var active: [String] {
      [
        reduceMotion ? "motion" : nil, reduceTransparency ? "transparency" : nil,
        differentiateWithoutColor ? "color" : nil, invertColors ? "invert" : nil, showButtonShapes ? "shapes" : nil,
        voiceOver ? "voice" : nil, switchControl ? "switch" : nil,
      ].compactMap { $0 }
    }

    var body: some View { Text(verbatim: "on: " + active.joined(separator: " ")) }
  }

  @Test("a view does not see the settings of another user")
  func otherUser() async {
    let driver = await show(Content())
    let other = await show(Content())
    other.system.accessibility[.reduceMotion] = true
    await driver.settle()
    await other.settle()
    expectEqual(driver.labels, ["on: "])
    expectEqual(other.labels, ["on: motion"])
  }

  @Test("a view sees the settings of its system, and their changes")
  func changes() async {
    let driver = await show(Content())
    expectEqual(driver.labels, ["on: "])
    driver.system.accessibility[.reduceMotion] = true
    await driver.settle()
    expectEqual(driver.labels, ["on: motion"])
    driver.system.accessibility[.reduceTransparency] = true
    driver.system.accessibility[.differentiateWithoutColor] = true
    driver.system.accessibility[.invertColors] = true
    driver.system.accessibility[.buttonShapes] = true
    driver.system.accessibility[.voiceOver] = true
    driver.system.accessibility[.switchControl] = true
    driver.system.accessibility[.reduceMotion] = false
    await driver.settle()
    expectEqual(driver.labels, ["on: transparency color invert shapes voice switch"])
  }
}
