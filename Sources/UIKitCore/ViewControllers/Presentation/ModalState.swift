/// The modal state of a view controller: the controller that it presents, and its own presentation.
struct ModalState {
  /// The transition of a presentation that is in progress.
  enum Phase { case presenting, dismissing }

  /// The controller that this one presents; nil if there isn't one. Unlike `presentedViewController`, it is not that of
  /// an ancestor.
  var presented: UIViewController?
  /// The active search in this one's content; nil if there isn't one.
  weak var search: UISearchController?
  /// The controller that presents this one; nil if there isn't one. Unlike `presentingViewController`, it is not that of
  /// an ancestor.
  weak var presenting: UIViewController?
  /// The presentation controller of this one, made when it is first needed.
  var controller: UIPresentationController?
  /// The transition of this one's presentation that is in progress; nil if none is.
  var phase: Phase?
}
