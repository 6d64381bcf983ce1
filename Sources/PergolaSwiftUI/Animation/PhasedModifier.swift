/// A pair of modifiers between which a transition changes, without their type.
class PhasedModifier: Equatable, @unchecked Sendable {
  /// The view with the modifier of the present phase. The node of the modifier is noted in `phases`.
  func apply(to view: AnyView, _ phases: TransitionPhases) -> AnyView { fatalError("overridden") }

  static func == (a: PhasedModifier, b: PhasedModifier) -> Bool { a === b }
}

/// A pair of modifiers of one type. Used on the main thread only.
final class TypedPhasedModifier<Modifier: ViewModifier>: PhasedModifier, @unchecked Sendable {
  fileprivate let active: Modifier
  fileprivate let identity: Modifier

  init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
  }

  override func apply(to view: AnyView, _ phases: TransitionPhases) -> AnyView {
    AnyView(view.modifier(PhaseModifier(pair: self, phases: phases)))
  }
}

/// The nodes of the modifiers that the transition of a view changes.
@MainActor
final class TransitionPhases {
  private struct Entry {
    weak var node: (any PhaseNode)?
  }

  private var entries: [Entry] = []

  fileprivate func add(_ node: any PhaseNode) {
    entries.removeAll { $0.node == nil }
    entries.append(Entry(node: node))
  }

  /// Gives the view the active modifiers of a look, or those of the view while it is there.
  func setActive(_ isActive: Bool, of look: TransitionLook) {
    let modifiers = look.modifiers
    for entry in entries {
      guard let node = entry.node, modifiers.contains(where: { $0 === node.pair }) else { continue }
      node.setActive(isActive)
    }
  }
}

/// The node of a modifier that a transition changes.
@MainActor
private protocol PhaseNode: AnyObject {
  var pair: PhasedModifier { get }
  func setActive(_ isActive: Bool)
}

/// One of a pair of modifiers.
private nonisolated struct PhaseModifier<Modifier: ViewModifier>: PrimitiveModifier {
  let pair: TypedPhasedModifier<Modifier>
  let phases: TransitionPhases

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    PhaseModifierNode(view, context)
  }
}

private final class PhaseModifierNode<Content: View, Modifier: ViewModifier>:
  TypedViewNode<ModifiedContent<Content, PhaseModifier<Modifier>>>, PhaseNode
{
  private var child: TypedViewNode<ModifiedContent<Content, Modifier>>?
  private var isActive = false

  override init(_ view: ModifiedContent<Content, PhaseModifier<Modifier>>, _ context: NodeContext) {
    super.init(view, context)
    child = Modifier._makeNode(modified, NodeContext(in: self))
    view.modifier.phases.add(self)
  }

  var pair: PhasedModifier { view.modifier.pair }

  private var modified: ModifiedContent<Content, Modifier> {
    let pair = view.modifier.pair
    return view.content.modifier(isActive ? pair.active : pair.identity)
  }

  override func update(_ new: ModifiedContent<Content, PhaseModifier<Modifier>>) {
    view = new
    child?.update(modified)
  }

  func setActive(_ isActive: Bool) {
    guard isMounted, isActive != self.isActive else { return }
    self.isActive = isActive
    ViewGraph.withoutTracking { child?.update(modified) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
