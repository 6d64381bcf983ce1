import PergolaTesting
import SwiftUI
import Testing

@testable import Counter

@MainActor @Suite struct CounterTests {
  private func launch() async -> Driver {
    let driver = Driver(app: CounterApp.self, size: CGSize(width: 390, height: 700))
    await driver.settle()
    return driver
  }

  private func tap(_ query: Query, times: Int = 1, in driver: Driver) async throws {
    for _ in 0..<times {
      try await driver.tap(query)
      await driver.settle()
    }
  }

  @Test("at first there is one row of each kind, and nothing is counted")
  func opens() async throws {
    let driver = await launch()
    #expect(driver.contains("Row 1: 0"))
    #expect(driver.contains("Borrowed: 0"))
    #expect(driver.contains("0 taps"))
    try assertSnapshot(driver, as: .text)
  }

  @Test("a tap counts in its row alone, and in the total")
  func counting() async throws {
    let driver = await launch()
    try await tap("Add", in: driver)
    try await tap(.containing("Row 2"), times: 2, in: driver)
    #expect(driver.contains("Row 1: 0"))
    #expect(driver.contains("Row 2: 2"))
    #expect(driver.contains("2 taps"))
  }

  @Test("the buttons of a row change its value by one, not below zero")
  func steps() async throws {
    let driver = await launch()
    try await tap("Less", in: driver)
    #expect(driver.contains("Steps: 0"))
    #expect(driver.contains("0 taps"))
    try await tap("More", times: 3, in: driver)
    try await tap("Less", in: driver)
    #expect(driver.contains("Steps: 2"))
    #expect(driver.contains("4 taps"))
  }

  @Test("a row that owns its counter keeps it while the list grows")
  func owned() async throws {
    let driver = await launch()
    try await tap(.containing("Row 1"), times: 3, in: driver)
    try await tap("Add", times: 2, in: driver)
    #expect(driver.contains("Row 1: 3"))
    #expect(driver.contains("Row 2: 0"))
    #expect(driver.contains("Row 3: 0"))
  }

  @Test("a row that borrows its counter counts, until the list grows and makes another")
  func borrowed() async throws {
    let driver = await launch()
    try await tap(.containing("Borrowed"), times: 2, in: driver)
    #expect(driver.contains("Borrowed: 2"))
    try await tap("Add", in: driver)
    #expect(driver.contains("Borrowed: 0"))
  }

  @Test("the total survives the counters that it counted")
  func total() async throws {
    let driver = await launch()
    try await tap(.containing("Borrowed"), in: driver)
    try await tap(.containing("Row 1"), in: driver)
    try await tap("Add", in: driver)
    #expect(driver.contains("2 taps"))
    try assertSnapshot(driver, as: .text)
  }

  @Test("counters belong to one launch of the app")
  func launches() async throws {
    let first = await launch()
    let second = await launch()
    try await tap(.containing("Row 1"), in: first)
    #expect(first.contains("Row 1: 1"))
    #expect(second.contains("Row 1: 0"))
    #expect(second.contains("0 taps"))
  }
}
