import Foundation
@_spi(Toolkit) import UIKitCore

/// The groups of a section, one after the other along an axis, in coordinates that begin at the first group.
///
/// Consecutive equal groups, in which nothing or the same sizes were measured, are found by arithmetic. All others are
/// in a tree with the sums of their lengths (``GroupPacking``). A copy is O(1), so that a correction can be tried on a
/// copy.
@MainActor struct GroupRun {
  /// A group: its number, its items, its position and its solution.
  struct Group {
    var index: Int
    var firstItem: Int
    /// The number of items that it holds. The last group of a section may have room for more.
    var itemCount: Int
    /// The position of its slot along the axis, after its edge spacing.
    var start: CGFloat
    var length: CGFloat
    var solved: SolvedGroup
  }

  let plan: ItemPlan
  let axis: LayoutAxis
  let itemCount: Int
  let spacing: CGFloat
  private let container: CGSize
  private let surroundings: CGSize
  private let solver: GroupSolver

  /// A group in which nothing was measured.
  let template: SolvedGroup

  /// The sizes that views prefer, by item.
  private(set) var measured: MeasuredSizes
  private var packing: GroupPacking
  private let lanes: Lanes

  /// The length of all groups. It is stored, because a layout reads it for all sections whenever it is solved.
  private(set) var length: CGFloat = 0

  /// The length of the groups across the axis. It is stored as well.
  private(set) var breadth: CGFloat = 0

  /// The numbers of the lanes, which hold the values that are summed up over groups besides their lengths.
  private struct Lanes {
    /// The lane of the groups' lengths across the axis, if they are measured.
    var across: Int?
    /// The lane of the natural lengths of groups, if all groups are to be equally long.
    var along: Int?
    /// The kinds of supplementary views, if groups hold different numbers of them. Each kind has a lane.
    var kinds: [String] = []

    @MainActor init(_ plan: ItemPlan, _ axis: LayoutAxis) {
      guard plan.dependsOnMeasurement else { return }
      if plan.size[axis.other].isEstimated { across = 0 }
      if plan.size[axis].isUniform { along = across == nil ? 0 : 1 }
      if plan.capacityDependsOnMeasurement { kinds = plan.supplementKinds.sorted() }
    }

    private var sizes: Int { (across == nil ? 0 : 1) + (along == nil ? 0 : 1) }
    var count: Int { sizes + kinds.count }
    func number(ofKind kind: String) -> Int? { kinds.firstIndex(of: kind).map { sizes + $0 } }
  }

  /// True if each group begins after the one before it. Groups without a length would all lie at one position.
  let groupsAdvance: Bool

  /// - Parameter template: A solved group of the same plan and containers; nil to solve it.
  init(
    _ plan: ItemPlan, axis: LayoutAxis, itemCount: Int, spacing: CGFloat, container: CGSize, surroundings: CGSize,
    solver: GroupSolver, template: SolvedGroup? = nil
  ) {
    self.plan = plan
    self.axis = axis
    self.itemCount = itemCount
    self.spacing = spacing
    self.container = container
    self.surroundings = surroundings
    var solver = solver
    self.template =
      template ?? Self.solve(plan, by: solver, in: container, surroundings, first: 0) { _ in nil }
    solver.itemCount = itemCount
    self.solver = solver
    let capacity = self.template.cells.count
    groupsAdvance = itemCount <= capacity || self.template.size[axis] + plan.edges.sum(axis) + spacing > 0
    lanes = Lanes(plan, axis)
    packing = GroupPacking(laneCount: lanes.count)
    measured = MeasuredSizes(count: plan.dependsOnMeasurement ? itemCount : 0)
    pack([ItemEdit(removed: 0..<0, inserted: 0..<itemCount)])
  }

  /// True if there is nothing to place.
  var isEmpty: Bool { itemCount == 0 || isDegenerate }

  /// True if nothing would be placed for any number of items.
  private var isDegenerate: Bool { template.cells.isEmpty || !groupsAdvance }

  var groupCount: Int { packing.groupCount }

