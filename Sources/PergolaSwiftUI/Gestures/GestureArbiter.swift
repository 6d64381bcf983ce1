import Foundation
@_spi(Toolkit) import UIKitCore

/// The decisions between the recognizers of a gesture, those around it and those inside.
final class GestureArbiter: NSObject, UIGestureRecognizerDelegate {
  var priority = GesturePriority.normal
  /// The recognizers of the gesture.
  var plans: [RecognizerPlan] = []

  private func plan(of recognizer: UIGestureRecognizer) -> RecognizerPlan? {
    plans.first { $0.recognizer === recognizer }
  }

  /// Controls inside win over a gesture of normal priority.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard priority == .normal else { return true }
    var view = touch.view
    while let current = view, current !== recognizer.view {
      if current is UIControl { return false }
      view = current.superview
    }
    return true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    if priority == .simultaneous { return true }
    guard let plan = plan(of: recognizer), let other = self.plan(of: other) else { return false }
    return plan.partners.contains(ObjectIdentifier(other))
  }

  /// A part of an exclusive gesture waits for the parts before it, and a tap for double taps inside.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    if let plan = plan(of: recognizer), let other = self.plan(of: other) {
      return plan.requirements.contains(ObjectIdentifier(other))
    }
    guard priority == .normal, let tap = recognizer as? UITapGestureRecognizer,
      let inner = other as? UITapGestureRecognizer,
      let view = tap.view, let innerView = inner.view, innerView !== view
    else { return false }
    return inner.numberOfTapsRequired > tap.numberOfTapsRequired && innerView.isDescendant(of: view)
  }

  /// Gestures inside wait for one of high priority.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool
  {
    guard priority == .high, let view = recognizer.view, let inner = other.view, inner !== view else { return false }
    return inner.isDescendant(of: view)
  }
}
