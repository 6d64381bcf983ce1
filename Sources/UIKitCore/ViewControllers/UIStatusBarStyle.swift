/// The style of a status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, by the appearance of the environment.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The animation with which a status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// The bar fades.
  case fade = 1
  /// The bar slides.
  case slide = 2
}
