import Foundation

/// The change from one visible controller to another: a page that is pushed or popped, a tab that is selected, a
/// controller that is presented or dismissed.
///
/// It makes the appearance calls in their order, moves the views, is the controllers' `transitionCoordinator` meanwhile,
/// and releases everything in the turn in which it ends. The container view must be in a window; without one there is
/// nothing to see, and the owner replaces the views by itself.
///
/// Views have their final positions as soon as the animation starts. An animated transition ends after its duration on
/// the scene's clock; one without animation ends with the turn, after the layout, or when its owner calls
/// ``finish()``. An interactive one follows ``update(_:)`` until ``finishInteraction(velocity:)`` or
/// ``cancelInteraction(velocity:)``.
final class ControllerTransition: TransitionCoordinator {
  /// The controllers of a transition, and the appearance calls that they receive.
  struct Participants {
    /// The controller that is visible at the start; nil if there isn't one.
    var from: UIViewController?
    /// The controller that is visible at the end; nil if there isn't one.
    var to: UIViewController?
    /// False if `from` stays visible, as behind a sheet, or receives no calls.
    var fromDisappears = true
    /// False if `to` was visible before, as behind a sheet, or receives no calls.
    var toAppears = true
    /// True if `viewDidAppear(_:)` comes before `viewDidDisappear(_:)`, as when a controller is presented.
    var appearsBeforeDisappearance = false
  }

  /// The changes of the views.
  struct Changes {
    /// Adds the views that appear, at the positions from which they move. Not animated.
    var prepare: () -> Void = {}
    /// Gives the views their final positions.
    var perform: () -> Void = {}
    /// Moves the views with the user's finger; the argument is the completed part, from 0 to 1.
    var follow: (CGFloat) -> Void = { _ in }
    /// Gives the views their first positions again, after the user let go.
    var revert: () -> Void = {}
    /// Removes the views that are gone at the end; the argument is true if the transition was cancelled.
    var conclude: (_ isCancelled: Bool) -> Void = { _ in }
  }

  private enum Phase { case idle, interactive, running, ended }

  /// The container or the presenting controller.
  private(set) weak var owner: UIViewController?
  private var participants: Participants
  private var changes: Changes
  private var onEnd: (_ isCancelled: Bool) -> Void
  private let animates: Bool
  private let fullDuration: TimeInterval
  private var phase = Phase.idle
  private var end: SceneClock.ScheduledAction?
  private var hasBegunInteractively = false
  private var wasCancelled = false
  private var completedPart: CGFloat = 0
  private var velocity: CGFloat = 0

  /// - Parameters:
  ///   - owner: The container or the presenting controller.
  ///   - duration: The duration of the animation, in seconds; 0 if views are not animated at all.
  ///   - onEnd: Called after the appearance calls; the argument is true if the transition was cancelled.
  init(
    _ participants: Participants, of owner: UIViewController, in containerView: UIView, isAnimated: Bool,
    duration: TimeInterval, changes: Changes, onEnd: @escaping (_ isCancelled: Bool) -> Void
  ) {
    self.owner = owner
    self.participants = participants
    self.changes = changes
    self.onEnd = onEnd
    animates = isAnimated
    fullDuration = isAnimated && UIView.areAnimationsEnabled ? duration : 0
    super.init(in: containerView)
  }

  // MARK: Context

  override var isAnimated: Bool { animates }
  override var initiallyInteractive: Bool { hasBegunInteractively }
  override var isInteractive: Bool { phase == .interactive }
  override var isCancelled: Bool { wasCancelled }
  override var transitionDuration: TimeInterval { fullDuration }
  override var percentComplete: CGFloat { completedPart }
  override var completionVelocity: CGFloat { velocity }

