import Foundation

/// A section's groups one after the other along an axis, in coordinates of their own that begin at the first.
///
/// Where nothing is estimated all groups are the one that was solved, and everything is arithmetic. Where sizes are
/// estimated but every group holds the same number of items, a `LengthTree` keeps the lengths that were measured.
/// Only where measured sizes decide how many items a group holds are groups packed one by one, by a `GroupPacking`,
/// and that as far as something was measured.
@MainActor struct GroupRun {
  /// One of the groups.
  struct Place {
    var index: Int
    var firstItem: Int
    /// How many items it holds; at the end of the section fewer than it could.
    var itemCount: Int
    /// Where its slot begins along the axis, after its edge spacing.
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

  /// What views prefer, by item.
  private(set) var measured = MeasuredSizes()

  /// The longest measured side of groups that are all to be alike.
  private var uniformSize = CGSize.zero

  /// From the beginning of one group to the beginning of the next one; the last group's is not used.
  private var strides: LengthTree
  private var lastLength: CGFloat = 0
  private var packing: GroupPacking?

  /// How far groups reach across that were measured.
  private var breadths: [Int: CGFloat] = [:]

  /// Whether groups follow each other: where they take no room, all of them would lie in one place.
  let goesOn: Bool

  /// How far the groups reach across.
  private(set) var breadth: CGFloat = 0

  /// - Parameter template: a group solved before for the same plan and containers.
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
    self.solver = solver
    self.template =
      template ?? solver.solve(plan, in: container, surroundings: surroundings, first: 0)
    let capacity = self.template.cells.count
    let stride = self.template.size[axis] + plan.edges.sum(axis) + spacing
    goesOn = itemCount <= capacity || stride > 0
    guard capacity > 0, goesOn else {
      strides = LengthTree(count: 0, common: 0)
      return
    }
    let groups = (itemCount + capacity - 1) / capacity
    strides = LengthTree(count: groups, common: stride)
    if plan.capacityDependsOnMeasurement {
      packing = GroupPacking(itemCount: itemCount, capacity: capacity, stride: strides.common)
    }
    lastLength = self.template.length(axis, cells: itemCount - (groups - 1) * capacity)
    if let last = packing?.last { lastLength = length(of: solved(at: last), cells: last.itemCount) }
    breadth = itemCount > 0 ? breadth(of: self.template) : 0
  }

  /// Whether there is anything to place.
  var isEmpty: Bool { itemCount == 0 || template.cells.isEmpty || !goesOn }

  var groupCount: Int { isEmpty ? 0 : packing?.groupCount ?? strides.count }

  /// How long everything is.
  var length: CGFloat {
    guard !isEmpty else { return 0 }
    let start = packing?.last?.start ?? strides.offset(of: strides.count - 1)
    return start + plan.edges.sum(axis) + lastLength
  }

  private func breadth(of group: SolvedGroup) -> CGFloat { group.size[axis.other] + plan.edges.sum(axis.other) }

  private func length(of group: SolvedGroup, cells: Int) -> CGFloat {
    plan.size[axis].isUniform ? group.size[axis] : group.length(axis, cells: cells)
  }

  // MARK: Groups

  /// The group of that number.
  func place(at index: Int) -> Place {
    if let packing { return place(packing.group(at: index)) }
    let capacity = template.cells.count
    let first = index * capacity
    let count = min(capacity, itemCount - first)
    return place(.init(index: index, firstItem: first, itemCount: count, start: strides.offset(of: index)))
  }

  /// The group that holds an item.
  func place(ofItem item: Int) -> Place {
    if let packing { return place(packing.group(ofItem: item)) }
    return place(at: item / template.cells.count)
  }

  private func place(_ group: GroupPacking.Group) -> Place {
    let solved = solved(at: group)
    return Place(
      index: group.index, firstItem: group.firstItem, itemCount: group.itemCount,
      start: group.start + plan.edges.start(axis).length, length: length(of: solved, cells: group.itemCount),
      solved: solved)
  }

  private func solved(at group: GroupPacking.Group) -> SolvedGroup {
    var solved = template
    if !measured.isEmpty, (group.firstItem..<group.firstItem + group.itemCount).contains(where: { measured[$0] != nil })
    {
      solved = solve(first: group.firstItem)
    }
    for axis in [LayoutAxis.horizontal, .vertical] where plan.size[axis].isUniform && uniformSize[axis] > 0 {
      solved.size[axis] = uniformSize[axis]
    }
    return solved
  }

