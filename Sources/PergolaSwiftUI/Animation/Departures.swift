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

  /// Begins the departure of a removed node. Returns false if the node has no transition: it is to be unmounted at once.
  func begin(_ node: ViewNode) -> Bool {
    guard node.graph.isUpdating, node.isShown, var animation = Transaction.current.effectiveAnimation else {
      return false
    }
    let parts = node.items.compactMap { item -> (view: UIView, group: ElementGroupView, look: TransitionLook)? in
      guard case .element(let element) = item else { return nil }
      let outermost = element.outermostWrapper
      guard let look = outermost.trait(TransitionTrait.self)?.removal, !look.parts.isEmpty,
        outermost.container is any TransitionContainer, let view = outermost.view, view.window != nil,
        let group = view.superview as? ElementGroupView
      else { return nil }
      return (view, group, look)
    }
    guard !parts.isEmpty else { return false }
    departures.append(Departure(node: node, views: parts.map(\.view)))
    for part in parts { part.group.beginDeparture(of: part.view) }
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    // An animation without an end would keep the view for ever.
    animation.repeatCount = 1
    animation.autoreverses = false
    animation.perform {
      for part in parts { part.look.apply(to: part.view, isMirrored: isMirrored) }
    } completion: { [weak self, weak node] in
      if let node { self?.end(node) }
    }
    return true
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
