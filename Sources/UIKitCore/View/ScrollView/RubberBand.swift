import Foundation

/// The rubber-band effect of content that is pulled beyond its end: it moves less and less, and never by the full length
/// of the view.
@_spi(Toolkit) public enum RubberBand {
  /// The fraction of the pull that the content follows at first.
  private static let coefficient: CGFloat = 0.55

  /// The distance in points by which content moves when it is pulled beyond its end.
  ///
  /// - Parameters:
  ///   - distance: The distance of the pull beyond the end, in points, at least 0.
  ///   - viewLength: The length of the view in the direction of the pull.
  public static func movement(forPull distance: CGFloat, viewLength: CGFloat) -> CGFloat {
    guard viewLength > 0 else { return 0 }
    return viewLength * (1 - 1 / (distance * coefficient / viewLength + 1))
  }
}
