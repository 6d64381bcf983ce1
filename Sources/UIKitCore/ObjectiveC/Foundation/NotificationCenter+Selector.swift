import Foundation
import Synchronization

extension NotificationCenter {
  /// Adds an object whose method is called with each notification of a name, on the thread that posts it. The method has no
  /// parameter, or the notification as its parameter.
  ///
  /// The observer is not kept alive, and need not be removed before it is released.
  ///
  /// - Parameters:
  ///   - aName: nil for all names.
  ///   - anObject: the sender; nil for all senders.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let registration = ObserverRegistration(
      center: self, target: ActionTarget(observer), selector: aSelector, name: aName,
      sender: anObject.map { $0 as AnyObject })
    registration.begin(object: anObject)
    ObserverRegistration.all.withLock { $0.append(registration) }
  }

  /// Removes an observer from all notifications, or the observer that `addObserver(forName:object:queue:using:)` returned.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Removes an observer from the notifications of a name and a sender; nil stands for all names or all senders.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    ObserverRegistration.remove { registration in
      registration.matches(self, observer, aName, sender: anObject.map { $0 as AnyObject })
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// An observer that was added with a selector.
///
/// Notifications may be posted on any thread.
private final class ObserverRegistration: @unchecked Sendable {
  static let all = Mutex<[ObserverRegistration]>([])

  private weak var center: NotificationCenter?
  private let target: ActionTarget
  private let selector: Selector
  private let name: NSNotification.Name?
  private let sender: ObjectIdentifier?
  private var token: (any NSObjectProtocol)?

  init(
    center: NotificationCenter, target: ActionTarget, selector: Selector, name: NSNotification.Name?, sender: AnyObject?
  ) {
    self.center = center
    self.target = target
    self.selector = selector
    self.name = name
    self.sender = sender.map(ObjectIdentifier.init)
  }

  func begin(object: Any?) {
    token = center?.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
      self?.receive(notification)
    }
  }

  private func receive(_ notification: Notification) {
    guard let target = target.target else { return Self.remove { $0 === self } }
    selector.send(to: target, with: [notification])
  }

  func matches(_ center: NotificationCenter, _ observer: AnyObject, _ name: Notification.Name?, sender: AnyObject?)
    -> Bool
  {
    guard self.center === center, target.isTarget(observer) else { return target.isReleased }
    return (name == nil || name == self.name) && (sender == nil || sender.map(ObjectIdentifier.init) == self.sender)
  }

  static func remove(where matches: (ObserverRegistration) -> Bool) {
    let removed = all.withLock { all in
      let removed = all.filter(matches)
      all.removeAll { registration in removed.contains { $0 === registration } }
      return removed
    }
    for registration in removed {
      if let token = registration.token { registration.center?.removeObserver(token as Any) }
    }
  }
}
