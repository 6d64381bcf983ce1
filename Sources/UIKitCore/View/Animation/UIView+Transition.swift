import Foundation

extension UIView {
  /// Changes the content of a view in an animation.
  ///
  /// A host that animates moves and fades the views that `animations` adds, removes or changes; the container itself
  /// fades with `transitionCrossDissolve`. The views have their new state at once.
  ///
  /// - Parameters:
  ///   - view: The container of the views that change.
  ///   - duration: The duration in seconds of the scene's clock.
  ///   - animations: The changes; nil for none.
  ///   - completion: A closure called as that of an animation: with true after the duration.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, curve: options.curve, repetition: options.repetition)
    let fades = options.contains(.transitionCrossDissolve)
    animate(
      timing, laysOut: options.contains(.layoutSubviews),
      animations: {
        if fades { view.appearanceDidChange() }
        animations?()
      }, completion: completion)
  }

  /// Replaces a view by another one in an animation.
  ///
  /// The old view is removed from its superview, and the new one added in front of the other subviews there; with
  /// `showHideTransitionViews` the old one is hidden and the new one, which is in the hierarchy already, is shown. The
  /// views have their new state at once.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of the scene's clock.
  ///   - completion: A closure called as that of an animation: with true after the duration.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, curve: options.curve, repetition: options.repetition)
    let hides = options.contains(.showHideTransitionViews)
    animate(
      timing, laysOut: options.contains(.layoutSubviews),
      animations: {
        let superview = fromView.superview
        guard hides || superview != nil else { return }
        fromView.animateRemoval()
        if hides {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.removeFromSuperview()
          superview?.addSubview(toView)
        }
        toView.animateInsertion()
      }, completion: completion)
  }
}
