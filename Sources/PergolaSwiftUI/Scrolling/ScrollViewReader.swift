import Foundation

/// A view whose content can scroll the scroll views and lists inside to a view with an identity.
public struct ScrollViewReader<Content> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a reader.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ScrollViewReaderNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { Content._elementCount }
}

/// Access to the scroll views and lists inside of a `ScrollViewReader`.
public struct ScrollViewProxy {
  fileprivate let target: ScrollProxyTarget

  /// Scrolls to the view with an identity: that of an element of a `ForEach`, or one that `id(_:)` gives. The view need
  /// not exist yet. Does nothing if there is none. Animated inside of `withAnimation`.
  ///
  /// To be called from an action, not while views are evaluated. Changes of state in the same action come first.
  ///
  /// - Parameter anchor: The point of the view that comes to the same point of the visible area; nil for the least
  ///   movement.
  @MainActor
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    precondition(
      ViewGraph.evaluatedNode == nil, "ScrollViewProxy may not be accessed during view updates")
    guard let node = target.node else { return }
    let isAnimated = Transaction.current.effectiveAnimation != nil
    node.graph.afterLayout { [weak node] in
      guard let node, node.isMounted else { return }
      _ = Self.scroll(inside: node, to: AnyHashable(id), anchor, isAnimated)
    }
  }

  @MainActor
  private static func scroll(
    inside node: ViewNode, to id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool
  ) -> Bool {
    if let target = node as? any ScrollingNode, target.scroll(to: id, anchor: anchor, isAnimated: isAnimated) {
      return true
    }
    var isFound = false
    node.forEachChild { child in
      if !isFound { isFound = scroll(inside: child, to: id, anchor, isAnimated) }
    }
    return isFound
  }
}

/// The way from a proxy to its reader's node.
private final class ScrollProxyTarget {
  weak var node: ViewNode?
}

private final class ScrollViewReaderNode<Content: View>: TypedViewNode<ScrollViewReader<Content>> {
  private let target = ScrollProxyTarget()
  private var child: TypedViewNode<Content>?

  override init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
    super.init(view, context)
    target.node = self
    track()
  }

  override func evaluate() {
    let content = observing { view.content(ScrollViewProxy(target: target)) }
    if let child {
      child.update(content)
    } else {
      child = Content._makeNode(content, NodeContext(in: self))
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
