import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Steppers")
struct StepperTests {
  private final class Count: ObservableObject {
    @Published var number: Int
    var edits: [Bool] = []
    init(_ number: Int) { self.number = number }
  }

  private struct Counter: View {
    @ObservedObject var count: Count
    var bounds: ClosedRange<Int>?
    var step = 1

    var body: some View {
      if let bounds {
        Stepper("Count", value: $count.number, in: bounds, step: step) { count.edits.append($0) }
      } else {
        Stepper("Count", value: $count.number, step: step) { count.edits.append($0) }
      }
    }
  }

  private func show(_ view: some View) async throws -> (Driver, UIStepper) {
    let showing = await Showing(view)
    return (showing.driver, try #require(showing.views(UIStepper.self).first))
  }

  /// Taps the right half of the stepper, or the left one.
  private func step(_ stepper: UIStepper, up: Bool, _ driver: Driver) async {
    let x = stepper.bounds.width * (up ? 0.75 : 0.25)
    await driver.tap(at: stepper.convert(CGPoint(x: x, y: stepper.bounds.midY), to: nil))
    await driver.settle()
  }

  private struct First: View {
    @ObservedObject var count: Count

    var body: some View {
      Stepper(value: $count.number, in: 0...3, step: 2, onEditingChanged: { count.edits.append($0) }) {
        Text(verbatim: "Label")
      }
      Stepper(value: $count.number, step: 10, onEditingChanged: { _ in }) { Text(verbatim: "Tens") }
      Stepper(onIncrement: { count.number += 100 }, onDecrement: nil) { Text(verbatim: "Hundreds") }
    }
  }

  @Test("the label comes last in the original's first spellings")
  func labelLast() async throws {
    let count = Count(0)
    let showing = await Showing(First(count: count))
    let steppers = showing.views(UIStepper.self)
    for stepper in steppers { await step(stepper, up: true, showing.driver) }
    expectEqual(count.number, 112)
    expectEqual(count.edits, [true, false])
    expectEqual(
      showing.driver.labels.filter { ["Label", "Tens", "Hundreds"].contains($0) }, ["Label", "Tens", "Hundreds"])
  }

  @Test("the plus adds the step, the minus subtracts it")
  func steps() async throws {
    let count = Count(5)
    let (driver, stepper) = try await show(Counter(count: count, step: 3))
    await step(stepper, up: true, driver)
    expectEqual(count.number, 8)
    await step(stepper, up: false, driver)
    await step(stepper, up: false, driver)
    expectEqual(count.number, 2)
  }

  @Test("each step is an editing of its own")
  func editing() async throws {
    let count = Count(5)
    let (driver, stepper) = try await show(Counter(count: count))
    await step(stepper, up: true, driver)
    expectEqual(count.edits, [true, false])
  }

  @Test("the last step before a bound ends at the bound")
  func lastStep() async throws {
    let count = Count(4)
    let (driver, stepper) = try await show(Counter(count: count, bounds: 0...5, step: 3))
    await step(stepper, up: true, driver)
    expectEqual(count.number, 5)
    await step(stepper, up: false, driver)
    await step(stepper, up: false, driver)
    expectEqual(count.number, 0)
  }

  @Test("a button that leads out of the bounds does nothing")
  func bounds() async throws {
    let count = Count(1)
    let (driver, stepper) = try await show(Counter(count: count, bounds: 0...1))
    await step(stepper, up: true, driver)
    expectEqual(count.number, 1)
    #expect(count.edits.isEmpty)
    // From one end straight to the other.
    await step(stepper, up: false, driver)
    expectEqual(count.number, 0)
    await step(stepper, up: false, driver)
    expectEqual(count.number, 0)
    await step(stepper, up: true, driver)
    expectEqual(count.number, 1)
  }

  @Test("bounds with one value disable the stepper")
  func oneValue() async throws {
    let (_, stepper) = try await show(Counter(count: Count(2), bounds: 2...2))
    #expect(!stepper.isEnabled)
  }

  @Test("a value beyond the bounds changes towards them only")
  func beyond() async throws {
    let count = Count(12)
    let (driver, stepper) = try await show(Counter(count: count, bounds: 0...10))
    expectEqual(count.number, 12)
    await step(stepper, up: true, driver)
    expectEqual(count.number, 12)
    await step(stepper, up: false, driver)
    expectEqual(count.number, 11)
  }

  @Test("a button without an action does nothing, the other one performs its action")
  func actions() async throws {
    let count = Count(0)
    let (driver, stepper) = try await show(
      Stepper("Count", onIncrement: { count.number += 10 }, onDecrement: nil) { count.edits.append($0) })
    await step(stepper, up: false, driver)
    #expect(count.edits.isEmpty)
    await step(stepper, up: true, driver)
    expectEqual(count.number, 10)
    expectEqual(count.edits, [true, false])
  }

  @Test("a disabled stepper changes nothing")
  func disabled() async throws {
    let count = Count(5)
    let (driver, stepper) = try await show(Counter(count: count).disabled(true))
    await step(stepper, up: true, driver)
    expectEqual(count.number, 5)
  }

  @Test("the label leads, the stepper trails")
  func layout() async throws {
    let (driver, stepper) = try await show(Counter(count: Count(5)))
    try expectEqual(driver.frame(of: "Count").minX, 0)
    expectEqual(stepper.convert(stepper.bounds, to: nil).maxX, 390)
  }

  @Test("a hidden label still names the stepper, whose value is that of the binding")
  func hiddenLabel() async throws {
    let (driver, stepper) = try await show(Counter(count: Count(5)).labelsHidden())
    #expect(!driver.labels.contains("Count"))
    expectEqual(stepper.accessibilityLabel, "Count")
    expectEqual(stepper.accessibilityValue, "5")
  }
}
