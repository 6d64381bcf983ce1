import Foundation
@_spi(Toolkit) import UIKitCore

/// One section, solved: in coordinates whose origin is where the section begins along the axis of scrolling, and the
/// leading edge of the content across it.
///
/// A layout passes through all of its sections whenever it is solved, so that they are objects: a copy would retain
/// every part of what they hold.
@MainActor final class SectionLayout {
  let plan: SectionPlan
  let axis: LayoutAxis
  let itemCount: Int
  private(set) var run: GroupRun
  private(set) var boundaries: BoundaryLayout

  /// The section's insets, with those of what they refer to.
  let insets: NSDirectionalEdgeInsets

  /// What is left across the axis of scrolling between the insets: where a row of the section's own is seen.
  let viewport: CGFloat

  /// How far the section's own row is scrolled from its leading edge.
  var rowOffset: CGFloat = 0

  /// What the section's handler has set on elements.
  var changes: [ElementKey: VisibleItem.Changes] = [:]

  /// What a section is made for.
  struct Surroundings {
    var bounds: CGSize
    var axis: LayoutAxis
    var scale: CGFloat
    var traitCollection: UITraitCollection
    /// The insets of a reference, of which only those across the axis of scrolling count.
    var insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
    /// The reference of sections that do not say it.
    var reference: UIContentInsetsReference
  }

  /// What the layout of sections of one plan depends on, besides the number of their items.
  struct Room: Equatable {
    private let bounds: CGSize
    private let axis: LayoutAxis
    private let scale: CGFloat
    private let traitCollection: UITraitCollection
    private let insets: [NSDirectionalEdgeInsets]

    @MainActor init(of plan: SectionPlan, in surroundings: Surroundings) {
      bounds = surroundings.bounds
      axis = surroundings.axis
      scale = surroundings.scale
      traitCollection = surroundings.traitCollection
      insets = [surroundings.reference, plan.insetsReference, plan.boundaryInsetsReference].map(surroundings.insets)
    }
  }

  /// - Parameter twin: a section solved in the same surroundings, whose group may be alike.
  init(_ plan: SectionPlan, itemCount: Int, in surroundings: Surroundings, twin: SectionLayout? = nil) {
    self.plan = plan
    self.itemCount = itemCount
    axis = surroundings.axis
    let (axis, bounds, scale) = (surroundings.axis, surroundings.bounds, surroundings.scale)
    let reference = plan.insetsReference == .automatic ? surroundings.reference : plan.insetsReference
    let referred = surroundings.insets(reference)
    insets = plan.insets.adding(referred, across: axis)
    viewport = max(0, bounds[axis.other] - insets.sum(axis.other))

    let orthogonal = plan.behavior != .none
    var container = bounds
    if orthogonal {
      container[axis] = max(0, bounds[axis] - insets.sum(axis))
    } else {
      container[axis.other] = viewport
    }
    let solver = GroupSolver(scale: scale, customContainer: bounds, traitCollection: surroundings.traitCollection)
    let template = twin.flatMap { $0.plan.isLaidOut(like: plan) ? $0.run.template : nil }
    run = GroupRun(
      plan.group, axis: orthogonal ? axis.other : axis, itemCount: itemCount, spacing: plan.spacing,
      container: container, surroundings: container, solver: solver, template: template)

    var boundaryInsets = NSDirectionalEdgeInsets.zero
    if plan.boundariesFollowInsets {
      let reference = plan.boundaryInsetsReference
      boundaryInsets = plan.insets.adding(
        reference == .automatic ? referred : surroundings.insets(reference), across: axis)
    }
    var boundaryContainer = bounds
    boundaryContainer[axis.other] = max(0, bounds[axis.other] - boundaryInsets.sum(axis.other))
    boundaries = BoundaryLayout(plan.boundaries, axis: axis, container: boundaryContainer, scale: scale)
    self.boundaryContainer = boundaryContainer
    boundaryStart = boundaryInsets.start(axis.other)
    self.scale = scale
    rowOffset = rowRange.lowerBound
  }

