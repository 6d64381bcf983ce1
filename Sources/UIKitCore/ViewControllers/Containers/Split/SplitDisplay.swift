import Foundation

/// The state of a split view controller: its controllers, and the columns on the screen.
@MainActor
struct SplitDisplay {
  typealias Column = UISplitViewController.Column

  // MARK: Controllers

  /// The controllers as the app gave them.
  var controllers: [Column: UIViewController] = [:]
  /// The controllers whose views fill the columns: navigation controllers, except for the compact column and the classic
  /// form.
  var containers: [Column: UIViewController] = [:]
  /// True while one controller fills the view.
  var isCollapsed = false
  /// The secondary controller of the classic style that no other one took; nil while it is not collapsed.
  var formerSecondary: UIViewController?
  /// The column whose controller fills the view while it is collapsed; nil if there isn't one.
  var base: Column?

  // MARK: Display mode

  /// The number of visible columns apart from the secondary one that the user or a call chose; nil for the preferred one.
  var chosenCount: Int?
  /// The behavior for which the number was chosen.
  var behavior: UISplitViewController.SplitBehavior?
  /// The display mode that the delegate knows; nil before the first one.
  var mode: UISplitViewController.DisplayMode?
  /// The number of columns to return to from the secondary column alone.
  var formerCount = 1
  var preferredMode = UISplitViewController.DisplayMode.automatic
  /// The number of columns apart from the secondary one that is preferred with every behavior; nil for that of the mode.
  var preferredCount: Int?
  var preferredBehavior = UISplitViewController.SplitBehavior.automatic

  // MARK: Views

  /// The root view; nil before it is loaded.
  var container: ContainerView?
  /// The view in front of a covered secondary column, which takes the taps there.
  var shield: UIView?
  var columnViews: [Column: SplitColumnView] = [:]
  /// The columns whose views are in the container and do not leave it.
  var visible: [Column] = []
  /// The transitions in progress.
  var transitions: [ControllerTransition] = []
  /// True during a change of the columns.
  var isChanging = false
  var buttonItem: UIBarButtonItem?
  var secondaryOnlyItem: UIBarButtonItem?
}
