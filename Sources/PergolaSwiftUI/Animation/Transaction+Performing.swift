@_spi(Toolkit) import UIKitCore

extension Transaction {
  /// Performs changes of UIKit's views with the animation, if there is one, and then the completions.
  @MainActor
  func perform(_ changes: () -> Void) {
    guard let animation = effectiveAnimation else {
      changes()
      return complete()
    }
    animation.perform(changes) { complete() }
  }

  @MainActor
  private func complete() {
    for completion in completions { completion.release() }
  }
}

extension Animation {
  /// Performs changes of UIKit's views with the animation.
  @MainActor
  func perform(_ changes: () -> Void, completion: (() -> Void)? = nil) {
    // Repetitions lengthen the animation; one without an end never completes.
    let rest = totalDuration.map { $0 - duration }
    let end: ((Bool) -> Void)? = rest.flatMap { rest in
      completion.map { completion in
        { _ in rest > 0 ? UIView.perform(after: rest, completion) : completion() }
      }
    }
    withoutActuallyEscaping(changes) { changes in
      if case .spring(let damping) = curve {
        UIView.animate(
          withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: 0,
          options: options, animations: changes, completion: end)
      } else {
        UIView.animate(withDuration: duration, delay: delay, options: options, animations: changes, completion: end)
      }
    }
  }

  private var options: UIView.AnimationOptions {
    var options: UIView.AnimationOptions = [.allowUserInteraction]
    switch curve {
    case .linear: options.insert(.curveLinear)
    case .easeIn: options.insert(.curveEaseIn)
    case .easeOut: options.insert(.curveEaseOut)
    case .bezier(let x1, let y1, let x2, let y2):
      // Hosts know four curves: the nearest one is that with the same kind of start and of end.
      switch (y1 < x1, y2 > x2) {
      case (true, false): options.insert(.curveEaseIn)
      case (false, true): options.insert(.curveEaseOut)
      case (false, false): options.insert(.curveLinear)
      case (true, true): break
      }
    case .easeInOut, .spring: break
    }
    return options
  }
}

extension UIView {
  /// Performs an action after a time in seconds of the scene's clock.
  fileprivate static func perform(after delay: Double, _ action: @escaping () -> Void) {
    animate(withDuration: delay, animations: {}, completion: { _ in action() })
  }
}
