import Foundation
@_spi(Toolkit) import UIKitCore

/// A modifier that shows its content inside a shape only.
nonisolated struct ClipShapeModifier<ClipShape: Shape>: PrimitiveModifier {
  let shape: ClipShape
  let style: FillStyle

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ClipShapeNode(view, context)
  }
}

private final class ClipShapeNode<Content: View, ClipShape: Shape>:
  ElementModifierNode<Content, ClipShapeModifier<ClipShape>>
{
  override func make(around element: ViewElement) -> ViewElement {
    ViewWrapperElement(self, around: element, view: ClippingView())
  }

  override func apply(to wrapper: ViewElement) {
    guard let clipping = wrapper.view as? ClippingView else { return }
    let shape = modifier.shape
    clipping.clip(to: shape.outline(in: environment.layoutDirection), modifier.style)
  }
}

/// A view whose content is shown inside a shape only.
private final class ClippingView: UIView {
  private var outline: (CGRect) -> Path = { Path($0) }
  private let shapeLayer = CAShapeLayer()

  func clip(to outline: @escaping (CGRect) -> Path, _ style: FillStyle) {
    self.outline = outline
    shapeLayer.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = outline(bounds)
    var rectangle = CGRect.null
    clipsToBounds = path.cgPath.isRect(&rectangle) && rectangle == bounds
    if clipsToBounds {
      layer.mask = nil
    } else {
      shapeLayer.frame = bounds
      shapeLayer.path = path.cgPath
      if layer.mask !== shapeLayer { layer.mask = shapeLayer }
    }
  }

  /// Touches outside of the shape go through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard outline(bounds).contains(point) else { return nil }
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension View {
  /// Shows the view inside a shape only, which has the view's size.
  public nonisolated func clipShape<ClipShape: Shape>(_ shape: ClipShape, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipShapeModifier(shape: shape, style: style))
  }
}
