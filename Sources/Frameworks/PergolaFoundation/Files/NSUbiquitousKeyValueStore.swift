import Foundation
import Synchronization

/// The reasons for a change from outside. There are none here: the store is kept by this machine alone.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The keys that changed from outside.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"

/// Values by keys, which the original shares between a user's devices. Here they are kept in a file of this machine.
///
/// Changes are written by `synchronize()`. An app that is not called again before its end loses those since the last
/// call.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The notification of changes from other devices, which is never posted here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private static let shared = NSUbiquitousKeyValueStore(
    file: FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
      .appendingPathComponent("Ubiquitous Key Values", isDirectory: true)
      .appendingPathComponent("\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).plist"))

  /// The store of the app.
  open class var `default`: NSUbiquitousKeyValueStore { shared }

  private struct Values: @unchecked Sendable { var all: [String: Any] = [:] }

  private let values: Mutex<Values>
  private let file: URL?

  /// Creates a store that is kept in a file; nil keeps it in memory.
  package init(file: URL?) {
    self.file = file
    let data = file.flatMap { try? Data(contentsOf: $0) }
    let stored = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    values = Mutex(Values(all: stored as? [String: Any] ?? [:]))
  }

  /// Writes the values into the file. Returns false if that fails.
  @discardableResult open func synchronize() -> Bool {
    guard let file else { return true }
    return values.withLock { values in
      do {
        let data = try PropertyListSerialization.data(fromPropertyList: values.all, format: .binary, options: 0)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
        return true
      } catch {
        return false
      }
    }
  }

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] {
    nonisolated(unsafe) var all: [String: Any] = [:]
    values.withLock { all = $0.all }
    return all
  }

  /// Returns the value of a key; nil if there is none.
  open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }

  /// Sets the value of a key, which must be one of property lists. Nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) {
    if let anObject {
      precondition(
        PropertyListSerialization.propertyList(anObject, isValidFor: .binary),
        "*** -[NSUbiquitousKeyValueStore setObject:forKey:]: Attempt to insert non-property value '\(anObject)' for key '\(aKey)'"
      )
    }
    nonisolated(unsafe) let value = anObject
    values.withLock { $0.all[aKey] = value }
  }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// Returns a string; nil if the key has none.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns an array; nil if the key has none.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns a dictionary; nil if the key has none.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Returns data; nil if the key has none.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns an integer; 0 if the key has none.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// Returns a number; 0 if the key has none.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// Returns a Boolean value; false if the key has none.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int64: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    default: nil
    }
  }

  /// Sets a string. Nil removes it.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets data. Nil removes it.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets an array. Nil removes it.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets a dictionary. Nil removes it.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Sets an integer.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a number.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a Boolean value.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
}
