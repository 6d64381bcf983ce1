import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A shape drawn in a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  var shape: Content
  var style: Style
  var fillStyle: FillStyle

  nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ShapeNode(view, context)
  }
}

/// The node of a shape.
private final class ShapeNode<Content: Shape, Style: ShapeStyle>: LeafNode<_ShapeView<Content, Style>> {
  private let canvas = ShapeCanvas()

  override func makeElement() -> ViewElement {
    UIViewElement(self, canvas) { [unowned self] _, proposal in view.shape.sizeThatFits(proposal) }
  }

  override func evaluate() {
    let shape = view.shape
    canvas.draw(shape.outline(in: environment.layoutDirection), in: view.style._paint(in: environment), view.fillStyle)
    element.setNeedsLayout()
  }
}

/// The view that draws a shape.
final class ShapeCanvas: UIView {
  private var outline: (CGRect) -> Path = { Path($0) }
  private var paint = _ShapePaint(.color(.clear))
  private var fillStyle = FillStyle()

  /// Draws a shape from now on.
  func draw(_ outline: @escaping (CGRect) -> Path, in paint: _ShapePaint, _ fillStyle: FillStyle) {
    self.outline = outline
    self.paint = paint
    self.fillStyle = fillStyle
    setNeedsRender()
  }

  /// Touches outside of the shape go through.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    outline(bounds).contains(point, eoFill: fillStyle.isEOFilled)
  }

  override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    let path = outline(bounds)
    guard !path.isEmpty else { return nil }
    let paint: Paint =
      switch paint.kind {
      case .color(let color): .color(color.rendered(with: traits))
      case .gradient(let gradient): gradient.rendered(in: bounds, with: traits)
      }
    if let line = path.line {
      guard line.lineWidth > 0 else { return nil }
      return .drawing(Drawing([.stroke(path.outline, line.rendered, paint)]))
    }
    return .drawing(Drawing([.fill(path.outline, rule: fillStyle.isEOFilled ? .evenOdd : .winding, paint)]))
  }
}
