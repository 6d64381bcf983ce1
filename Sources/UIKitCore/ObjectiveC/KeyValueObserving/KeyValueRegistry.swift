import Synchronization

/// The closures that are called before and after the changes of one property of one object.
///
/// Changes may happen on any thread, each object's on one at a time.
final class KeyValueHook: @unchecked Sendable {
  let willChange: () -> Void
  let didChange: () -> Void

  init(willChange: @escaping () -> Void, didChange: @escaping () -> Void) {
    self.willChange = willChange
    self.didChange = didChange
  }
}

/// The hooks of all objects that have observers.
enum KeyValueRegistry {
  private struct Entry: @unchecked Sendable {
    /// The object. Another one may have its identity after it was released.
    weak var object: AnyObject?
    var hooks: [String: [KeyValueHook]] = [:]
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])
  private static let count = Atomic(0)

  /// False if no object has observers, so that setters need no time.
  static var hasObservers: Bool { count.load(ordering: .relaxed) > 0 }

  static func add(_ hook: KeyValueHook, to object: AnyObject, key: String) {
    nonisolated(unsafe) let object = object
    let id = ObjectIdentifier(object)
    entries.withLock { entries in
      if entries[id]?.object == nil {
        // The time to remove what released objects left.
        entries = entries.filter { $0.value.object != nil }
        entries[id] = Entry(object: object)
      }
      entries[id]?.hooks[key, default: []].append(hook)
      count.store(entries.count, ordering: .relaxed)
    }
  }

  static func remove(_ hook: KeyValueHook, from id: ObjectIdentifier, key: String) {
    entries.withLock { entries in
      entries[id]?.hooks[key]?.removeAll { $0 === hook }
      if entries[id]?.hooks[key]?.isEmpty ?? false { entries[id]?.hooks[key] = nil }
      if entries[id]?.hooks.isEmpty ?? false { entries[id] = nil }
      count.store(entries.count, ordering: .relaxed)
    }
  }

  /// The hooks of an object's property, in the order in which they were added.
  static func hooks(of object: AnyObject, key: String) -> [KeyValueHook] {
    guard hasObservers else { return [] }
    let id = ObjectIdentifier(object)
    return entries.withLock { entries in
      guard let entry = entries[id], entry.object != nil else { return [] }
      return entry.hooks[key] ?? []
    }
  }
}
