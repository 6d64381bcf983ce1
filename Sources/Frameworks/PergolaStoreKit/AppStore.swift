import UIKitCore

/// The store of apps.
public enum AppStore {
  /// Asks for a review in a scene.
  @MainActor public static func requestReview(in scene: UIWindowScene) {
    SKStoreReviewController.requestReview(in: scene)
  }
}
