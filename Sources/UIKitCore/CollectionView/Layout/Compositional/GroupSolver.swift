import Foundation

/// Places the items of one group.
///
/// Fractions along the group's axis are of what the spacings between the items leave, so the number of items and
/// their lengths depend on each other: the group holds the largest number that fits when sized for that number.
@MainActor struct GroupSolver {
  /// No line holds more items, however small they are.
  private static let mostItems = 10_000

  let scale: CGFloat

  /// The container of a custom group whose fractions are of the whole bounds: the outermost one's.
  var customContainer: CGSize?

  let traitCollection: UITraitCollection

  /// What a group that is like its siblings has across its axis, for subitems that are to be alike; 0 elsewhere.
  private var roomAcross: CGFloat = 0

  /// The number of items in the section. Those beyond have room in lines of a given length, and make nothing else
  /// larger.
  var itemCount = Int.max

  /// What views prefer, by the item's number in its section; nil for those that were not measured.
  var measured: (Int) -> CGSize? = { _ in nil }

  init(scale: CGFloat, customContainer: CGSize?, traitCollection: UITraitCollection) {
    self.scale = scale
    self.customContainer = customContainer
    self.traitCollection = traitCollection
  }

  /// The group with all the items it can hold, from a first item on; those beyond the end of the section count as
  /// not measured.
  ///
  /// - Parameters:
  ///   - container: what fractions are of.
  ///   - surroundings: what fractions of views attached to the group are of.
  ///   - least: the sides that what is to be like its siblings has at least.
  func solve(
    _ plan: ItemPlan, in container: CGSize, surroundings: CGSize, first: Int, least: CGSize = .zero
  ) -> SolvedGroup {
    var least = least
    for axis in [LayoutAxis.horizontal, .vertical] where !plan.size[axis].isUniform { least[axis] = 0 }
    guard let group = plan.group else { return solveItem(plan, in: container, number: first, least: least) }
    var solved: SolvedGroup
    if case .custom(let frames) = group.arrangement {
      solved = solveCustom(plan, frames, in: container, least: least)
    } else {
      solved = solveLine(plan, group, in: container, first: first, least: least)
    }
    attach(plan.supplements, to: &solved, fractionsOf: surroundings)
    return solved
  }

