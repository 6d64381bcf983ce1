import Foundation

/// The priority of a constraint, from 0 to 1000. Constraints at 1000 are required. Below that, a constraint outweighs
/// any number of constraints at lower priorities.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 0 to 1000.
  public let rawValue: Float

  /// Creates a priority from a number between 0 and 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number between 0 and 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The default priority at which content resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority at which content resists stretching.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  var isRequired: Bool { rawValue >= Self.required.rawValue }
}

extension UILayoutPriority: Comparable {
  /// Compares the numbers.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

extension UILayoutPriority {
  /// The priority that is higher by a difference.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// The priority that is lower by a difference.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  /// Raises the priority by a difference.
  public static func += (priority: inout UILayoutPriority, difference: Float) { priority = priority + difference }

  /// Lowers the priority by a difference.
  public static func -= (priority: inout UILayoutPriority, difference: Float) { priority = priority - difference }
}
