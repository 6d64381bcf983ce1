import Foundation

/// The closures that an app runs alongside a transition, and the state that they are given. Subclasses are the kinds of
/// transitions.
class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var takesAnimations = true
  private var takesCompletions = true

  init(in containerView: UIView) {
    self.containerView = containerView
    super.init()
  }

  // MARK: Context

  var isAnimated: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 0 }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  // MARK: Closures

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard takesCompletions else { return false }
    if let completion { completions.append(completion) }
    guard takesAnimations else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if takesCompletions { interactionHandlers.append(handler) }
  }

  /// Runs the animations that the app added. Later ones are refused.
  final func runAnimations() {
    takesAnimations = false
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Calls the handlers of the moment at which the user lets go.
  final func reportInteractionChange() {
    for handler in interactionHandlers { handler(self) }
  }

  /// Runs the completions, and releases all closures.
  final func runCompletions() {
    takesAnimations = false
    animations = []
    interactionHandlers = []
    // A completion may add another one.
    while !completions.isEmpty {
      let blocks = completions
      completions = []
      for block in blocks { block(self) }
    }
    takesCompletions = false
  }
}
