import Foundation
@_spi(Toolkit) import UIKitCore

/// A solver that places the items of one group.
///
/// # The idea
///
/// A group is a tree: its subitems are items or nested groups. It is solved from the leaves up. An item has the size of
/// its definition, or the size that its view prefers. A group places its subitems in a line along its axis. Its size is
/// that of its definition; along an estimated axis it is that of its content. A custom group gets its frames from the
/// app, and needs none of the steps for lines.
///
/// Fractions along a group's axis refer to the length that the spacings between its subitems leave. So the number of
/// subitems and their lengths depend on each other: the group holds the maximum number of subitems that fit with the
/// lengths for that number.
///
/// # Steps
///
/// ``solve(_:in:surroundings:first:minimum:)`` solves a group from a first item on:
/// 1. It resolves the group's own size in its container, with estimates for estimated sides. The insets leave the inner
///    size.
/// 2. It makes the line: with a given number of subitems; with each subitem once, if the group's length is estimated;
///    otherwise with as many subitems as fit. In the last case it tries the numbers from 1 up. If no length depends on
///    a measured size, it only adds up lengths to find the number, and then makes the line once.
/// 3. To make a line, it solves each subitem in the inner size without the spacings. The subitems take the items of the
///    section in order. Subitems past the end of the section have a length in the line, but enlarge nothing.
/// 4. Subitems that are uniform across siblings get the length of the longest of them, and their content is solved
///    again in that size.
/// 5. Estimated sides of the group get the length of the line, and across the axis that of the longest subitem.
/// 6. The subitems are placed one after the other. Flexible spacings and edges share the remaining length.
/// 7. Views attached to the group are placed relative to its frame.
///
/// # Example
///
/// A horizontal group is 320 points wide, with a spacing of 10 and items of a third of its width, at two pixels per
/// point. Lengths are rounded down to pixels:
///
///     subitems   base   length of each   length of the line
///     1          320    106.5            106.5
///     2          310    103              216
///     3          300    100              320
///     4          290    96.5             416
///
/// Four subitems do not fit in 320 points, so the group holds three.
///
/// # Complexity
///
/// O(n · s) for a group that holds n items of s different subitems. If lengths depend on measured sizes, and the group
/// holds as many items as fit, a line is made for every number up to n, which is O(n²).
@MainActor struct GroupSolver {
  /// The maximum number of items in a line, which limits lines of items without a length.
  private static let maximumItemCount = 10_000

  let scale: CGFloat

  /// The container for the fractions of an outermost custom group: the whole bounds.
  var customContainer: CGSize?

  let traitCollection: UITraitCollection

  /// The length across its axis of a group that is uniform across siblings, for uniform subitems; otherwise 0.
  private var roomAcross: CGFloat = 0

  /// The number of items in the section. Items past the end have a length in lines of a given length, and enlarge
  /// nothing else.
  var itemCount = Int.max

  /// Returns the size that an item's view prefers, by the item's number in its section; nil if it was not measured.
  var measured: (Int) -> CGSize? = { _ in nil }

  init(scale: CGFloat, customContainer: CGSize?, traitCollection: UITraitCollection) {
    self.scale = scale
    self.customContainer = customContainer
    self.traitCollection = traitCollection
  }

  /// The solution of a group with as many items as it can hold, from a first item on. Items past the end of the section
  /// count as not measured.
  ///
  /// - Parameters:
  ///   - container: The size for the fractions of the group itself.
  ///   - surroundings: The size for the fractions of views attached to the group.
  ///   - minimum: The minimum size of a group or an item that is uniform across siblings.
  func solve(
    _ plan: ItemPlan, in container: CGSize, surroundings: CGSize, first: Int, minimum: CGSize = .zero
  ) -> SolvedGroup {
    var minimum = minimum
    for axis in [LayoutAxis.horizontal, .vertical] where !plan.size[axis].isUniform { minimum[axis] = 0 }
    guard let group = plan.group else { return solveItem(plan, in: container, number: first, minimum: minimum) }
    var solved: SolvedGroup
    if case .custom(let frames) = group.arrangement {
      solved = solveCustom(plan, frames, in: container, minimum: minimum)
    } else {
      solved = solveLine(plan, group, in: container, first: first, minimum: minimum)
    }
    attach(plan.supplements, to: &solved, fractionsOf: surroundings)
    checkInvariants(of: solved, plan, in: container)
    return solved
  }

