import Foundation
@_spi(Toolkit) import UIKitCore

/// The offsets of an orthogonal section, and the stops at which scrolling comes to rest.
extension SectionLayout {
  /// The least velocity of a flick, in points per millisecond.
  private static var flick: CGFloat { 0.2 }

  /// The range of valid offsets.
  var orthogonalOffsetRange: ClosedRange<CGFloat> {
    guard isOrthogonal, !run.isEmpty else { return 0...0 }
    if plan.behavior == .groupPagingCentered {
      let first = centeredOffset(0)
      return first...max(first, centeredOffset(run.groupCount - 1))
    }
    return 0...max(0, run.length - viewport)
  }

  func clampedOrthogonalOffset(_ offset: CGFloat) -> CGFloat {
    min(max(offset, orthogonalOffsetRange.lowerBound), orthogonalOffsetRange.upperBound)
  }

  private func centeredOffset(_ index: Int) -> CGFloat {
    let group = run.group(at: index)
    return group.start - (viewport - group.length) / 2
  }

  /// The offset at which scrolling comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which scrolling would come to rest by itself.
  ///   - velocity: The velocity in points per millisecond, positive towards the trailing edge.
  ///   - start: The offset at the beginning of the touch; nil for scrolling without a touch.
  func restingOffset(proposed: CGFloat, velocity: CGFloat, start: CGFloat?) -> CGFloat {
    guard !run.isEmpty else { return 0 }
    switch plan.behavior {
    case .none, .continuous: return clampedOrthogonalOffset(proposed)
    case .continuousGroupLeadingBoundary: return stop(nearestStop(to: proposed))
    case .paging, .groupPaging, .groupPagingCentered:
      guard let start else { return stop(nearestStop(to: proposed)) }
      let from = nearestStop(to: start)
      if velocity > Self.flick { return stop(min(from + 1, lastStop)) }
      if velocity < -Self.flick { return stop(max(from - 1, 0)) }
      return stop(min(max(nearestStop(to: proposed), from - 1), from + 1))
    }
  }

  private var lastStop: Int {
    guard plan.behavior == .paging else { return run.groupCount - 1 }
    return viewport > 0 ? Int((orthogonalOffsetRange.upperBound / viewport).rounded(.up)) : 0
  }

  /// The offset of a stop, limited to the valid range.
  private func stop(_ number: Int) -> CGFloat {
    switch plan.behavior {
    case .paging: clampedOrthogonalOffset(CGFloat(number) * viewport)
    case .groupPagingCentered: clampedOrthogonalOffset(centeredOffset(number))
    default: clampedOrthogonalOffset(run.group(at: number).start)
    }
  }

  /// The stop nearest to an offset; the first of two at equal distances.
  ///
  /// Pages are the multiples of the viewport's length. The last one is short if the last offset is not a multiple; at or
  /// beyond the last offset it is the nearest.
  private func nearestStop(to offset: CGFloat) -> Int {
    let guess: Int
    switch plan.behavior {
    case .paging:
      guard viewport > 0, offset < orthogonalOffsetRange.upperBound else { return lastStop }
      return Int(max(0, min((offset / viewport - 0.5).rounded(.up), CGFloat(lastStop))))
    case .groupPagingCentered: guess = run.groupIndex(at: offset + viewport / 2)
    default: guess = run.groupIndex(at: offset)
    }
    let candidates = max(0, guess - 1)...max(0, min(guess + 1, lastStop))
    return candidates.min { abs(stop($0) - offset) < abs(stop($1) - offset) } ?? 0
  }

  /// The offset at which scrolling by a wheel or a key comes to rest: the nearest stop, or the next one in the
  /// direction of scrolling if that is the stop at which it began.
  func restingOffset(movedFrom start: CGFloat, to offset: CGFloat) -> CGFloat {
    guard !run.isEmpty, hasStops else { return clampedOrthogonalOffset(offset) }
    let (before, nearest) = (nearestStop(to: start), nearestStop(to: offset))
    guard nearest == before, offset != start else { return stop(nearest) }
    return stop(min(max(before + (offset > start ? 1 : -1), 0), lastStop))
  }

  /// True if scrolling comes to rest at stops only.
  private var hasStops: Bool {
    switch plan.behavior {
    case .none, .continuous: false
    case .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered: true
    }
  }

  /// The stops within one and a half viewports of the current offset; nil if there are no stops.
  var orthogonalStopPositions: [CGFloat]? {
    guard !run.isEmpty, hasStops else { return nil }
    let (first, last) = (
      nearestStop(to: orthogonalScrollOffset - 1.5 * viewport), nearestStop(to: orthogonalScrollOffset + 1.5 * viewport)
    )
    var stops: [CGFloat] = []
    for number in first...max(first, last) {
      let stop = stop(number)
      if stops.last != stop { stops.append(stop) }
    }
    return stops
  }

  /// A position in the viewport for a group.
  enum OrthogonalPosition { case leading, middle, trailing }

  /// The offset at which an item's group is visible.
  func orthogonalScrollOffset(showing item: Int, at position: OrthogonalPosition?) -> CGFloat {
    let group = run.group(ofItem: item)
    return orthogonalScrollOffset(showing: group.start, length: group.length, at: position)
  }

  /// The offset, at a stop if there are stops, at which a part of the content is visible as far as it fits.
  ///
  /// - Parameter position: The position of the part in the viewport; nil for the position that needs the least
  ///   scrolling.
  func orthogonalScrollOffset(showing start: CGFloat, length: CGFloat, at position: OrthogonalPosition?) -> CGFloat {
    let (first, last) = (start + length - viewport, start)
    let wanted =
      switch position {
      case .leading: last
      case .middle: (first + last) / 2
      case .trailing: first
      case nil: min(max(orthogonalScrollOffset, min(first, last)), max(first, last))
      }
    guard hasStops else { return clampedOrthogonalOffset(wanted) }
    func hides(_ stop: CGFloat) -> CGFloat { max(0, stop - max(first, last), min(first, last) - stop) }
    let nearest = nearestStop(to: wanted)
    return (max(0, nearest - 1)...max(0, min(nearest + 1, lastStop))).map { stop($0) }
      .min { (hides($0), abs($0 - wanted)) < (hides($1), abs($1 - wanted)) } ?? stop(nearest)
  }
}
