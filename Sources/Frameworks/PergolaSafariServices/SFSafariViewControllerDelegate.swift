import Foundation
@_spi(Toolkit) import UIKitCore

/// The methods by which a browser tells the app about its page and its end. All are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Returns the app's own activities for the share sheet of a page.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]

  /// Returns the types of activities that the share sheet of a page does not offer.
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]

  /// Called after the user dismissed the browser, which is gone.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)

  /// Called once, after the first page was loaded, or could not be loaded.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

  /// Called for each redirection of the first page.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)

  /// Called before the page is opened outside of the app.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Returns no activities.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] {
    AbsentMethod.note()
    return []
  }

  /// Returns no types.
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] {
    AbsentMethod.note()
    return []
  }

  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { AbsentMethod.note() }

  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { AbsentMethod.note() }

  /// Does nothing.
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
    AbsentMethod.note()
  }

  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { AbsentMethod.note() }
}
