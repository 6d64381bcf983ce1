import Foundation
@_spi(Toolkit) import UIKitCore

/// The view of a container: touches between its children go through.
final class ElementGroupView: ElementContainerView {
  /// Removed views that stay in their positions until their transitions have ended.
  private var departing: [UIView] = []

  /// Makes the views of elements the subviews, in their order in depth.
  func show(_ elements: [ViewElement]) {
    let depths = elements.map { $0.trait(ZIndexTrait.self) ?? 0 }
    var order = Array(elements.indices)
    if depths.contains(where: { $0 != 0 }) {
      order.sort { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }
    }
    var views = order.compactMap { elements[$0].view }
    for view in departing where !views.contains(where: { $0 === view }) {
      views.insert(view, at: min(subviews.firstIndex { $0 === view } ?? 0, views.count))
    }
    let wanted = Set(views.map(ObjectIdentifier.init))
    for view in subviews where !wanted.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    var present = subviews
    for (index, view) in views.enumerated() {
      if index >= present.count {
        addSubview(view)
        present.append(view)
      } else if present[index] !== view {
        insertSubview(view, at: index)
        present.removeAll { $0 === view }
        present.insert(view, at: index)
      }
    }
  }

  /// Keeps a view, without touches, that the next elements do not show.
  func beginDeparture(of view: UIView) {
    departing.append(view)
    view.isUserInteractionEnabled = false
  }

  /// Removes a view that was kept.
  func endDeparture(of view: UIView) {
    departing.removeAll { $0 === view }
    view.removeFromSuperview()
  }

  /// True for a view that is kept until its transition has ended.
  func isDeparting(_ view: UIView) -> Bool { departing.contains { $0 === view } }

  /// Views that stand out of the container receive touches, unless it clips them.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    return !clipsToBounds
      && subviews.contains {
        !$0.isHidden && !isDeparting($0) && $0.point(inside: convert(point, to: $0), with: event)
      }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
