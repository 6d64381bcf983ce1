import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import Counter

@MainActor struct RecordedCounter {
  @Test func recordedSteps() async throws {
    let driver = Driver(app: CounterApp.self, size: CGSize(width: 600, height: 500), appearance: .dark, language: "ar")
    await driver.settle()
    try await driver.tap("المزيد")
    await driver.settle()
    #expect(driver.contains("نقرة واحدة"))
    #expect(driver.contains("الخطوات: 1"))
    #expect(!driver.contains("لا نقرات"))
    #expect(!driver.contains("الخطوات: 0"))
    try await driver.tap(.role(.button, "إضافة"))
    await driver.settle()
    #expect(driver.contains("الصف 2: 0"))
    await driver.scroll(by: CGVector(dx: 0, dy: 100))
    await driver.settle()
    await driver.press(.down)
    await driver.settle()
    try await driver.settle(until: { driver.contains(.containing("2: 0")) })
    await driver.advanceClock(by: 0.5)
    await driver.settle()
    await driver.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 400))
    await driver.settle()
  }
}
