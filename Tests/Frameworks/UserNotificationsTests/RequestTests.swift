import Expectations
import Foundation
import PergolaSystem
import Testing

@testable import PergolaUserNotifications

/// Requests of an app without a scene: what is delivered goes to the list.
@MainActor @Suite("Requests for notifications")
struct RequestTests {
  private nonisolated static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private let system = System()
  private var center: UNUserNotificationCenter { system.center }
  private var pending: [String] { system.notifications.pending.map(\.identifier) }
  private var delivered: [String] { system.notifications.delivered.map(\.request.identifier) }

  init() { system.clock = { Self.start } }

  private func error(of request: UNNotificationRequest) async -> UNError.Code? {
    do {
      try await center.add(request)
      return nil
    } catch {
      return (error as? UNError)?.code
    }
  }

  @Test("A request waits for its interval on the clock of the test, and is delivered then")
  func interval() async throws {
    try await system.allowNotifications()
    try await center.add(request("a", after: 10))
    system.advance(by: 9.5)
    expectEqual(pending, ["a"])
    expectEqual(delivered, [])
    system.advance(by: 1)
    expectEqual(pending, [])
    expectEqual(delivered, ["a"])
    let date = try #require(system.notifications.delivered.first).date
    expectEqual(date.timeIntervalSince(Self.start), 10)
  }

  @Test("Without a trigger a request is delivered now, after the call has returned")
  func now() async throws {
    try await system.allowNotifications()
    center.add(request("a"), withCompletionHandler: nil)
    expectEqual(delivered, [])
    await performMainQueue()
    expectEqual(delivered, ["a"])
  }

  @Test("A request replaces the pending one with its identifier, and a delivered notification too")
  func replacing() async throws {
    try await system.allowNotifications()
    try await center.add(request("a", after: 10))
    try await center.add(request("b", after: 10))
    try await center.add(request("a", after: 20))
    expectEqual(pending, ["b", "a"])
    system.advance(by: 15)
    expectEqual(delivered, ["b"])
    system.advance(by: 10)
    try await center.add(request("b", after: 1))
    system.advance(by: 2)
    expectEqual(delivered, ["a", "b"])
  }

  @Test("Of 1,000 requests the 64 soonest stay")
  func limit() async throws {
    try await system.allowNotifications()
    for number in 0..<1000 { try await center.add(request("\(number)", after: TimeInterval(1000 - number))) }
    expectEqual(pending, (936..<1000).map(String.init))
    system.advance(by: 2000)
    expectEqual(delivered, (936..<1000).reversed().map(String.init))
  }

  @Test("While the user doesn't allow notifications, a request is accepted and not pending")
  func denied() async throws {
    system.answer(.notifications, with: .deny)
    _ = try await center.requestAuthorization(options: .alert)
    expectEqual(await error(of: request("a", after: 10)), nil)
    expectEqual(pending, [])
  }

  @Test("Before the user is asked, a request waits, and is never shown")
  func notDetermined() async throws {
    try await center.add(request("a", after: 10))
    expectEqual(pending, ["a"])
    system.advance(by: 20)
    expectEqual(pending, [])
    expectEqual(delivered, [])
  }

