import Foundation

/// The state of the observation of one property by one observer.
///
/// Calls before and after changes may be nested, such as for a property that is computed from two others: only the
/// outermost ones notify.
final class PropertyObservation<Value> {
  private let options: NSKeyValueObservingOptions
  private let read: () -> Value?
  private let notify: (NSKeyValueObservedChange<Value>) -> Void
  private var watch: KeyValueWatch?
  private var depth = 0
  private var oldValue: Value?

  /// Begins the observation, and notifies at once with the option `.initial`.
  init(
    of object: NSObject, keys: [String], options: NSKeyValueObservingOptions, read: @escaping () -> Value?,
    notify: @escaping (NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.options = options
    self.read = read
    self.notify = notify
    if options.contains(.initial) {
      let value = options.contains(.new) ? read() : nil
      notify(NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, isPrior: false))
    }
    watch = KeyValueWatch(
      object, path: keys[...], willChange: { [weak self] in self?.valueWillChange() },
      didChange: { [weak self] in self?.valueDidChange() })
  }

  private func valueWillChange() {
    depth += 1
    guard depth == 1 else { return }
    oldValue = options.contains(.old) ? read() : nil
    guard options.contains(.prior) else { return }
    notify(NSKeyValueObservedChange(kind: .setting, newValue: nil, oldValue: oldValue, isPrior: true))
  }

  private func valueDidChange() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0 else { return }
    let old = oldValue
    oldValue = nil
    let new = options.contains(.new) ? read() : nil
    notify(NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, isPrior: false))
  }
}
