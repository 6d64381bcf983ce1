import Foundation
@_spi(Toolkit) import UIKitCore

/// A modifier with an action for the visibility of its content in the scroll view around.
private nonisolated struct ScrollVisibilityModifier: PrimitiveModifier {
  /// The visible part of the content from which it counts as visible, from 0 to 1.
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ScrollVisibilityNode(view, context)
  }
}

private final class ScrollVisibilityNode<Content: View>: ElementModifierNode<Content, ScrollVisibilityModifier> {
  override func make(around element: ViewElement) -> ViewElement { ScrollVisibilityElement(self, around: element) }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? ScrollVisibilityElement else { return }
    wrapper.show(modifier)
  }

  override func didRemove(_ wrapper: ViewElement) { (wrapper as? ScrollVisibilityElement)?.end() }
}

/// An element that reports its visibility.
private final class ScrollVisibilityElement: WrapperElement {
  private var modifier: ScrollVisibilityModifier?
  private lazy var following = ScrollFollowing(self) { [weak self] in self?.compare(with: $0) }
  private var isVisible = false
  private var reported = false
  private var isWaiting = false

  func show(_ new: ScrollVisibilityModifier) { modifier = new }

  func end() { following.end() }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    super.didPlace(placement, from: old)
    following.begin()
  }

  override func sightDidChange(isInSight: Bool) {
    if isInSight { following.begin() } else { following.end() }
  }

  private func compare(with area: CGRect?) {
    guard let modifier else { return }
    if let area {
      isVisible = placedFrame.map { $0.visiblePart(in: area) >= modifier.threshold.visibleThreshold } ?? false
    } else {
      isVisible = following.isFollowing
    }
    guard isVisible != reported, !isWaiting else { return }
    isWaiting = true
    node.graph.afterLayout { [weak self] in self?.report() }
  }

  private var placedFrame: CGRect? { node.environment.scrollContext?.scrollView.flatMap { frame(in: $0) } }

  private func report() {
    isWaiting = false
    guard !isDiscarded, isVisible != reported, let modifier else { return }
    reported = isVisible
    node.graph.noteChangeAction("onScrollVisibilityChange in \(node.enclosingViewName)")
    modifier.action(isVisible)
  }
}

/// The tie of an element to the movements of the scroll view around.
@MainActor
final class ScrollFollowing {
  private unowned let element: ViewElement
  /// Receives the visible area in the content's coordinates; nil outside of scroll views, and for an element that a lazy stack has removed.
  private let action: (CGRect?) -> Void
  private weak var context: ScrollContext?
  /// True between `begin()` and `end()`.
  private(set) var isFollowing = false

  init(_ element: ViewElement, _ action: @escaping (CGRect?) -> Void) {
    self.element = element
    self.action = action
  }

  /// Follows the movements from now on, and reports the visible area of now.
  func begin() {
    isFollowing = true
    let new = element.node.environment.scrollContext
    if new !== context {
      context?.unfollow(self)
      context = new
    }
    new?.follow(self) { [weak self] in self?.report() }
    report()
  }

  private func report() { action(context?.scrollView?.visibleContentRect) }

  /// Ends the following.
  func end() {
    guard isFollowing else { return }
    isFollowing = false
    context?.unfollow(self)
    context = nil
    action(nil)
  }
}

extension View {
  /// Performs an action when the view becomes visible in the scroll view around, or hidden: also after the first layout, if it
  /// is visible. A view outside of scroll views is visible.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view, from 0 to 1, from which it counts as visible.
  ///   - action: Receives true for a view that has become visible.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
