import Foundation
import PergolaSystem
@_spi(Toolkit) import UIKitCore

/// A key of a store of user defaults, whose readers are marked when its value changes.
final class DefaultsSource: DependencySource, @unchecked Sendable {
  let store: UserDefaults
  let key: String
  /// The value that the readers know. Used on the main thread only, but for the first one.
  private var known: AnyHashable?

  private init(_ store: UserDefaults, _ key: String) {
    self.store = store
    self.key = key
    known = store.object(forKey: key) as? AnyHashable
    super.init(name: key)
  }

  /// Marks the readers if the stored value is another one now.
  @MainActor
  func refresh() {
    let new = store.object(forKey: key) as? AnyHashable
    guard new != known else { return }
    known = new
    didChange()
  }

  // MARK: All sources

  private struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private struct Entry {
    weak var source: DefaultsSource?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Place: Entry] = [:]
  /// The observation of all stores, made with the first source.
  nonisolated(unsafe) private static let observation: any NSObjectProtocol = {
    UserDefaultsReports.begin()
    return NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in refreshAllSoon() }
  }()

  /// The source of a key, the same one for all that read it.
  static func shared(_ store: UserDefaults, _ key: String) -> DefaultsSource {
    _ = observation
    return lock.withLock {
      let place = Place(store: ObjectIdentifier(store), key: key)
      if let known = entries[place]?.source { return known }
      entries = entries.filter { $0.value.source != nil }
      let source = DefaultsSource(store, key)
      entries[place] = Entry(source: source)
      return source
    }
  }

  /// Marks the readers of all keys whose values are others now.
  @MainActor
  static func refreshAll() {
    let sources = lock.withLock { entries.values.compactMap(\.source) }
    for source in sources { source.refresh() }
  }

  /// Marks the readers of changed keys: now on the main thread, else soon.
  static func refreshAllSoon() {
    guard MainThread.isCurrent else {
      return DispatchQueue.main.async { MainActor.assumeIsolated { refreshAll() } }
    }
    MainActor.assumeIsolated { refreshAll() }
  }
}

/// A typed value under a key of user defaults.
struct DefaultsPlace<Value> {
  let source: DefaultsSource
  /// The value without a stored one.
  let initialValue: Value
  let coding: DefaultsCoding<Value>

  /// The value, noted as read.
  var value: Value {
    source.didRead()
    return coding.read(source.store, source.key) ?? initialValue
  }

  func set(_ new: Value) {
    coding.write(source.store, source.key, new)
    DefaultsSource.refreshAllSoon()
  }
}
