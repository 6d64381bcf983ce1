import PergolaUIKit

/// The attention that a scene, or an app, has: `.background < .inactive < .active`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not visible.
  case background
  /// It is visible, and the user is occupied with something else.
  case inactive
  /// It is visible, and the user uses it.
  case active

  @MainActor
  init(of scene: UIScene?) {
    switch scene?.activationState {
    case .foregroundActive: self = .active
    case .foregroundInactive: self = .inactive
    default: self = .background
    }
  }
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
  }

  /// The phase of the scene that shows the view; in an `App` or a `Scene`, the most active one of all scenes. Outside of
  /// apps `.background`.
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
