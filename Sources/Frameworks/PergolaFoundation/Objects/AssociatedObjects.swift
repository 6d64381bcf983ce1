import Foundation
import Synchronization

/// The ways in which an object keeps a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not kept alive. It is nil after its end; the original's reference is then invalid.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is kept alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value is kept alive.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; nil removes the value.
///
/// The value is released at the latest when other associations are set after the object's end: Swift has no call for
/// the end of an object of any class.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(AssociatedObjects.Value(value, policy), for: object as AnyObject, key)
}

/// Returns the value that is associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: object as AnyObject, key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(for: object as AnyObject)
}

/// The values that are associated with objects, by the objects' addresses.
///
/// An entry refers to its object weakly, so a later object at the same address is told apart. Entries of objects that
/// ended are removed whenever the number of entries has doubled, which costs a constant time for each call on average.
private enum AssociatedObjects {
  /// A value as its policy keeps it.
  enum Value {
    case kept(Any)
    case weak(WeakReference)

    init?(_ value: Any?, _ policy: objc_AssociationPolicy) {
      guard let value else { return nil }
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: self = .weak(WeakReference(value as AnyObject))
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .kept(value)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      }
    }

    var current: Any? {
      switch self {
      case .kept(let value): value
      case .weak(let reference): reference.object
      }
    }
  }

  private struct Entry {
    let object: WeakReference
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of ended objects are removed.
    var limit = 64
  }

  private static let table = Mutex(Table())

  static func value(for object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    nonisolated(unsafe) let (object, key) = (object, key)
    nonisolated(unsafe) var result: Any?
    table.withLock { table in
      guard let entry = table.entries[ObjectIdentifier(object)], entry.object.object === object else { return }
      result = entry.values[key]?.current
    }
    return result
  }

  static func set(_ value: Value?, for object: AnyObject, _ key: UnsafeRawPointer) {
    nonisolated(unsafe) let (object, key, value) = (object, key, value)
    // Released behind the lock: the end of a value may set others.
    nonisolated(unsafe) var removed: [Any] = []
    table.withLock { table in
      let id = ObjectIdentifier(object)
      if let stale = table.entries[id], stale.object.object !== object {
        removed.append(stale)
        table.entries[id] = nil
      }
      var entry = table.entries[id] ?? Entry(object: WeakReference(object))
      if let old = entry.values.updateValue(value ?? .weak(WeakReference(nil)), forKey: key) { removed.append(old) }
      if value == nil { entry.values[key] = nil }
      table.entries[id] = entry.values.isEmpty ? nil : entry
      if table.entries.count >= table.limit { removed.append(sweep(&table)) }
    }
    withExtendedLifetime(removed) {}
  }

  static func removeAll(for object: AnyObject) {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var removed: Any?
    table.withLock { removed = $0.entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(removed) {}
  }

  /// Removes the entries of objects that ended, and returns them.
  private static func sweep(_ table: inout Table) -> [Entry] {
    let ended = table.entries.filter { $0.value.object.object == nil }
    for id in ended.keys { table.entries[id] = nil }
    table.limit = max(64, table.entries.count * 2)
    return Array(ended.values)
  }
}
