import Foundation
import UIKitCore

/// A use of the anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Kind { case initialOffset, sizeChanges, alignment }

  fileprivate let kind: Kind

  /// The part of the content that is visible at first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The part of the content that stays visible when the size of the content or of the scroll view changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The place of content that is smaller than the visible area.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The anchors of a scroll view; nil for the top leading corner.
struct ScrollAnchors: Equatable {
  private(set) var initialOffset: UnitPoint?
  private(set) var sizeChanges: UnitPoint?
  private(set) var alignment: UnitPoint?

  mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
    switch role.kind {
    case .initialOffset: initialOffset = anchor
    case .sizeChanges: sizeChanges = anchor
    case .alignment: alignment = anchor
    }
  }

  mutating func setAll(_ anchor: UnitPoint?) {
    initialOffset = anchor
    sizeChanges = anchor
    alignment = anchor
  }
}

/// The choice of what keeps its place when the layout of a scroll view's content changes.
struct ScrollAnchoring {
  /// A place of the content.
  enum Place {
    case edge(Edge)
    case anchor(UnitPoint)
    /// A target, by its identity, with its element and with its former position in the content.
    case target(AnyHashable, ViewElement?, CGPoint)
  }

  /// The anchors that the app has set.
  var anchors = ScrollAnchors()
  /// The edge to which code has scrolled; nil after any other movement.
  var edge: Edge?
  /// True until the content has its first place.
  private(set) var isInitial = true
  /// True while the anchor for changes of size is at its point of the visible area.
  private var isAtAnchor = false

  /// The place to keep; nil if there is none.
  var place: Place? {
    if let edge { return .edge(edge) }
    if isInitial, let anchor = anchors.initialOffset { return .anchor(anchor) }
    if isAtAnchor, let anchor = anchors.sizeChanges { return .anchor(anchor) }
    return nil
  }

  /// Called before the user or code moves the content.
  mutating func contentWillMove() {
    edge = nil
    isInitial = false
  }

  /// Called when the first layouts have ended.
  mutating func endInitialLayout() { isInitial = false }

  /// Called after the content moved, or was placed.
  mutating func contentDidRest(at offset: CGPoint, in range: CGRect, _ axes: Axis.Set, _ isRightToLeft: Bool) {
    guard let anchor = anchors.sizeChanges else { return isAtAnchor = false }
    let x = range.minX + range.width * (isRightToLeft ? 1 - anchor.x : anchor.x)
    let y = range.minY + range.height * anchor.y
    isAtAnchor =
      (!axes.contains(.horizontal) || abs(offset.x - x) <= 1) && (!axes.contains(.vertical) || abs(offset.y - y) <= 1)
  }
}

extension EnvironmentValues {
  private enum ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
  }

  /// The anchors of the next scroll views inside.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Sets the point of the content that a scroll view inside shows at first, that stays in its place when sizes change while
  /// it is at the same point of the visible area, and at which content stands that is smaller than that.
  ///
  /// - Parameter anchor: The point; nil for the top leading corner.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentModifier { $0.scrollAnchors.setAll(anchor) })
  }

  /// Sets the point of the content for one use. Of nested modifiers the innermost counts, for each use.
  ///
  /// - Parameters:
  ///   - anchor: The point; nil for the top leading corner.
  ///   - role: The use.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(EnvironmentModifier { $0.scrollAnchors.set(anchor, for: role) })
  }
}
