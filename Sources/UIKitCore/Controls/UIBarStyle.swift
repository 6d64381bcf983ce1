/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The style of the environment.
  case `default` = 0
  /// A dark bar with light content, in every environment.
  case black = 1
  /// The former name of `black` with `isTranslucent`.
  case blackTranslucent = 2

  /// The style of the bar's content; `.unspecified` for that of the environment.
  var userInterfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
