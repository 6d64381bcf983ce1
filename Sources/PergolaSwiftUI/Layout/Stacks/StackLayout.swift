import Foundation

/// A layout of views in a row or in a column.
protocol StackLayout: Layout where Cache == StackCache {
  /// The axis along which the views stand.
  static var axis: Axis { get }
  /// The guide across the axis along which the views are aligned.
  var guide: AlignmentKey { get }
  /// The distance between neighbours in points; nil for what they prefer.
  var spacing: CGFloat? { get }
}

extension StackLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: Self.axis, alignment: guide, spacing: spacing)
  }

  public func makeCache(subviews: Subviews) -> StackCache { StackCache(arrangement.makeCache(subviews)) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
    arrangement.solution(proposal, subviews, &cache.values).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    let solution = arrangement.solution(proposal, subviews, &cache.values)
    arrangement.place(subviews, solution, in: bounds, cache.values)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackCache
  ) -> CGFloat? {
    arrangement.guide(guide.key, proposal, subviews, bounds, &cache.values)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackCache
  ) -> CGFloat? {
    arrangement.guide(guide.key, proposal, subviews, bounds, &cache.values)
  }
}