  private let boundaryContainer: CGSize
  private let boundaryStart: CGFloat
  private let scale: CGFloat

  /// A copy. Its groups share all that is not changed in one of the two.
  private init(copying other: SectionLayout) {
    (plan, axis, itemCount) = (other.plan, other.axis, other.itemCount)
    (run, boundaries) = (other.run, other.boundaries)
    (insets, viewport) = (other.insets, other.viewport)
    (boundaryContainer, boundaryStart, scale) = (other.boundaryContainer, other.boundaryStart, other.scale)
    (rowOffset, changes) = (other.rowOffset, other.changes)
  }

  var isOrthogonal: Bool { plan.behavior != .none }

  /// Whether nothing was measured, set or scrolled since the section was solved.
  var isAsSolved: Bool {
    run.measured.isEmpty && boundaries.measured.isEmpty && changes.isEmpty && rowOffset == rowRange.lowerBound
  }

  /// Whether nothing is there at all.
  var isEmpty: Bool { run.isEmpty && plan.boundaries.isEmpty }

  /// The length of the content with its insets, without what headers and footers take.
  var contentLength: CGFloat {
    if isEmpty { return 0 }
    let groups = isOrthogonal ? run.breadth : run.length
    return max(insets.sum(axis) + groups, boundaries.leastContent)
  }

  /// The length of everything.
  var length: CGFloat { isEmpty ? 0 : boundaries.before + contentLength + boundaries.after }

  /// How far the section reaches across the axis of scrolling.
  var breadth: CGFloat {
    isOrthogonal || run.isEmpty ? 0 : insets.sum(axis.other) + run.breadth - plan.group.edges.sum(axis.other)
  }

  /// The frame of a header or footer, with its insets.
  func boundaryFrame(_ index: Int) -> CGRect {
    boundaries.frame(
      index, content: contentLength, across: (start: boundaryStart, length: boundaryContainer[axis.other]))
  }

  /// How far headers and footers stick out of the section.
  var overflow: CGFloat { plan.boundaries.isEmpty ? 0 : boundaries.overflow(content: contentLength) }

  /// Where the first group begins along the axis of scrolling.
  var runStart: CGFloat { boundaries.before + insets.start(axis) }

