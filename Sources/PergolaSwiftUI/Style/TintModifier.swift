import Foundation
@_spi(Toolkit) import UIKitCore

/// A modifier that sets the tint of its content: in the environment, and of UIKit's views.
nonisolated struct TintModifier: PrimitiveModifier {
  /// nil for the tint of UIKit.
  let style: AnyShapeStyle?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    TintNode(view, context)
  }
}

private final class TintNode<Content: View>: ElementModifierNode<Content, TintModifier> {
  private lazy var changed = makeEnvironment()

  private func makeEnvironment() -> EnvironmentValues {
    var values = environment
    values.tintStyle = modifier.style
    return values
  }

  override var childEnvironment: EnvironmentValues { changed }

  override func evaluate() {
    changeEnvironment()
    super.evaluate()
  }

  override func environmentDidChange(from old: EnvironmentValues) { changeEnvironment() }

  private func changeEnvironment() {
    let new = makeEnvironment()
    guard !new.hasSameValues(as: changed) else { return }
    changed = new
    passEnvironment()
  }

  override func make(around element: ViewElement) -> ViewElement { TintElement(self, around: element) }

  override func apply(to wrapper: ViewElement) { (wrapper as? TintElement)?.tint(changed.tintColor) }
}

/// An element whose view has a tint.
private final class TintElement: WrapperElement {
  /// A tint further inside, on the same view, has precedence.
  func tint(_ color: UIColor?) {
    var inside: ViewElement? = inner
    while let element = inside {
      if element is TintElement, element.view === view { return }
      inside = element.content
    }
    view?.tintColor = color
  }
}

/// A modifier that sets the tint that a style was given.
struct StyleTint: ViewModifier {
  /// nil for the tint of the views around.
  let color: Color?

  func body(content: Content) -> some View {
    if let color { content.tint(color) } else { content }
  }
}

extension View {
  /// Sets the tint of controls and links; nil for that of UIKit.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    modifier(TintModifier(style: tint.map(AnyShapeStyle.init)))
  }

  /// Sets the tint of controls and links; nil for that of UIKit.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint.map(AnyShapeStyle.init)))
  }

  /// Sets the tint of controls and links; nil for that of UIKit.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(TintModifier(style: accentColor.map(AnyShapeStyle.init)))
  }
}
