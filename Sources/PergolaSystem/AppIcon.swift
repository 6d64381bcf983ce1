import Synchronization

/// The icon of the application on the home screen.
public final class AppIcon: SystemService {
  private struct State {
    var badge = 0
    var alternateName: String?
  }

  private let state = Mutex(State())

  public init(system: System) {}

  /// The number on the icon; 0 for none.
  package(set) public var badge: Int {
    get { state.withLock { $0.badge } }
    set { state.withLock { $0.badge = max(0, newValue) } }
  }

  /// The name of the alternate icon that is shown; nil for the application's own.
  package(set) public var alternateName: String? {
    get { state.withLock { $0.alternateName } }
    set { state.withLock { $0.alternateName = newValue } }
  }
}

extension System {
  /// The icon of the application on the home screen.
  public var icon: AppIcon { service() }
}
