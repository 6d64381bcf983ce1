import Foundation
import Synchronization

/// Begins a part of the program that one thread at a time may be in, for an object. The same thread may begin it again.
/// Returns 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(obj as AnyObject)
  return 0
}

/// Ends the part of the program that ``objc_sync_enter(_:)`` began. Returns 0, or -1 if this thread did not begin it.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.exit(obj as AnyObject) ? 0 : -1 }

/// The locks of objects, while threads hold them or wait for them.
private enum ObjectLocks {
  private struct Entry {
    let lock = NSRecursiveLock()
    /// The holders and waiters.
    var count = 0
    var holder: ObjectIdentifier?
    var depth = 0
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  static func enter(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    let lock = entries.withLock { entries in
      entries[id, default: Entry()].count += 1
      return entries[id]?.lock
    }
    lock?.lock()
    entries.withLock { entries in
      entries[id]?.holder = thread
      entries[id]?.depth += 1
    }
  }

  static func exit(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    let lock: NSRecursiveLock? = entries.withLock { entries in
      guard var entry = entries[id], entry.holder == thread, entry.depth > 0 else { return nil }
      entry.count -= 1
      entry.depth -= 1
      if entry.depth == 0 { entry.holder = nil }
      entries[id] = entry.count == 0 ? nil : entry
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}
