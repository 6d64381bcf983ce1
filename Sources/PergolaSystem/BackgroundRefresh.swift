import Foundation
import Synchronization

/// The setting with which the user lets the application refresh in the background, and the application's wish for it.
public final class BackgroundRefresh: SystemService {
  /// The setting for the application.
  public enum Setting: Hashable, Sendable {
    /// Nobody can turn it on, such as with parental controls.
    case restricted
    /// The user turned it off.
    case denied
    /// The application may refresh.
    case available
  }

  private struct State {
    var setting = Setting.available
    var minimumInterval: TimeInterval?
  }

  private let state = Mutex(State())

  public init(system: System) {}

  /// The setting for the application. On, in a fresh system.
  public var setting: Setting {
    get { state.withLock { $0.setting } }
    set { state.withLock { $0.setting = newValue } }
  }

  /// The seconds that the application wants between two fetches at least; nil, the default, for no fetches.
  package(set) public var minimumFetchInterval: TimeInterval? {
    get { state.withLock { $0.minimumInterval } }
    set { state.withLock { $0.minimumInterval = newValue } }
  }
}

extension System {
  /// The setting for refreshing in the background.
  public var backgroundRefresh: BackgroundRefresh { service() }
}
