import Foundation
@_spi(Toolkit) import UIKitCore

/// A node whose content a `ScrollViewProxy` can scroll.
@MainActor
protocol ScrollingNode: ViewNode {
  /// Scrolls to the view with an identity. Returns false if there is none.
  ///
  /// - Parameter anchor: The point of the view that comes to the same point of the visible area; nil for the least
  ///   movement.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) -> Bool
}

/// The node of a scroll view.
@MainActor
protocol ScrollViewOwner: ScrollingNode {
  /// The frame of the view with an identity, in the content's coordinates; nil if there is none.
  func frame(of id: AnyHashable) -> CGRect?
}

extension ViewNode {
  /// The first node inside with an identity, among those that exist.
  final func descendant(withID id: AnyHashable) -> ViewNode? {
    if let node = self as? any IdentifiedNode, node.explicitID == id { return self }
    var found: ViewNode?
    forEachChild { child in
      if found == nil { found = child.descendant(withID: id) }
    }
    return found
  }
}

/// The scroll view around lazy stacks: they show what is visible there.
@MainActor
final class ScrollContext {
  weak var scrollView: UIScrollView?
  /// The views at which the scroll view can come to rest.
  var targets = ScrollTargetSources()
  /// The axis along which transitions go, if they name none.
  var mainAxis = Axis.vertical
  /// Called after other views have become targets.
  var onTargetChange: (() -> Void)?
  private var followers: [ObjectIdentifier: () -> Void] = [:]

  /// Calls a closure after each movement of the content, until the owner unfollows.
  func follow(_ owner: AnyObject, _ action: @escaping () -> Void) { followers[ObjectIdentifier(owner)] = action }

  func unfollow(_ owner: AnyObject) { followers[ObjectIdentifier(owner)] = nil }

  func didScroll() {
    for action in followers.values { action() }
  }
}

extension EnvironmentValues {
  private enum ScrollContextKey: EnvironmentKey {
    static var defaultValue: ScrollContext? { nil }
  }

  /// The scroll view around; nil outside of scroll views.
  var scrollContext: ScrollContext? {
    get { self[ScrollContextKey.self] }
    set { self[ScrollContextKey.self] = newValue }
  }
}
