import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import AdminScreens

@MainActor @Suite("Screens of the administration")
struct AdminScreenTests {
  let workplace = Workplace(step: .seconds(3600))

  private func shown(_ change: (AdminTabController) -> Void = { _ in }) async -> Driver {
    let tabs = AdminTabController(workplace)
    let driver = Driver(showing: tabs)
    await driver.settle()
    change(tabs)
    await driver.settle()
    return driver
  }

  @Test("jobs are listed by whether they have ended, and an empty list says so")
  func jobs() async throws {
    let driver = await shown()
    #expect(driver.contains("No Jobs"))
    workplace.addSampleJobs()
    workplace.cancel(2)
    await driver.settle()
    #expect(!driver.contains("No Jobs"))
    try assertSnapshot(driver, as: .text)
  }

  @Test("a swipe cancels a job, and repeats one that has ended")
  func cancel() async throws {
    workplace.addJob(named: "Resize pictures")
    let driver = await shown()
    try await driver.swipe("Resize pictures", .left, distance: 150)
    await driver.settle()
    try await driver.tap("Cancel")
    await driver.settle()
    #expect(workplace.jobs.map(\.state) == [.cancelled])
    try await driver.swipe("Resize pictures", .left, distance: 150)
    await driver.settle()
    try await driver.tap("Repeat")
    await driver.settle()
    #expect(workplace.jobs.count == 2)
    #expect(workplace.jobs.last?.isActive == true)
  }

  @Test("a job is added by its name, and not without one")
  func add() async throws {
    let driver = await shown()
    try await driver.tap("Add")
    await driver.settle()
    try await driver.tap("Name")
    await driver.type("Send invoices")
    await driver.settle()
    try assertSnapshot(driver, as: .text)
    try await driver.tap("Add")
    await driver.settle()
    #expect(workplace.jobNames == ["Send invoices"])
  }

  @Test("the log shows the newest line first, and a search filters it")
  func log() async throws {
    workplace.write("GET /jobs", level: .info, date: Date(timeIntervalSince1970: 0))
    workplace.write("The disk is nearly full.", level: .warning, date: Date(timeIntervalSince1970: 60))
    let driver = await shown { $0.go(to: .logs) }
    #expect(
      driver.labels.firstIndex(of: "The disk is nearly full.") ?? 99 < driver.labels.firstIndex(of: "GET /jobs") ?? 0)
    try await driver.tap("Search the log")
    await driver.type("disk")
    await driver.settle()
    #expect(driver.contains("The disk is nearly full."))
    #expect(!driver.contains("GET /jobs"))
  }

  @Test("the role and the access of a user are changed, also by a link to the user")
  func person() async throws {
    var blocked: [String] = []
    workplace.onBlock = { blocked.append($0) }
    let place = try #require(URL(string: "https://admin.example/people/alan").flatMap(AdminPlace.init))
    let driver = await shown { $0.go(to: place) }
    try assertSnapshot(driver, as: .text)
    try await driver.tap("Viewer")
    await driver.settle()
    #expect(workplace.person("alan")?.role == .viewer)
    try await driver.tap("Blocked")
    await driver.settle()
    #expect(!workplace.mayEnter("alan"))
    #expect(blocked == ["alan"])
  }

  @Test("the log keeps its newest lines")
  func capacity() {
    for number in 0..<(Workplace.capacity + 10) { workplace.write("\(number)") }
    #expect(workplace.log.count == Workplace.capacity)
    #expect(workplace.log.first?.text == "10")
  }
}