  /// From coordinates of the run to those of the section, where the row is not scrolled.
  private func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isOrthogonal
      ? CGPoint(along: runStart + across, across: insets.start(axis.other) + along, axis)
      : CGPoint(along: runStart + along, across: insets.start(axis.other) + across, axis)
  }

  /// The origin of a group's slot.
  func origin(of place: GroupRun.Place) -> CGPoint {
    let room = isOrthogonal ? run.breadth : viewport
    let across = plan.group.edges.offset(run.axis.other, of: place.solved.size[run.axis.other], in: room)
    return point(along: place.start, across: across)
  }

  /// The rectangle of a group.
  func frame(of place: GroupRun.Place) -> CGRect {
    var size = place.solved.size
    size[run.axis] = place.length
    return CGRect(origin: origin(of: place), size: size)
  }

  /// The numbers of the groups that could meet a rectangle, where the row is scrolled as it is.
  func groups(in rect: CGRect) -> Range<Int> {
    let start = isOrthogonal ? insets.start(axis.other) - rowOffset : runStart
    return run.groups(from: rect.start(run.axis) - start, to: rect.end(run.axis) - start)
  }

  /// The place of cells in the stack: before the views behind the section.
  var baseZIndex: Int { plan.hasDecorations ? 1 : 0 }

  // MARK: The section's own row

  /// The rectangle in which the row scrolls. Cells are to be seen beside it as well.
  var rowFrame: CGRect {
    CGRect(
      origin: CGPoint(along: runStart, across: insets.start(axis.other), axis),
      size: CGSize(along: run.breadth, across: viewport, axis))
  }

  // MARK: Measured sizes

  /// Gives an item the size that its view prefers; nil gives it its estimate again.
  func measure(item: Int, _ size: CGSize?) {
    run.measure(item, size)
    if isOrthogonal { rowOffset = clampedRowOffset(rowOffset) }
  }

  /// The section as it would be if an item's view had the size that it prefers.
  func corrected(item: Int, _ size: CGSize) -> SectionLayout {
    let copy = SectionLayout(copying: self)
    copy.run.measure(item, size)
    return copy
  }

  /// The section as it would be if a header's or footer's view had the size that it prefers.
  func corrected(boundary index: Int, _ size: CGSize) -> SectionLayout {
    let copy = SectionLayout(copying: self)
    guard plan.boundaries.indices.contains(index) else { return copy }
    let estimate = plan.boundaries[index].size.resolved(in: boundaryContainer, scale: scale)
    copy.boundaries.measure(index, size, estimate: estimate)
    return copy
  }

  /// Takes over the sizes of a corrected copy.
  func take(_ corrected: SectionLayout) { (run, boundaries) = (corrected.run, corrected.boundaries) }

  /// The first item of the first group that begins at a place or behind it; nil where none does.
  ///
  /// - Parameter place: in coordinates of the groups.
  private func firstItem(from place: CGFloat) -> Int? {
    guard !run.isEmpty else { return nil }
    // Of groups without a length that begin in one place the first.
    let near = place - 0.001
    let group = run.place(at: near > 0 ? run.groupIndex(at: near) : 0)
    if group.start >= near { return group.firstItem }
    return group.index + 1 < run.groupCount ? run.place(at: group.index + 1).firstItem : nil
  }

  /// The distance by which a correction moves the first group that begins in the visible part; nil if none does.
  ///
  /// Where groups are to be alike, a visible one makes those before it longer.
  ///
  /// - Parameter place: Where the visible part begins, in coordinates of the groups.
  func shift(of place: CGFloat, in corrected: GroupRun) -> CGFloat? {
    guard let item = firstItem(from: place), !corrected.isEmpty else { return nil }
    return corrected.place(ofItem: item).start - run.place(ofItem: item).start
  }

  /// What happened to the items of a section since it was solved before.
  struct Edits {
    /// In order.
    var items: [ItemEdit] = []
    /// What was measured of items that came from elsewhere, by where they are now.
    var stray: [Int: Stray] = [:]
  }

  /// What was measured of an item in the section that it left.
  struct Stray {
    var size: CGSize
    var section: SectionLayout
  }

  /// Whether items have the room that they had in a section solved before.
  private func measuresAlike(_ old: SectionLayout) -> Bool {
    viewport == old.viewport && isOrthogonal == old.isOrthogonal && (plan === old.plan || run.plan == old.run.plan)
  }

  /// Takes over what is still true of a section solved before: sizes measured in the same room, and the row's offset.
  ///
  /// - Parameter edits: what happened to its items; nil where nothing measured is true any more.
  /// - Returns: the items that came; all of them where nothing measured is true any more.
  func reuse(from old: SectionLayout, _ edits: Edits?) -> [Range<Int>] {
    var new = [0..<itemCount]
    if let edits, measuresAlike(old) {
      let stray = edits.stray.compactMapValues { measuresAlike($0.section) ? $0.size : nil }
      run.reuse(from: old.run, edits.items) { stray[$0] }
      new = edits.items.explaining(old.itemCount, to: itemCount).map(\.inserted)
    }
    if edits != nil, old.boundaryContainer[axis.other] == boundaryContainer[axis.other] {
      boundaries.reuse(from: old.boundaries)
    }
    if isOrthogonal, old.isOrthogonal { rowOffset = clampedRowOffset(old.rowOffset) }
    return new
  }
}

extension NSDirectionalEdgeInsets {
  /// These with others' sides across an axis added.
  func adding(_ other: NSDirectionalEdgeInsets, across axis: LayoutAxis) -> NSDirectionalEdgeInsets {
    var sum = self
    if axis == .vertical {
      sum.leading += other.leading
      sum.trailing += other.trailing
    } else {
      sum.top += other.top
      sum.bottom += other.bottom
    }
    return sum
  }
}
