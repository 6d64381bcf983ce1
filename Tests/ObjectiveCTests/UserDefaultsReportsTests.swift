import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// The changes of user defaults that Foundation on Linux does not report.
@MainActor @Suite("User defaults") struct UserDefaultsReportsTests {
  private final class Watcher: NSObject, KeyValueObserver {
    var values: [Int?] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { values.append(change?[.newKey] as? Int) }
  }

  private final class Count: @unchecked Sendable {
    var value = 0
  }

  private let store: UserDefaults

  init() throws {
    UserDefaultsReports.begin()
    store = try #require(UserDefaults(suiteName: "UserDefaultsReportsTests.\(UUID().uuidString)"))
  }

  /// The number of notifications of the store during a closure.
  private func reports(_ body: () -> Void) -> Int {
    let count = Count()
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: store, queue: nil
    ) { _ in count.value += 1 }
    body()
    NotificationCenter.default.removeObserver(observer)
    return count.value
  }

  @Test("the methods that store values are found and replaced") func isReporting() {
    #expect(UserDefaultsReports.isReporting)
  }

  @Test("each method that stores another value is followed by one notification") func storing() {
    expectEqual(reports { store.set(1, forKey: "a") }, 1)
    expectEqual(reports { store.set("one", forKey: "a") }, 1)
    expectEqual(reports { store.set(true, forKey: "b") }, 1)
    expectEqual(reports { store.set(1.5 as Double, forKey: "c") }, 1)
    expectEqual(reports { store.set(1.5 as Float, forKey: "d") }, 1)
    expectEqual(reports { store.set(URL(fileURLWithPath: "/tmp/a"), forKey: "e") }, 1)
    expectEqual(reports { store.set(["x", "y"], forKey: "f") }, 1)
    expectEqual(reports { store.removeObject(forKey: "a") }, 1)
    expectEqual(reports { store.set(nil as Any?, forKey: "b") }, 1)
  }

  @Test("an equal value is followed by no notification") func equalValue() {
    store.set(1, forKey: "a")
    expectEqual(reports { store.set(1, forKey: "a") }, 0)
    expectEqual(reports { store.removeObject(forKey: "missing") }, 0)
  }

  @Test("values are stored as before") func values() {
    store.set(7, forKey: "number")
    store.set(["x": ["y"]], forKey: "tree")
    expectEqual(store.integer(forKey: "number"), 7)
    expectEqual(store.dictionary(forKey: "tree") as? [String: [String]], ["x": ["y"]])
    #expect(type(of: store) == UserDefaults.self)
  }

  @Test("observers of a key are notified of its new values") func keyValueObserving() {
    let watcher = Watcher()
    store.addObserver(watcher, forKeyPath: "size", options: .new, context: nil)
    store.set(3, forKey: "size")
    store.set(4, forKey: "other")
    store.removeObject(forKey: "size")
    store.removeObserver(watcher, forKeyPath: "size")
    store.set(5, forKey: "size")
    expectEqual(watcher.values, [3, nil])
  }

  @Test("values are read and stored by key-value coding") func keyValueCoding() {
    store.setValue(3, forKey: "size")
    expectEqual(store.value(forKey: "size") as? Int, 3)
    #expect(store.value(forKey: "missing") == nil)
  }
}
