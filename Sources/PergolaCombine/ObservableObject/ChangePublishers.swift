import CombineBase
import Foundation
import OpenCombine

/// The publishers of observable objects that do not declare one.
///
/// OpenCombine installs a publisher in the `@Published` properties of an object, where it lives as long as the object.
/// An object without such properties has no place for it, so this table keeps the publisher beside the object, without
/// retaining the object.
///
/// An access costs one look at the table, and for objects with `@Published` properties OpenCombine's walk over the
/// fields. Entries of released objects are removed when the table has grown to twice its live size.
final class ChangePublishers: @unchecked Sendable {
  static let shared = ChangePublishers()

  private struct Entry {
    weak var owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  /// The number of entries, including those of released objects that were not removed yet.
  var count: Int { lock.withLock { entries.count } }

  /// The publisher of an object: the same one at every call.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let identifier = ObjectIdentifier(object)
    if let publisher = lock.withLock({ existing(identifier, of: object) }) { return publisher }
    if let publisher = PublishedFields(of: object).installedPublisher { return publisher }
    return lock.withLock {
      // Another thread may have been faster.
      if let publisher = existing(identifier, of: object) { return publisher }
      let publisher = ObservableObjectPublisher()
      entries[identifier] = Entry(owner: object, publisher: publisher)
      removeReleasedIfNeeded()
      return publisher
    }
  }

  /// The entry's publisher, unless the entry belongs to an earlier object at the same address.
  private func existing(_ identifier: ObjectIdentifier, of object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[identifier], entry.owner === object else { return nil }
    return entry.publisher
  }

  private func removeReleasedIfNeeded() {
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.owner != nil }
    limit = max(64, entries.count * 2)
  }
}
