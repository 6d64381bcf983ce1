import Foundation
import Synchronization

/// The user's settings for assistive technologies, and the application's messages to them.
///
/// A test plays the settings, and reads the messages:
///
/// ```swift
/// driver.system.accessibility[.reduceMotion] = true
/// #expect(driver.system.accessibility.posts == [.announcement("Sent")])
/// ```
public final class Accessibility: SystemService {
  /// The maximum number of messages that a system that runs remembers.
  private static let capacity = 100

  private struct State {
    var changed: [AccessibilitySetting: Bool] = [:]
    var posts: [AccessibilityPost] = []
  }

  private let system: @Sendable () -> System?
  private let state = Mutex(State())

  /// The settings of a fresh system, and no messages.
  public init(system: System) { self.system = { [weak system] in system } }

  /// True if the user has turned a setting on. A change is followed by the setting's notification, on the main thread.
  public subscript(setting: AccessibilitySetting) -> Bool {
    get { state.withLock { $0.changed[setting] ?? setting.isOnAtFirst } }
    set {
      let old = state.withLock { $0.changed.updateValue(newValue, forKey: setting) } ?? setting.isOnAtFirst
      if old != newValue { notify(setting.notification) }
    }
  }

  /// The messages of the application, the last one at the end.
  public var posts: [AccessibilityPost] { state.withLock { $0.posts } }

  /// The texts that the application has announced, the last one at the end.
  public var announcements: [String] {
    posts.compactMap { if case .announcement(let text) = $0 { text } else { nil } }
  }

  /// Notes a message.
  package func note(_ post: AccessibilityPost) {
    let isLive = system()?.isLive ?? false
    state.withLock { state in
      state.posts.append(post)
      if isLive, state.posts.count > Self.capacity { state.posts.removeFirst() }
    }
  }

  /// Posts a notification on the main thread: at once if that is the present one.
  private func notify(_ name: Notification.Name) {
    let system = system() ?? System()
    let post: @Sendable () -> Void = { system.perform { NotificationCenter.default.post(name: name, object: nil) } }
    MainThread.isCurrent ? post() : DispatchQueue.main.async(execute: post)
  }
}

extension System {
  /// The user's settings for assistive technologies, and the application's messages to them.
  public var accessibility: Accessibility { service() }
}
