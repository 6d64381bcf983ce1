import Foundation

/// A modifier that shows other views at each element of its content: in front of it, behind it, at an edge, or as its mask.
nonisolated struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
  let place: SecondaryPlace
  let alignment: Alignment
  let secondary: Secondary

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    SecondaryNode(view, context)
  }
}

/// The relation of secondary views to the view that they belong to.
nonisolated enum SecondaryPlace: Equatable, Sendable {
  case behind
  case inFront
  /// As the mask of the view.
  case mask
  /// At an edge, where they take a part of the safe area. The distance is in points, nil for the standard one.
  case atEdge(Edge, distance: CGFloat?)
}

/// The node of a view with other views behind it, in front of it or at an edge: each element has such views of its own.
private final class SecondaryNode<Content: View, Secondary: View>:
  ElementModifierNode<Content, SecondaryModifier<Secondary>>
{
  private typealias Container = ContainerNode<SecondaryModifier<Secondary>, ZStackLayout, Secondary>

  private var containers: [(wrapper: ViewElement, node: Container)] = []

  override func make(around element: ViewElement) -> ViewElement {
    let node = Container(modifier, NodeContext(in: self, isLazy: false)) {
      ZStackLayout(alignment: $0.alignment)
    } content: {
      $0.secondary
    }
    // A container is one element.
    let secondary = node.items.allElements.first ?? ViewElement(node)
    let wrapper =
      switch modifier.place {
      case .atEdge: EdgeInsetElement(self, around: element, secondary)
      case .behind, .inFront: SecondaryElement(self, around: element, secondary)
      case .mask: MaskElement(self, around: element, secondary)
      }
    wrapper.setPlace(modifier.place, modifier.alignment)
    containers.append((wrapper, node))
    return wrapper
  }

  override func update(_ new: ModifiedContent<Content, SecondaryModifier<Secondary>>) {
    super.update(new)
    // The views are updated even if the modifier compares as the same: only they know what their values hold.
    for (_, node) in containers { node.update(new.modifier) }
  }

  override func apply(to wrapper: ViewElement) {
    (wrapper as? SecondaryElement)?.setPlace(modifier.place, modifier.alignment)
  }

  override func didRemove(_ wrapper: ViewElement) {
    guard let index = containers.firstIndex(where: { $0.wrapper === wrapper }) else { return }
    containers.remove(at: index).node.unmount()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    for (_, node) in containers { body(node) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.layoutDirection != environment.layoutDirection { evaluate() }
  }
}

extension View {
  /// Shows views behind the view. They are proposed the view's size and don't change it.
  ///
  /// - Parameters:
  ///   - alignment: The guides at which the views and the view are aligned.
  ///   - content: The views; several stand in front of one another.
  public nonisolated func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(SecondaryModifier(place: .behind, alignment: alignment, secondary: content()))
  }

  /// Shows a view behind the view. It is proposed the view's size and doesn't change it.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(place: .behind, alignment: alignment, secondary: background))
  }

  /// Shows views in front of the view. They are proposed the view's size and don't change it.
  ///
  /// - Parameters:
  ///   - alignment: The guides at which the views and the view are aligned.
  ///   - content: The views; several stand in front of one another.
  public nonisolated func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(SecondaryModifier(place: .inFront, alignment: alignment, secondary: content()))
  }

  /// Shows a view in front of the view. It is proposed the view's size and doesn't change it.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(place: .inFront, alignment: alignment, secondary: overlay))
  }
}
