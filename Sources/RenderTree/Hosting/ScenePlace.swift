/// The place in an app that a scene shows, as the steps that a user took from the app's first screen.
///
/// ```
/// [tab 2 of 7f] [page 9a] [sheet b0] [page c1]
/// ```
///
/// A host with a history, such as a browser, has an entry for each place, and goes back to one.
public struct ScenePlace: Hashable, Sendable {
  /// A step. Identities are those of controllers, and valid while the scene lives.
  public enum Step: Hashable, Sendable {
    /// A tab, by its index, of a tab bar.
    case tab(Int, of: UInt64)
    /// A page above the first one of a navigation stack.
    case page(UInt64)
    /// A screen that is presented over others.
    case sheet(UInt64)
    /// The editing mode of a screen.
    case editing(UInt64)
  }

  /// The steps; empty for the first screen.
  public var steps: [Step]

  /// The place after some steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The steps that this place and another one have in common at the start.
  public func common(with other: ScenePlace) -> ScenePlace {
    ScenePlace(zip(steps, other.steps).prefix { $0 == $1 }.map { $0.0 })
  }

  /// The index of the selected tab of a tab bar; nil if the place has none of the bar.
  public func tab(of bar: UInt64) -> Int? {
    for case .tab(let index, of: bar) in steps { return index }
    return nil
  }
}
