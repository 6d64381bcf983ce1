import Expectations
import Foundation
import PergolaSystem
import PergolaTesting
import PergolaUIKit
import PergolaUserNotifications
import Testing

@MainActor @Suite("Remote notifications")
struct RemoteTests {
  private let driver = Driver(delegate: NotifyingDelegate.self)
  private var system: System { driver.system }

  private func app() throws -> NotifyingDelegate { try #require(driver.application.delegate as? NotifyingDelegate) }

  /// The calls of the delegate since the launch.
  private func register() async throws -> [String] {
    try app().calls = []
    driver.application.registerForRemoteNotifications()
    expectEqual(try app().calls, [])
    await driver.settle()
    return try app().calls
  }

  @Test("A device that has no token refuses a registration with 3010, after the call has returned")
  func notSupported() async throws {
    expectEqual(try await register(), ["NSCocoaErrorDomain 3010"])
    #expect(!driver.application.isRegisteredForRemoteNotifications)
  }

  @Test("An app without the entitlement is refused with 3000")
  func missingEntitlement() async throws {
    system.remoteNotifications.answer = .missingEntitlement
    expectEqual(try await register(), ["NSCocoaErrorDomain 3000"])
  }

  @Test("A registration brings the token, every time, without any authorization by the user")
  func token() async throws {
    system.remoteNotifications.answer = .token(Data([1, 2]))
    expectEqual(try await register(), ["token [1, 2]"])
    expectEqual(try await register(), ["token [1, 2]"])
    #expect(driver.application.isRegisteredForRemoteNotifications)
    expectEqual(system.unanswered, [])
    driver.application.unregisterForRemoteNotifications()
    #expect(!driver.application.isRegisteredForRemoteNotifications)
  }

  @Test("A visible push comes as any notification: willPresent in the foreground, with its payload")
  func visible() async throws {
    try await system.allowNotifications()
    try app().calls = []
    system.notifications.push(
      [
        "aps": [
          "alert": ["title": "T", "subtitle": "S", "body": "B"], "badge": 4, "sound": "default", "category": "C",
          "thread-id": "G", "interruption-level": "passive",
        ],
        "id": "7",
      ], identifier: "p")
    await driver.settle()
    expectEqual(try app().calls, ["willPresent p"])
    let content = try #require(system.notifications.delivered.first).request.content
    expectEqual([content.title, content.subtitle, content.body], ["T", "S", "B"])
    expectEqual([content.categoryIdentifier, content.threadIdentifier], ["C", "G"])
    expectEqual(content.sound, .default)
    expectEqual(content.interruptionLevel, .passive)
    expectEqual(content.userInfo["id"] as? String, "7")
    expectEqual(system.notifications.badge, 4)
    #expect(system.notifications.delivered.first?.request.trigger is UNPushNotificationTrigger)
  }

  @Test("A silent push calls the fetch handler alone, in the background too, and its result is kept")
  func silent() async throws {
    try app().calls = []
    await driver.setAttention(.background)
    system.notifications.push(["aps": ["content-available": 1], "id": "7"])
    await driver.settle()
    expectEqual(try app().calls, ["background", "fetch 7"])
    expectEqual(system.notifications.fetchResults, [.newData])
    expectEqual(system.notifications.delivered, [])
  }

  @Test("A visible push with content: the fetch handler first, didReceive at the tap")
  func both() async throws {
    try await system.allowNotifications()
    await driver.setAttention(.background)
    try app().calls = []
    system.notifications.push(["aps": ["alert": "Hello", "content-available": 1], "id": "7"], identifier: "p")
    await driver.settle()
    expectEqual(try app().calls, ["fetch 7"])
    expectEqual(system.notifications.delivered.first?.request.content.body, "Hello")
    system.notifications.tap("p")
    await driver.settle()
    expectEqual(
      try app().calls,
      ["fetch 7", "foreground", "active", "didReceive com.apple.UNNotificationDefaultActionIdentifier"])
  }

  @Test("A push that the user doesn't allow is not shown, and its content is fetched")
  func notAllowed() async throws {
    try app().calls = []
    system.notifications.push(["aps": ["alert": "Hello", "content-available": 1]])
    await driver.settle()
    expectEqual(try app().calls, ["fetch -"])
    expectEqual(system.notifications.delivered, [])
  }

  @Test("A push with a badge or a sound alone is neither in the list nor a banner")
  func nothingToShow() async throws {
    try await system.allowNotifications()
    try app().calls = []
    system.notifications.push(["aps": ["badge": 3, "sound": "default"]], identifier: "p")
    await driver.settle()
    expectEqual(try app().calls, ["willPresent p"])
    expectEqual(system.notifications.badge, 3)
    expectEqual(system.notifications.delivered, [])
    await driver.setAttention(.background)
    system.notifications.push(["aps": ["badge": 4]])
    expectEqual(system.notifications.badge, 4)
    expectEqual(system.notifications.delivered, [])
  }

  @Test("A payload of nonsense is no notification")
  func nonsense() async throws {
    try await system.allowNotifications()
    try app().calls = []
    for payload in [[:], ["aps": "x"], ["aps": ["alert": 5, "badge": "many"]], [1: 2]] as [[AnyHashable: Any]] {
      system.notifications.push(payload)
    }
    await driver.settle()
    expectEqual(try app().calls, [])
  }

  @Test("A fetch in the background comes only if the app wants it and the user allows it")
  func fetch() async throws {
    expectEqual(await system.fetchInBackground(), nil)
    driver.application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    expectEqual(await system.fetchInBackground(), .failed)
    system.backgroundRefresh.setting = .denied
    expectEqual(driver.application.backgroundRefreshStatus, .denied)
    expectEqual(await system.fetchInBackground(), nil)
    system.backgroundRefresh.setting = .available
    driver.application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalNever)
    expectEqual(await system.fetchInBackground(), nil)
  }

  @Test("A fetch has failed if its completion is released without a call, and of two results the first is taken")
  func completions() async throws {
    final class Careless: UIResponder, UIApplicationDelegate {
      var results: [UIBackgroundFetchResult] = []

      func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
      ) { results.forEach(completionHandler) }

      func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
      ) { results.forEach(completionHandler) }
    }
    let driver = Driver(delegate: Careless.self)
    let app = try #require(driver.application.delegate as? Careless)
    driver.application.setMinimumBackgroundFetchInterval(60)
    expectEqual(await driver.system.fetchInBackground(), .failed)
    driver.system.notifications.push(["aps": ["content-available": 1]])
    expectEqual(driver.system.notifications.fetchResults, [])
    app.results = [.newData, .noData]
    expectEqual(await driver.system.fetchInBackground(), .newData)
    driver.system.notifications.push(["aps": ["content-available": 1]])
    expectEqual(driver.system.notifications.fetchResults, [.newData])
  }

  @Test("A delegate that lacks the methods has no data")
  func absentMethods() async throws {
    final class Plain: UIResponder, UIApplicationDelegate {}
    let driver = Driver(delegate: Plain.self)
    driver.application.setMinimumBackgroundFetchInterval(60)
    expectEqual(await driver.system.fetchInBackground(), .noData)
    driver.system.notifications.push(["aps": ["content-available": 1]])
    try await driver.settle(until: { driver.system.notifications.fetchResults == [.noData] })
  }
}
