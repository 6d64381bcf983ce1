import Foundation

extension UIPresentationController {
  /// The duration of the animations, in seconds.
  private static let duration: TimeInterval = 0.4

  // MARK: Presenting

  /// Adds the container in front of the window's content, or of the presentation context, and starts the transition.
  final func present(in window: UIWindow, isContextual: Bool, animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let covered = presenter.viewIfLoaded else { return }
    self.isContextual = isContextual
    let container = PresentationContainerView(self)
    self.container = container
    let superview: UIView = isContextual ? covered.superview ?? window : window
    container.frame = isContextual ? covered.frame : window.bounds
    let presented = presentedViewController
    presented.modal.phase = .presenting
    let engine = window.windowScene?.focusEngine
    let focusBefore = FocusReturn(engine)
    self.focusBefore = focusBefore
    let removes = removesPresenter
    let transition = ControllerTransition(
      ControllerTransition.Participants(
        from: presenter, to: presented, fromDisappears: removes, toAppears: true, appearsBeforeDisappearance: true),
      of: presenter, in: container, isAnimated: animated, duration: Self.duration,
      changes: ControllerTransition.Changes(
        prepare: { [self] in
          if isContextual {
            superview.insertSubview(container, aboveSubview: covered)
          } else {
            superview.addSubview(container)
          }
          container.install(presented.view)
          container.place()
          if slides { container.moveDown() }
        },
        perform: { [self] in
          container.animateArrival(slides: slides)
          container.place()
        },
        conclude: { [self] _ in
          if removes, container.superview != nil { removedPresenter = RemovedView(removing: covered) }
        }),
      onEnd: { _ in
        presented.modal.phase = nil
        completion?()
      })
    self.transition = transition
    adaptiveDelegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptivePresentationStyle, transitionCoordinator: transition)
    transition.start()
    if focusBefore.hadFocus, container.superview != nil, let view = presented.firstFocus { engine?.focus(on: view) }
  }

  // MARK: Dismissing

  /// Makes the transition that dismisses this presentation and those below it, down to a presenting controller.
  ///
  /// - Parameter didDismiss: A closure called before the completion, unless the dismissal is cancelled.
  final func makeDismissal(
    to base: UIViewController, animated: Bool, didDismiss: (() -> Void)? = nil, completion: (() -> Void)? = nil
  ) -> ControllerTransition {
    let chain = base.presentedChain
    let foremost = presentedViewController
    let lower = chain.filter { $0 !== foremost }
    let lowest = chain.first?.modal.controller ?? self
    let returns = lowest.removedPresenter != nil
    let panelContainer = container
    for controller in chain { controller.modal.phase = .dismissing }
    let visibleLower = lower.filter { $0.viewIfLoaded?.window != nil }
    let transition = ControllerTransition(
      ControllerTransition.Participants(
        from: foremost, to: base, fromDisappears: true, toAppears: returns, appearsBeforeDisappearance: true),
      of: base, in: panelContainer ?? UIView(), isAnimated: animated, duration: Self.duration,
      changes: ControllerTransition.Changes(
        prepare: {
          for controller in visibleLower { controller.beginAppearanceTransition(false, animated: false) }
          for controller in lower { controller.modal.controller?.container?.isHidden = true }
          lowest.removedPresenter?.restore()
        },
        perform: { [weak self] in self?.container?.animateDeparture(slides: self?.slides ?? false) },
        follow: { [weak self] part in self?.container?.moveDown(by: part) },
        revert: { [weak self] in self?.container?.place() },
        conclude: { isCancelled in
          guard !isCancelled else {
            if returns, let view = base.viewIfLoaded { lowest.removedPresenter = RemovedView(removing: view) }
            return
          }
          for controller in chain { controller.modal.controller?.container?.removeFromSuperview() }
          for controller in visibleLower { controller.endAppearanceTransition() }
        }),
      onEnd: { [self] isCancelled in
        for controller in chain { controller.modal.phase = nil }
        let completions = dismissalCompletions
        dismissalCompletions = []
        if !isCancelled {
          lowest.focusBefore?.perform()
          for controller in chain { controller.endPresentation() }
          base.modal.presented = nil
          didDismiss?()
          completion?()
        }
        for completion in completions { completion() }
      })
    self.transition = transition
    return transition
  }

  // MARK: The user

  /// True if neither the controller nor the delegate refuses a dismissal by the user.
  final var mayBeDismissedByUser: Bool {
    guard !presentedViewController.isModalInPresentation else { return false }
    return adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
  }

  final func reportAttemptToDismiss() { adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self) }

  /// Dismisses the controller for the user, or reports the attempt if that is refused.
  ///
  /// A presentation that is still in progress is over then.
  final func dismissByUser() {
    if presentedViewController.isBeingPresented { transition?.finish() }
    guard let presenter, presentedViewController.modal.phase == nil else { return }
    guard mayBeDismissedByUser else { return reportAttemptToDismiss() }
    adaptiveDelegate?.presentationControllerWillDismiss(self)
    guard presentedViewController.modal.phase == nil else { return }
    makeUserDismissal(to: presenter).start()
  }

  /// Starts a dismissal that follows the user's finger; nil if it can't begin.
  final func beginInteractiveDismissal() -> ControllerTransition? {
    guard let presenter, presentedViewController.modal.phase == nil else { return nil }
    adaptiveDelegate?.presentationControllerWillDismiss(self)
    guard presentedViewController.modal.phase == nil else { return nil }
    let transition = makeUserDismissal(to: presenter)
    transition.start(interactively: true)
    return transition
  }

  private final func makeUserDismissal(to presenter: UIViewController) -> ControllerTransition {
    makeDismissal(
      to: presenter, animated: true,
      didDismiss: { [self] in
        adaptiveDelegate?.presentationControllerDidDismiss(self)
        presentedViewController.userDidDismiss()
      })
  }
}

extension UIViewController {
  /// Forgets the presentation after the dismissal.
  fileprivate final func endPresentation() {
    modal.presenting = nil
    modal.presented = nil
    modal.controller?.container = nil
    modal.controller?.removedPresenter = nil
    modal.controller?.presenter = nil
  }
}

extension PresentationContainerView {
  /// Moves the presented view below the container.
  ///
  /// - Parameter part: The part of the way, from 0 to 1.
  func moveDown(by part: CGFloat = 1) {
    guard let panel else { return }
    let place = controller.frameOfPresentedViewInContainerView
    panel.frame = place.offsetBy(dx: 0, dy: part * max(0, bounds.maxY - place.minY))
    frameView?.placeContent()
  }

  /// Records the arrival of the views that do not move in.
  func animateArrival(slides: Bool) {
    dimming.animateInsertion()
    if !slides { panel?.animateInsertion() }
  }

  /// Moves the presented view out, or hides everything.
  func animateDeparture(slides: Bool) {
    guard slides else {
      panel?.animateRemoval()
      dimming.animateRemoval()
      isHidden = true
      return
    }
    dimming.animateRemoval()
    dimming.isHidden = true
    isLeaving = true
    moveDown()
  }
}
