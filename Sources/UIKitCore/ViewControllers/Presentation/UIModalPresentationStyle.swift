/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenting controller's view is removed meanwhile.
  case fullScreen = 0
  /// A sheet that leaves a part of the content behind it visible.
  case pageSheet = 1
  /// A small sheet in the middle of a wide window; in a narrow one like `pageSheet`.
  case formSheet = 2
  /// Covers the controller that defines the presentation context, whose view is removed meanwhile.
  case currentContext = 3
  /// Covers the window; the view behind stays and is visible through clear parts.
  case overFullScreen = 5
  /// Covers the controller that defines the presentation context, whose view stays.
  case overCurrentContext = 6
  /// A panel at its source; in a narrow window a sheet.
  case popover = 7
  /// In an answer of a delegate: no adaptation. A controller can't be presented with it.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}
