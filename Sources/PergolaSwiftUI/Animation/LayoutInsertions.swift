@_spi(Toolkit) import UIKitCore

/// The elements of a container that were inserted in an animation, and are shown with their transitions when they have
/// been placed.
@MainActor
struct LayoutInsertions {
  private var insertions: [(element: ViewElement, animation: Animation)] = []

  /// Notes the elements that a change inserts.
  ///
  /// - Parameter animation: The animation of the change; nil for none, in which case only transitions with an animation
  ///   of their own count.
  mutating func add(_ elements: [ViewElement], _ animation: Animation?) {
    for element in elements {
      if let animation = element.trait(TransitionTrait.self)?.insertion.animation ?? animation {
        insertions.append((element, animation))
      }
    }
  }

  /// Shows the elements, after they were placed.
  mutating func perform() {
    guard !insertions.isEmpty else { return }
    let placed = insertions
    insertions = []
    for (element, animation) in placed where !element.isDiscarded {
      guard let view = element.view else { continue }
      let look = (element.trait(TransitionTrait.self) ?? .opacity).insertion
      guard !look.parts.isEmpty else { continue }
      let alpha = view.alpha
      let transform = view.transform
      UIView.performWithoutAnimation {
        look.apply(to: view, isMirrored: element.isRightToLeft)
        element.setTransition(look, isActive: true)
      }
      animation.perform {
        // Hosts that animate fade an inserted node in.
        if look.isTransparent { view.animateInsertion() }
        view.alpha = alpha
        if view.transform != transform { view.transform = transform }
        element.setTransition(look, isActive: false)
      }
    }
  }
}

extension ElementGroupView {
  /// Has hosts that animate fade out the elements that are about to be removed, and that name no transition.
  func fadeOut(_ removed: [ViewElement], _ animation: Animation) {
    let views = removed.filter { $0.trait(TransitionTrait.self) == nil }.compactMap(\.view)
    guard !views.isEmpty else { return }
    animation.perform { for view in views { view.animateRemoval() } }
  }
}
