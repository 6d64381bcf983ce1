import Foundation
@_spi(Toolkit) import UIKitCore

/// A modifier that has its content receive touches inside a shape.
nonisolated struct ContentShapeModifier<ContentShape: Shape>: PrimitiveModifier {
  let shape: ContentShape
  let isEOFilled: Bool

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ContentShapeNode(view, context)
  }
}

private final class ContentShapeNode<Content: View, ContentShape: Shape>:
  ElementModifierNode<Content, ContentShapeModifier<ContentShape>>
{
  override func make(around element: ViewElement) -> ViewElement {
    ViewWrapperElement(self, around: element, view: TouchShapeView())
  }

  override func apply(to wrapper: ViewElement) {
    guard let view = wrapper.view as? TouchShapeView else { return }
    let shape = modifier.shape
    view.outline = shape.outline(in: environment.layoutDirection)
    view.isEOFilled = modifier.isEOFilled
  }
}

/// A view that receives touches inside a shape, also where its content has nothing.
final class TouchShapeView: ElementContainerView {
  var outline: (CGRect) -> Path = { Path($0) }
  var isEOFilled = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    outline(bounds).contains(point, eoFill: isEOFilled)
  }
}

extension View {
  /// Gives the view the touches inside a shape of its size: also where it shows nothing, and nowhere else.
  public nonisolated func contentShape<ContentShape: Shape>(
    _ shape: ContentShape, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
  }
}
