import Foundation
import Synchronization

/// An object that observes others by key paths with names. Every responder is one.
public protocol KeyValueObserver: NSObject {
  /// Called with a change of a property that the object observes.
  ///
  /// - Parameters:
  ///   - keyPath: the key path that was given to `addObserver(_:forKeyPath:options:context:)`.
  ///   - object: the object to which the key path belongs.
  ///   - change: the kind of the change, and the values by the options.
  ///   - context: the context that was given.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension NSObject {
  /// Adds an observer of a property, or of one that a key path leads to. Neither object is kept alive.
  ///
  /// - Parameters:
  ///   - observer: a ``KeyValueObserver``; another object traps at the first change.
  ///   - context: passed to the observer, and used to tell registrations apart.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let registration = KeyPathRegistration(self, observer, keyPath, context)
    registration.begin(options)
    KeyPathRegistration.all.withLock { all in
      all.removeAll(where: \.isObsolete)
      all.append(registration)
    }
  }

  /// Removes an observer of a key path. Traps if the object is not registered.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeRegistration(of: observer, keyPath) { _ in true }
  }

  /// Removes an observer of a key path with a context. Traps if the object is not registered.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    removeRegistration(of: observer, keyPath) { $0.context == context }
  }

  private func removeRegistration(
    of observer: NSObject, _ keyPath: String, where matches: (KeyPathRegistration) -> Bool
  ) {
    let removed = KeyPathRegistration.all.withLock { all in
      let index = all.lastIndex {
        $0.object === self && $0.observer === observer && $0.keyPath == keyPath && matches($0)
      }
      return index.map { all.remove(at: $0) }
    }
    guard removed != nil else {
      fatalError(
        "Cannot remove an observer \(Exceptions.object(observer)) for the key path \"\(keyPath)\" from "
          + "\(Exceptions.object(self)) because it is not registered as an observer.")
    }
  }

  /// Notifies observers that a property is about to change. Each call is followed by one of `didChangeValue(forKey:)`.
  public func willChangeValue(forKey key: String) {
    for hook in KeyValueRegistry.hooks(of: self, key: key) { hook.willChange() }
  }

  /// Notifies observers that a property has changed.
  public func didChangeValue(forKey key: String) {
    for hook in KeyValueRegistry.hooks(of: self, key: key) { hook.didChange() }
  }

  /// Notes that a computed property is read: the first statement of its getter, so that `observe(_:options:)` finds the
  /// property in a subclass too.
  public func noteReading(forKey key: String) { KeyPathNames.note(self, key) }
}

/// An observer that was added to an object by a key path.
private final class KeyPathRegistration: @unchecked Sendable {
  static let all = Mutex<[KeyPathRegistration]>([])

  private(set) weak var object: NSObject?
  private(set) weak var observer: NSObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private var observation: PropertyObservation<Any>?

  init(_ object: NSObject, _ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?) {
    self.object = object
    self.observer = observer
    self.keyPath = keyPath
    self.context = context
  }

  /// True if the object or the observer was released.
  var isObsolete: Bool { object == nil || observer == nil }

  func begin(_ options: NSKeyValueObservingOptions) {
    guard let object else { return }
    observation = PropertyObservation(
      of: object, keys: KeyPathNames.keys(of: keyPath), options: options,
      read: { [weak object, keyPath] in object.map { $0.value(forKeyPath: keyPath) ?? NSNull() } },
      notify: { [weak self] change in self?.notify(change) })
  }

  private func notify(_ change: NSKeyValueObservedChange<Any>) {
    guard let object, let observer else { return }
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
    values[.newKey] = change.newValue
    values[.oldKey] = change.oldValue
    if change.isPrior { values[.notificationIsPriorKey] = true }
    guard let observer = observer as? any KeyValueObserver else {
      Exceptions.unhandledChange(keyPath, of: object, values, context, to: observer)
    }
    observer.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
  }
}
