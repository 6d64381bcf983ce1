import Foundation
import UIKitCore

/// The rule that scroll views come to rest with a target at their edge: a view of `scrollTargetLayout(isEnabled:)`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of targets by which one drag moves the content.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate enum Kind { case automatic, never, few, one }

    fileprivate let kind: Kind

    /// A limit where the horizontal size class is compact, and the content scrolls horizontally: as many targets as the
    /// visible area shows. No limit elsewhere.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// As many targets as the visible area shows.
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// As many targets as the visible area shows.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// One target.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// No limit.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates the rule.
  ///
  /// - Parameter limitBehavior: The number of targets by which one drag moves the content.
  public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }

  /// Creates the rule for a point of the targets.
  ///
  /// - Parameters:
  ///   - limitBehavior: The number of targets by which one drag moves the content.
  ///   - anchor: The point of a target that comes to the same point of the visible area; nil for the top leading corner.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Moves the target to the nearest place of rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect
    let area = start.union(target.rect).insetBy(dx: -context.containerSize.width, dy: -context.containerSize.height)
    let frames = context.targets(area)
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    if context.axes.contains(.horizontal) {
      let part = isMirrored ? 1 - (anchor?.x ?? 0) : anchor?.x ?? 0
      let line = Line(
        frames.map { $0.minX...$0.maxX }, part: part, length: context.containerSize.width,
        total: context.contentSize.width)
      let limit = limit(in: line, isCompact: context.environment.horizontalSizeClass == .compact)
      target.rect.origin.x = line.place(near: target.rect.minX, from: start.minX, limit: limit)
    }
    if context.axes.contains(.vertical) {
      let line = Line(
        frames.map { $0.minY...$0.maxY }, part: anchor?.y ?? 0, length: context.containerSize.height,
        total: context.contentSize.height)
      // The automatic limit is for horizontal scrolling.
      let limit = limit(in: line, isCompact: false)
      target.rect.origin.y = line.place(near: target.rect.minY, from: start.minY, limit: limit)
    }
  }

  /// The most targets by which the content moves; nil for no limit.
  private func limit(in line: Line, isCompact: Bool) -> Int? {
    switch limitBehavior.kind {
    case .never: nil
    case .one: 1
    case .few: line.visibleCount
    case .automatic: isCompact ? line.visibleCount : nil
    }
  }

  /// The places along an axis at which a target is aligned.
  private struct Line {
    /// In ascending order, without repetitions.
    private let places: [CGFloat]
    /// The number of targets that the visible area shows, at least one.
    let visibleCount: Int

    /// - Parameters:
    ///   - part: The part of a target, and of the visible area, that are aligned.
    ///   - length: The length of the visible area.
    ///   - total: The length of the content.
    init(_ ranges: [ClosedRange<CGFloat>], part: CGFloat, length: CGFloat, total: CGFloat) {
      let last = max(0, total - length)
      let all = ranges.map { range -> CGFloat in
        let place = range.lowerBound + (range.upperBound - range.lowerBound - length) * part
        return min(max(place, 0), last)
      }
      places = Set(all).sorted()
      let longest = ranges.map { $0.upperBound - $0.lowerBound }.max() ?? length
      visibleCount = longest > 0 && longest.isFinite ? max(1, Int(min(length / longest, 1_000_000))) : 1
    }

    /// The place nearest to a position, within a number of places from another position.
    func place(near position: CGFloat, from start: CGFloat, limit: Int?) -> CGFloat {
      guard var index = nearest(to: position) else { return position }
      if let limit, let first = nearest(to: start) { index = min(max(index, first - limit), first + limit) }
      return places[index]
    }

    private func nearest(to position: CGFloat) -> Int? {
      places.indices.min { abs(places[$0] - position) < abs(places[$1] - position) }
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scroll views come to rest with a target at their edge.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Scroll views come to rest with a target at their edge.
  ///
  /// - Parameter limitBehavior: The number of targets by which one drag moves the content.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Scroll views come to rest with a point of a target at the same point of the visible area.
  ///
  /// - Parameters:
  ///   - limitBehavior: The number of targets by which one drag moves the content.
  ///   - anchor: The point; nil for the top leading corner.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
