@_spi(Toolkit) import UIKitCore

/// A recognizer that a gesture needs, and its relations to those of the same gesture.
@MainActor
final class RecognizerPlan {
  /// The class of the recognizer.
  let type: UIGestureRecognizer.Type
  /// Makes the recognizer, once for each view.
  let make: () -> UIGestureRecognizer
  /// Gives the recognizer the settings of the gesture.
  let configure: (UIGestureRecognizer) -> Void
  /// The recognizer of the view.
  weak var recognizer: UIGestureRecognizer?
  /// The plans whose recognizers may recognize at the same time.
  private(set) var partners: Set<ObjectIdentifier> = []
  /// The plans whose recognizers have to fail first.
  private(set) var requirements: Set<ObjectIdentifier> = []
  /// True while an earlier part of a sequence has not ended.
  var isHeld: () -> Bool = { false }

  init(
    _ type: UIGestureRecognizer.Type, make: @escaping () -> UIGestureRecognizer,
    configure: @escaping (UIGestureRecognizer) -> Void
  ) {
    self.type = type
    self.make = make
    self.configure = configure
  }

  /// Makes the recognizer forget the touches that it has followed.
  func startOver() {
    guard let recognizer, recognizer.isEnabled else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  /// Lets the recognizers of both groups recognize at the same time.
  static func join(_ some: [RecognizerPlan], _ others: [RecognizerPlan]) {
    for plan in some { plan.partners.formUnion(others.map(ObjectIdentifier.init)) }
    for plan in others { plan.partners.formUnion(some.map(ObjectIdentifier.init)) }
  }

  /// Makes the recognizers of a group wait until those of another one have failed.
  static func order(_ later: [RecognizerPlan], after earlier: [RecognizerPlan]) {
    for plan in later { plan.requirements.formUnion(earlier.map(ObjectIdentifier.init)) }
  }
}

/// A step in the course of a recognizer.
struct RecognizerStep {
  let recognizer: UIGestureRecognizer
  /// The recognizer has returned to its beginning, after a gesture or because none was recognized. In other steps its state
  /// has changed.
  var isReset = false
}
