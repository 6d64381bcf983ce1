import Foundation

/// The container of a presentation, in front of the views that it covers: the dimming, and the presented view.
///
/// While it is modal, touches and keys reach only the presented view.
final class PresentationContainerView: UIView {
  let controller: UIPresentationController
  /// The presented controller, which lives as long as its view is in the container.
  private let presented: UIViewController
  /// The view that dims the content behind; it has no subviews.
  let dimming = UIView()
  /// The view around the presented view; nil if that is a direct subview.
  private(set) var frameView: PresentationFrameView?
  private(set) var presentedView: UIView?
  /// True while the presented view moves out.
  var isLeaving = false
  private weak var touchThatBegan: UITouch?

  init(_ controller: UIPresentationController) {
    self.controller = controller
    presented = controller.presentedViewController
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.isUserInteractionEnabled = false
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { return nil }

  /// Adds the presented view, with a frame around it if the presentation has one.
  func install(_ view: UIView) {
    presentedView = view
    if controller.hasFrameView {
      let made = PresentationFrameView(controller)
      frameView = made
      addSubview(made)
      made.install(view)
    } else {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    controller.containerDidInstall(self)
    update()
  }

  /// The presented view with its frame.
  var panel: UIView? { frameView ?? presentedView }

  /// Updates the look and the modality.
  func update() {
    let isModal = controller.isModal
    if accessibilityViewIsModal != isModal { accessibilityViewIsModal = isModal }
    dimming.backgroundColor = controller.dimmingColor
    frameView?.update()
    setNeedsLayout()
  }

  /// Sets the frame of the presented view.
  func place() {
    dimming.frame = bounds
    guard let panel else { return }
    let frame = controller.frameOfPresentedViewInContainerView
    if panel.frame != frame { panel.frame = frame }
    frameView?.placeContent()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !controller.isFollowingFinger else { return }
    if isLeaving { moveDown() } else { place() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller.environmentDidChange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard hit === self else { return hit }
    for view in controller.reachableViewsBehind where view.window === window {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return controller.isModal ? self : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Touches of the frame around the presented view come here too.
    touchThatBegan = touches.first { $0.view === self }
  }

  // Without a call of `super`, the responders behind the container receive no touches.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touchThatBegan, touches.contains(touch) else { return }
    touchThatBegan = nil
    controller.userTappedOutside()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchThatBegan = nil }
}
