@_spi(Toolkit) import UIKitCore

/// The removed nodes of a graph whose views are still visible, until their transitions have ended.
///
/// Such a node is no child of its parent any more. It is unmounted at the end of the transition, or when a node around
/// it is unmounted.
@MainActor
final class Departures {
  private struct Departure {
    let node: ViewNode
    let views: [UIView]
  }

  private var departures: [Departure] = []

  /// True if a view's transition has had an animation of its own: removals without an animation may be animated then.
  var mayBeAnimatedAlone = false

  /// A view that departs.
  private struct Part {
    let element: ViewElement
    let view: UIView
    let group: ElementGroupView
    let look: TransitionLook
    let animation: Animation
  }

  /// Begins the departure of a removed node. Returns false if the node has no transition: it is to be unmounted at once.
  func begin(_ node: ViewNode) -> Bool {
    let transaction = Transaction.current
    guard node.graph.isUpdating, node.isShown, !transaction.disablesAnimations,
      transaction.animation != nil || mayBeAnimatedAlone
    else { return false }
    let parts = node.items.compactMap { part(of: $0, transaction.animation) }
    guard !parts.isEmpty else { return false }
    departures.append(Departure(node: node, views: parts.map(\.view)))
    for part in parts { part.group.beginDeparture(of: part.view) }
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    var remaining = parts.count
    for part in parts {
      part.animation.perform {
        part.look.apply(to: part.view, isMirrored: isMirrored)
        part.element.setTransition(part.look, isActive: true)
      } completion: { [weak self, weak node] in
        remaining -= 1
        if remaining == 0, let node { self?.end(node) }
      }
    }
    return true
  }

  /// The view of a removed item with a transition; nil if it goes at once.
  private func part(of item: ViewListItem, _ animation: Animation?) -> Part? {
    guard case .element(let element) = item else { return nil }
    let outermost = element.outermostWrapper
    guard let look = outermost.trait(TransitionTrait.self)?.removal, !look.parts.isEmpty,
      var animation = look.animation ?? animation, outermost.container is any TransitionContainer,
      let view = outermost.view, view.window != nil, let group = view.superview as? ElementGroupView
    else { return nil }
    // An animation without an end would keep the view for ever.
    animation.repeatCount = 1
    animation.autoreverses = false
    return Part(element: outermost, view: view, group: group, look: look, animation: animation)
  }

  /// Ends the departures of the nodes inside another one.
  func endAll(inside node: ViewNode) {
    guard !departures.isEmpty else { return }
    for departure in departures where departure.node !== node && departure.node.isInside(node) { end(departure.node) }
  }

  private func end(_ node: ViewNode) {
    guard let index = departures.firstIndex(where: { $0.node === node }) else { return }
    let departure = departures.remove(at: index)
    for view in departure.views { (view.superview as? ElementGroupView)?.endDeparture(of: view) }
    node.unmountNow()
  }
}

/// A container whose elements come and go with transitions.
@MainActor
protocol TransitionContainer: ViewElement {}

extension LayoutElement: TransitionContainer {}

extension ViewElement {
  /// The last of the wrappers around the element; the element itself if there are none.
  final var outermostWrapper: ViewElement {
    var element = self
    while let wrapper = element.container as? WrapperElement { element = wrapper }
    return element
  }
}
