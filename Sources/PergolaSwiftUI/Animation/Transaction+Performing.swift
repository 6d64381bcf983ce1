import RenderTree
@_spi(Toolkit) import UIKitCore

extension Transaction {
  /// Performs changes of UIKit's views with the animation, if there is one, and then the completions.
  @MainActor
  func perform(_ changes: () -> Void) {
    guard let animation = effectiveAnimation else {
      changes()
      return complete()
    }
    // Without completions nothing waits for the end: phases that follow each other for ever would never let all rest.
    animation.perform(changes, completion: completions.isEmpty ? nil : { complete() })
  }

  @MainActor
  private func complete() {
    for completion in completions { completion.release() }
  }
}

extension Animation {
  /// Performs changes of UIKit's views with the animation. One without an end never completes.
  @MainActor
  func perform(_ changes: () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      timing, laysOut: false, animations: changes, completion: completion.map { completion in { _ in completion() } })
  }

  private var timing: UIView.AnimationTiming {
    UIView.AnimationTiming(
      duration: duration, delay: delay, curve: shownCurve,
      repetition: NodeTransition.Repetition(
        runs: repeatCount.map(Double.init) ?? .infinity, autoreverses: autoreverses))
  }

  private var shownCurve: NodeTransition.Curve {
    switch curve {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .bezier(let x1, let y1, let x2, let y2): .cubic(x1: x1, y1: y1, x2: x2, y2: y2)
    case .spring(let damping, let velocity): .spring(dampingRatio: damping, initialVelocity: velocity)
    }
  }
}