  private func solveItem(_ plan: ItemPlan, in container: CGSize, number: Int, minimum: CGSize) -> SolvedGroup {
    var size = plan.size.resolved(in: container, scale: scale)
    let estimated = plan.size.estimatedAxes
    if !estimated.isEmpty, let preferred = measured(number) {
      if estimated.contains(.horizontal) { size.width = LayoutLength.clamped(preferred.width) }
      if estimated.contains(.vertical) { size.height = LayoutLength.clamped(preferred.height) }
    }
    size = size.grown(to: minimum)
    var solved = SolvedGroup(size: size)
    solved.cells = [cell(plan, size: size)]
    attachToItem(plan, &solved)
    return solved
  }

  private func cell(_ plan: ItemPlan, size: CGSize) -> SolvedGroup.Cell {
    let slot = CGRect(origin: .zero, size: size)
    let estimated = plan.size.estimatedAxes
    return SolvedGroup.Cell(
      slot: slot, frame: slot.shrunk(by: plan.insets, except: estimated), estimatedAxes: estimated)
  }

  private func attachToItem(_ plan: ItemPlan, _ solved: inout SolvedGroup) {
    let frame = solved.cells[0].frame
    solved.supplements = plan.supplements.map {
      SolvedGroup.Supplement(
        kind: $0.kind, frame: $0.frame(on: frame, fractionsOf: frame.size, scale: scale), zIndex: $0.zIndex,
        firstCell: 0)
    }
  }

  private func attach(_ plans: [SupplementPlan], to solved: inout SolvedGroup, fractionsOf base: CGSize) {
    let frame = CGRect(origin: .zero, size: solved.size)
    for plan in plans {
      solved.supplements.append(
        SolvedGroup.Supplement(
          kind: plan.kind, frame: plan.frame(on: frame, fractionsOf: base, scale: scale), zIndex: plan.zIndex,
          firstCell: 0))
    }
  }

  private func solveCustom(
    _ plan: ItemPlan, _ frames: CustomFrames, in container: CGSize, minimum: CGSize
  ) -> SolvedGroup {
    let size = plan.size.resolved(in: container, scale: scale).grown(to: minimum)
    let items = frames.resolved {
      let room = plan.size.resolved(in: customContainer ?? container, scale: scale)
      return LayoutEnvironment(
        container: LayoutContainer(contentSize: room, contentInsets: plan.insets), traitCollection: traitCollection)
    }
    var solved = SolvedGroup(size: size)
    solved.keepsLength = true
    solved.cells = items.map { SolvedGroup.Cell(slot: $0.frame, frame: $0.frame, zIndex: $0.zIndex) }
    return solved
  }
}

// MARK: - Lines

extension GroupSolver {
  /// A line of subitems, with their lengths for this number of them.
  struct Line {
    var children: [SolvedGroup] = []
    var plans: [ItemPlan] = []
    /// The number of each subitem's first item in the section.
    var numbers: [Int] = []
    /// The length along the axis of the subitems, their edges and the spacings between them.
    var length: CGFloat = 0

    var hasItems: Bool { children.contains { !$0.cells.isEmpty } }
  }

  private func solveLine(
    _ plan: ItemPlan, _ group: GroupPlan, in container: CGSize, first: Int, minimum: CGSize
  ) -> SolvedGroup {
    let axis = group.axis
    var size = plan.size.resolved(in: container, scale: scale).grown(to: minimum)
    var inner = size
    inner[axis] = max(0, size[axis] - plan.insets.sum(axis))
    inner[axis.other] = max(0, size[axis.other] - plan.insets.sum(axis.other))
    var solver = self
    solver.customContainer = nil
    // Uniform subitems fill a given length, but not an estimated one.
    solver.roomAcross = max(0, minimum[axis.other] - plan.insets.sum(axis.other))

    let line = solver.line(of: plan, group, in: inner, first: first)
    if plan.size[axis].isEstimated {
      size[axis] = max(minimum[axis], line.length + plan.insets.sum(axis))
      inner[axis] = size[axis] - plan.insets.sum(axis)
    }
    if plan.size[axis.other].isEstimated {
      inner[axis.other] = existingChildren(of: line)
        .reduce(solver.roomAcross) { max($0, $1.child.size[axis.other] + $1.plan.edges.sum(axis.other)) }
      size[axis.other] = inner[axis.other] + plan.insets.sum(axis.other)
    }
    return solver.placed(line, group, plan.insets, inner: inner, size: size)
  }

