import Foundation
@_spi(Toolkit) import UIKitCore

/// The place of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place.
  case active(CGPoint)
  /// Not over the view.
  case ended
}

/// A modifier with an action for a pointer over each element of its content.
private nonisolated struct HoverModifier: PrimitiveModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    HoverNode(view, context)
  }
}

private final class HoverNode<Content: View>: ElementModifierNode<Content, HoverModifier> {
  override func make(around element: ViewElement) -> ViewElement { HoverElement(self, around: element) }

  override func apply(to wrapper: ViewElement) { (wrapper as? HoverElement)?.modifier = modifier }
}

/// An element whose view follows a pointer.
private final class HoverElement: ViewWrapperElement {
  var modifier: HoverModifier?
  private let recognizer = UIHoverGestureRecognizer()

  init(_ node: ViewNode, around content: ViewElement) {
    super.init(node, around: content, view: GestureView())
    recognizer.addHandler { [weak self] in self?.pointerDidMove($0) }
    wrapperView.addGestureRecognizer(recognizer)
  }

  private func pointerDidMove(_ recognizer: UIGestureRecognizer) {
    guard let modifier, !isDiscarded else { return }
    let phase: HoverPhase =
      switch recognizer.state {
      case .began, .changed: .active(convert(recognizer.location(in: wrapperView), from: modifier.space))
      default: .ended
      }
    ViewGraph.withoutTracking { modifier.action(phase) }
  }

  /// A place in the view, in other coordinates.
  private func convert(_ place: CGPoint, from space: CoordinateSpace) -> CGPoint {
    guard space != .local else { return place }
    let origin = placement?.frame.origin ?? .zero
    return convert(CGRect(x: place.x + origin.x, y: place.y + origin.y, width: 0, height: 0), to: space).origin
  }
}

extension View {
  /// Performs an action when a pointer comes over the view, and when it leaves it. Only pages in a browser with a mouse have one.
  ///
  /// - Parameter action: Receives true while the pointer is over the view.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverChangeModifier(action: action))
  }

  /// Performs an action with each movement of a pointer over the view, and when it leaves it.
  ///
  /// - Parameter coordinateSpace: The coordinates of the places.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, action: action))
  }

  /// Performs an action with each movement of a pointer over the view, and when it leaves it.
  ///
  /// - Parameter coordinateSpace: The coordinates of the places.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }
}

/// A modifier with an action for the beginning and the end of a pointer's stay over its content.
private nonisolated struct HoverChangeModifier: ViewModifier {
  let action: (Bool) -> Void
  @State private var isOver = false

  init(action: @escaping (Bool) -> Void) { self.action = action }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      HoverModifier(space: .local) { phase in
        let isNowOver = phase != .ended
        guard isNowOver != isOver else { return }
        isOver = isNowOver
        action(isNowOver)
      })
  }
}
