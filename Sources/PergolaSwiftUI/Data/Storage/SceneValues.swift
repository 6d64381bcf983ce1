import Foundation
@_spi(Toolkit) import UIKitCore

/// The values of the `SceneStorage` properties in the views of one scene, by their keys.
@MainActor
final class SceneValues: SceneValueKeeper {
  /// The reference in the environment.
  nonisolated struct Reference: Equatable {
    let values: SceneValues?

    static func == (a: Self, b: Self) -> Bool { a.values === b.values }
  }

  private var locations: [String: StateLocation<AnyHashable?>] = [:]

  /// - Parameter kept: The values that an earlier start of the app kept.
  init(_ kept: [String: Any] = [:]) {
    for (key, value) in kept {
      if let value = value as? AnyHashable { locations[key] = StateLocation(value, name: key) }
    }
  }

  /// The values of a scene, in which those of an earlier start of the app return.
  static func values(of scene: UIWindowScene) -> SceneValues {
    if let known = scene.valueKeeper as? SceneValues { return known }
    let values = SceneValues(scene.session.keptValues)
    scene.valueKeeper = values
    return values
  }

  /// The place of a key's value, the same one for all that read it.
  func location(of key: String) -> StateLocation<AnyHashable?> {
    if let known = locations[key] { return known }
    let location = StateLocation<AnyHashable?>(nil, name: key)
    locations[key] = location
    return location
  }

  /// The values to keep, for a property list.
  var propertyList: [String: Any] {
    ViewGraph.withoutTracking { locations.compactMapValues { $0.value?.base } }
  }
}

extension EnvironmentValues {
  private enum SceneValuesKey: EnvironmentKey {
    static var defaultValue: SceneValues.Reference { SceneValues.Reference(values: nil) }
  }

  /// The values that the scene keeps.
  var sceneValues: SceneValues.Reference {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }
}
