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
    for completion in completions { completion.action() }
  }
}

extension Animation {
  /// Performs changes of UIKit's views with the animation.
  @MainActor
  func perform(_ changes: () -> Void, completion: @escaping () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      if case .spring(let damping) = curve {
        UIView.animate(
          withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: 0,
          options: options, animations: changes, completion: { _ in completion() })
      } else {
        UIView.animate(
          withDuration: duration, delay: delay, options: options, animations: changes,
          completion: { _ in completion() })
      }
    }
  }

  private var options: UIView.AnimationOptions {
    var options: UIView.AnimationOptions = [.allowUserInteraction]
    switch curve {
    case .linear: options.insert(.curveLinear)
    case .easeIn: options.insert(.curveEaseIn)
    case .easeOut: options.insert(.curveEaseOut)
    default: break
    }
    return options
  }
}
