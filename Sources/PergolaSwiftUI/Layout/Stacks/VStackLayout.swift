import Foundation

/// The layout of `VStack`.
public struct VStackLayout: Layout {
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

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing)
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
