import Foundation
@_spi(Toolkit) import UIKitCore

/// A modifier that gives the views of UIKit in its content the appearance, the size of text and the direction of the
/// environment, where these differ from those around.
nonisolated struct TraitOverrideModifier: PrimitiveModifier {
  /// False where nothing that UIKit knows is set: elements stay as they are.
  let isNeeded: Bool

  /// Needed for the values that UIKit knows as traits.
  init(for keyPath: AnyKeyPath) {
    isNeeded =
      keyPath == \EnvironmentValues.colorScheme || keyPath == \EnvironmentValues.dynamicTypeSize
      || keyPath == \EnvironmentValues.sizeCategory || keyPath == \EnvironmentValues.layoutDirection
  }

  init(isNeeded: Bool) { self.isNeeded = isNeeded }

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    TraitOverrideNode(view, context)
  }
}

private final class TraitOverrideNode<Content: View>: ElementModifierNode<Content, TraitOverrideModifier> {
  override func make(around element: ViewElement) -> ViewElement {
    modifier.isNeeded ? ViewWrapperElement(self, around: element, view: ElementGroupView()) : element
  }

  override func apply(to wrapper: ViewElement) {
    guard let view = wrapper.view else { return }
    view.overrideTraits(by: environment)
    wrapper.setNeedsLayout()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if modifier.isNeeded { setNeedsEvaluation(because: "environment") }
  }
}

extension UIView {
  /// Gives the view the traits of the environment.
  func overrideTraits(by environment: EnvironmentValues) {
    var traits: any UIMutableTraits = traitOverrides
    traits.userInterfaceStyle = environment.colorScheme.interfaceStyle
    traits.preferredContentSizeCategory = environment.dynamicTypeSize.category
    traits.layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.writeTraits(to: &traits)
    if let overrides = traits as? UITraitOverrides { traitOverrides = overrides }
  }
}

extension View {
  /// Sets the size of text for the view and the views inside.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of text for the view and the views inside to a range.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    modifier(TraitOverrideModifier(isNeeded: true))
      .modifier(
        EnvironmentModifier { values in
          let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
          guard let least = allowed.first, let greatest = allowed.last else { return }
          values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), greatest)
        })
  }
}
