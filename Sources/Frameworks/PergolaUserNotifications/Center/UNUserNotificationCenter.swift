import Foundation
import PergolaSystem
import Synchronization

/// The notifications of an app: its authorization, the requests that wait, and those that were delivered.
///
/// Completion handlers are called on a private queue, and the delegate on the main queue. In a test the user and the
/// clock are played with `driver.system`.
public final class UNUserNotificationCenter: NSObject, Sendable {
  /// The service with the center of a system.
  private final class Service: SystemService {
    let center: UNUserNotificationCenter
    init(system: System) { center = UNUserNotificationCenter(system) }
  }

  let state = Mutex(CenterState())
  private let reference: @Sendable () -> System?
  /// The folder with the files of attachments.
  private let folder: URL

  private init(_ system: System) {
    reference = { [weak system] in system }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Notifications-\(UUID().uuidString)", isDirectory: true)
    super.init()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The notifications of the running app.
  public class func current() -> UNUserNotificationCenter { center(of: .current) }

  static func center(of system: System) -> UNUserNotificationCenter { system.service(Service.self).center }

  /// The system. After its end, one in which nothing has happened answers.
  var system: System { reference() ?? System() }

  /// True if the system shows extensions with content of their own: no host does.
  public var supportsContentExtensions: Bool { false }

  /// The delegate, which is not held. Set it before the app has finished launching.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.withLock { $0.delegate }.delegate }
    set {
      let reference = CenterState.DelegateReference(delegate: newValue)
      state.withLock { $0.delegate = reference }
    }
  }

  // MARK: Authorization

