import Foundation

/// The layout of `HStack`.
public struct HStackLayout: StackLayout {
  /// The guide along which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil for what they prefer.
  public var spacing: CGFloat?

  public typealias Cache = StackCache

  /// Creates a layout.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }
}