  override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: participants.from
    case .to: participants.to
    default: nil
    }
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: participants.from?.viewIfLoaded
    case .to: participants.to?.viewIfLoaded
    default: nil
    }
  }

  /// True after the transition has ended or was cancelled.
  var hasEnded: Bool { phase == .ended }

  // MARK: Start

  /// Notifies the controllers that they appear and disappear, adds the views, and starts the animation.
  ///
  /// - Parameter interactively: True to wait for the user's finger instead of starting the animation.
  func start(interactively: Bool = false) {
    guard phase == .idle else { return }
    hasBegunInteractively = interactively
    phase = interactively ? .interactive : .running
    for controller in [owner, participants.from, participants.to] { controller?.transitionInProgress = self }
    let appearing = participants.toAppears ? participants.to : nil
    participants.to?.loadViewIfNeeded()
    if participants.fromDisappears { participants.from?.beginAppearanceTransition(false, animated: animates) }
    // An appearance call may end the transition: by another change, or by taking its views out of the window.
    guard phase != .ended else { return }
    appearing?.beginAppearanceTransition(true, animated: animates)
    guard phase != .ended else {
      if let appearing { leave(appearing) }
      return
    }
    UIView.performWithoutAnimation(changes.prepare)
    guard phase == .running else { return reportIsAppearing() }
    animate(over: fullDuration) { [changes] in
      changes.perform()
      self.runAnimations()
    }
    reportIsAppearing()
    endLater(after: fullDuration)
  }

  /// Ends the appearance of a controller whose view was not added, because its transition is over.
  private func leave(_ controller: UIViewController) {
    guard controller.appearance == .willAppear, controller.viewIfLoaded?.window == nil else { return }
    controller.beginAppearanceTransition(false, animated: animates)
    controller.endAppearanceTransition()
  }

  /// Calls `viewIsAppearing(_:)` of the controllers that came into the window, before their first layout.
  private func reportIsAppearing() {
    guard let view = participants.to?.viewIfLoaded, let window = view.enclosingWindow else { return }
    for controller in window.appearingControllers where controller.viewIfLoaded?.isDescendant(of: view) ?? false {
      controller.callViewIsAppearing()
    }
  }

  private func animate(over duration: TimeInterval, _ body: () -> Void) {
    guard duration > 0 else { return body() }
    UIView.animate(UIView.AnimationTiming(duration: duration), laysOut: false, animations: body, completion: nil)
  }

  /// Ends the transition when its animation has ended, or after the layout of this turn.
  private func endLater(after duration: TimeInterval) {
    let window = containerView.enclosingWindow
    guard duration > 0 else {
      guard let window else { return finish() }
      return window.afterLayout { self.finish() }
    }
    let scene = window?.windowScene
    end = (scene?.clock ?? .processDefault).schedule(after: duration) {
      if let scene { scene.context.perform { self.finish() } } else { self.finish() }
    }
  }

  // MARK: Interaction

  /// Moves the views of an interactive transition.
  ///
  /// - Parameter part: The completed part, from 0 to 1.
  func update(_ part: CGFloat) {
    guard phase == .interactive else { return }
    completedPart = min(max(part, 0), 1)
    changes.follow(completedPart)
  }

  /// Lets an interactive transition go on to its end by itself.
  ///
  /// - Parameter velocity: The velocity with which the user let go, in whole transitions per second.
  func finishInteraction(velocity: CGFloat = 0) {
    letGo(velocity: velocity, isCancelled: false) { [changes] in
      changes.perform()
      self.runAnimations()
    }
  }

  /// Lets an interactive transition go back.
  ///
  /// - Parameter velocity: The velocity with which the user let go, in whole transitions per second.
  func cancelInteraction(velocity: CGFloat = 0) {
    letGo(velocity: velocity, isCancelled: true) { [changes] in changes.revert() }
  }

  private func letGo(velocity: CGFloat, isCancelled: Bool, _ body: () -> Void) {
    guard phase == .interactive else { return }
    self.velocity = velocity
    wasCancelled = isCancelled
    phase = .running
    reportInteractionChange()
    guard phase == .running else { return }
    let rest = fullDuration * Double(isCancelled ? completedPart : 1 - completedPart)
    animate(over: rest, body)
    endLater(after: rest)
  }

  // MARK: End

  /// Ends the transition now: in its final state, or in its first one if it was cancelled. Does nothing after the end.
  func finish() {
    guard phase != .ended, phase != .idle else { return }
    if phase == .interactive { changes.perform() }
    phase = .ended
    end?.cancel()
    end = nil
    for controller in [owner, participants.from, participants.to]
    where controller?.transitionInProgress === self { controller?.transitionInProgress = nil }
    let returning = wasCancelled && participants.toAppears ? participants.to : nil
    returning?.beginAppearanceTransition(false, animated: animates)
    changes.conclude(wasCancelled)
    if wasCancelled { reportCancellation(of: returning) } else { reportEnd() }
    let onEnd = onEnd
    self.onEnd = { _ in }
    changes = Changes()
    onEnd(wasCancelled)
    runCompletions()
    participants = Participants()
  }

  private func reportEnd() {
    let disappearing = participants.fromDisappears ? participants.from : nil
    let appearing = participants.toAppears ? participants.to : nil
    if participants.appearsBeforeDisappearance {
      appearing?.endAppearanceTransition()
      disappearing?.endAppearanceTransition()
    } else {
      disappearing?.endAppearanceTransition()
      appearing?.endAppearanceTransition()
    }
  }

  /// Notifies the controller that would have appeared of its disappearance, and the other one of its appearance.
  private func reportCancellation(of returning: UIViewController?) {
    returning?.endAppearanceTransition()
    if participants.fromDisappears, let from = participants.from {
      from.beginAppearanceTransition(true, animated: animates)
      from.endAppearanceTransition()
    }
  }
}