  /// Asks the user whether the app may notify them, unless they have answered.
  ///
  /// - Parameters:
  ///   - options: The ways that the app asks for. With `.provisional` the user isn't asked.
  ///   - completionHandler: Called with true if they allow it.
  @preconcurrency public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let system = system
    let isQuiet = options.contains(.provisional) && system.decision(for: .notifications) == nil
    state.withLock { state in
      state.options.formUnion(options)
      if isQuiet { state.isProvisional = true }
    }
    if isQuiet { return system.callBack { completionHandler(true, nil) } }
    system.request(.notifications) { completionHandler($0 == .allow, nil) }
  }

  /// Asks the user whether the app may notify them, unless they have answered. Returns true if they allow it.
  ///
  /// - Parameter options: The ways that the app asks for. With `.provisional` the user isn't asked.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }

  /// Reads the settings.
  @preconcurrency public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    system.callBack { completionHandler(self.settings) }
  }

  /// Returns the settings.
  public func notificationSettings() async -> UNNotificationSettings { settings }

  /// The settings now.
  var settings: UNNotificationSettings {
    let decision = system.decision(for: .notifications)
    let (options, isProvisional) = state.withLock { ($0.options, $0.isProvisional) }
    let status: UNAuthorizationStatus =
      switch decision {
      case .allow?: .authorized
      case nil: isProvisional ? .provisional : .notDetermined
      default: .denied
      }
    return UNNotificationSettings(status: status, options: options)
  }

  // MARK: Categories

  /// Replaces the categories.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// Reads the categories.
  @preconcurrency public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    system.callBack { completionHandler(self.state.withLock { $0.categories }) }
  }

  /// Returns the categories.
  public func notificationCategories() async -> Set<UNNotificationCategory> { state.withLock { $0.categories } }

  // MARK: Requests

  /// Adds a request, in the place of a pending one with the same identifier.
  ///
  /// Of more than 64 requests, those stay that are delivered soonest. While the user doesn't allow notifications, a
  /// request is accepted, but nothing is shown.
  ///
  /// - Parameter completionHandler: Called with nil, or with a ``UNError``.
  @preconcurrency public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = accept(request)
    system.callBack { completionHandler?(error) }
  }

  /// Adds a request, in the place of a pending one with the same identifier.
  ///
  /// - Throws: A ``UNError``.
  public func add(_ request: UNNotificationRequest) async throws {
    if let error = accept(request) { throw error }
  }

  /// Reads the requests that wait, in the order in which they were scheduled.
  @preconcurrency public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    system.callBack { completionHandler(self.pending) }
  }

  /// Returns the requests that wait, in the order in which they were scheduled.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  /// Removes the requests with identifiers.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let identifiers = Set(identifiers)
    cancel { identifiers.contains($0.identifier) }
  }

  /// Removes all requests that wait.
  public func removeAllPendingNotificationRequests() { cancel { _ in true } }

  /// The requests that wait.
  var pending: [UNNotificationRequest] { state.withLock { $0.pending.map(\.request) } }

  private func cancel(where isRemoved: (UNNotificationRequest) -> Bool) {
    let timers = state.withLock { $0.removePending(where: isRemoved) }
    for timer in timers { system.cancel(timer) }
  }

  /// Takes a request. Returns an error if it can't be delivered at all.
  private func accept(_ request: UNNotificationRequest) -> UNError? {
    guard !request.content.isEmpty else { return UNError(.notificationInvalidNoContent) }
    if let trigger = request.trigger as? UNCalendarNotificationTrigger, !trigger.hasComponents {
      return UNError(.notificationInvalidNoDate)
    }
    guard system.decision(for: .notifications) != .deny else {
      // The files of a request that is never shown stay where they are.
      cancel { $0.identifier == request.identifier }
      return nil
    }
    let moved: UNNotificationRequest
    do {
      moved = try request.movingAttachments(into: folder)
    } catch {
      return error as? UNError ?? UNError(.attachmentMoveIntoDataStoreFailed)
    }
    cancel { $0.identifier == request.identifier }
    guard let trigger = moved.trigger else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver(moved) } }
      return nil
    }
    let now = system.now
    // A date in the past is never met.
    if let date = trigger.date(after: now) { schedule(moved.scheduled(at: now), for: date, after: now) }
    return nil
  }

  private func schedule(_ request: UNNotificationRequest, for date: Date, after now: Date) {
    let system = system
    // A timer that is due at once waits for the lock, until the request is there.
    let excess = state.withLock { state in
      let timer = system.schedule(after: date.timeIntervalSince(now)) { [weak self] in
        self?.triggerDidFire(request.identifier, at: date)
      }
      state.pending.append(CenterState.Pending(request: request, date: date, timer: timer))
      return state.removeExcess()
    }
    for timer in excess { system.cancel(timer) }
  }

  /// Delivers a request whose time has come. One that repeats waits for its next date.
  @MainActor private func triggerDidFire(_ identifier: String, at date: Date) {
    let found = state.withLock { state in
      state.pending.firstIndex { $0.request.identifier == identifier }.map { state.pending.remove(at: $0) }
    }
    guard let request = found?.request, let trigger = request.trigger else { return }
    let now = system.now
    if trigger.repeats, let next = trigger.date(afterDeliveryAt: date, now: now) {
      schedule(request, for: next, after: now)
    }
    deliver(request)
  }

  // MARK: Delivered notifications

  /// Reads the delivered notifications that are still in the list.
  @preconcurrency public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    system.callBack { completionHandler(self.state.withLock { $0.delivered }) }
  }

  /// Returns the delivered notifications that are still in the list.
  public func deliveredNotifications() async -> [UNNotification] { state.withLock { $0.delivered } }

  /// Removes the notifications with identifiers from the list, and their banner.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    let identifiers = Set(identifiers)
    removeDelivered { identifiers.contains($0.request.identifier) }
  }

  /// Removes all notifications from the list, and the banner.
  public func removeAllDeliveredNotifications() { removeDelivered { _ in true } }

  private func removeDelivered(where isRemoved: (UNNotification) -> Bool) {
    let banner: UNNotification? = state.withLock { state in
      state.delivered.removeAll(where: isRemoved)
      guard let banner = state.banner, isRemoved(banner) else { return nil }
      state.banner = nil
      return banner
    }
    guard let identifier = banner?.request.identifier else { return }
    onMain { for scene in self.system.scenes { scene.removeBanner(identifier) } }
  }

  // MARK: The badge

  /// Sets the number on the app's icon; 0 removes it.
  ///
  /// - Parameter completionHandler: Called with nil, or for a negative number with a ``UNError``.
  @preconcurrency public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = setBadge(newBadgeCount)
    system.callBack { completionHandler?(error) }
  }

  /// Sets the number on the app's icon; 0 removes it.
  ///
  /// - Throws: A ``UNError`` for a negative number.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let error = setBadge(newBadgeCount) { throw error }
  }

  private func setBadge(_ count: Int) -> UNError? {
    guard count >= 0 else { return UNError(.badgeInputInvalid) }
    system.icon.badge = count
    return nil
  }
}

extension System.Permission {
  /// The permission to notify the user.
  public static let notifications = System.Permission("notifications")
}
