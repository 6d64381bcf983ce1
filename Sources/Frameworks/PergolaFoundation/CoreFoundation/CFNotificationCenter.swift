import Foundation
import PergolaCoreFoundation
import Synchronization

/// A center of notifications of Core Foundation.
public final class CFNotificationCenter: Sendable {
  /// A registration of an observer.
  private struct Registration {
    let observer: UnsafeRawPointer?
    let callback: CFNotificationCallback
    let name: String?
  }

  private struct Registrations: @unchecked Sendable { var all: [Registration] = [] }

  private let registrations = Mutex(Registrations())
  fileprivate static let darwin = CFNotificationCenter()

  fileprivate func add(_ observer: UnsafeRawPointer?, _ callback: @escaping CFNotificationCallback, _ name: String?) {
    nonisolated(unsafe) let registration = Registration(observer: observer, callback: callback, name: name)
    registrations.withLock { $0.all.append(registration) }
  }

  fileprivate func remove(_ observer: UnsafeRawPointer?, _ name: String?) {
    nonisolated(unsafe) let observer = observer
    registrations.withLock { registrations in
      registrations.all.removeAll { $0.observer == observer && (name == nil || $0.name == name) }
    }
  }

  fileprivate func post(_ name: CFNotificationName) {
    // The observers of this moment, without the lock: they may add and remove others. In the original the notification
    // goes through the system, and arrives on the main thread later.
    DispatchQueue.main.async {
      let all = self.registrations.withLock { registrations in
        nonisolated(unsafe) let matching = registrations.all.filter { $0.name == String(describing: name.rawValue) }
        return Registrations(all: matching)
      }
      for registration in all.all {
        registration.callback(self, registration.observer.map { UnsafeMutableRawPointer(mutating: $0) }, name, nil, nil)
      }
    }
  }
}

/// The name of a notification of Core Foundation.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name as a string, which does not change.
  public let rawValue: CFString
  /// Creates a name from a string.
  public init(rawValue: CFString) { self.rawValue = (rawValue.copy() as? CFString) ?? rawValue }
  /// Creates a name from a string.
  public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
}

/// A function that a notification calls: with the center, the observer, the name, and nil for object and information,
/// which notifications of Darwin do not have.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// The treatment of notifications while an app is suspended. Apps here are not suspended.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// Notifications are dropped.
  case drop = 1
  /// The last notification of each name is delivered later.
  case coalesce
  /// All notifications are delivered later.
  case hold
  /// Notifications are delivered at once.
  case deliverImmediately
}

/// Returns the center of notifications between processes. Here they reach observers of this process alone.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Adds an observer of notifications with a name; nil stands for no name, which Darwin's center does not deliver.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: @escaping CFNotificationCallback,
  _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  center.add(observer, callBack, name.map { String(describing: $0) })
}

/// Removes an observer of notifications with a name.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  center.remove(observer, name.map { String(describing: $0.rawValue) })
}

/// Removes an observer of all notifications.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
  center.remove(observer, nil)
}

/// Posts a notification with a name. Object and information are dropped, as Darwin's center does.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {
  center.post(name)
}