  private func solve(first: Int) -> SolvedGroup {
    var solver = solver
    let (measured, end) = (measured, itemCount)
    solver.measured = { $0 < end ? measured[$0] : nil }
    return solver.solve(plan, in: container, surroundings: surroundings, first: first)
  }

  /// The numbers of the groups that lie between two places along the axis.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard !isEmpty, low < high else { return 0..<0 }
    // Where spacings are negative a group reaches over the beginning of the next one.
    let overlap = max(0, -spacing - plan.edges.sum(axis))
    let first = groupIndex(at: low - overlap)
    let last = groupIndex(at: high)
    return first..<last + 1
  }

  /// The last group that begins at or before a place.
  func groupIndex(at place: CGFloat) -> Int { packing?.groupIndex(at: place) ?? strides.index(at: place) }

  /// Which of the section's views of a kind is the first of a group, counted from 0.
  func firstSupplement(ofKind kind: String, in place: Place) -> Int {
    if let packing { return packing.supplements(ofKind: kind, before: place.index) { solved(at: $0) } }
    return place.index * (template.supplementCounts(cells: template.cells.count)[kind] ?? 0)
  }

  /// The group that has a section's view of a kind, counted from 0.
  func place(ofSupplement number: Int, kind: String) -> Place? {
    guard !isEmpty, number >= 0 else { return nil }
    if let packing {
      let index = packing.groupIndex(ofSupplement: number, kind: kind) { solved(at: $0) }
      return index.map { place(at: $0) }
    }
    let count = template.supplementCounts(cells: template.cells.count)[kind] ?? 0
    guard count > 0, number / count < groupCount else { return nil }
    return place(at: number / count)
  }

  // MARK: Measured sizes

  /// Takes what an item's view prefers; nil forgets it.
  ///
  /// - Complexity: O(log n), but where sizes decide how many items a group holds, O(number of measured items).
  mutating func measure(_ item: Int, _ size: CGSize?) {
    guard plan.dependsOnMeasurement, !isEmpty, item >= 0, item < itemCount, measured[item] != size else { return }
    measured[item] = size
    if packing != nil {
      repack(from: item)
    } else {
      let place = place(ofItem: item)
      update(place)
    }
  }

  private mutating func repack(from item: Int) {
    guard var packing else { return }
    self.packing = nil
    packing.update(item, isKnown: measured[item] != nil) { first in
      let group = solve(first: first)
      let count = min(group.cells.count, itemCount - first)
      return (group.cells.count, length(of: group, cells: count) + plan.edges.sum(axis) + spacing)
    }
    self.packing = packing
    if let last = packing.last { lastLength = length(of: solved(at: last), cells: last.itemCount) }
  }

  private mutating func update(_ place: Place) {
    let grown = growUniformly(with: place)
    if place.index == groupCount - 1 { lastLength = place.length }
    if !grown, place.index < strides.count {
      strides[place.index] = max(0, place.length + plan.edges.sum(axis) + spacing)
    }
    guard plan.size[axis.other].isEstimated else { return }
    let range = place.firstItem..<place.firstItem + place.itemCount
    let isMeasured = range.contains { measured[$0] != nil }
    setBreadth(isMeasured ? breadth(of: place.solved) : nil, of: place.index)
  }

  private mutating func setBreadth(_ new: CGFloat?, of index: Int) {
    let old = breadths[index]
    breadths[index] = new
    let hasEstimates = breadths.count < groupCount
    if let new, new >= breadth {
      breadth = new
    } else if old == breadth || new == nil || !hasEstimates {
      // The widest one may have become narrower, or the last estimate may be gone.
      breadth = breadths.values.reduce(hasEstimates ? breadth(of: template) : 0, max)
    }
  }

  /// Where groups are to be alike, makes all of them as long as the longest measured one.
  private mutating func growUniformly(with place: Place) -> Bool {
    guard plan.size.width.isUniform || plan.size.height.isUniform else { return false }
    uniformSize = .zero
    for index in Set(measured.items.map { $0 / template.cells.count }) {
      let size = solve(first: index * template.cells.count).size
      uniformSize.width = max(uniformSize.width, size.width)
      uniformSize.height = max(uniformSize.height, size.height)
    }
    guard plan.size[axis].isUniform else { return false }
    let length = uniformSize[axis] > 0 ? uniformSize[axis] : template.size[axis]
    strides = LengthTree(count: strides.count, common: length + plan.edges.sum(axis) + spacing)
    lastLength = length
    return true
  }
}
