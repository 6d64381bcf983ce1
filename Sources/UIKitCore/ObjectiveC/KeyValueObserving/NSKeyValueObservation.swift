import Foundation

/// An observation of a property, until it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
  private var observation: AnyObject?

  init(_ observation: AnyObject) { self.observation = observation }

  /// Ends the observation.
  public func invalidate() { observation = nil }
}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property, until the returned object is invalidated or released. The observed object is not kept alive.
  ///
  /// The property is a ``KeyValueObservable`` one, or a computed one among the members of the class. A key path may go
  /// through other objects: `\.plant.height`. Traps if the key path begins with another property.
  ///
  /// - Parameter changeHandler: Called with the object and the change, on the thread of the change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let keys = observableKeys(of: keyPath)
    return NSKeyValueObservation(
      PropertyObservation<Value>(
        of: self, keys: keys, options: options, read: { [weak self] in self?[keyPath: keyPath] },
        notify: { [weak self] change in if let self { changeHandler(self, change) } }))
  }

  /// Notifies observers that a property is about to change. Each call is followed by one of `didChangeValue(for:)`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = observableKeys(of: keyPath).first { willChangeValue(forKey: key) }
  }

  /// Notifies observers that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = observableKeys(of: keyPath).first { didChangeValue(forKey: key) }
  }

  private func observableKeys<Value>(of keyPath: KeyPath<Self, Value>) -> [String] {
    guard let keys = KeyPathNames.keys(of: keyPath, at: self) else {
      fatalError("Could not extract a String from KeyPath \(keyPath)")
    }
    return keys
  }
}