  private func solveItem(_ plan: ItemPlan, in container: CGSize, number: Int, least: CGSize) -> SolvedGroup {
    var size = plan.size.resolved(in: container, scale: scale)
    let estimated = plan.size.estimatedAxes
    if !estimated.isEmpty, let preferred = measured(number) {
      if estimated.contains(.horizontal) { size.width = LayoutLength.clamped(preferred.width) }
      if estimated.contains(.vertical) { size.height = LayoutLength.clamped(preferred.height) }
    }
    size = size.grown(to: least)
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
    _ plan: ItemPlan, _ frames: CustomFrames, in container: CGSize, least: CGSize
  ) -> SolvedGroup {
    let size = plan.size.resolved(in: container, scale: scale).grown(to: least)
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

// MARK: - Rows and columns

extension GroupSolver {
  /// Subitems in a line, sized for their number.
  private struct Line {
    var children: [SolvedGroup] = []
    var plans: [ItemPlan] = []
    /// The number of each subitem's first item.
    var numbers: [Int] = []
    /// What the subitems, their edges and the spacings between them take along the axis.
    var length: CGFloat = 0

    var hasItems: Bool { children.contains { !$0.cells.isEmpty } }
  }

  private func solveLine(
    _ plan: ItemPlan, _ group: GroupPlan, in container: CGSize, first: Int, least: CGSize
  ) -> SolvedGroup {
    let axis = group.axis
    var size = plan.size.resolved(in: container, scale: scale).grown(to: least)
    var inner = size
    inner[axis] = max(0, size[axis] - plan.insets.sum(axis))
    inner[axis.other] = max(0, size[axis.other] - plan.insets.sum(axis.other))
    var solver = self
    solver.customContainer = nil
    // What is given is filled; an estimate is not.
    solver.roomAcross = max(0, least[axis.other] - plan.insets.sum(axis.other))

    let holdsOneRun = plan.size[axis].isEstimated
    let line: Line =
      switch group.arrangement {
      case .counted(let count):
        solver.line(of: count, group, in: inner, first: first, endsWithSection: holdsOneRun)
      case .cycle, .once, .custom:
        holdsOneRun
          ? solver.line(of: group.children.count, group, in: inner, first: first, endsWithSection: true)
          : solver.longestLine(group, in: inner, first: first)
      }
    if holdsOneRun {
      size[axis] = max(least[axis], line.length + plan.insets.sum(axis))
      inner[axis] = size[axis] - plan.insets.sum(axis)
    }
    if plan.size[axis.other].isEstimated {
      inner[axis.other] = existingChildren(of: line)
        .reduce(solver.roomAcross) { max($0, $1.child.size[axis.other] + $1.plan.edges.sum(axis.other)) }
      size[axis.other] = inner[axis.other] + plan.insets.sum(axis.other)
    }
    return solver.placed(line, group, plan.insets, inner: inner, size: size)
  }

  /// What fractions of subitems are of, when there are so many.
  private func base(_ group: GroupPlan, in inner: CGSize, count: Int) -> CGSize {
    var base = inner
    base[group.axis] = max(0, inner[group.axis] - CGFloat(count - 1) * group.spacing.length)
    return base
  }

  /// - Parameter endsWithSection: whether the line is only as long as the items that there are.
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
    return line
  }

  /// The subitems of a line that hold items.
  private func existingChildren(of line: Line) -> [(child: SolvedGroup, plan: ItemPlan)] {
    line.numbers.indices.filter { line.numbers[$0] < itemCount }.map { (line.children[$0], line.plans[$0]) }
  }

  /// Makes siblings that are to be alike as long as the longest of them, and across their group's axis as long as the
  /// room that it was given. A group's content is laid out in what it then has, unless it would hold other items.
  private func makeUniform(_ line: inout Line, _ group: GroupPlan, in base: CGSize, surroundings: CGSize) {
    var least = CGSize.zero
    for axis in [LayoutAxis.horizontal, .vertical] {
      for (child, plan) in existingChildren(of: line) where plan.size[axis].isUniform {
        least[axis] = max(least[axis], child.size[axis])
        if axis != group.axis { least[axis] = max(least[axis], roomAcross - plan.edges.sum(axis)) }
      }
    }
    guard least != .zero else { return }
    for (index, plan) in line.plans.enumerated() {
      var size = line.children[index].size
      for axis in [LayoutAxis.horizontal, .vertical] where plan.size[axis].isUniform { size[axis] = least[axis] }
      // Fractions in the longest group are still of its estimate.
      guard size != line.children[index].size || plan.group != nil && plan.isUniform else { continue }
      let grown = solve(plan, in: base, surroundings: surroundings, first: line.numbers[index], least: least)
      if grown.cells.count == line.children[index].cells.count { line.children[index] = grown }
      line.children[index].size = size
    }
  }

  /// The longest line that fits.
  private func longestLine(_ group: GroupPlan, in inner: CGSize, first: Int) -> Line {
    let axis = group.axis
    let room = inner[axis].flooredToPixel(scale)
    let most = group.arrangement == .once ? group.children.count : Self.mostItems
    guard !group.children.contains(where: { $0.size[axis].isEstimated }) else {
      return longestMeasuredLine(group, in: inner, room: room, most: most, first: first)
    }
    // Lengths depend on the number alone, so the number can be found before anything is placed.
    func length(of count: Int) -> (subitems: CGFloat, all: CGFloat) {
      let base = base(group, in: inner, count: count)
      let (cycles, rest) = count.quotientAndRemainder(dividingBy: group.children.count)
      var sum: CGFloat = 0
      for (index, child) in group.children.enumerated() {
        let times = CGFloat(cycles + (index < rest ? 1 : 0))
        sum += times * (child.size[axis].resolved(in: base, scale: scale) + child.edges.sum(axis))
      }
      return (sum, sum + CGFloat(count - 1) * group.spacing.length)
    }
    let firstLength = group.children[0].size[axis].resolved(in: inner, scale: scale)
    guard firstLength.flooredToPixel(scale) <= room else { return Line() }
    var count = 1
    while count < most, length(of: count + 1).all.flooredToPixel(scale) <= room {
      // What takes no room would fit for ever.
      if count >= group.children.count, length(of: count + group.children.count).all <= length(of: count).all + 0.001 {
        break
      }
      count += 1
    }
    return line(of: count, group, in: inner, first: first)
  }

  /// The longest line that fits, where lengths depend on what was measured.
  private func longestMeasuredLine(
    _ group: GroupPlan, in inner: CGSize, room: CGFloat, most: Int, first: Int
  ) -> Line {
    // How many items fit does not depend on where the section ends.
    var endless = self
    endless.itemCount = .max
    var best = Line()
    var count = 1
    // Every number is tried anew, as the lengths depend on it; hence fewer of them.
    while count <= min(most, Self.mostItems / 10) {
      let next = endless.line(of: count, group, in: inner, first: first)
      // A view that prefers more than the whole group has it to itself, besides subitems without any.
      guard !best.hasItems || next.length.flooredToPixel(scale) <= room else { break }
      if count > group.children.count, next.length <= best.length + 0.001 { break }
      best = next
      count += 1
    }
    return best
  }

  private func placed(
    _ line: Line, _ group: GroupPlan, _ insets: NSDirectionalEdgeInsets, inner: CGSize, size: CGSize
  ) -> SolvedGroup {
    let (axis, across) = (group.axis, group.axis.other)
    var shares = group.spacing.isFlexible ? max(0, line.children.count - 1) : 0
    for plan in line.plans { shares += plan.edges.flexibleCount(axis) }
    let share = shares > 0 ? (inner[axis] - line.length) / CGFloat(shares) : 0

    var solved = SolvedGroup(size: size)
    var place = insets.start(axis)
    for (index, plan) in line.plans.enumerated() {
      var child = line.children[index]
      if line.numbers[index] >= itemCount { child.shorten(to: inner[across], across) }
      let (before, after) = (plan.edges.start(axis), plan.edges.end(axis))
      place += before.length + (before.isFlexible ? share : 0)
      let side = insets.start(across) + plan.edges.offset(across, of: child.size[across], in: inner[across])
      solved.append(child, at: CGPoint(along: place, across: side, axis))
      place += child.size[axis] + after.length + (after.isFlexible ? share : 0)
      place += group.spacing.length + (group.spacing.isFlexible ? share : 0)
    }
    return solved
  }
}

extension CGSize {
  /// With sides that are at least as long as others.
  fileprivate func grown(to least: CGSize) -> CGSize {
    CGSize(width: max(width, least.width), height: max(height, least.height))
  }
}

extension LayoutEdgeGaps {
  /// Where something of a length begins in a room, when flexible gaps share what is left over.
  func offset(_ axis: LayoutAxis, of length: CGFloat, in room: CGFloat) -> CGFloat {
    let start = start(axis)
    guard start.isFlexible else { return start.length }
    return start.length + (room - length - sum(axis)) / CGFloat(flexibleCount(axis))
  }
}

extension SolvedGroup {
  /// Takes no more than that of an axis: so that what is not there reaches no further than what is.
  fileprivate mutating func shorten(to length: CGFloat, _ axis: LayoutAxis) {
    size[axis] = min(size[axis], length)
    for index in cells.indices where cells[index].slot.end(axis) > length {
      cells[index].slot.size[axis] = max(0, length - cells[index].slot.start(axis))
    }
  }

  /// Takes over another group's content at a place.
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