  @Test("The next date of an interval counts from now, and of a pending request from its scheduling")
  func nextIntervalDate() async throws {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 100, repeats: false)
    try await center.add(UNNotificationRequest(identifier: "a", content: request("a").content, trigger: trigger))
    system.advance(by: 30)
    let pendingTrigger = try #require(
      system.notifications.pending.first?.trigger as? UNTimeIntervalNotificationTrigger)
    let (free, planned) = system.perform { (trigger.nextTriggerDate(), pendingTrigger.nextTriggerDate()) }
    expectEqual(free, Self.start.addingTimeInterval(130))
    expectEqual(planned, Self.start.addingTimeInterval(100))
  }

  @Test("An interval of zero is an exception")
  func zeroInterval() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("must be greater than 0"))
  }

  @Test("An interval below 60 seconds that repeats is an exception")
  func shortRepetition() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("at least 60 if repeating"))
  }

  @Test("A trigger that repeats waits again after every delivery")
  func repetition() async throws {
    try await system.allowNotifications()
    try await center.add(request("a", after: 60, repeats: true))
    system.advance(by: 61)
    expectEqual(delivered, ["a"])
    expectEqual(pending, ["a"])
    center.removeAllDeliveredNotifications()
    system.advance(by: 60)
    expectEqual(delivered, ["a"])
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    center.removeAllDeliveredNotifications()
    system.advance(by: 600)
    expectEqual(delivered, [])
  }

  @Test("A calendar trigger is met by the next date that matches, and again if it repeats")
  func calendar() async throws {
    try await system.allowNotifications()
    var components = DateComponents()
    components.minute = 30
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    let next = try #require(system.perform { trigger.nextTriggerDate() })
    expectEqual(Calendar.current.component(.minute, from: next), 30)
    #expect(next > system.now && next <= system.now.addingTimeInterval(3600))
    try await center.add(UNNotificationRequest(identifier: "a", content: request("a").content, trigger: trigger))
    system.advance(by: 3601)
    expectEqual(delivered, ["a"])
    center.removeAllDeliveredNotifications()
    system.advance(by: 3600)
    expectEqual(delivered, ["a"])
    expectEqual(pending, ["a"])
  }

  @Test("A calendar trigger that repeats leaves out the dates that have passed")
  func passedCalendarDates() throws {
    var components = DateComponents()
    components.second = 0
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    let late = Self.start.addingTimeInterval(1000)
    expectEqual(trigger.date(afterDeliveryAt: Self.start, now: late), trigger.date(after: late))
    expectEqual(trigger.date(afterDeliveryAt: late, now: Self.start), trigger.date(after: late))
  }

  @Test("A trigger in the past has no next date: the request is accepted, and neither pending nor delivered")
  func past() async throws {
    try await system.allowNotifications()
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 2001, month: 1, day: 1), repeats: false)
    #expect(trigger.nextTriggerDate() == nil)
    let made = UNNotificationRequest(identifier: "a", content: request("a").content, trigger: trigger)
    expectEqual(await error(of: made), nil)
    expectEqual(pending, [])
    system.advance(by: 100)
    expectEqual(delivered, [])
  }

  @Test("A trigger without components is error 1400, and a notification with nothing to show 1401")
  func refusals() async {
    let empty = UNCalendarNotificationTrigger(dateMatching: DateComponents(), repeats: false)
    expectEqual(
      await error(of: UNNotificationRequest(identifier: "a", content: request("a").content, trigger: empty)),
      .notificationInvalidNoDate)
    expectEqual(
      await error(of: UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: nil)),
      .notificationInvalidNoContent)
  }

  @Test("A request keeps the content as it was, whatever becomes of the mutable one")
  func contentIsCopied() throws {
    let content = UNMutableNotificationContent()
    content.title = "Before"
    content.userInfo = ["id": 7]
    let made = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "After"
    expectEqual(made.content.title, "Before")
    expectEqual(made.content.userInfo["id"] as? Int, 7)
    let copy = try #require(made.content.mutableCopy() as? UNMutableNotificationContent)
    expectEqual(copy, made.content)
    copy.sound = .default
    #expect(copy != made.content)
  }

  @Test("Contents are equal if all of their values are, and a notification counts for 1 in a summary")
  func equalContents() {
    expectEqual(UNNotificationContent().summaryArgumentCount, 1)
    let changes: [(UNMutableNotificationContent) -> Void] = [
      { $0.launchImageName = "x" }, { $0.targetContentIdentifier = "x" }, { $0.filterCriteria = "x" },
      { $0.summaryArgument = "x" }, { $0.summaryArgumentCount = 2 }, { $0.subtitle = "x" },
    ]
    for change in changes {
      let (one, other) = (UNMutableNotificationContent(), UNMutableNotificationContent())
      expectEqual(one, other)
      change(one)
      #expect(one != other)
      change(other)
      expectEqual(one, other)
    }
  }

  @Test("Removals are seen by the next reads")
  func removals() async throws {
    try await system.allowNotifications()
    for name in ["a", "b", "c"] { try await center.add(request(name, after: 10)) }
    center.removePendingNotificationRequests(withIdentifiers: ["b", "unknown"])
    expectEqual(await center.pendingNotificationRequests().map(\.identifier), ["a", "c"])
    system.advance(by: 11)
    center.removeDeliveredNotifications(withIdentifiers: ["a"])
    expectEqual(await center.deliveredNotifications().map(\.request.identifier), ["c"])
    try await center.add(request("d", after: 10))
    center.removeAllPendingNotificationRequests()
    center.removeAllDeliveredNotifications()
    expectEqual(pending + delivered, [])
  }

  @Test("Another set of categories replaces the former one")
  func categories() async {
    let one = UNNotificationCategory(identifier: "one", actions: [], intentIdentifiers: [])
    let two = UNNotificationCategory(identifier: "two", actions: [], intentIdentifiers: [])
    center.setNotificationCategories([one])
    center.setNotificationCategories([two])
    expectEqual(await center.notificationCategories(), [two])
  }

  @Test("The badge is a number of at least 0: a negative one is error 1600")
  func badge() async throws {
    try await center.setBadgeCount(5)
    expectEqual(system.notifications.badge, 5)
    await #expect(throws: UNError(.badgeInputInvalid)) { try await center.setBadgeCount(-1) }
    expectEqual(system.notifications.badge, 5)
    try await center.setBadgeCount(0)
    expectEqual(system.notifications.badge, 0)
  }

  @Test("A delivered notification sets its badge, and one without leaves it")
  func badgeOfContent() async throws {
    try await system.allowNotifications()
    try await center.add(request("a", after: 1, badge: 4))
    try await center.add(request("b", after: 2))
    system.advance(by: 3)
    expectEqual(system.notifications.badge, 4)
    try await center.add(request("c", after: 1, badge: 0))
    system.advance(by: 2)
    expectEqual(system.notifications.badge, 0)
  }
}
