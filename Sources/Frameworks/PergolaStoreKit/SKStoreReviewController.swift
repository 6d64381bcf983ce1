import Foundation
import PergolaSystem
import UIKitCore

/// The way to ask the user for a review of the app. The system decides about it and tells nothing; here it shows nothing.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks for a review.
  open class func requestReview() { System.current.service(System.ReviewRequests.self).add() }

  /// Asks for a review in a scene.
  open class func requestReview(in windowScene: UIWindowScene) {
    windowScene.system.service(System.ReviewRequests.self).add()
  }
}
