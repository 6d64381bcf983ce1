import Foundation

/// Runs the closures of an app in an animation of its own.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations now, and the completions after them.
  func run() {
    let (animations, completions) = (animations, completions)
    self.animations = []
    self.completions = []
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(UIView.AnimationTiming(duration: 0.25), laysOut: false) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
