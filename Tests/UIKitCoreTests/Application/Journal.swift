import Foundation
import Synchronization

@testable import UIKitCore

/// A list of the calls and notifications of a test, in their order.
final class Journal: Sendable {
  private let storage = Mutex<[String]>([])

  var entries: [String] { storage.withLock { $0 } }

  func add(_ entry: String) { storage.withLock { $0.append(entry) } }

  /// Returns the entries, and empties the list.
  func take() -> [String] {
    storage.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }

  /// Adds the notifications with given names that an object posts, without the common parts of their names.
  @MainActor
  func record(_ names: [Notification.Name], from object: AnyObject) -> [any NSObjectProtocol] {
    names.map { name in
      let short = name.rawValue.replacingOccurrences(of: "Notification", with: "")
      return NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [self] _ in add(short)
      }
    }
  }

  /// The notifications of an app's and a scene's states.
  @MainActor
  func recordStates(of app: UIApplication, _ scene: UIScene) -> [any NSObjectProtocol] {
    record(
      [
        UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
        UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      ], from: scene)
      + record(
        [
          UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
          UIApplication.willEnterForegroundNotification, UIApplication.didEnterBackgroundNotification,
          UIApplication.willTerminateNotification,
        ], from: app)
  }
}
