import Foundation
import Observation
import PergolaSystem
import UIKitCore

/// A value of the environment that a view reads. The body is evaluated again when that value changes, not for others.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let identity: AnyHashable
  private var location: EnvironmentLocation?

  /// Creates the property with the path of its value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    identity = keyPath
  }

  /// The value.
  public var wrappedValue: Value { read(location?.values ?? EnvironmentValues()) }
}

extension Environment where Value: AnyObject & Observable {
  /// Creates the property with the type of an observable object, which a view above puts into the environment.
  public init(_ objectType: Value.Type) {
    read = { values in
      guard let object = values[objectOf: objectType] else {
        fatalError(
          "No Observable object of type \(objectType) found. A View.environment(_:) for \(objectType) may be missing "
            + "as an ancestor of this view.")
      }
      return object
    }
    identity = ObjectIdentifier(objectType)
  }
}

extension Environment {
  /// Creates the property with the type of an observable object, or nil where there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[objectOf: objectType] }
    identity = ObjectIdentifier(objectType)
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    if storage == nil { storage = EnvironmentLocation(node) }
    location = storage as? EnvironmentLocation
  }
}

extension Environment: ComparableProperty {
  static var comparison: ValueComparison.Plan {
    { a, b in
      a.assumingMemoryBound(to: Self.self).pointee.identity == b.assumingMemoryBound(to: Self.self).pointee.identity
    }
  }
}

/// The way from a property of a view to the environment of the view's node.
private final class EnvironmentLocation: @unchecked Sendable {
  /// Read on the main thread only.
  private weak var node: ViewNode?
  /// The environment at the time of connecting, which other threads read.
  private let connected: EnvironmentValues

  @MainActor
  init(_ node: ViewNode) {
    self.node = node
    connected = node.environment
  }

  /// The present environment of the node.
  var values: EnvironmentValues {
    guard MainThread.isCurrent else { return connected }
    return MainActor.assumeIsolated { node?.environment } ?? connected
  }
}
