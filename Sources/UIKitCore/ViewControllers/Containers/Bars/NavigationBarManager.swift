/// The values and the callback with which a navigation controller manages its bar.
@MainActor
struct NavigationBarManager {
  /// The target of the back button.
  struct Back {
    /// The item of the page to which the button goes back.
    var item: UINavigationItem
    /// Goes back.
    var perform: () -> Void
  }

  /// The target of the back button; nil on the first page.
  var back: Back?
  /// The buttons of a split view controller, before the page's own items.
  var columnItems: [UIBarButtonItem] = []
  /// Called after the height of the bar may have changed.
  let heightMayHaveChanged: () -> Void

  init(heightMayHaveChanged: @escaping () -> Void) { self.heightMayHaveChanged = heightMayHaveChanged }
}
