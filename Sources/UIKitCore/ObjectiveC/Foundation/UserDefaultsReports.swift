import Foundation
import MethodReplacement

/// The notifications of changes of user defaults, which Foundation on Linux leaves out.
///
/// The original posts `UserDefaults.didChangeNotification` after every change, and notifies those who observe a key. Here
/// the methods of `UserDefaults` that store a value are replaced by ones that do so too, once in a process: for all
/// stores, whoever made them ([record 32](Documentation/decisions/0032-user-defaults-that-report-their-changes.md)). A
/// value that equals the stored one changes nothing, and is not reported.
@_spi(Toolkit) public enum UserDefaultsReports {
  /// Replaces the methods, unless that is done. Without them, values are compared in the turns of a scene alone.
  public static func begin() { _ = isReporting }

  /// True if the methods were found and replaced.
  static let isReporting = MethodTable.replace(
    in: UserDefaults.self, by: ReportingDefaults.self, besides: PlainDefaults.self,
    count: ReportingDefaults.overrideCount)
}

/// A class that overrides nothing.
private final class PlainDefaults: UserDefaults {}

/// The methods that report changes. They run on stores of `UserDefaults` itself, and use nothing of this class: the other
/// methods that store a value call these two.
private final class ReportingDefaults: UserDefaults {
  static let overrideCount = 2

  override func set(_ value: Any?, forKey defaultName: String) {
    report(defaultName) { super.set(value, forKey: defaultName) }
  }

  override func removeObject(forKey defaultName: String) {
    report(defaultName) { super.removeObject(forKey: defaultName) }
  }
}

extension UserDefaults {
  /// Stores a value under a key, and reports a change on this thread.
  fileprivate final func report(_ key: String, _ store: () -> Void) {
    let old = object(forKey: key)
    let isObserved = KeyValueRegistry.hasObservers
    if isObserved { willChangeValue(forKey: key) }
    store()
    if isObserved { didChangeValue(forKey: key) }
    guard !Self.isSame(old, object(forKey: key)) else { return }
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// True if two values of a property list are equal; false for collections, which are not compared.
  private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a as AnyHashable, let b as AnyHashable): a == b
    default: false
    }
  }
}
