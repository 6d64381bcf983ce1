import Foundation
import UIKitLists

/// The swipe actions that one modifier gives a row.
@MainActor
protocol SwipeActionsSource: AnyObject {
  var edge: HorizontalEdge { get }
  var allowsFullSwipe: Bool { get }
  /// False if the modifier stands in a disabled view.
  var isEnabled: Bool { get }
  /// The actions, the first of which is the nearest to the edge.
  var actions: [ElementAction] { get }
}

/// The key of a row's swipe actions, in the order of the modifiers.
enum SwipeActionsTrait: ElementTrait {
  typealias Value = [any SwipeActionsSource]
}

/// A modifier that gives rows swipe actions.
nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    SwipeActionsNode(view, context)
  }
}

private final class SwipeActionsNode<Content: View, Actions: View>:
  ElementModifierNode<Content, SwipeActionsModifier<Actions>>, SwipeActionsSource
{
  /// The node of the actions, which is made with the first swipe.
  private var actionsNode: TypedViewNode<Actions>?

  override func make(around element: ViewElement) -> ViewElement { SwipeActionsElement(self, around: element, self) }

  override func update(_ new: ModifiedContent<Content, SwipeActionsModifier<Actions>>) {
    super.update(new)
    actionsNode?.update(new.modifier.actions)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let actionsNode { body(actionsNode) }
  }

  var edge: HorizontalEdge { modifier.edge }
  var isEnabled: Bool { environment.isEnabled }
  var allowsFullSwipe: Bool { modifier.allowsFullSwipe }

  var actions: [ElementAction] {
    let node =
      actionsNode
      ?? ViewGraph.withoutTracking { Actions._makeNode(modifier.actions, NodeContext(in: self, isLazy: false)) }
    actionsNode = node
    return node.items.allElements.compactMap(\.action)
  }
}

private final class SwipeActionsElement: WrapperElement {
  private unowned let source: any SwipeActionsSource

  init(_ node: ViewNode, around content: ViewElement, _ source: any SwipeActionsSource) {
    self.source = source
    super.init(node, around: content)
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    guard key == SwipeActionsTrait.self else { return super.trait(key) }
    return (inner.trait(SwipeActionsTrait.self) ?? []) + [source] as? Key.Value
  }
}

extension View {
  /// Shows actions beside the row while it is swiped.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the actions appear.
  ///   - allowsFullSwipe: True if a long swipe performs the first action.
  ///   - content: The buttons, the first of which is the nearest to the edge.
  public nonisolated func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}

extension ElementAction {
  /// The action as a button behind a row.
  @MainActor
  var contextualAction: UIContextualAction {
    let action = UIContextualAction(style: role == .destructive ? .destructive : .normal, title: title) { _, _, done in
      perform()
      done(true)
    }
    action.image = image
    if let tint { action.backgroundColor = tint }
    return action
  }
}
