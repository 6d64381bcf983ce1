import Foundation
import PergolaDiagnostics

extension UIViewController {
  final var effectivePresentationController: UIPresentationController? {
    if let parent, modal.presenting == nil { return parent.presentationController }
    return preparedPresentationController(for: modal.presenting)
  }

  /// The controller of the presentation, made for the current style.
  final func preparedPresentationController(for presenter: UIViewController?) -> UIPresentationController {
    if let controller = modal.controller {
      // An alert that is not presented makes another one, because the window determines its style.
      let isUsable = controller.style == modalPresentationStyle && !isAlert
      if isUsable || controller.container != nil { return controller }
    }
    let made = makePresentationController(for: presenter)
    modal.controller = made
    return made
  }

  final func makeStandardPresentationController(for presenter: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Notifies the parent or, of a presented controller, the presentation. A presentation around one of the ancestors is
  /// laid out again, because the ancestor may compute its own preferred size.
  final func preferredContentSizeDidChange() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
    var ancestor = parent
    while let current = ancestor {
      current.modal.controller?.preferredContentSizeDidChange(forChildContentContainer: current)
      ancestor = current.parent
    }
  }

  // MARK: Presenting

  final func checkStandardPresentation(from presenter: UIViewController) {
    if self === presenter {
      fatalError(
        """
        Application tried to present modally a view controller on itself. Presenting view controller is \(presenter).
        """)
    }
    if let owner = modal.presenting {
      fatalError(
        """
        Application tried to present modally a view controller \(self) that is already being presented by \(owner).
        """)
    }
    if let parent {
      fatalError(
        "Application tried to present modally a view controller \(self) that has a parent view controller \(parent).")
    }
    if rootWindow != nil { fatalError("Application tried to present modally an active view controller \(self).") }
    if modalPresentationStyle == .none {
      fatalError("The specified modal presentation style doesn't have a corresponding presentation controller.")
    }
  }

  /// The controller that presents for this one in a style.
  private final func presenter(in style: UIModalPresentationStyle) -> UIViewController {
    let isContextual = style == .currentContext || style == .overCurrentContext
    var current = self
    while let parent = current.parent {
      if isContextual, current.definesPresentationContext { return current }
      current = parent
    }
    return current
  }

