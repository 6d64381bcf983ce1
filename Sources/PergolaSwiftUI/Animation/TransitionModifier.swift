/// A modifier that gives each element of its content a transition.
nonisolated struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    // Most transitions change no modifiers, and their content keeps its type.
    guard !view.modifier.transition.modifiers.isEmpty else {
      return ForwardingNode(view, context) { view in
        view.content.modifier(TransitionElementModifier(transition: view.modifier.transition, phases: nil))
      }
    }
    let phases = TransitionPhases()
    return ForwardingNode(view, context) { view in
      let transition = view.modifier.transition
      let content = transition.modifiers.reduce(AnyView(view.content)) { $1.apply(to: $0, phases) }
      return content.modifier(TransitionElementModifier(transition: transition, phases: phases))
    }
  }
}

extension AnyTransition {
  /// The modifiers that the insertion or the removal changes, each once.
  fileprivate var modifiers: [PhasedModifier] {
    let inserted = insertion.modifiers
    return inserted + removal.modifiers.filter { !inserted.contains($0) }
  }
}

/// The key of the modifiers that a view's transition changes.
enum TransitionPhasesTrait: ElementTrait {
  typealias Value = TransitionPhases
}

/// A modifier that gives each element of its content the values of a transition.
private nonisolated struct TransitionElementModifier: PrimitiveModifier {
  let transition: AnyTransition
  /// nil if the transition changes no modifiers.
  let phases: TransitionPhases?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    TransitionElementNode(view, context)
  }
}

private final class TransitionElementNode<Content: View>: ElementModifierNode<Content, TransitionElementModifier> {
  override func make(around element: ViewElement) -> ViewElement { TransitionElement(self, around: element) }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? TransitionElement else { return }
    if modifier.transition.removal.animation != nil { graph.departures.mayBeAnimatedAlone = true }
    wrapper.transition = modifier.transition
    wrapper.phases = modifier.phases
    wrapper.traitsDidChange()
  }
}

/// An element with a transition.
private final class TransitionElement: WrapperElement {
  var transition: AnyTransition?
  var phases: TransitionPhases?

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    if key == TransitionTrait.self { return transition as? Key.Value }
    if key == TransitionPhasesTrait.self, let phases { return phases as? Key.Value }
    return super.trait(key)
  }
}

extension ViewElement {
  /// Gives the element the active modifiers of a look, or those that it has while it is there.
  func setTransition(_ look: TransitionLook, isActive: Bool) {
    guard !look.modifiers.isEmpty, let phases = trait(TransitionPhasesTrait.self) else { return }
    phases.setActive(isActive, of: look)
    // The layout of the host is over, or leaves the element out.
    var element: ViewElement? = self
    while let current = element {
      current.placeAgain()
      element = current.content
    }
  }
}
