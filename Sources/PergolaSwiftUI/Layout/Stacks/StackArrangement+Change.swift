import Foundation

/// The change of a single view in a stack that proposes no length along its axis. Each view then has the length that it
/// likes: if the changed one keeps it, the others stay where they are.
extension StackArrangement {
  /// Takes a view's new size into the solutions. Returns false, and changes nothing, if the size of the stack or the
  /// position of another view may follow, or if the view now defines one of the guides that it left undefined.
  ///
  /// - Complexity: O(1), and a copy of the solutions where they are shared.
  func takeChange(at index: Int, _ subviews: LayoutSubviews, undefined guides: [AlignmentKey], _ cache: inout Cache)
    -> Bool
  {
    guard cache.ranges.isEmpty, keepsGaps(around: index, subviews, cache) else { return false }
    var changes: [(proposal: ProposedViewSize, dimension: ViewDimensions, guide: CGFloat)] = []
    for (proposal, solution) in cache.solutions {
      guard major(proposal) == nil else { return false }
      let new = subviews[index].dimensions(in: solution.proposals[index])
      let guide = new.finiteGuide(alignment)
      guard guides.allSatisfy({ new.explicit($0) == nil }) else { return false }
      guard keepsSize(of: solution, at: index, with: new, guide) else { return false }
      changes.append((proposal, new, guide))
    }
    for (proposal, dimension, guide) in changes {
      cache.solutions[proposal]?.dimensions[index] = dimension
      cache.solutions[proposal]?.guides[index] = guide
    }
    return true
  }

  /// Returns true if a solution with another size of a view has the same size and the same guide.
  private func keepsSize(
    of solution: Solution, at index: Int, with new: ViewDimensions, _ guide: CGFloat
  ) -> Bool {
    let old = solution.dimensions[index]
    guard majorLength(new.size) == majorLength(old.size) else { return false }
    let after = minorLength(solution.size) - solution.before
    let (oldGuide, oldAfter) = (solution.guides[index], minorLength(old.size) - solution.guides[index])
    let newAfter = minorLength(new.size) - guide
    guard guide <= solution.before, newAfter <= after else { return false }
    return (oldGuide < solution.before || guide == oldGuide) && (oldAfter < after || newAfter == oldAfter)
  }

  /// Returns true if the distances between a view and its neighbours are as before.
  private func keepsGaps(around index: Int, _ subviews: LayoutSubviews, _ cache: Cache) -> Bool {
    guard spacing == nil, subviews.count > 1 else { return true }
    let grid = subviews[0].element.node.environment.pointGrid
    return (max(0, index - 1)..<min(index + 1, subviews.count - 1)).allSatisfy {
      cache.gaps[$0]
        == subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: axis).onGrid(grid, axis)
    }
  }

  /// Places a single view.
  ///
  /// - Complexity: O(*n*) additions for the views before it.
  func place(
    at index: Int, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize, in bounds: CGRect, _ cache: inout Cache
  ) {
    let solution = solution(proposal, subviews, &cache)
    let start = axis == .horizontal ? bounds.minX : bounds.minY
    let position = (0..<index).reduce(start) { $0 + advance($1, solution, cache) }
    place(subviews[index], index, solution, at: position, in: bounds)
  }
}
