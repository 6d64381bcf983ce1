import Foundation

/// The layout of ``Grid``.
///
/// Apple has published no algorithm. Columns share the width as the views of an `HStack` do, each with the widths of its
/// cells that take one column; wider cells then widen their columns, equally, by what they lack. Rows share the height as
/// the views of a `VStack` do.
public struct GridLayout: Layout {
  /// The guides at which the cells are aligned.
  public var alignment: Alignment
  /// The distance between columns in points; nil for what the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil for what the cells prefer.
  public var verticalSpacing: CGFloat?

  /// The measurements of the present cells.
  public struct Cache {
    fileprivate var plan: GridPlan
    fileprivate var columnGaps: [CGFloat]
    fileprivate var rowGaps: [CGFloat]
    fileprivate var columnDivision: LengthDivision?
    fileprivate var solutions: [ProposedViewSize: GridSolution] = [:]
  }

  /// Creates a layout.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Reads the rows and their cells, and the distances between them.
  public func makeCache(subviews: Subviews) -> Cache {
    let plan = GridPlan(subviews)
    return Cache(
      plan: plan, columnGaps: plan.gaps(.horizontal, horizontalSpacing),
      rowGaps: plan.gaps(.vertical, verticalSpacing))
  }

  /// The size of all columns and rows for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    solution(proposal, &cache).size
  }

  /// Places each cell in its column and its row.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let solution = solution(proposal, &cache)
    // The subviews of the cache were measured before the grid had a width to mirror positions in.
    for (subview, place) in zip(subviews, solution.places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
    }
  }

  /// The position of a guide that a cell defines; nil if none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    self.guide(guide.key, bounds, proposal, &cache)
  }

  /// The position of a guide that a cell defines; nil if none does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    self.guide(guide.key, bounds, proposal, &cache)
  }

  private func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout Cache
  ) -> CGFloat? {
    let solution = solution(proposal, &cache)
    var merge = GuideMerge(key)
    for (cell, place) in zip(cache.plan.cells, solution.places) {
      guard let explicit = cell.subview.dimensions(in: place.proposal).explicit(key) else { continue }
      merge.add(explicit + (key.isHorizontal ? bounds.minX + place.origin.x : bounds.minY + place.origin.y))
    }
    return merge.value
  }

  private func solution(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridSolution {
    if let known = cache.solutions[proposal] { return known }
    let division = cache.columnDivision ?? cache.plan.columnDivision
    cache.columnDivision = division
    let solution = GridSolution(
      proposal, cache.plan, division, columnGaps: cache.columnGaps, rowGaps: cache.rowGaps, alignment: alignment)
    if cache.solutions.count >= 6 { cache.solutions = [:] }
    cache.solutions[proposal] = solution
    return solution
  }
}
