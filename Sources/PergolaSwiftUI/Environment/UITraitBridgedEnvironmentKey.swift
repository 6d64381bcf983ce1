import UIKitCore

/// A key of the environment whose value is a trait of UIKit as well.
///
/// The value is that of the trait around the hosting controller until a view of SwiftUI sets it. Views of UIKit that are
/// shown inside of views of SwiftUI receive the value as their trait.
@preconcurrency @MainActor
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that a collection of traits has.
  nonisolated static func read(from traitCollection: UITraitCollection) -> Value

  /// Sets the value in traits.
  nonisolated static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// The traits around the hosting controller.
struct HostTraits: Equatable {
  let traits: UITraitCollection
}

extension EnvironmentValues {
  private enum HostTraitsKey: EnvironmentKey {
    static var defaultValue: HostTraits? { nil }
  }

  private enum TraitWritersKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: TraitWriter] { [:] }
  }

  /// The traits around the hosting controller; nil outside of one.
  var hostTraits: HostTraits? {
    get { self[HostTraitsKey.self] }
    set { self[HostTraitsKey.self] = newValue }
  }

  /// The values that views of SwiftUI have set for traits, to be passed on to views of UIKit inside.
  var traitWriters: [ObjectIdentifier: TraitWriter] {
    get { self[TraitWritersKey.self] }
    set { self[TraitWritersKey.self] = newValue }
  }

  /// The value of a key that is a trait as well.
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      if let writer = traitWriters[ObjectIdentifier(key)], let value = writer.value as? Key.Value { return value }
      return hostTraits.map { Key.read(from: $0.traits) } ?? Key.defaultValue
    }
    set {
      traitWriters[ObjectIdentifier(key)] = TraitWriter(value: newValue) { Key.write(to: &$0, value: newValue) }
    }
  }

  /// Sets the traits that views of SwiftUI have set.
  func writeTraits(to traits: inout any UIMutableTraits) {
    for writer in traitWriters.values { writer.write(&traits) }
  }
}

/// A value of a bridged key, with the closure that sets it in traits.
struct TraitWriter {
  let value: Any
  let write: (inout any UIMutableTraits) -> Void
}
