import Foundation

/// How much a constraint matters: 1000 must hold; below that the higher priority wins, whatever the number of the
/// lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public let rawValue: Float

  /// A priority by its number, from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority by its number, from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// How much content resists being made smaller than it is.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene's wish to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much content resists being made larger than it is.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish for the size that is asked for in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  var isRequired: Bool { rawValue >= Self.required.rawValue }
}

extension UILayoutPriority: Comparable {
  /// By the number.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

extension UILayoutPriority {
  /// The priority that is so much higher.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// The priority that is so much lower.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  /// Raises the priority.
  public static func += (priority: inout UILayoutPriority, difference: Float) { priority = priority + difference }

  /// Lowers the priority.
  public static func -= (priority: inout UILayoutPriority, difference: Float) { priority = priority - difference }
}
