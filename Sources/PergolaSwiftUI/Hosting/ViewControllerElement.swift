import Foundation
@_spi(Toolkit) import UIKitCore

/// An element that shows a view controller, as a child of the nearest controller around.
///
/// The controller becomes a child when the element enters a window, and moves to another parent when it enters one
/// below another controller. It leaves its parent when the element's view is taken out of the views.
final class ViewControllerElement: ViewElement {
  let controller: UIViewController
  private let outerView: ControllerContainerView
  private let sizing: @MainActor (UIViewController, ProposedViewSize) -> CGSize

  /// - Parameter sizing: The size of the controller's view for a proposal. By default it takes all room.
  init(
    _ node: ViewNode, _ controller: UIViewController,
    sizing: @escaping @MainActor (UIViewController, ProposedViewSize) -> CGSize = {
      $1.replacingUnspecifiedDimensions()
    }
  ) {
    self.controller = controller
    self.sizing = sizing
    outerView = ControllerContainerView(controller)
    super.init(node)
  }

  override var view: UIView? { outerView }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { sizing(controller, proposal) }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    outerView.setFrame(placement.frame, scale: scale)
  }
}

/// The view around the view of a child controller.
private final class ControllerContainerView: UIView {
  private let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      join()
    } else if superview == nil {
      leave()
    }
  }

  /// Makes the controller a child of the nearest controller around.
  private func join() {
    guard let parent = nearestController, let content = controller.view else { return }
    guard controller.parent !== parent || content.superview !== self else { return }
    if controller.parent != nil, controller.parent !== parent { leave() }
    if controller.parent == nil { parent.addChild(controller) }
    content.frame = bounds
    addSubview(content)
    controller.didMove(toParent: parent)
    passDirection()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    passDirection()
  }

  /// Gives the controller the direction of the views around, which it does not inherit: its traits are its parent's.
  private func passDirection() {
    let direction = traitCollection.layoutDirection
    guard controller.traitCollection.layoutDirection != direction else { return }
    controller.traitOverrides.layoutDirection = direction
  }

  private func leave() {
    guard controller.parent != nil else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content = controller.viewIfLoaded, content.superview === self { content.frame = bounds }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
