import Foundation
import PergolaUIKit

/// The action that shows another scene of the app: `@Environment(\.openWindow)` in a view, called as a function.
public struct OpenWindowAction {
  /// The type of the activity that carries the identifier to the new scene.
  static let activityType = "pergola.open-window"

  /// The identifier in the activity that a scene was requested with; nil for other activities.
  @MainActor static func windowID(in activity: NSUserActivity) -> String? {
    guard activity.activityType == activityType else { return nil }
    return activity.userInfo?["id"] as? String
  }

  /// Shows a scene with the group of windows that has an identifier. Does nothing where the host shows a single scene.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = ["id": id]
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
  }
}

extension EnvironmentValues {
  /// The action that shows another scene of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
}
