import Foundation
import Synchronization

/// The names of the properties in a key path.
///
/// A key path does not know them. It is read once, while the getters of observable properties note their objects and
/// names.
enum KeyPathNames {
  private struct Reading {
    let object: NSObject
    let key: String
  }

  /// One key path is read at a time, by one thread.
  private static let lock = NSRecursiveLock()
  /// The identity of the thread that reads a key path; 0 while none does. Getters on all threads ask for it.
  private static let reader = Atomic<UInt>(0)
  private nonisolated(unsafe) static var readings: [Reading] = []

  private static var currentThread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

  /// The keys of a path with dots.
  static func keys(of path: String) -> [String] {
    path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// Notes that a property is read. Does nothing unless a key path is being read.
  static func note(_ object: NSObject, _ key: @autoclosure () -> String?) {
    let reader = Self.reader.load(ordering: .relaxed)
    guard reader != 0, reader == currentThread, let key = key() else { return }
    readings.append(Reading(object: object, key: key))
  }

  /// The keys of a key path at an object; nil if it begins with a property that cannot be observed.
  static func keys<Root: NSObject, Value>(of keyPath: KeyPath<Root, Value>, at object: Root) -> [String]? {
    if let name = MemberTable.of(object).name(of: keyPath) { return [name] }
    var readings = recorded { _ = object[keyPath: keyPath] }[...]
    var keys: [String] = []
    var current: NSObject? = object
    while let owner = current, let index = readings.firstIndex(where: { $0.object === owner }) {
      keys.append(readings[index].key)
      readings = readings[(index + 1)...]
      current = readings.isEmpty ? nil : owner.value(forKey: keys[keys.count - 1]) as? NSObject
    }
    return keys.isEmpty ? nil : keys
  }

  private static func recorded(_ body: () -> Void) -> [Reading] {
    lock.withLock {
      let outer = (readings, reader.load(ordering: .relaxed))
      readings = []
      reader.store(currentThread, ordering: .relaxed)
      defer {
        readings = outer.0
        reader.store(outer.1, ordering: .relaxed)
      }
      body()
      return readings
    }
  }
}
