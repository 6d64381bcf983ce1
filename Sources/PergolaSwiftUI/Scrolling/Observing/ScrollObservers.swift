import Foundation
import UIKitCore

/// A follower of scroll views with a closure for each kind of event.
private final class ScrollObserver: ScrollAttachment {
  var onChange: ((ScrollModel) -> Void)?
  var onPhase: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

  func scrollDidChange(_ scroll: ScrollModel) { onChange?(scroll) }

  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {
    onPhase?(old, new, context)
  }
}

// MARK: Geometry

/// A modifier with an action for changes of a value of a scroll view's geometry.
private nonisolated struct ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
  let value: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ScrollGeometryNode(view, context)
  }
}

private final class ScrollGeometryNode<Content: View, Value: Equatable>:
  ScrollAttachmentNode<Content, ScrollGeometryModifier<Value>>
{
  private let observer = ScrollObserver()
  private var value: Value?

  override var attachment: any ScrollAttachment { observer }

  override func didMount() { observer.onChange = { [weak self] in self?.compare($0.geometry) } }

  private func compare(_ geometry: ScrollGeometry) {
    guard isMounted else { return }
    let new = modifier.value(geometry)
    guard new != value else { return }
    let old = value ?? new
    value = new
    graph.noteChangeAction("onScrollGeometryChange(for: \(Value.self)) in \(enclosingViewName)")
    modifier.action(old, new)
  }
}

// MARK: Phases

/// A modifier with an action for changes of a scroll view's phase.
private nonisolated struct ScrollPhaseModifier: PrimitiveModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ScrollPhaseNode(view, context)
  }
}

private final class ScrollPhaseNode<Content: View>: ScrollAttachmentNode<Content, ScrollPhaseModifier> {
  private let observer = ScrollObserver()

  override var attachment: any ScrollAttachment { observer }

  override func didMount() {
    observer.onPhase = { [weak self] in
      guard let self, isMounted else { return }
      modifier.action($0, $1, $2)
    }
  }
}

// MARK: Targets

/// A modifier with an action for changes of a scroll view's visible targets.
private nonisolated struct TargetVisibilityModifier<ID: Hashable>: PrimitiveModifier {
  /// The visible part of a target from which it counts as visible, from 0 to 1.
  let threshold: Double
  let action: ([ID]) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    TargetVisibilityNode(view, context)
  }
}

private final class TargetVisibilityNode<Content: View, ID: Hashable>:
  ScrollAttachmentNode<Content, TargetVisibilityModifier<ID>>
{
  private let observer = ScrollObserver()
  private var visible: [ID] = []

  override var attachment: any ScrollAttachment { observer }

  override func didMount() { observer.onChange = { [weak self] in self?.compare($0) } }

  private func compare(_ scroll: ScrollModel) {
    guard isMounted else { return }
    let area = scroll.geometry.visibleRect
    let new = scroll.targets(in: area).compactMap { target -> ID? in
      guard target.frame.visiblePart(in: area) >= modifier.threshold.visibleThreshold else { return nil }
      return target.id(ofType: ID.self)?.base as? ID
    }
    guard new != visible else { return }
    visible = new
    graph.noteChangeAction("onScrollTargetVisibilityChange(idType: \(ID.self)) in \(enclosingViewName)")
    modifier.action(new)
  }
}

extension CGRect {
  /// The part of the area that lies in another rectangle, from 0 to 1. A rectangle without an area is visible if it touches the
  /// other one.
  func visiblePart(in other: CGRect) -> Double {
    let area = width * height
    guard area > 0 else { return touches(other) ? 1 : 0 }
    let common = intersection(other)
    return common.isNull ? 0 : Double(common.width * common.height / area)
  }
}

extension Double {
  /// The threshold of visibility: between a little more than 0, so that what is hidden is never visible, and 1.
  var visibleThreshold: Double { isNaN ? 0.5 : Swift.min(Swift.max(self, 1e-9), 1 - 1e-9) }
}

extension View {
  /// Performs an action with a value of the geometry of the scroll view inside: after the first layout, with the value
  /// twice, and after each layout or movement in which it has changed.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: Receives the old value and the new one.
  public nonisolated func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(value: transform, action: action))
  }

  /// Performs an action when the phase of the scroll view inside has changed.
  ///
  /// - Parameter action: Receives the old phase and the new one.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Performs an action when the phase of the scroll view inside has changed.
  ///
  /// - Parameter action: Receives the old phase and the new one, with the geometry and the velocity.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }

  /// Performs an action when other targets of the scroll view inside are visible: after the first layout if there are any,
  /// and after each change. See `scrollTargetLayout(isEnabled:)`.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities.
  ///   - threshold: The part of a target, from 0 to 1, from which it counts as visible.
  ///   - action: Receives the identities of the visible targets, in order.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityModifier<ID>(threshold: threshold, action: action))
  }
}
