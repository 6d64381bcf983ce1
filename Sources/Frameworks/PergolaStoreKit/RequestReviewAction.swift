import PergolaSwiftUI

/// The action that asks for a review: `@Environment(\.requestReview)` in a view, called as a function.
@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}

  /// Asks for a review.
  public func callAsFunction() { SKStoreReviewController.requestReview() }
}

extension EnvironmentValues {
  /// The action that asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
