import Foundation
@_spi(Toolkit) import UIKitCore

/// The boundary views of a section, or of the whole content, around a content of variable length.
///
/// Views at one side do not stack: each touches the content, which is moved by the longest.
struct BoundaryLayout {
  let plans: [BoundaryPlan]
  let axis: LayoutAxis
  private(set) var sizes: [CGSize]
  private(set) var measured: [Int: CGSize] = [:]

  init(_ plans: [BoundaryPlan], axis: LayoutAxis, container: CGSize, scale: CGFloat) {
    self.plans = plans
    self.axis = axis
    sizes = plans.map { $0.size.resolved(in: container, scale: scale) }
  }

  /// The distance by which the views before the content move it.
  var before: CGFloat { extent(.start) { $0 - $1 } }

  /// The length that the views after the content take.
  var after: CGFloat { extent(.end) { $0 + $1 } }

  private func extent(_ side: BoundaryPlan.Side, _ length: (CGFloat, CGFloat) -> CGFloat) -> CGFloat {
    var extent: CGFloat = 0
    for (plan, size) in zip(plans, sizes) where plan.extends && plan.side(axis) == side {
      extent = max(extent, length(size[axis], plan.offset[axis]) + plan.padding)
    }
    return extent
  }

  /// The minimum length of the content: that of the longest view beside it.
  var minimumContentLength: CGFloat {
    var least: CGFloat = 0
    for (plan, size) in zip(plans, sizes) where plan.extends && plan.side(axis) == .middle {
      least = max(least, size[axis])
    }
    return least
  }

  /// The frame of a view, in coordinates that begin with the room of the views before the content.
  ///
  /// - Parameter across: The range across the axis in which the views are aligned.
  func frame(_ index: Int, content: CGFloat, across: (start: CGFloat, length: CGFloat)) -> CGRect {
    let (plan, size) = (plans[index], sizes[index])
    let side: CGFloat =
      switch plan.side(axis.other) {
      case .start: across.start
      case .middle: across.start + (across.length - size[axis.other]) / 2
      case .end: across.start + across.length - size[axis.other]
      }
    let origin = CGPoint(along: start(index, content: content), across: side + plan.offset[axis.other], axis)
    return CGRect(origin: origin, size: size)
  }

  /// The position at which a view begins along the axis.
  private func start(_ index: Int, content: CGFloat) -> CGFloat {
    let (plan, length) = (plans[index], sizes[index][axis])
    let start: CGFloat =
      switch (plan.side(axis), plan.extends) {
      case (.start, true): before - length
      case (.start, false): before
      case (.middle, _): before + (content - length) / 2
      case (.end, true): before + content
      case (.end, false): before + content - length
      }
    return start + plan.offset[axis]
  }

  /// The maximum distance by which a view overflows the section's length, at either end.
  func overflow(content: CGFloat) -> CGFloat {
    let room = before + content + after
    return plans.indices.reduce(0) {
      let start = start($1, content: content)
      return max($0, -start, start + sizes[$1][axis] - room)
    }
  }

  /// Reuses the measured sizes of the same views in the same room.
  mutating func reuse(from old: BoundaryLayout) {
    guard old.plans == plans else { return }
    // Nothing is measured yet: `sizes` are the estimates.
    for (index, size) in old.measured { measure(index, size, estimate: sizes[index]) }
  }

  /// Sets a view to the size that it prefers; nil restores its estimate.
  mutating func measure(_ index: Int, _ size: CGSize?, estimate: CGSize) {
    guard plans.indices.contains(index) else { return }
    measured[index] = size
    let preferred = size ?? estimate
    if plans[index].size.width.isEstimated { sizes[index].width = LayoutLength.clamped(preferred.width) }
    if plans[index].size.height.isEstimated { sizes[index].height = LayoutLength.clamped(preferred.height) }
  }
}
