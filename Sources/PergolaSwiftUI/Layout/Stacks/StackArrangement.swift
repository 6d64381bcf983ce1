import Foundation

/// The layout of both stacks, which differ in their axis.
///
/// Space is divided by ``LengthDivision``.
@MainActor
struct StackArrangement {
  let axis: Axis
  /// The guide across the axis.
  let alignment: AlignmentKey
  /// The distance between neighbours; nil for what they prefer. In points.
  let spacing: CGFloat?

  /// The measurements of the present subviews.
  struct Cache {
    var gaps: [CGFloat] = []
    /// The lengths of each view at a proposal of 0 and of infinity, by the length across that was proposed.
    var ranges: [CGFloat?: [LengthDivision.Range]] = [:]
    var solutions: [ProposedViewSize: Solution] = [:]
  }

  /// The arrangement for one proposal.
  struct Solution {
    var proposals: [ProposedViewSize]
    var dimensions: [ViewDimensions]
    /// The distances from the views' leading sides to their guides.
    var guides: [CGFloat]
    /// The greatest distance from the leading side to the guide.
    var before: CGFloat
    var size: CGSize
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    var cache = Cache()
    guard subviews.count > 1 else { return cache }
    // A distance that the app gives may be anything but infinite.
    if let spacing {
      cache.gaps = [CGFloat](repeating: spacing.isFinite ? spacing : 0, count: subviews.count - 1)
    } else {
      let grid = subviews[0].element.node.environment.pointGrid
      cache.gaps = zip(subviews, subviews.dropFirst()).map {
        $0.spacing.distance(to: $1.spacing, along: axis).onGrid(grid, axis)
      }
    }
    return cache
  }

  // MARK: Solving

  func solution(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Solution {
    if let known = cache.solutions[proposal] { return known }
    let solution = solve(proposal, subviews, &cache)
    if cache.solutions.count >= 6 { cache.solutions = [:] }
    cache.solutions[proposal] = solution
    return solution
  }

  private func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Solution {
    let across = minor(proposal)
    let room = cache.gaps.reduce(0, +)
    var proposals = [ProposedViewSize](repeating: make(major: nil, minor: across), count: subviews.count)
    var dimensions: [ViewDimensions]
    if let total = major(proposal) {
      dimensions = distribute(total - room, across, subviews, &cache, &proposals)
    } else {
      dimensions = subviews.map { $0.dimensions(in: proposals[0]) }
    }
    var extents = GuideExtents()
    let guides = dimensions.map { $0.finiteGuide(alignment) }
    for (dimension, guide) in zip(dimensions, guides) { extents.add(minorLength(dimension.size), guide: guide) }
    let length = dimensions.reduce(room) { $0 + majorLength($1.size) }
    return Solution(
      proposals: proposals, dimensions: dimensions, guides: guides, before: extents.before,
      size: size(major: length, minor: extents.length))
  }

  /// Gives the room to the views, and returns their sizes.
  private func distribute(
    _ total: CGFloat, _ across: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache,
    _ proposals: inout [ProposedViewSize]
  ) -> [ViewDimensions] {
    if subviews.count == 1 {
      proposals[0] = make(major: max(total, 0), minor: across)
      return [subviews[0].dimensions(in: proposals[0])]
    }
    var dimensions = [ViewDimensions?](repeating: nil, count: subviews.count)
    let division = LengthDivision(
      ranges: ranges(across, subviews, &cache), priorities: subviews.map(\.priority))
    division.divide(total) { index, offer in
      proposals[index] = make(major: offer, minor: across)
      let dimension = subviews[index].dimensions(in: proposals[index])
      dimensions[index] = dimension
      return majorLength(dimension.size)
    }
    return dimensions.compactMap(\.self)
  }

  private func ranges(_ across: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache) -> [LengthDivision.Range] {
    if let known = cache.ranges[across] { return known }
    let ranges = subviews.map { subview in
      LengthDivision.Range(
        least: majorLength(subview.sizeThatFits(make(major: 0, minor: across))),
        greatest: majorLength(subview.sizeThatFits(make(major: .infinity, minor: across))))
    }
    cache.ranges[across] = ranges
    return ranges
  }

  // MARK: Placing

  func place(_ subviews: LayoutSubviews, _ solution: Solution, in bounds: CGRect, _ cache: Cache) {
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (index, subview) in subviews.enumerated() {
      place(subview, index, solution, at: position, in: bounds)
      position += advance(index, solution, cache)
    }
  }

  func place(
    _ subview: LayoutSubview, _ index: Int, _ solution: Solution, at position: CGFloat, in bounds: CGRect
  ) {
    let start = axis == .horizontal ? bounds.minY : bounds.minX
    let offset = start + solution.before - solution.guides[index]
    let point = axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
    subview.place(at: point, proposal: solution.proposals[index])
  }

  /// The distance from a view's beginning to that of the next view.
  func advance(_ index: Int, _ solution: Solution, _ cache: Cache) -> CGFloat {
    majorLength(solution.dimensions[index].size) + (index < cache.gaps.count ? cache.gaps[index] : 0)
  }

  /// The position of a guide that views in the stack define: of the first baseline the least, of the last baseline the
  /// greatest, of the others the mean; nil if no view defines it.
  func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ bounds: CGRect,
    _ cache: inout Cache
  ) -> CGFloat? {
    let solution = solution(proposal, subviews, &cache)
    let isAlong = key.isHorizontal == (axis == .horizontal)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    let start = (axis == .horizontal ? bounds.minY : bounds.minX) + solution.before
    var merge = GuideMerge(key)
    for (index, dimension) in solution.dimensions.enumerated() {
      if let explicit = dimension.explicit(key) {
        merge.add(explicit + (isAlong ? position : start - solution.guides[index]))
      }
      position += advance(index, solution, cache)
    }
    return merge.value
  }

  // MARK: Axes

  func major(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }
  private func minor(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.height : proposal.width
  }
  func majorLength(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  func minorLength(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func make(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
  }
  private func size(major: CGFloat, minor: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }
}
