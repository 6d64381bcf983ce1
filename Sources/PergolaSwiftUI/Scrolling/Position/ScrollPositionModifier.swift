import Foundation
import UIKitCore

/// A modifier that binds the position of the scroll views inside.
private nonisolated struct ScrollPositionModifier: PrimitiveModifier {
  /// The value of the binding, as a position; the last one, which is passed, if the binding has kept it.
  let position: (ScrollPosition?) -> ScrollPosition
  /// Receives the position after the user scrolled. Returns false if the binding keeps the last one.
  let userDidScroll: (ScrollPosition) -> Bool
  /// The point of targets, and of the visible area, for which the position is known; nil for the leading edge.
  let anchor: UnitPoint?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ScrollPositionNode(view, context)
  }
}

private final class ScrollPositionNode<Content: View>: ScrollAttachmentNode<Content, ScrollPositionModifier> {
  private let binding = PositionBinding()

  override var attachment: any ScrollAttachment { binding }

  override func didMount() {
    track()
    binding.write = { [weak self] in
      guard let self, isMounted else { return false }
      return modifier.userDidScroll($0)
    }
  }

  override func modifierDidChange(from old: ScrollPositionModifier) { track() }

  /// Reads the binding, and scrolls if code has set it.
  override func evaluate() {
    binding.anchor = modifier.anchor
    let isAnimated = Transaction.current.effectiveAnimation != nil
    guard binding.take(modifier.position(binding.position), isAnimated: isAnimated) else { return }
    graph.afterLayout { [weak self] in self?.binding.move() }
  }
}

/// The tie between a bound position and the scroll views inside.
private final class PositionBinding: ScrollAttachment {
  private weak var scroll: ScrollModel?
  private(set) var position: ScrollPosition?
  /// True while the position waits for a scroll view, or for the layout.
  private var isWaiting = false
  private var isAnimated = false
  var anchor: UnitPoint?
  /// Sets the binding. Returns false if it keeps the last position.
  var write: (ScrollPosition) -> Bool = { _ in false }

  /// Takes the value of the binding. Returns true if code has set it: `move()` has to follow after the layout.
  func take(_ new: ScrollPosition, isAnimated: Bool) -> Bool {
    guard new != position else { return false }
    position = new
    bindTarget()
    guard !new.isPositionedByUser, new.destination != .none else { return false }
    self.isAnimated = isAnimated
    isWaiting = true
    return true
  }

  func didAttach(to scroll: ScrollModel) {
    self.scroll = scroll
    bindTarget()
    // A scroll view that comes later has the position as well.
    if let position, !position.isPositionedByUser, position.destination != .none { isWaiting = true }
  }

  /// Scrolls where the position says.
  func move() {
    guard isWaiting, let position, let scroll else { return }
    isWaiting = false
    scroll.move(to: position.destination, anchor: position.anchor ?? anchor, isAnimated: isAnimated)
    isAnimated = false
  }

  private func bindTarget() {
    scroll?.boundID = position?.followedID
  }

  func scrollDidChange(_ scroll: ScrollModel) {
    if isWaiting { return move() }
    guard scroll.isPositionedByUser, let position else { return }
    let new = position.movedByUser(to: scroll.target(at: anchor))
    guard new != position else { return }
    // The value comes back from the binding: it is known then.
    self.position = new
    bindTarget()
    guard !write(new) else { return }
    self.position = position
    bindTarget()
  }
}

extension ScrollModel {
  /// The target at a point of the visible area; the first visible one for nil.
  fileprivate func target(at anchor: UnitPoint?) -> PlacedTarget? {
    let visible = geometry.visibleRect
    let targets = targets(in: visible)
    guard let anchor else {
      // What stands out by less than a pixel is not visible.
      return targets.first { $0.frame.visiblePart(in: visible.insetBy(dx: 1, dy: 1)) > 0 }
    }
    let point = CGPoint(
      x: visible.minX + visible.width * (isRightToLeft ? 1 - anchor.x : anchor.x),
      y: visible.minY + visible.height * anchor.y)
    return targets.min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }
  }
}

extension CGRect {
  /// The distance of a point from the rectangle; 0 inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return hypot(dx, dy)
  }
}

extension View {
  /// Binds the position of the scroll view inside, in both directions: it scrolls where code sets the binding to, and after the
  /// user scrolled the binding has the view of `scrollTargetLayout(isEnabled:)` at the anchor.
  ///
  /// - Parameter anchor: The point of a view that comes to the same point of the visible area; nil for the leading edge of what
  ///   the user sees, and for the least movement of what code scrolls to.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        position: { _ in position.wrappedValue },
        userDidScroll: {
          position.wrappedValue = $0
          return true
        }, anchor: anchor))
  }

  /// Binds the identity of the view at the anchor, in both directions: the scroll view inside scrolls to the view to which code
  /// sets the binding, and after the user scrolled the binding has the one of `scrollTargetLayout(isEnabled:)` that is there.
  ///
  /// - Parameters:
  ///   - id: The identity; nil until the user scrolls.
  ///   - anchor: The point of a view that comes to the same point of the visible area; nil for the leading edge of what the user
  ///     sees, and for the least movement of what code scrolls to.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        position: { last in
          let new = ScrollPosition(following: id.wrappedValue)
          return last.map { $0.followedID == new.followedID ? $0 : new } ?? new
        },
        userDidScroll: { position in
          // Where no target is, the last one counts.
          guard let new = position.followedID?.base as? ID else { return false }
          if new != id.wrappedValue { id.wrappedValue = new }
          return true
        }, anchor: anchor))
  }
}
