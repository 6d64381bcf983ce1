import Expectations
import Foundation
import PergolaSwiftUI
import PergolaTesting
import PergolaUserNotifications
import Testing

private struct NotifyingApp: App {
  @UIApplicationDelegateAdaptor(NotifyingDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Text("Home") }
  }
}

@MainActor @Suite("The app delegate of an app of SwiftUI")
struct AdaptedDelegateTests {
  @Test("It gets the token, the pushes and the fetches, and its notifications' responses at the launch")
  func calls() async throws {
    let driver = Driver(app: NotifyingApp.self)
    await driver.settle()
    let delegate = try #require(driver.system.center.delegate as? NotifyingDelegate)
    delegate.calls = []
    driver.system.remoteNotifications.answer = .token(Data([7]))
    driver.application.registerForRemoteNotifications()
    await driver.settle()
    driver.system.remoteNotifications.answer = .notSupported
    driver.application.registerForRemoteNotifications()
    await driver.settle()
    driver.system.notifications.push(["aps": ["content-available": 1], "id": "a"])
    driver.application.setMinimumBackgroundFetchInterval(0)
    expectEqual(await driver.system.fetchInBackground(), .failed)
    expectEqual(delegate.calls, ["token [7]", "NSCocoaErrorDomain 3010", "fetch a", "fetch"])
    expectEqual(driver.system.notifications.fetchResults, [.newData])
  }
}
