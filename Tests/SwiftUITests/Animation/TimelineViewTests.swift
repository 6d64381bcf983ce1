import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Timelines")
struct TimelineViewTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 1_000_000)

  private func dates<Schedule: TimelineSchedule>(_ schedule: Schedule, from seconds: Double) -> [Double] {
    schedule.entries(from: Self.start.addingTimeInterval(seconds), mode: .normal).prefix(3)
      .map { $0.timeIntervalSince(Self.start) }
  }

  @Test("a periodic schedule begins with the last date that has passed")
  func periodic() {
    expectEqual(dates(.periodic(from: Self.start, by: 10), from: 25), [20, 30, 40])
    expectEqual(dates(.periodic(from: Self.start, by: 10), from: -5), [-10, 0, 10])
  }

  @Test("a distance that is no positive number leaves one date")
  func invalidPeriods() {
    for interval in [0, -1, .nan, .infinity] {
      expectEqual(dates(.periodic(from: Self.start, by: interval), from: 5), [0])
    }
  }

  @Test("each minute begins at its start")
  func everyMinute() {
    // The reference date is the start of a minute; 1,000,000 seconds are 16,666 minutes and 40 seconds.
    expectEqual(dates(.everyMinute, from: 0), [-40, 20, 80])
  }

  @Test("a distance that is too small for a date, and dates that do not ascend, end the schedule")
  func endless() async {
    expectEqual(dates(.periodic(from: Self.start, by: 1e-12), from: 0).count, 1)
    let driver = Driver(
      showing: UIHostingController(
        rootView: TimelineView(.explicit(repeatElement(Self.start, count: .max))) { _ in Text(verbatim: "date") }))
    await driver.settle()
    #expect(driver.labels.contains("date"))
  }

  @Test("an animation has a date for each frame, or none after a pause")
  func animation() {
    expectEqual(dates(.animation(minimumInterval: 0.5), from: 0), [0, 0.5, 1])
    expectEqual(dates(.animation(paused: true), from: 0), [0])
    expectEqual(dates(.animation(minimumInterval: -1), from: 0).count, 3)
  }

  @Test("explicit dates are those that were given")
  func explicit() { expectEqual(dates(.explicit([Self.start]), from: 5), [0]) }

  private struct Clock<Schedule: TimelineSchedule>: View {
    let model: Model
    let start: Date
    let schedule: Schedule

    var body: some View {
      TimelineView(schedule) { context in
        let _ = model.note("\(Int((context.date.timeIntervalSince(start) / 10_000).rounded())) \(context.cadence)")
        Text(verbatim: "date")
      }
    }
  }

  /// The time of the tests is in units of 10,000 seconds, so that their own duration does not matter. Now is 25.
  private let start = Date().addingTimeInterval(-250_000)

  private func driver(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view))
    await driver.settle()
    return driver
  }

  @Test("the content is made again at each date, and a driver that settles waits for none")
  func ticks() async {
    let model = Model()
    let driver = await driver(Clock(model: model, start: start, schedule: .periodic(from: start, by: 100_000)))
    expectEqual(model.entries, ["20 live"])
    await driver.advanceClock(by: 20_000)
    expectEqual(model.entries, ["20 live"])
    await driver.advanceClock(by: 40_000)
    expectEqual(model.entries, ["20 live", "30 live"])
    await driver.advanceClock(by: 36_000_000)
    expectEqual(model.entries.last, "3630 live")
  }

  @Test("after the last date nothing is made again")
  func end() async {
    let model = Model()
    let dates = [200_000, 400_000, 600_000].map { start.addingTimeInterval($0) }
    let driver = await driver(Clock(model: model, start: start, schedule: .explicit(dates)))
    for _ in 0..<10 { await driver.advanceClock(by: 100_000) }
    expectEqual(model.entries, ["20 live", "40 live", "60 live"])
    let early = Model()
    _ = await self.driver(Clock(model: early, start: start, schedule: .explicit([start.addingTimeInterval(500_000)])))
    expectEqual(early.entries, ["50 live"])
    let none = Model()
    _ = await self.driver(Clock(model: none, start: start, schedule: .explicit([])))
    expectEqual(none.entries, ["25 live"])
  }

  @Test("a timeline that is not shown makes nothing, and has the last date when it is shown again")
  func hidden() async throws {
    struct Tabs: View {
      let model: Model
      let start: Date

      var body: some View {
        TabView {
          Clock(model: model, start: start, schedule: .periodic(from: start, by: 100_000))
            .tabItem { Text(verbatim: "First") }
          Text(verbatim: "other").tabItem { Text(verbatim: "Second") }
        }
      }
    }
    let model = Model()
    let driver = await driver(Tabs(model: model, start: start))
    try await driver.tap("Second")
    await driver.advanceClock(by: 1_000_000)
    expectEqual(model.entries, ["20 live"])
    try await driver.tap("First")
    await driver.settle()
    expectEqual(model.entries.count, 2)
  }

  @Test("another schedule begins again, and a change around the view keeps the date")
  func changes() async {
    struct Parent: View {
      @ObservedObject var model: Model
      let start: Date

      var body: some View {
        Clock(model: model, start: start, schedule: .periodic(from: start, by: model.isOn ? 1_000_000 : 100_000))
      }
    }
    let model = Model()
    let driver = await driver(Parent(model: model, start: start))
    model.isOn = true
    await driver.settle()
    expectEqual(model.entries, ["20 live", "0 live"])
    await driver.advanceClock(by: 800_000)
    expectEqual(model.entries.last, "100 live")
  }
}
