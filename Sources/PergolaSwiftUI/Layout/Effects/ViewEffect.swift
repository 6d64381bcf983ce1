import Foundation
@_spi(Toolkit) import UIKitCore

/// A change of a view's look that leaves its size and position.
@MainActor
protocol ViewEffect {
  /// Applies the effect to the view around the content.
  func apply(to view: EffectView, in environment: EnvironmentValues)

  /// The transform of the view about its centre, in a size.
  func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform
}

extension ViewEffect {
  func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform { .identity }
}

/// A modifier that changes the look of each element of its content.
nonisolated struct ViewEffectModifier<Effect: ViewEffect>: PrimitiveModifier {
  let effect: Effect

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ViewEffectNode(view, context)
  }
}

private final class ViewEffectNode<Content: View, Effect: ViewEffect>:
  ElementModifierNode<Content, ViewEffectModifier<Effect>>
{
  override func make(around element: ViewElement) -> ViewElement {
    EffectElement(self, around: element, modifier.effect)
  }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? EffectElement<Effect> else { return }
    // Sizes stay: nothing is measured.
    wrapper.setEffect(modifier.effect, in: environment)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.layoutDirection != environment.layoutDirection { track() }
  }
}

/// An element with an effect.
private final class EffectElement<Effect: ViewEffect>: ViewWrapperElement {
  private var effect: Effect
  private let effectView = EffectView()

  init(_ node: ViewNode, around content: ViewElement, _ effect: Effect) {
    self.effect = effect
    super.init(node, around: content, view: effectView)
    effectView.onTraitChange = { [weak self] in
      guard let self, !self.isDiscarded else { return }
      self.effect.apply(to: effectView, in: self.node.environment)
    }
  }

  func setEffect(_ effect: Effect, in environment: EnvironmentValues) {
    self.effect = effect
    effect.apply(to: effectView, in: environment)
    if let placement { effectView.transform = transform(in: placement) }
  }

  private func transform(in placement: Placement) -> CGAffineTransform {
    effect.transform(in: placement.frame.size, isMirrored: isRightToLeft)
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    super.didPlace(placement, from: old)
    let transform = transform(in: placement)
    if effectView.transform != transform { effectView.transform = transform }
  }
}

/// The view around content with an effect: touches beside the content go through.
final class EffectView: ElementContainerView {
  /// False if touches go through the content as well.
  var allowsHitTesting = true
  /// Called when the traits have changed, on which colours depend.
  var onTraitChange: (() -> Void)?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onTraitChange?()
  }

  /// Views that stand out of the view receive touches, unless it clips them.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    return !clipsToBounds && subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard allowsHitTesting else { return nil }
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
