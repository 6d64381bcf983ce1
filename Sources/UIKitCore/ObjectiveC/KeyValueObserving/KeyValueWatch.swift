import Foundation

/// A watch on a property, on the properties that it is computed from, and on the rest of a key path, at the objects that
/// the path leads to now.
final class KeyValueWatch {
  private weak var object: NSObject?
  private let id: ObjectIdentifier
  private let key: String
  private let rest: ArraySlice<String>
  private let willChange: () -> Void
  private let didChange: () -> Void
  private var hook: KeyValueHook?
  private var dependencies: [KeyValueWatch] = []
  private var next: KeyValueWatch?

  /// - Parameters:
  ///   - path: The keys, of which there is at least one.
  ///   - visited: The keys of this object that are watched already, because they depend on this one.
  init(
    _ object: NSObject, path: ArraySlice<String>, visited: Set<String> = [], willChange: @escaping () -> Void,
    didChange: @escaping () -> Void
  ) {
    self.object = object
    id = ObjectIdentifier(object)
    key = path[path.startIndex]
    rest = path.dropFirst()
    self.willChange = willChange
    self.didChange = didChange
    let hook = KeyValueHook(
      willChange: willChange,
      didChange: { [weak self] in
        self?.followPath()
        didChange()
      })
    self.hook = hook
    KeyValueRegistry.add(hook, to: object, key: key)
    watchDependencies(of: object, visited: visited.union([key]))
    followPath()
  }

  deinit { if let hook { KeyValueRegistry.remove(hook, from: id, key: key) } }

  private func watchDependencies(of object: NSObject, visited: Set<String>) {
    for path in object.keyPathsAffecting(key).sorted() {
      let keys = KeyPathNames.keys(of: path)
      guard let first = keys.first, !visited.contains(first) else { continue }
      dependencies.append(
        KeyValueWatch(object, path: keys[...], visited: visited, willChange: willChange) { [weak self] in
          self?.followPath()
          self?.didChange()
        })
    }
  }

  /// Watches the rest of the path at the present value of the property.
  private func followPath() {
    guard !rest.isEmpty else { return }
    next = (object?.value(forKey: key) as? NSObject).map {
      KeyValueWatch($0, path: rest, willChange: willChange, didChange: didChange)
    }
  }
}

extension NSObject {
  /// The key paths of the properties from which a property is computed.
  fileprivate func keyPathsAffecting(_ key: String) -> Set<String> {
    let declared = MemberTable.of(self).property(named: key)?.affectedBy ?? []
    guard let type = type(of: self) as? any KeyValueDependencies.Type else { return declared }
    return declared.union(type.keyPathsForValuesAffectingValue(forKey: key))
  }
}

/// A class that declares which properties others are computed from.
public protocol KeyValueDependencies: AnyObject {
  /// Returns the key paths of the properties that the one with a name is computed from: its observers are also notified of
  /// their changes.
  static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}