  private func length(of group: SolvedGroup, cells: Int) -> CGFloat {
    plan.size[axis].isUniform ? group.size[axis] : group.length(axis, cells: cells)
  }

  // MARK: Groups

  /// The distance from the beginning of a group to that of the next one, if all groups are to be equally long.
  private var uniformStride: CGFloat? {
    guard let along = lanes.along else { return nil }
    let longest = packing.lanes[along].largest
    return max(0, (longest > 0 ? longest : template.size[axis]) + plan.edges.sum(axis) + spacing)
  }

  private func start(of group: Int) -> CGFloat {
    uniformStride.map { CGFloat(group) * $0 } ?? packing.group(at: group).start
  }

  /// The group at an index.
  func group(at index: Int) -> Group { group(packing.group(at: index)) }

  /// The group that holds an item.
  func group(ofItem item: Int) -> Group { group(packing.group(ofItem: item)) }

  /// The items in the group that contains an item.
  func items(inGroupOf item: Int) -> Range<Int> { packing.group(ofItem: item).items }

  private func group(_ group: GroupPacking.Group) -> Group {
    let solved = solved(at: group)
    let start = uniformStride.map { CGFloat(group.index) * $0 } ?? group.start
    return Group(
      index: group.index, firstItem: group.firstItem, itemCount: group.itemCount,
      start: start + plan.edges.start(axis).length, length: length(of: solved, cells: group.itemCount),
      solved: solved)
  }

  private func solved(at group: GroupPacking.Group) -> SolvedGroup {
    var solved = solve(first: group.firstItem)
    // Even in the longest group fractions were computed from the estimate.
    var size = CGSize.zero
    for (side, lane) in [(axis, lanes.along), (axis.other, lanes.across)] where plan.size[side].isUniform {
      let longest = lane.map { packing.lanes[$0].largest } ?? 0
      size[side] = longest
    }
    guard size != .zero else { return solved }
    let grown = solve(first: group.firstItem, minimum: size)
    if grown.cells.count == solved.cells.count { solved = grown }
    for side in [axis, axis.other] where size[side] > 0 { solved.size[side] = size[side] }
    return solved
  }

  private func solve(first: Int, minimum: CGSize = .zero) -> SolvedGroup {
    guard minimum != .zero || measured.hasMeasuredItem(of: first..<first + template.reach) else { return template }
    let measured = measured
    return Self.solve(plan, by: solver, in: container, surroundings, first: first, minimum: minimum) { measured[$0] }
  }

  private static func solve(
    _ plan: ItemPlan, by solver: GroupSolver, in container: CGSize, _ surroundings: CGSize, first: Int,
    minimum: CGSize = .zero, measured: @escaping (Int) -> CGSize?
  ) -> SolvedGroup {
    var solver = solver
    var reach = 0
    solver.measured = {
      reach = max(reach, $0 - first + 1)
      return measured($0)
    }
    var solved = solver.solve(plan, in: container, surroundings: surroundings, first: first, minimum: minimum)
    solved.reach = max(reach, solved.cells.count)
    return solved
  }

