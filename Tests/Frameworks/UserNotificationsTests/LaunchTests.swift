import Expectations
import Foundation
import PergolaDiagnostics
import PergolaSystem
import PergolaTesting
import PergolaUIKit
import PergolaUserNotifications
import Synchronization
import Testing

/// Returns what is logged while a function runs.
@MainActor func logged(_ body: () throws -> Void) rethrows -> [String] {
  let messages = Mutex<[String]>([])
  let keep: Log.Sink = { _, message in messages.withLock { $0.append(message) } }
  try Log.$sink.withValue(keep, operation: body)
  return messages.withLock { $0 }
}

/// Apps that the user starts by a notification.
@MainActor @Suite("A launch by a notification")
struct LaunchTests {
  private let tap = "com.apple.UNNotificationDefaultActionIdentifier"

  /// A device with a delivered notification, on which the app doesn't run.
  private func device(_ payload: [AnyHashable: Any]? = nil) async throws -> System {
    let system = System()
    try await system.allowNotifications()
    if let payload {
      system.notifications.push(payload, identifier: "a")
    } else {
      try await system.center.add(request("a"))
      await performMainQueue()
    }
    expectEqual(system.notifications.delivered.map(\.request.identifier), ["a"])
    return system
  }

  private func calls(of driver: Driver) throws -> [String] {
    try #require(driver.application.delegate as? NotifyingDelegate).calls
  }

  private func targetScene(of driver: Driver) throws -> UIScene? {
    try #require((driver.application.delegate as? NotifyingDelegate)?.responses.first).targetScene
  }

  @Test("didFinishLaunching, then the scene connects with the response, then didReceive")
  func coldStart() async throws {
    let system = try await device()
    system.notifications.tap("a")
    let driver = Driver(delegate: NotifyingDelegate.self, system: system)
    await driver.settle()
    expectEqual(
      try calls(of: driver), ["launch -", "connect \(tap)", "foreground", "active", "didReceive \(tap)"])
    expectEqual(system.notifications.delivered, [])
    #expect(try targetScene(of: driver) === driver.window.windowScene)
  }

  @Test("The next launch has no response")
  func nextLaunch() async throws {
    let system = try await device()
    system.notifications.tap("a")
    var driver: Driver? = Driver(delegate: NotifyingDelegate.self, system: system)
    driver = nil
    let next = Driver(delegate: NotifyingDelegate.self, system: system)
    await next.settle()
    expectEqual(try calls(of: next), ["launch -", "connect -", "foreground", "active"])
    withExtendedLifetime(driver) {}
  }

  @Test("Without a delegate at the end of the launch methods, the response is lost")
  func lostResponse() async throws {
    let system = try await device()
    system.notifications.tap("a")
    var made: Driver?
    let messages = logged { made = Driver(delegate: LateDelegate.self, system: system) }
    let driver = try #require(made)
    system.center.delegate = driver.application.delegate as? LateDelegate
    await driver.settle()
    expectEqual(try calls(of: driver), ["launch -", "connect \(tap)", "foreground", "active"])
    #expect(messages.contains { $0.contains("must be set before the app has finished launching") })
  }

  @Test("An app without scenes finds the payload of a remote notification in the launch options, then didReceive")
  func withoutScenes() async throws {
    let system = try await device(["aps": ["alert": "Hello"], "id": "7"])
    system.notifications.tap("a")
    let driver = Driver(delegate: DelegateWithoutScenes.self, system: system)
    await driver.settle()
    expectEqual(try calls(of: driver), ["launch 7", "didReceive \(tap)"])
    #expect(try #require(driver.application.delegate as? NotifyingDelegate).hasLaunchOptions)
  }

  @Test("An action in the background is given to the app at its next launch, without a response in the scene's options")
  func backgroundAction() async throws {
    let system = try await device()
    system.center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "", actions: [UNNotificationAction(identifier: "archive", title: "Archive")],
        intentIdentifiers: [])
    ])
    system.notifications.perform("archive", on: "a")
    let driver = Driver(delegate: NotifyingDelegate.self, system: system)
    await driver.settle()
    expectEqual(try calls(of: driver), ["launch -", "connect -", "foreground", "active", "didReceive archive"])
    #expect(try targetScene(of: driver) == nil)
  }

  @Test("An app without scenes that is launched for an action in the background has no launch options")
  func backgroundActionWithoutScenes() async throws {
    let system = try await device()
    system.center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "", actions: [UNNotificationAction(identifier: "archive", title: "Archive")],
        intentIdentifiers: [])
    ])
    system.notifications.perform("archive", on: "a")
    let driver = Driver(delegate: DelegateWithoutScenes.self, system: system)
    await driver.settle()
    expectEqual(try calls(of: driver), ["launch -", "didReceive archive"])
    let app = try #require(driver.application.delegate as? NotifyingDelegate)
    #expect(!app.hasLaunchOptions)
  }

  @Test("A second response before the launch takes the place of the first, and that is logged")
  func secondResponse() async throws {
    let system = try await device()
    try await system.center.add(request("b"))
    await performMainQueue()
    expectEqual(logged { system.notifications.tap("a") }, [])
    let messages = logged { system.notifications.tap("b") }
    #expect(messages.contains { $0.contains("takes the place of another one") })
    let driver = Driver(delegate: NotifyingDelegate.self, system: system)
    await driver.settle()
    let app = try #require(driver.application.delegate as? NotifyingDelegate)
    expectEqual(app.responses.map(\.notification.request.identifier), ["b"])
  }

  @Test("What is pending stays when the app ends, and is delivered to the next one")
  func pendingStays() async throws {
    let system = System()
    try await system.allowNotifications()
    var driver: Driver? = Driver(delegate: NotifyingDelegate.self, system: system)
    try await system.center.add(request("a", after: 60))
    driver = nil
    let next = Driver(delegate: NotifyingDelegate.self, system: system)
    system.advance(by: 61)
    await next.settle()
    expectEqual(try calls(of: next).last, "willPresent a")
    withExtendedLifetime(driver) {}
  }
}
