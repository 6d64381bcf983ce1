import Foundation
import RenderTree

/// The presentation of a controller: its style, its container view and its delegate.
///
/// A controller makes the one of its `modalPresentationStyle`; apps configure it before they present the controller.
@preconcurrency @MainActor
public class UIPresentationController: NSObject, UIContentContainer {
  init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that is presented.
  public final unowned let presentedViewController: UIViewController

  final weak var presenter: UIViewController?

  /// The controller that presents; the presented one before it is presented.
  public final var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The style with which the controller was made.
  final let style: UIModalPresentationStyle

  /// The style of the presentation, before it adapts to its environment.
  public var presentationStyle: UIModalPresentationStyle { style }

  // MARK: Delegate

  final weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  // Sheets and popovers declare a `delegate` with a narrower type, which expressions without a type prefer.
  /// Decides about the adaptation and about dismissals by the user. Held weakly.
  @_disfavoredOverload
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// The style to which the presentation adapts now; `.none` if it keeps its own.
  public final var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traits) }

  /// The style to which the presentation adapts in an environment; `.none` if it keeps its own.
  public func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? ownAdaptiveStyle(for: traitCollection)
  }

  /// The style to which the presentation adapts without a delegate.
  func ownAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// True if the presentation adapted to one that covers the window.
  final var coversWindow: Bool {
    switch adaptivePresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    case .pageSheet, .formSheet, .popover, .automatic, .none: false
    }
  }

  // MARK: Views

  final weak var container: PresentationContainerView?

  /// The view that contains the presented view and the views of the presentation; nil while the controller is not
  /// presented.
  public final var containerView: UIView? { container }

  /// The presented view with its frame; nil while the controller is not presented.
  public final var presentedView: UIView? { container?.panel }

  /// The frame of the presented view in the container.
  public var frameOfPresentedViewInContainerView: CGRect { room }

  /// A Boolean value that indicates whether the presentation covers the whole window instead of a presentation context.
  public final var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }

  /// A Boolean value that indicates whether the presenting controller's view is removed during the presentation.
  public final var shouldRemovePresentersView: Bool { removesPresenter }

  var removesPresenter: Bool { style == .fullScreen || style == .currentContext }

  /// The bounds of the container, or those that ``presentedSize(inWindowOf:)`` sets.
  final var room: CGRect { expectedRoom ?? container?.bounds ?? presenter?.viewIfLoaded?.window?.bounds ?? .zero }

  private final var expectedRoom: CGRect?

  /// The size of the presented view in a window of another size.
  final func presentedSize(inWindowOf size: CGSize) -> CGSize {
    expectedRoom = CGRect(origin: .zero, size: size)
    defer { expectedRoom = nil }
    return frameOfPresentedViewInContainerView.size
  }

  /// The traits around the presented view.
  final var traits: UITraitCollection {
    container?.traitCollection ?? presenter?.viewIfLoaded?.window?.traitCollection ?? .current
  }

  /// Traits that replace those of the presented controller; nil, the default, for none.
  public final var overrideTraitCollection: UITraitCollection? {
    didSet { if oldValue != overrideTraitCollection { container?.traitsDidChange() } }
  }

  /// The traits of the frame view in the traits of the container.
  func traits(inheriting outside: UITraitCollection) -> UITraitCollection {
    guard let overrideTraitCollection else { return outside }
    return UITraitCollection(traitsFrom: [outside, overrideTraitCollection])
  }

  // MARK: Form

  /// True if the presented view is in a frame view.
  var hasFrameView: Bool { overrideTraitCollection != nil }
  var look: PresentationLook { PresentationLook() }
  /// The colour over the content behind; nil for none.
  var dimmingColor: UIColor? { nil }
  /// True if only the presented view can be used. A presentation in the context of a child leaves the rest usable.
  var isModal: Bool { !isContextual }
  /// True if the presentation covers only a child that defines the presentation context.
  final var isContextual = false
  /// True if the presented view moves in from below.
  var slides: Bool { presentedViewController.modalTransitionStyle == .coverVertical }
  /// True while a finger moves the presented view.
  var isFollowingFinger: Bool { false }
  /// Views behind the container that receive touches.
  var reachableViewsBehind: [UIView] { [] }

  /// The dimming outside of terminals, where it would change every cell.
  final var standardDimming: UIColor? {
    guard traits.pointGrid == nil else { return nil }
    return UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2) }
  }

  /// Called after the views were added to the container, before their layout.
  func containerDidInstall(_ container: PresentationContainerView) {}

  /// Called before the presentation, with the presenting controller known. Traps if something is missing.
  func prepare(from presenter: UIViewController) {}

  /// Called after the traits of the container changed.
  func environmentDidChange() { container?.update() }

  // MARK: Content container

  /// The preferred size of the presented controller.
  public final var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Lays the presented view out again, whose preferred size changed.
  public final func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// Does nothing: presentations follow the preferred size.
  public final func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of the presented view in a container of a size.
  public final func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { presentedSize(inWindowOf: parentSize) }

  /// Called before the size of the container changes; calls it for the presented controller if its size changes.
  public final func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    guard own != presentedView?.bounds.size else { return }
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }

  /// Called before the traits of the container change; calls it for the presented controller.
  public final func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = presentedViewController.ownTraits(inheriting: traits(inheriting: newCollection))
    presentedViewController.willTransition(to: own, with: coordinator)
  }

  /// Called when the user taps outside of the presented view.
  func userTappedOutside() {}

  /// Called when the user presses the grabber.
  func userActivatedGrabber() {}

  // MARK: Transition

  /// The transition in progress; nil if there isn't one.
  final weak var transition: ControllerTransition?
  /// Closures to call when the dismissal in progress has ended.
  final var dismissalCompletions: [() -> Void] = []
  /// The view of the presenting controller while the presentation has removed it; nil while it is not removed.
  final var removedPresenter: RemovedView?
  /// The view that had the focus before the presentation.
  final var focusBefore: FocusReturn?
}
