import Expectations
import Foundation
import PergolaSystem
import PergolaUserNotifications
import Synchronization
import Testing

@Suite("The authorization of notifications")
struct AuthorizationTests {
  private let system = System()
  private var center: UNUserNotificationCenter { system.center }

  @Test("A fresh device has not been asked: the status is 0, and no setting is supported")
  func fresh() async {
    let settings = await center.notificationSettings()
    expectEqual(settings.authorizationStatus, .notDetermined)
    expectEqual(settings.alertSetting, .notSupported)
    expectEqual(settings.alertStyle, .none)
  }

  @Test("The raw values are the original's")
  func rawValues() {
    let statuses: [UNAuthorizationStatus] = [.notDetermined, .denied, .authorized, .provisional, .ephemeral]
    expectEqual(statuses.map(\.rawValue), [0, 1, 2, 3, 4])
    let settings: [UNNotificationSetting] = [.notSupported, .disabled, .enabled]
    expectEqual(settings.map(\.rawValue), [0, 1, 2])
    let options: [UNAuthorizationOptions] = [
      .badge, .sound, .alert, .carPlay, .criticalAlert, .providesAppNotificationSettings, .provisional,
    ]
    expectEqual(options.map(\.rawValue), [1, 2, 4, 8, 16, 32, 64])
    let shown: [UNNotificationPresentationOptions] = [.badge, .sound, .alert, .list, .banner]
    expectEqual(shown.map(\.rawValue), [1, 2, 4, 8, 16])
    let actions: [UNNotificationActionOptions] = [.authenticationRequired, .destructive, .foreground]
    expectEqual(actions.map(\.rawValue), [1, 2, 4])
    let levels: [UNNotificationInterruptionLevel] = [.passive, .active, .timeSensitive, .critical]
    expectEqual(levels.map(\.rawValue), [0, 1, 2, 3])
  }

  @Test("The codes of errors are the original's")
  func codes() {
    let codes: [UNError.Code] = [
      .notificationsNotAllowed, .attachmentInvalidURL, .attachmentUnrecognizedType, .attachmentInvalidFileSize,
      .attachmentNotInDataStore, .attachmentMoveIntoDataStoreFailed, .attachmentCorrupt, .notificationInvalidNoDate,
      .notificationInvalidNoContent, .badgeInputInvalid,
    ]
    expectEqual(codes.map(\.rawValue), [1, 100, 101, 102, 103, 104, 105, 1400, 1401, 1600])
    let error = UNError(.badgeInputInvalid) as any Error
    expectEqual((error as NSError).domain, "UNErrorDomain")
    expectEqual((error as NSError).code, 1600)
    #expect(UNError.badgeInputInvalid ~= error)
  }

  @Test("A user who allows it grants what was asked for, and is not asked again")
  func allowed() async throws {
    system.answer(.notifications, with: .allow)
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))
    expectEqual(system.unanswered, [])
    let settings = await center.notificationSettings()
    expectEqual(settings.authorizationStatus, .authorized)
    expectEqual(settings.alertSetting, .enabled)
    expectEqual(settings.soundSetting, .enabled)
    expectEqual(settings.alertStyle, .banner)
    expectEqual(settings.badgeSetting, .notSupported)
    expectEqual(settings.criticalAlertSetting, .notSupported)
  }

  @Test("A refusal is false, without an error")
  func denied() async throws {
    system.answer(.notifications, with: .deny)
    let error = await withCheckedContinuation { continuation in
      center.requestAuthorization(options: .alert) { isGranted, error in
        #expect(!isGranted)
        continuation.resume(returning: error as NSError?)
      }
    }
    expectEqual(error, nil)
    let settings = await center.notificationSettings()
    expectEqual(settings.authorizationStatus, .denied)
    expectEqual(settings.alertSetting, .disabled)
  }

  @Test("A question that nobody answers is a refusal, and is named")
  func unanswered() async throws {
    #expect(try await !center.requestAuthorization(options: .alert))
    expectEqual(system.unanswered, ["notifications"])
  }

  @Test("Two requests at once put one question, and get the same answer")
  func twoAtOnce() async throws {
    let center = center
    async let one = center.requestAuthorization(options: .alert)
    async let other = center.requestAuthorization(options: .badge)
    #expect(try await [one, other] == [false, false])
    expectEqual(system.unanswered, ["notifications"])
  }

  @Test("A provisional authorization asks nobody, is granted, and has the status 3")
  func provisional() async throws {
    #expect(try await center.requestAuthorization(options: [.alert, .provisional]))
    expectEqual(system.unanswered, [])
    let settings = await center.notificationSettings()
    expectEqual(settings.authorizationStatus, .provisional)
    expectEqual(settings.notificationCenterSetting, .enabled)
    expectEqual(settings.alertStyle, .none)
    // The app may ask later.
    system.answer(.notifications, with: .deny)
    #expect(try await !center.requestAuthorization(options: .alert))
    expectEqual(await center.notificationSettings().authorizationStatus, .denied)
  }

  @Test("Completions come on a private queue, never on main, and after the call has returned")
  func queue() async {
    let hasReturned = Mutex(false)
    let wasRight = await withCheckedContinuation { continuation in
      system.queue.sync {
        center.getNotificationSettings { _ in
          continuation.resume(returning: hasReturned.withLock { $0 } && !MainQueue.isCurrent)
        }
        hasReturned.withLock { $0 = true }
      }
    }
    #expect(wasRight)
  }

  @Test("A completion runs in the system of its app: a request that it adds waits there")
  func systemOfCompletions() async {
    system.answer(.notifications, with: .allow)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      center.requestAuthorization(options: .alert) { _, _ in
        UNUserNotificationCenter.current().add(request("a", after: 10)) { _ in continuation.resume() }
      }
    }
    expectEqual(await center.pendingNotificationRequests().map(\.identifier), ["a"])
  }

  @Test("Revoked while the app runs: the settings say so, and what was pending is not shown")
  @MainActor func revoked() async throws {
    try await system.allowNotifications()
    try await center.add(request("a", after: 10))
    system.answer(.notifications, with: .deny)
    expectEqual(await center.notificationSettings().authorizationStatus, .denied)
    system.advance(by: 20)
    expectEqual(system.notifications.delivered, [])
    expectEqual(system.notifications.pending, [])
  }

  @Test("Two systems share nothing")
  func twoSystems() async throws {
    let other = System()
    try await system.allowNotifications()
    try await center.add(request("a", after: 10))
    try await center.setBadgeCount(3)
    #expect(center !== other.center)
    expectEqual(await other.center.notificationSettings().authorizationStatus, .notDetermined)
    expectEqual(await other.center.pendingNotificationRequests(), [])
    expectEqual(other.icon.badge, 0)
  }

  @Test("A center that outlives its system answers as on a fresh device")
  func outlived() async throws {
    var owner: System? = System()
    let center = try #require(owner).center
    owner = nil
    #expect(try await !center.requestAuthorization(options: .alert))
    try await center.add(request("a", after: 10))
    expectEqual(await center.notificationSettings().authorizationStatus, .notDetermined)
  }
}