  /// The line of a group's subitems. A group of an estimated length holds each subitem once, as far as the section has
  /// items.
  private func line(of plan: ItemPlan, _ group: GroupPlan, in inner: CGSize, first: Int) -> Line {
    let isEstimated = plan.size[group.axis].isEstimated
    if case .counted(let count) = group.arrangement {
      return line(of: count, group, in: inner, first: first, endsWithSection: isEstimated)
    }
    return isEstimated
      ? line(of: group.children.count, group, in: inner, first: first, endsWithSection: true)
      : longestLine(group, in: inner, first: first)
  }

  /// The size for the fractions of subitems, which depends on their number.
  private func base(_ group: GroupPlan, in inner: CGSize, count: Int) -> CGSize {
    var base = inner
    base[group.axis] = max(0, inner[group.axis] - CGFloat(count - 1) * group.spacing.length)
    return base
  }

  /// The line of a given number of subitems.
  ///
  /// - Parameter endsWithSection: True if the line ends with the last item of the section.
  private func line(
    of count: Int, _ group: GroupPlan, in inner: CGSize, first: Int, endsWithSection: Bool = false
  ) -> Line {
    let base = base(group, in: inner, count: count)
    var line = Line()
    var number = first
    for index in 0..<count where !endsWithSection || number < itemCount {
      let plan = group.children[index % group.children.count]
      let child = solve(plan, in: base, surroundings: inner, first: number)
      line.numbers.append(number)
      number += child.cells.count
      line.children.append(child)
      line.plans.append(plan)
    }
    makeUniform(&line, group, in: base, surroundings: inner)
    line.length = CGFloat(max(0, line.children.count - 1)) * group.spacing.length
    for (child, plan) in zip(line.children, line.plans) {
      line.length += child.size[group.axis] + plan.edges.sum(group.axis)
    }
    checkInvariants(of: line, first: first)
    return line
  }

  /// The subitems of a line that hold items of the section.
  private func existingChildren(of line: Line) -> [(child: SolvedGroup, plan: ItemPlan)] {
    line.numbers.indices.filter { line.numbers[$0] < itemCount }.map { (line.children[$0], line.plans[$0]) }
  }

  /// Makes uniform siblings as long as the longest of them, and across the group's axis at least as long as the room
  /// that the group was given. The content of a sibling group is laid out in its new size, unless it would then hold
  /// other items.
  private func makeUniform(_ line: inout Line, _ group: GroupPlan, in base: CGSize, surroundings: CGSize) {
    var minimum = CGSize.zero
    for axis in [LayoutAxis.horizontal, .vertical] {
      for (child, plan) in existingChildren(of: line) where plan.size[axis].isUniform {
        minimum[axis] = max(minimum[axis], child.size[axis])
        if axis != group.axis { minimum[axis] = max(minimum[axis], roomAcross - plan.edges.sum(axis)) }
      }
    }
    guard minimum != .zero else { return }
    for (index, plan) in line.plans.enumerated() {
      var size = line.children[index].size
      for axis in [LayoutAxis.horizontal, .vertical] where plan.size[axis].isUniform { size[axis] = minimum[axis] }
      // Even in the longest group fractions were computed from the estimate.
      guard size != line.children[index].size || plan.group != nil && plan.isUniform else { continue }
      let grown = solve(plan, in: base, surroundings: surroundings, first: line.numbers[index], minimum: minimum)
      if grown.cells.count == line.children[index].cells.count { line.children[index] = grown }
      line.children[index].size = size
    }
  }

  /// The longest line that fits.
  private func longestLine(_ group: GroupPlan, in inner: CGSize, first: Int) -> Line {
    let room = inner[group.axis].flooredToPixel(scale)
    let most = group.arrangement == .once ? group.children.count : Self.maximumItemCount
    guard !group.children.contains(where: { $0.size[group.axis].isEstimated }) else {
      return longestMeasuredLine(group, in: inner, room: room, most: most, first: first)
    }
    let firstLength = group.children[0].size[group.axis].resolved(in: inner, scale: scale)
    guard firstLength.flooredToPixel(scale) <= room else { return Line() }
    var count = 1
    while count < most, length(of: count + 1, group, in: inner).flooredToPixel(scale) <= room {
      if count >= group.children.count, takesNoRoom(after: count, group, in: inner) { break }
      count += 1
    }
    let line = line(of: count, group, in: inner, first: first)
    checkLength(of: line, line.length, length(of: count, group, in: inner))
    return line
  }

