import Foundation
import PergolaSystem

/// The result of fetching content in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was new content.
  case newData
  /// There was no new content.
  case noData
  /// The content could not be fetched.
  case failed
}

/// The setting with which the user lets the app refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Nobody can turn it on, such as with parental controls.
  case restricted
  /// The user turned it off.
  case denied
  /// The app may refresh.
  case available
}

extension UIApplication {
  /// The interval of fetches as often as the system allows.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval of no fetches, the default.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// The setting with which the user lets the app refresh in the background.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus {
    switch currentSystem.backgroundRefresh.setting {
    case .restricted: .restricted
    case .denied: .denied
    case .available: .available
    }
  }

  /// Sets the least interval between two fetches in the background, in seconds.
  public final func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    currentSystem.backgroundRefresh.minimumFetchInterval =
      minimumBackgroundFetchInterval == Self.backgroundFetchIntervalNever ? nil : minimumBackgroundFetchInterval
  }

  fileprivate func fetch() async -> UIBackgroundFetchResult? {
    guard let delegate, backgroundRefreshStatus == .available,
      currentSystem.backgroundRefresh.minimumFetchInterval != nil
    else { return nil }
    return await withCheckedContinuation { (continuation: CheckedContinuation<UIBackgroundFetchResult?, Never>) in
      let check = CompletionCheck("application(_:performFetchWithCompletionHandler:)") {
        continuation.resume(returning: UIBackgroundFetchResult.failed)
      }
      delegate.application(
        self,
        performFetchWithCompletionHandler: { result in
          if check.complete() { continuation.resume(returning: result) }
        })
    }
  }
}

extension System {
  /// Lets the app fetch content in the background, as a simulator's menu does. Returns its result; nil if the app wants
  /// no fetches, the user turned them off, or the app doesn't run. A delegate that releases the completion handler without
  /// a call has failed.
  @MainActor public func fetchInBackground() async -> UIBackgroundFetchResult? {
    guard let scene = scenes.first as? UIWindowScene, let app = scene.next as? UIApplication else { return nil }
    return await perform { await app.fetch() }
  }
}
