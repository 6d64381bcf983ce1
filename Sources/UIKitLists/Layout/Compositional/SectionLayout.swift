import Foundation
@_spi(Toolkit) import UIKitCore

/// A solved section. The origin of its coordinates is the beginning of the section along the scroll axis, and the
/// leading edge of the content across it.
///
/// Sections are objects, because a layout visits all of them whenever it is solved, and a copy of a value would retain
/// every part of it.
@MainActor final class SectionLayout {
  let plan: SectionPlan
  let axis: LayoutAxis
  let itemCount: Int
  private(set) var run: GroupRun
  private(set) var boundaries: BoundaryLayout

  /// The section's insets, including those of its reference.
  let insets: NSDirectionalEdgeInsets

  /// The length across the scroll axis between the insets: the viewport of an orthogonal section.
  let viewport: CGFloat

  /// The scroll offset of an orthogonal section, from its leading edge.
  var orthogonalScrollOffset: CGFloat = 0

  /// The changes that the section's visible-items handler made, by element.
  var changes: [ElementKey: VisibleItem.Changes] = [:]

  /// The environment that a section is solved for.
  struct Surroundings {
    var bounds: CGSize
    var axis: LayoutAxis
    var scale: CGFloat
    var traitCollection: UITraitCollection
    /// Returns the insets of a reference. Only those across the scroll axis count.
    var insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
    /// The reference of sections with an automatic reference.
    var reference: UIContentInsetsReference
  }

  /// The values on which the layout of a section depends, besides its plan and its number of items.
  struct Conditions: Equatable {
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

  /// - Parameter other: A section that was solved in the same environment. Its solved group is reused if both plans are
  ///   laid out alike.
  init(
    _ plan: SectionPlan, itemCount: Int, in surroundings: Surroundings, reusingTemplateOf other: SectionLayout? = nil
  ) {
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
    let template = other.flatMap { $0.plan.isLaidOut(like: plan) ? $0.run.template : nil }
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
    orthogonalScrollOffset = orthogonalOffsetRange.lowerBound
  }

  private let boundaryContainer: CGSize
  private let boundaryStart: CGFloat
  private let scale: CGFloat

  /// Makes a copy. The groups share everything that neither of the two changes.
  private init(copying other: SectionLayout) {
    (plan, axis, itemCount) = (other.plan, other.axis, other.itemCount)
    (run, boundaries) = (other.run, other.boundaries)
    (insets, viewport) = (other.insets, other.viewport)
    (boundaryContainer, boundaryStart, scale) = (other.boundaryContainer, other.boundaryStart, other.scale)
    (orthogonalScrollOffset, changes) = (other.orthogonalScrollOffset, other.changes)
  }

  var isOrthogonal: Bool { plan.behavior != .none }

  /// True if nothing was measured, changed by a handler or scrolled since the section was solved.
  var isUnchangedSinceSolving: Bool {
    run.measured.isEmpty && boundaries.measured.isEmpty && changes.isEmpty
      && orthogonalScrollOffset == orthogonalOffsetRange.lowerBound
  }

  /// True if the section has neither groups nor boundary views.
  var isEmpty: Bool { run.isEmpty && plan.boundaries.isEmpty }

  /// The length of the content with its insets, without headers and footers.
  var contentLength: CGFloat {
    if isEmpty { return 0 }
    let groups = isOrthogonal ? run.breadth : run.length
    return max(insets.sum(axis) + groups, boundaries.minimumContentLength)
  }

  /// The length of the section with its headers and footers.
  var length: CGFloat { isEmpty ? 0 : boundaries.before + contentLength + boundaries.after }

  /// The length of the section across the scroll axis; 0 for an orthogonal or empty section.
  var breadth: CGFloat {
    isOrthogonal || run.isEmpty ? 0 : insets.sum(axis.other) + run.breadth - plan.group.edges.sum(axis.other)
  }

  /// The frame of a header or footer, including its insets.
  func boundaryFrame(_ index: Int) -> CGRect {
    boundaries.frame(
      index, content: contentLength, across: (start: boundaryStart, length: boundaryContainer[axis.other]))
  }

  /// The maximum distance by which headers and footers overflow the section.
  var overflow: CGFloat { plan.boundaries.isEmpty ? 0 : boundaries.overflow(content: contentLength) }

  /// The position of the first group along the scroll axis.
  var runStart: CGFloat { boundaries.before + insets.start(axis) }

  /// The point converted from coordinates of the run to those of the section, for a scroll offset of 0.
  private func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isOrthogonal
      ? CGPoint(along: runStart + across, across: insets.start(axis.other) + along, axis)
      : CGPoint(along: runStart + along, across: insets.start(axis.other) + across, axis)
  }

  /// The origin of a group's slot.
  func origin(of group: GroupRun.Group) -> CGPoint {
    let room = isOrthogonal ? run.breadth : viewport
    let across = plan.group.edges.offset(run.axis.other, of: group.solved.size[run.axis.other], in: room)
    return point(along: group.start, across: across)
  }

