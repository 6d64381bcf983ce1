/// A place in the bars of a page.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The part of a bar in which items are shown.
  enum Area: Hashable, Sendable {
    case leading, trailing, title, bottom
  }

  let area: Area
  /// True if titles of buttons are emphasized.
  var isEmphasized = false

  /// The trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(area: .trailing)
  /// The middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(area: .title)
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(area: .leading)
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(area: .leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(area: .trailing)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(area: .leading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(area: .trailing)
  /// The place of the page's most important action: the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(area: .trailing)
  /// The place of an action that completes a dialog: the trailing end of the navigation bar. Its title is emphasized.
  public static let confirmationAction = ToolbarItemPlacement(area: .trailing, isEmphasized: true)
  /// The place of an action that leaves a dialog: the leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(area: .leading)
  /// The place of an action that deletes: the leading end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(area: .leading)
  /// The bar at the bottom of the page.
  public static let bottomBar = ToolbarItemPlacement(area: .bottom)
}
