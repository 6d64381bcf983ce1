/// The animation with which a controller is presented and dismissed.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view moves in from below.
  case coverVertical = 0
  /// The view turns around; hosts fade it in.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A corner of the view behind curls up; hosts fade the view in.
  case partialCurl = 3
}
