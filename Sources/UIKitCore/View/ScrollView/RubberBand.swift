import Foundation

/// The rubber-band effect of content that is pulled beyond its end: it follows with increasing resistance, by less than
/// the view's length.
@_spi(Toolkit) public enum RubberBand {
  private static let firmness: CGFloat = 0.55

  /// The movement of content that is pulled a distance beyond its end, in points. `room` is the view's length.
  public static func stretched(_ distance: CGFloat, room: CGFloat) -> CGFloat {
    guard room > 0 else { return 0 }
    return room * (1 - 1 / (distance * firmness / room + 1))
  }
}
