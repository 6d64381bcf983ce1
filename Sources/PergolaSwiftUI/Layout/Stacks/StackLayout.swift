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

  /// Takes a subview's new size into the cache. Returns false if the stack's size, one of its guides or other subviews
  /// may follow.
  ///
  /// - Parameter guides: The known guides of the stack, which the subview did not define before.
  func takeChange(at index: Int, subviews: Subviews, undefined guides: [AlignmentKey], cache: inout StackCache) -> Bool
  {
    arrangement.takeChange(at: index, subviews, undefined: guides, &cache.values)
  }

  /// Places a single subview.
  func placeSubview(
    at index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    arrangement.place(at: index, subviews, proposal, in: bounds, &cache.values)
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
