import Expectations
import Foundation
import PergolaSystem
import PergolaTesting
import PergolaUserNotifications
import Synchronization
import Testing

/// Questions of a host that runs, whose user answers in the app.
@MainActor @Suite("Questions to the user of a live host")
struct QuestionTests {
  private let title = Query.containing("Would Like to Send You Notifications")
  private let system = System(.live(folder: nil))

  init() { system.asksInScenes() }

  /// Asks for the authorization, and returns the answer when it is there.
  private func ask() -> Reply {
    let reply = Reply()
    system.center.requestAuthorization(options: [.alert]) { isGranted, _ in reply.isGranted.withLock { $0 = isGranted }
    }
    return reply
  }

  private final class Reply: Sendable {
    let isGranted = Mutex<Bool?>(nil)
    var answer: Bool? { isGranted.withLock(\.self) }
    var isThere: Bool { answer != nil }
  }

  @Test(
    "The user answers in an alert in front of the app, once",
    arguments: [("Allow", true, UNAuthorizationStatus.authorized), ("Don’t Allow", false, .denied)])
  func alert(button: String, isGranted: Bool, status: UNAuthorizationStatus) async throws {
    let driver = Driver(delegate: NotifyingDelegate.self, system: system)
    let reply = ask()
    try await driver.settle(until: { driver.contains(title) })
    try await driver.tap(.text(button))
    try await driver.settle(until: { reply.isThere })
    expectEqual(reply.answer, isGranted)
    await driver.settle()
    #expect(!driver.contains(title))
    expectEqual(await system.center.notificationSettings().authorizationStatus, status)
    let again = ask()
    try await driver.settle(until: { again.isThere })
    #expect(!driver.contains(title))
  }

  @Test("A question that comes before the first scene waits for it")
  func early() async throws {
    let reply = ask()
    let driver = Driver(delegate: NotifyingDelegate.self, system: system)
    try await driver.settle(until: { driver.contains(title) })
    try await driver.tap("Allow")
    try await driver.settle(until: { reply.isThere })
    expectEqual(reply.answer, true)
  }

  @Test("A question that a scene takes along is not answered, so that it is not allowed")
  func sceneEnds() async throws {
    var driver: Driver? = Driver(delegate: NotifyingDelegate.self, system: system)
    let reply = ask()
    try await driver?.settle(until: { [title] in driver?.contains(title) == true })
    driver = nil
    for _ in 0..<100 where !reply.isThere { try await Task.sleep(for: .milliseconds(20)) }
    expectEqual(reply.answer, false)
    expectEqual(system.unanswered, ["notifications"])
  }
}
