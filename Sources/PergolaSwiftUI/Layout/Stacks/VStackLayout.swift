import Foundation

/// The layout of `VStack`.
public struct VStackLayout: StackLayout {
  /// The guide along which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points; nil for what they prefer.
  public var spacing: CGFloat?

  public typealias Cache = StackCache

  /// Creates a layout.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }
}
