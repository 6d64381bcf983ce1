import Expectations
import Foundation
import PergolaSystem
import PergolaTesting
import PergolaUIKit
import Testing

@testable import PergolaUserNotifications

/// Delivered notifications, and the responses of the user, in an app that runs.
@MainActor @Suite("The delivery of notifications")
struct DeliveryTests {
  private let driver = Driver(delegate: NotifyingDelegate.self)
  private var system: System { driver.system }
  private var center: UNUserNotificationCenter { system.center }
  private var user: SystemNotifications { system.notifications }

  private func app() throws -> NotifyingDelegate { try #require(driver.application.delegate as? NotifyingDelegate) }
  private var delivered: [String] { user.delivered.map(\.request.identifier) }

  /// Allows notifications, delivers one, and forgets the calls before.
  private func deliver(_ request: UNNotificationRequest) async throws {
    try await system.allowNotifications()
    try app().calls = []
    try await center.add(request)
    await driver.settle()
    await driver.settle()
  }

  // MARK: In the foreground

  @Test("In the foreground willPresent comes first, on main, and the notification is shown as it says")
  func foreground() async throws {
    try await deliver(request("a", badge: 3))
    expectEqual(try app().calls, ["willPresent a"])
    #expect(try app().isOnMain)
    expectEqual(delivered, ["a"])
    expectEqual(user.badge, 3)
    #expect(driver.contains("Title of a"))
    #expect(driver.contains("Body of a"))
  }

  @Test("willPresent without options shows nothing")
  func noOptions() async throws {
    try app().shown = []
    try await deliver(request("a", badge: 3))
    expectEqual(try app().calls, ["willPresent a"])
    expectEqual(delivered, [])
    expectEqual(user.badge, 0)
    #expect(!driver.contains("Title of a"))
  }

  @Test("Each option alone: a banner is not in the list, and the list has no banner")
  func eachOption() async throws {
    try app().shown = .banner
    try await deliver(request("a"))
    expectEqual(delivered, [])
    #expect(driver.contains("Title of a"))
    try app().shown = .list
    try await deliver(request("b"))
    expectEqual(delivered, ["b"])
    #expect(!driver.contains("Title of b"))
    try app().shown = .alert
    try await deliver(request("c"))
    expectEqual(delivered, ["b", "c"])
    #expect(driver.contains("Title of c"))
  }

  @Test("Without a delegate, or without its method, nothing is shown, and nothing is in the list")
  func noDelegate() async throws {
    center.delegate = nil
    try await deliver(request("a"))
    expectEqual(delivered, [])
    #expect(!driver.contains("Title of a"))
    final class Silent: NSObject, UNUserNotificationCenterDelegate {}
    let silent = Silent()
    center.delegate = silent
    try await deliver(request("b"))
    expectEqual(delivered, [])
    withExtendedLifetime(silent) {}
  }

  @Test("The delegate isn't held")
  func weakDelegate() async throws {
    final class Silent: NSObject, UNUserNotificationCenterDelegate {}
    var silent: Silent? = Silent()
    center.delegate = silent
    #expect(center.delegate === silent)
    silent = nil
    #expect(center.delegate == nil)
  }

  @Test("A delegate with the asynchronous methods is asked by them")
  func asynchronousDelegate() async throws {
    @MainActor final class Modern: NSObject, UNUserNotificationCenterDelegate {
      var calls: [String] = []
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
      ) async -> UNNotificationPresentationOptions {
        calls.append("willPresent \(notification.request.identifier)")
        return .list
      }
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
      ) async { calls.append("didReceive \(response.actionIdentifier)") }
    }
    let modern = Modern()
    center.delegate = modern
    try await deliver(request("a"))
    try await driver.settle(until: { delivered == ["a"] })
    user.tap("a")
    try await driver.settle(until: { modern.calls.count == 2 })
    expectEqual(modern.calls, ["willPresent a", "didReceive com.apple.UNNotificationDefaultActionIdentifier"])
  }

  @Test("A completion handler that isn't called, or is called twice, is logged")
  func completion() {
    let messages = logged {
      _ = CompletionCheck("one")
      let twice = CompletionCheck("two")
      #expect(twice.complete())
      #expect(!twice.complete())
    }
    expectEqual(
      messages,
      [
        "The completion handler of one was not called.",
        "The completion handler of two was called more than once.",
      ])
  }

  // MARK: The banner

  @Test("A banner leaves after five seconds of the scene's clock, and settling doesn't wait for it")
  func bannerLeaves() async throws {
    try await deliver(request("a"))
    await driver.settle()
    #expect(driver.contains("Title of a"))
    system.advance(by: 4.9)
    #expect(driver.contains("Title of a"))
    system.advance(by: 0.2)
    #expect(!driver.contains("Title of a"))
    expectEqual(delivered, ["a"])
  }

  @Test("Another banner takes the place of the one that is shown, with its own five seconds")
  func secondBanner() async throws {
    try await deliver(request("a"))
    system.advance(by: 3)
    try await deliver(request("b"))
    #expect(!driver.contains("Title of a"))
    system.advance(by: 3)
    #expect(driver.contains("Title of b"))
    system.advance(by: 3)
    #expect(!driver.contains("Title of b"))
  }

  @Test("A tap on the banner is a tap on its notification")
  func bannerTap() async throws {
    try await deliver(request("a"))
    try await driver.tap("Title of a")
    await driver.settle()
    expectEqual(
      try app().calls, ["willPresent a", "didReceive com.apple.UNNotificationDefaultActionIdentifier"])
    #expect(!driver.contains("Title of a"))
    expectEqual(delivered, [])
  }

  @Test("A swipe upward dismisses the banner, and leaves the notification in the list")
  func bannerSwipe() async throws {
    try await deliver(request("a"))
    try await driver.swipe("Title of a", .up)
    await driver.settle()
    #expect(!driver.contains("Title of a"))
    expectEqual(delivered, ["a"])
    expectEqual(try app().calls, ["willPresent a"])
  }

  @Test("The banner is in front of everything, and the app doesn't find its window")
  func bannerWindow() async throws {
    let windows = driver.window.windowScene?.windows.count
    driver.window.rootViewController?.present(UIViewController(), animated: false)
    try await deliver(request("a"))
    #expect(driver.text.contains("Title of a"))
    expectEqual(driver.window.windowScene?.windows.count, windows)
    await driver.tap(at: CGPoint(x: 195, y: 30))
    await driver.settle()
    expectEqual(try app().responses.count, 1)
    #expect(!driver.text.contains("Title of a"))
  }

  /// The notification of the banner that is shown.
  private var banner: String? { center.state.withLock { $0.banner?.request.identifier } }

  @Test("A banner that has left is no notification any more, and one that is removed leaves at once")
  func bannerIsGone() async throws {
    try app().shown = .banner
    try await deliver(request("a"))
    expectEqual(banner, "a")
    system.advance(by: 6)
    expectEqual(banner, nil)
    try await deliver(request("b"))
    try await driver.swipe("Title of b", .up)
    await driver.settle()
    expectEqual(banner, nil)
    try await deliver(request("c"))
    center.removeDeliveredNotifications(withIdentifiers: ["b"])
    expectEqual(banner, "c")
    center.removeDeliveredNotifications(withIdentifiers: ["c"])
    expectEqual(banner, nil)
    await driver.settle()
    #expect(!driver.contains("Title of c"))
    try await deliver(request("d"))
    try await deliver(request("d"))
    expectEqual(banner, "d")
    center.removeAllDeliveredNotifications()
    expectEqual(banner, nil)
  }

  @Test("A banner keeps its place at the top when the scene gets another size")
  func resizedBanner() async throws {
    try await deliver(request("a"))
    await driver.resize(to: CGSize(width: 844, height: 390))
    let frame = try driver.frame(of: "Title of a")
    #expect(frame.minX > 100 && frame.maxX < 744)
  }

  // MARK: In the background

  @Test("In the background the notification is in the list, and no method is called")
  func background() async throws {
    await driver.setAttention(.background)
    try await deliver(request("a", badge: 2))
    expectEqual(try app().calls, [])
    expectEqual(delivered, ["a"])
    expectEqual(user.badge, 2)
    await driver.setAttention(.active)
    #expect(!driver.contains("Title of a"))
  }

  @Test("A notification for a scene that is gone is in the list")
  func sceneIsGone() async throws {
    var other: Driver? = Driver(delegate: NotifyingDelegate.self)
    let system = try #require(other).system
    try await system.allowNotifications()
    try await system.center.add(request("a", after: 60))
    other = nil
    system.advance(by: 61)
    expectEqual(system.notifications.delivered.map(\.request.identifier), ["a"])
  }

  @Test("Time that passes on the scene's clock makes triggers due")
  func sceneClock() async throws {
    try await deliver(request("a", after: 0.5))
    expectEqual(try app().calls, [])
    await driver.longPress(at: CGPoint(x: 100, y: 700))
    await driver.settle()
    expectEqual(try app().calls, ["willPresent a"])
  }

  @Test("A trigger that repeats comes once for all dates that have passed, and then at its next date")
  func passedDates() async throws {
    let start = Date()
    system.clock = { start }
    try await deliver(request("a", after: 60, repeats: true))
    // The device sleeps: the timer comes late.
    system.clock = { start + 1000 }
    system.advance(by: 61)
    expectEqual(try app().calls, ["willPresent a"])
    system.advance(by: 60)
    expectEqual(try app().calls, ["willPresent a", "willPresent a"])
  }

  // MARK: Responses

  @Test("A tap brings the app to the foreground, then comes didReceive; the notification leaves the list")
  func tap() async throws {
    await driver.setAttention(.background)
    try await deliver(request("a"))
    user.tap("a")
    expectEqual(delivered, [])
    await driver.settle()
    expectEqual(
      try app().calls, ["foreground", "active", "didReceive com.apple.UNNotificationDefaultActionIdentifier"])
    let response = try #require(try app().responses.first)
    expectEqual(response.notification.request.identifier, "a")
    #expect(response.targetScene === driver.window.windowScene)
    #expect(try app().isOnMain)
  }

  @Test("An action stays in the background, and one with the option foreground does not")
  func actions() async throws {
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "mail",
        actions: [
          UNNotificationAction(identifier: "archive", title: "Archive"),
          UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
        ], intentIdentifiers: [])
    ])
    await driver.setAttention(.background)
    try await deliver(request("a", category: "mail"))
    #expect(user.perform("archive", on: "a"))
    await driver.settle()
    expectEqual(try app().calls, ["didReceive archive"])
    expectEqual(driver.application.applicationState, .background)
    expectEqual(delivered, [])
    try await deliver(request("b", category: "mail"))
    user.perform("open", on: "b")
    await driver.settle()
    expectEqual(try app().calls, ["foreground", "active", "didReceive open"])
  }

  @Test("An action with a text brings what the user typed")
  func textAction() async throws {
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "chat",
        actions: [
          UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Message")
        ], intentIdentifiers: [])
    ])
    try await deliver(request("a", category: "chat"))
    user.perform("reply", text: "See you", on: "a")
    await driver.settle()
    let response = try #require(try app().responses.first as? UNTextInputNotificationResponse)
    expectEqual(response.userText, "See you")
    expectEqual(response.actionIdentifier, "reply")
  }

  @Test("An action that needs authentication waits for an unlocked device")
  func lockedDevice() async throws {
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "mail",
        actions: [UNNotificationAction(identifier: "read", title: "Read", options: .authenticationRequired)],
        intentIdentifiers: [])
    ])
    try await deliver(request("a", category: "mail"))
    system.isLocked = true
    #expect(!user.perform("read", on: "a"))
    expectEqual(delivered, ["a"])
    system.isLocked = false
    #expect(user.perform("read", on: "a"))
    expectEqual(delivered, [])
  }

  @Test("A dismissal comes to the app only if the category has the option")
  func dismissal() async throws {
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "quiet", actions: [], intentIdentifiers: []),
      UNNotificationCategory(
        identifier: "told", actions: [], intentIdentifiers: [], options: .customDismissAction),
    ])
    await driver.setAttention(.background)
    try await deliver(request("a", category: "quiet"))
    user.dismiss("a")
    await driver.settle()
    expectEqual(try app().calls, [])
    expectEqual(delivered, [])
    try await deliver(request("b", category: "told"))
    user.dismiss("b")
    await driver.settle()
    expectEqual(try app().calls, ["didReceive com.apple.UNNotificationDismissActionIdentifier"])
    expectEqual(driver.application.applicationState, .background)
  }

  @Test("The user opens the app's settings of notifications, from one or from the system's settings")
  func settings() async throws {
    try await deliver(request("a"))
    user.openSettings(for: "a")
    user.openSettings()
    await driver.settle()
    expectEqual(try app().calls, ["willPresent a", "settings a", "settings -"])
  }

  @Test("The number on the icon is the same by both names")
  func badge() async throws {
    try await center.setBadgeCount(7)
    expectEqual(driver.application.applicationIconBadgeNumber, 7)
    driver.application.applicationIconBadgeNumber = 2
    expectEqual(user.badge, 2)
  }
}