  /// The numbers of the groups between two positions along the axis.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard !isEmpty, low < high else { return 0..<0 }
    // With negative spacing a group extends past the beginning of the next one.
    let overlap = max(0, -spacing - plan.edges.sum(axis))
    let first = groupIndex(at: low - overlap)
    let last = groupIndex(at: high)
    return first..<last + 1
  }

  /// The last group that begins at or before a position.
  func groupIndex(at position: CGFloat) -> Int {
    guard let uniformStride else { return packing.groupIndex(at: position) }
    let last = groupCount - 1
    return uniformStride > 0 ? Int(min(max(0, (position / uniformStride).rounded(.down)), CGFloat(last))) : last
  }

  /// The number of a group's first supplementary view of a kind, among all of that kind in the section.
  func firstSupplement(ofKind kind: String, in group: Group) -> Int {
    if let lane = lanes.number(ofKind: kind) { return Int(packing.lanes[lane].total(before: group.index)) }
    return group.index * (template.supplementCounts(cells: template.cells.count)[kind] ?? 0)
  }

  /// The group of a supplementary view, by the view's number among all of its kind in the section.
  func group(ofSupplement number: Int, kind: String) -> Group? {
    guard !isEmpty, number >= 0 else { return nil }
    if let lane = lanes.number(ofKind: kind) {
      return packing.lanes[lane].group(beyond: CGFloat(number)).map { group(at: $0) }
    }
    let count = template.supplementCounts(cells: template.cells.count)[kind] ?? 0
    guard count > 0, number / count < groupCount else { return nil }
    return group(at: number / count)
  }

  // MARK: Measured sizes

  /// Sets an item to the size that its view prefers; nil restores its estimate.
  ///
  /// - Complexity: O(number of groups that change · log n): the item's own group, and those that now hold other items.
  mutating func measure(_ item: Int, _ size: CGSize?) {
    guard plan.dependsOnMeasurement, !isEmpty, item >= 0, item < itemCount, measured[item] != size else { return }
    measured[item] = size
    pack([.changed(item)])
  }

  /// Reuses the sizes that were measured in the same section before insertions and deletions.
  ///
  /// - Parameters:
  ///   - edits: The insertions and deletions, in order.
  ///   - size: Returns the measured size of an item that came from elsewhere, by its number after the edits.
  /// - Complexity: O((number of edits + number of groups that change) · log n) if groups are laid out as before;
  ///   otherwise all groups with measured items are packed.
  mutating func reuse(from old: GroupRun, _ edits: [ItemEdit], size: (Int) -> CGSize?) {
    guard plan.dependsOnMeasurement, old.plan == plan else { return }
    let edits = edits.explaining(old.itemCount, to: itemCount)
    measured = old.measured
    measured.apply(edits, size: size)
    if old.isLaidOut(like: self) {
      packing = old.packing
      pack(edits)
    } else {
      packing = GroupPacking(laneCount: lanes.count)
      pack([ItemEdit(removed: 0..<0, inserted: 0..<itemCount)])
    }
  }

  private func isLaidOut(like other: GroupRun) -> Bool {
    axis == other.axis && spacing == other.spacing && container == other.container
      && surroundings == other.surroundings && solver.scale == other.solver.scale && isDegenerate == other.isDegenerate
  }

  private mutating func pack(_ edits: [ItemEdit]) {
    guard !isDegenerate else { return }
    var packing = packing
    packing.apply(edits, alike: { measured.isEmpty ? (itemCount - $0, false) : measured.alike(from: $0) }) {
      solution(at: $0)
    }
    self.packing = packing
    updateLengths()
  }

  private mutating func updateLengths() {
    (length, breadth) = (0, 0)
    guard let last = packing.last else { return }
    length = start(of: last.index) + plan.edges.sum(axis) + length(of: solved(at: last), cells: last.itemCount)
    let widest = lanes.across.map { packing.lanes[$0].largest } ?? 0
    breadth = (widest > 0 ? widest : template.size[axis.other]) + plan.edges.sum(axis.other)
  }

  private func solution(at first: Int) -> GroupPacking.Solution {
    let group = solve(first: first)
    let capacity = max(1, group.cells.count)
    let count = min(capacity, itemCount - first)
    var values: [CGFloat] = []
    let isMeasured = lanes.count > 0 && measured.hasMeasuredItem(of: first..<first + count)
    if lanes.across != nil {
      values.append(isMeasured || !plan.size[axis.other].isUniform ? group.size[axis.other] : 0)
    }
    if lanes.along != nil { values.append(isMeasured ? group.size[axis] : 0) }
    if !lanes.kinds.isEmpty {
      let counts = group.supplementCounts(cells: count)
      values += lanes.kinds.map { CGFloat(counts[$0] ?? 0) }
    }
    return GroupPacking.Solution(
      capacity: capacity, reach: max(capacity, group.reach, template.reach),
      stride: max(0, length(of: group, cells: count) + plan.edges.sum(axis) + spacing), values: values)
  }
}
