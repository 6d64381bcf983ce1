import Foundation

/// A value of a view's geometry, such as its bounds, that can be converted to the coordinates of other views.
public struct Anchor<Value: Sendable>: Sendable {
  /// The rule by which a view makes an anchor.
  public struct Source: Sendable {
    /// The value in the coordinates of a view with bounds.
    let value: @Sendable (_ bounds: CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle in the coordinates of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source { _ in rect } }
}
