import Foundation

/// The modal state of a view controller: the controller that it presents, and its own presentation.
struct ModalState {
  /// The part of a presentation that is in progress.
  enum Phase { case presenting, dismissing }

  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  var providesTransitionStyle = false
  var preferredContentSize = CGSize.zero
  /// The controller that this one presents by itself; nil if there isn't one.
  var presented: UIViewController?
  /// The active search in this one's content; nil if there isn't one.
  weak var search: UISearchController?
  /// The controller that presents this one by itself; nil if there isn't one.
  weak var presenting: UIViewController?
  /// The controller of this one's presentation, made when it is first needed.
  var controller: UIPresentationController?
  /// The part of this one's presentation that is in progress.
  var phase: Phase?
}
