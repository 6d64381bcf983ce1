import Foundation
import RenderTree

/// The default answers of members that subclasses override.
extension UIView {
  /// The foremost view at a point that receives touches: in a subview, or else the view itself; nil if there isn't one.
  final func deepestHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    guard !UIViewPropertyAnimator.blocksTouches(of: self) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  /// The app's custom actions.
  final var namedCustomActions: [NamedAction] {
    (accessibilityCustomActions ?? []).map { action in
      NamedAction(action.name) { action.perform() }
    }
  }

  /// A short description of the effect of enter, by the role.
  final var activationTitleOfRole: String {
    switch makeSemantics()?.role {
    case .toggle: "toggle"
    case .textField, .searchField: "edit the text"
    default: "press"
    }
  }
}
