import Foundation

/// Observes the beginning and the end of a search. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search has begun, at the end of its animation.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search has ended, at the end of its animation.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) { AbsentMethod.note() }
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) { AbsentMethod.note() }
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) { AbsentMethod.note() }
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) { AbsentMethod.note() }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, and after every change of its text or scope.
  func updateSearchResults(for searchController: UISearchController)
}
