/// The gestures that can be recognized while a gesture is added to a view.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the gestures.
  public let rawValue: UInt32

  /// Creates a mask of the gestures of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None: neither the gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// The gesture alone. Views inside, their gestures and their controls receive no touches.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside alone.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
