import Foundation

/// How what is pulled beyond its end follows a finger: the less the farther, and never by as much as there is room.
@_spi(Toolkit) public enum RubberBand {
  private static let firmness: CGFloat = 0.55

  /// How far something moves that is pulled beyond its end, in points.
  public static func stretched(_ distance: CGFloat, room: CGFloat) -> CGFloat {
    guard room > 0 else { return 0 }
    return room * (1 - 1 / (distance * firmness / room + 1))
  }
}
