import Foundation

/// The delegate of a split view controller, which decides how it collapses and expands, and is notified of the columns
/// that it shows. All methods are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  // MARK: Columns

  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Called before a column becomes visible.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a visible column is hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Returns the mode to which the display mode button changes; `.automatic`, the default, for the usual one.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

  // MARK: Collapsing and expanding

  /// Returns the column that is visible after collapsing; the proposed one by default. Called for a style with columns.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns the display mode after expanding; the proposed one by default. Called for a style with columns.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called after collapsing.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after expanding.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  // MARK: The classic style

  /// Returns the controller that is visible after collapsing; nil, the default, for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// Returns the primary controller after expanding; nil, the default, for the visible one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// Returns true if the delegate took the secondary controller into the primary one or wants to drop it; false, the
  /// default, if the primary controller's `collapseSecondaryViewController(_:for:)` takes it.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Returns the secondary controller after expanding; nil, the default, for that of the primary controller's
  /// `separateSecondaryViewController(for:)`.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: Showing

  /// Returns true if the delegate shows the controller itself, so that ``UISplitViewController/show(_:sender:)`` does
  /// nothing; false by default.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool

  /// Returns true if the delegate shows the controller itself, so that
  /// ``UISplitViewController/showDetailViewController(_:sender:)`` does nothing; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { AbsentMethod.note() }

  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    AbsentMethod.note()
  }

  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    AbsentMethod.note()
  }

  /// Returns `.automatic`.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    AbsentMethod.note()
    return .automatic
  }

  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    AbsentMethod.note()
    return proposedTopColumn
  }

  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    AbsentMethod.note()
    return proposedDisplayMode
  }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { AbsentMethod.note() }

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { AbsentMethod.note() }

  /// Returns nil.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    AbsentMethod.note()
    return nil
  }

  /// Returns nil.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    AbsentMethod.note()
    return nil
  }

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    AbsentMethod.note()
    return false
  }

  /// Returns nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    AbsentMethod.note()
    return nil
  }

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    AbsentMethod.note()
    return false
  }

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    AbsentMethod.note()
    return false
  }
}