  /// The frame of a group.
  func frame(of group: GroupRun.Group) -> CGRect {
    var size = group.solved.size
    size[run.axis] = group.length
    return CGRect(origin: origin(of: group), size: size)
  }

  /// The numbers of the groups that may meet a rectangle at the current scroll offset.
  func groups(in rect: CGRect) -> Range<Int> {
    let start = isOrthogonal ? insets.start(axis.other) - orthogonalScrollOffset : runStart
    return run.groups(from: rect.start(run.axis) - start, to: rect.end(run.axis) - start)
  }

  /// The z-index of cells: in front of the section's decorations.
  var baseZIndex: Int { plan.hasDecorations ? 1 : 0 }

  // MARK: Orthogonal scrolling

  /// The viewport of an orthogonal section. Cells beside it are visible as well.
  var orthogonalViewport: CGRect {
    CGRect(
      origin: CGPoint(along: runStart, across: insets.start(axis.other), axis),
      size: CGSize(along: run.breadth, across: viewport, axis))
  }

  // MARK: Measured sizes

  /// Sets an item to the size that its view prefers; nil restores its estimate.
  func measure(item: Int, _ size: CGSize?) {
    run.measure(item, size)
    if isOrthogonal { orthogonalScrollOffset = clampedOrthogonalOffset(orthogonalScrollOffset) }
  }

  /// A copy of the section in which an item has the size that its view prefers.
  func corrected(item: Int, _ size: CGSize) -> SectionLayout {
    let copy = SectionLayout(copying: self)
    copy.run.measure(item, size)
    return copy
  }

  /// A copy of the section in which a header or footer has the size that its view prefers.
  func corrected(boundary index: Int, _ size: CGSize) -> SectionLayout {
    let copy = SectionLayout(copying: self)
    guard plan.boundaries.indices.contains(index) else { return copy }
    let estimate = plan.boundaries[index].size.resolved(in: boundaryContainer, scale: scale)
    copy.boundaries.measure(index, size, estimate: estimate)
    return copy
  }

  /// Adopts the sizes of a corrected copy.
  func take(_ corrected: SectionLayout) { (run, boundaries) = (corrected.run, corrected.boundaries) }

  /// The first item of the first group that begins at or after a position; nil if there is none.
  ///
  /// - Parameter position: The position in coordinates of the run.
  private func firstItem(from position: CGFloat) -> Int? {
    guard !run.isEmpty else { return nil }
    // The first of several groups without a length at the same position.
    let near = position - 0.001
    let group = run.group(at: near > 0 ? run.groupIndex(at: near) : 0)
    if group.start >= near { return group.firstItem }
    return group.index + 1 < run.groupCount ? run.group(at: group.index + 1).firstItem : nil
  }

  /// The distance by which a correction moves the first group that begins in the visible part; nil if none does.
  ///
  /// A visible group can lengthen the groups before it if all groups are uniform.
  ///
  /// - Parameter start: The start of the visible part, in coordinates of the run.
  func shift(from start: CGFloat, in corrected: GroupRun) -> CGFloat? {
    guard let item = firstItem(from: start), !corrected.isEmpty else { return nil }
    return corrected.group(ofItem: item).start - run.group(ofItem: item).start
  }

  /// The changes of a section's items since it was solved before.
  struct Edits {
    /// The insertions and deletions, in order.
    var items: [ItemEdit] = []
    /// The measured sizes of items that came from other sections or moved within this one, by their current numbers.
    var movedSizes: [Int: MovedSize] = [:]
  }

  /// The measured size of a moved item, and the section that it left.
  struct MovedSize {
    var size: CGSize
    var section: SectionLayout
  }

  /// True if items have the same available length as in a section solved before, so that measured sizes are valid.
  private func measuresAlike(_ old: SectionLayout) -> Bool {
    viewport == old.viewport && isOrthogonal == old.isOrthogonal && (plan === old.plan || run.plan == old.run.plan)
  }

  /// Reuses the valid parts of a section solved before: the sizes measured with the same available length, and the
  /// scroll offset.
  ///
  /// - Parameter edits: The changes of its items; nil if no measured size is valid.
  /// - Returns: The inserted items; all items if no measured size is valid.
  func reuse(from old: SectionLayout, _ edits: Edits?) -> [Range<Int>] {
    var new = [0..<itemCount]
    if let edits, measuresAlike(old) {
      let movedSizes = edits.movedSizes.compactMapValues { measuresAlike($0.section) ? $0.size : nil }
      run.reuse(from: old.run, edits.items) { movedSizes[$0] }
      new = edits.items.explaining(old.itemCount, to: itemCount).map(\.inserted)
    }
    if edits != nil, old.boundaryContainer[axis.other] == boundaryContainer[axis.other] {
      boundaries.reuse(from: old.boundaries)
    }
    if isOrthogonal, old.isOrthogonal { orthogonalScrollOffset = clampedOrthogonalOffset(old.orthogonalScrollOffset) }
    return new
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with the sides of others across an axis added.
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