  final func beginPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    controller.checkPresentation(from: self)
    let presenter = presenter(in: controller.modalPresentationStyle)
    // The transition in which this controller appears is over before another one begins.
    for appearing in [self, presenter] where appearing.isBeingPresented {
      appearing.modal.controller?.transition?.finish()
    }
    let attempt = "Attempt to present \(controller) on \(presenter) (from \(self))"
    if let presented = presenter.modal.presented ?? modallyPresented {
      return Log.warning("\(attempt) which is already presenting \(presented).")
    }
    // It would stay in the window, in front of a controller that is gone.
    if modal.phase == .dismissing || presenter.modal.phase == .dismissing {
      return Log.warning("\(attempt) while a dismissal is in progress.")
    }
    guard let window = presenter.viewIfLoaded?.window, viewIfLoaded?.window != nil else {
      return Log.warning("\(attempt) whose view is not in the window hierarchy.")
    }
    if let obstacle = controller.obstacle(in: window) { return Log.warning("\(attempt) \(obstacle).") }
    if controller.isReplaced(byHostOf: window) {
      completion?()
      return
    }
    let presentation = controller.preparedPresentationController(for: presenter)
    presentation.presenter = presenter
    presentation.prepare(from: self)
    let isContextual = !presentation.shouldPresentInFullscreen && presenter.rootWindow == nil
    if presenter.providesPresentationContextTransitionStyle, isContextual {
      controller.modalTransitionStyle = presenter.modalTransitionStyle
    }
    window.menuOverlay?.close()
    presenter.modal.presented = controller
    controller.modal.presenting = presenter
    presenter.view.performInOwnContext {
      presentation.present(in: window, isContextual: isContextual, animated: animated, completion: completion)
    }
  }

  // MARK: Dismissing

  final func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current.modal.presented != nil {
        return current.dismissPresented(animated: animated, completion: completion)
      }
      ancestor = current.parent
    }
    ancestor = self
    while let current = ancestor {
      if let search = current.modal.search { return search.endSearch(animated: animated, completion: completion) }
      ancestor = current.parent
    }
    guard let presenter = presentingViewController else {
      completion?()
      return
    }
    presenter.dismissPresented(animated: animated, completion: completion)
  }

  /// The controller that this one or an ancestor presents, without regard to searches; nil if there isn't one.
  final var modallyPresented: UIViewController? { modal.presented ?? parent?.modallyPresented }

  /// The controllers presented on this one, from the lowest to the foremost.
  final var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = modal.presented
    while let current = next {
      chain.append(current)
      next = current.modal.presented
    }
    return chain
  }

  private final func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    for controller in presentedChain where controller.isBeingPresented {
      controller.modal.controller?.transition?.finish()
    }
    guard let foremost = presentedChain.last, let presentation = foremost.modal.controller else {
      completion?()
      return
    }
    if foremost.isBeingDismissed {
      // The dismissal in progress goes on. Controllers below it, or one whose dismissal the user cancelled, follow.
      let lowest = modal.presented
      presentation.dismissalCompletions.append { [weak self, weak lowest] in
        if let self, let lowest, self.modal.presented === lowest {
          self.dismissPresented(animated: false, completion: completion)
        } else {
          completion?()
        }
      }
      return
    }
    let transition = presentation.makeDismissal(to: self, animated: animated, completion: completion)
    guard let container = presentation.container else { return transition.start() }
    container.performInOwnContext { transition.start() }
  }

  /// True while a presented controller has taken the view out of its superview.
  final var isRemovedByPresentation: Bool { modal.presented?.modal.controller?.removedPresenter != nil }

  /// Ends all presentations on the controller and its children now, because it leaves its window.
  final func endPresentations() {
    for child in children { child.endPresentations() }
    guard modal.presented != nil else { return }
    dismissPresented(animated: false, completion: nil)
    for controller in presentedChain { controller.modal.controller?.transition?.finish() }
  }

  // MARK: Keys

  final var standardUserDismissal: KeyAction? {
    guard let presentation = modal.controller, presentation.container != nil else { return nil }
    return KeyAction("dismiss the screen") { [weak presentation] in presentation?.dismissByUser() }
  }
}

extension UIWindow {
  /// The controller in front: the root, or the last one that is presented on it or on one of its descendants.
  final var frontController: UIViewController? { rootViewController.map { $0.foremostPresented } }

  /// Announces a size change to the root controller and to the presented ones.
  final func announceTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    var presented: [UIViewController] = []
    rootViewController?.collectPresented(into: &presented)
    for presentation in presented.compactMap(\.modal.controller) {
      presentation.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Announces a change of the scene's traits to the root controller and to the presented ones.
  final func announceTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let rootViewController else { return }
    let own = self.traits(inheriting: traits)
    rootViewController.willTransition(to: rootViewController.ownTraits(inheriting: own), with: coordinator)
    var presented: [UIViewController] = []
    rootViewController.collectPresented(into: &presented)
    for presentation in presented.compactMap(\.modal.controller) {
      presentation.willTransition(to: own, with: coordinator)
    }
  }
}

extension UIViewController {
  fileprivate final var foremostPresented: UIViewController {
    var found: [UIViewController] = []
    collectPresented(into: &found)
    return found.last ?? self
  }

  fileprivate final func collectPresented(into found: inout [UIViewController]) {
    for child in children { child.collectPresented(into: &found) }
    guard let presented = modal.presented else { return }
    found.append(presented)
    presented.collectPresented(into: &found)
  }
}