  /// The length of a line of a given number of subitems, if it depends on the number alone: it is found before anything
  /// is placed.
  private func length(of count: Int, _ group: GroupPlan, in inner: CGSize) -> CGFloat {
    let base = base(group, in: inner, count: count)
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: group.children.count)
    var sum: CGFloat = 0
    for (index, child) in group.children.enumerated() {
      let times = CGFloat(cycles + (index < rest ? 1 : 0))
      sum += times * (child.size[group.axis].resolved(in: base, scale: scale) + child.edges.sum(group.axis))
    }
    return sum + CGFloat(count - 1) * group.spacing.length
  }

  /// True if a line with all subitems repeated once more would not be longer, so that any number of them would fit.
  private func takesNoRoom(after count: Int, _ group: GroupPlan, in inner: CGSize) -> Bool {
    length(of: count + group.children.count, group, in: inner) <= length(of: count, group, in: inner) + 0.001
  }

  /// The longest line that fits, if lengths depend on measured sizes.
  private func longestMeasuredLine(
    _ group: GroupPlan, in inner: CGSize, room: CGFloat, most: Int, first: Int
  ) -> Line {
    // The number of items that fit must not depend on the end of the section.
    var endless = self
    endless.itemCount = .max
    var best = Line()
    var count = 1
    // Every number is tried, because the lengths depend on it. Hence the limit is lower.
    while count <= min(most, Self.maximumItemCount / 10) {
      let next = endless.line(of: count, group, in: inner, first: first)
      // A view that prefers more than the whole group has the group for itself, besides subitems without items.
      guard !best.hasItems || next.length.flooredToPixel(scale) <= room else { break }
      if count > group.children.count, next.length <= best.length + 0.001 { break }
      best = next
      count += 1
    }
    return best
  }

  /// The group with the frames of its subitems.
  private func placed(
    _ line: Line, _ group: GroupPlan, _ insets: NSDirectionalEdgeInsets, inner: CGSize, size: CGSize
  ) -> SolvedGroup {
    let (axis, across) = (group.axis, group.axis.other)
    var shares = group.spacing.isFlexible ? max(0, line.children.count - 1) : 0
    for plan in line.plans { shares += plan.edges.flexibleCount(axis) }
    let share = shares > 0 ? (inner[axis] - line.length) / CGFloat(shares) : 0

    var solved = SolvedGroup(size: size)
    var position = insets.start(axis)
    for (index, plan) in line.plans.enumerated() {
      var child = line.children[index]
      if line.numbers[index] >= itemCount { child.shorten(to: inner[across], across) }
      let (before, after) = (plan.edges.start(axis), plan.edges.end(axis))
      position += before.length + (before.isFlexible ? share : 0)
      let side = insets.start(across) + plan.edges.offset(across, of: child.size[across], in: inner[across])
      solved.append(child, at: CGPoint(along: position, across: side, axis))
      position += child.size[axis] + after.length + (after.isFlexible ? share : 0)
      position += group.spacing.length + (group.spacing.isFlexible ? share : 0)
    }
    if !line.plans.isEmpty {
      let end = position - group.spacing.length - (group.spacing.isFlexible ? share : 0)
      checkLength(of: line, end - insets.start(axis), shares > 0 ? inner[axis] : line.length)
    }
    return solved
  }
}

extension CGSize {
  /// The size, enlarged to a minimum width and height.
  fileprivate func grown(to minimum: CGSize) -> CGSize {
    CGSize(width: max(width, minimum.width), height: max(height, minimum.height))
  }
}

extension LayoutEdgeGaps {
  /// The offset of an element in an available length, if flexible gaps share the rest of that length.
  func offset(_ axis: LayoutAxis, of length: CGFloat, in room: CGFloat) -> CGFloat {
    let start = start(axis)
    guard start.isFlexible else { return start.length }
    return start.length + (room - length - sum(axis)) / CGFloat(flexibleCount(axis))
  }
}

extension SolvedGroup {
  /// Cuts the group at a length, so that room for items past the end of the section does not extend past the other
  /// items.
  fileprivate mutating func shorten(to length: CGFloat, _ axis: LayoutAxis) {
    size[axis] = min(size[axis], length)
    for index in cells.indices where cells[index].slot.end(axis) > length {
      cells[index].slot.size[axis] = max(0, length - cells[index].slot.start(axis))
    }
  }

  /// Appends another group's content at a position.
  fileprivate mutating func append(_ child: SolvedGroup, at origin: CGPoint) {
    let firstCell = cells.count
    for var cell in child.cells {
      cell.slot = cell.slot.offsetBy(dx: origin.x, dy: origin.y)
      cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      cells.append(cell)
    }
    for var supplement in child.supplements {
      supplement.frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
      supplement.firstCell += firstCell
      supplements.append(supplement)
    }
  }
}
