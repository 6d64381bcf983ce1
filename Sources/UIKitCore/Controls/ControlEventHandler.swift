import Foundation

/// An action of a control with the events that it is performed for.
@MainActor
struct ControlEventHandler {
  enum Receiver {
    case action(UIAction)
    case target(TargetAction)
  }

  let receiver: Receiver
  var events: UIControl.Event

  init(_ receiver: Receiver, _ events: UIControl.Event) {
    self.receiver = receiver
    self.events = events
  }

  /// The action; nil for a target.
  var action: UIAction? {
    if case .action(let action) = receiver { action } else { nil }
  }

  /// The target and its method; nil for an action.
  var targetAction: TargetAction? {
    if case .target(let sent) = receiver { sent } else { nil }
  }

  /// True for a target that was released.
  var isReleased: Bool { targetAction?.target.isReleased ?? false }

  /// The target as a member of a set: `NSNull` for the responder chain; nil for an action and for a released target.
  var hashableTarget: AnyHashable? {
    guard let target = targetAction?.target, !target.isReleased else { return nil }
    guard let object = target.target else { return NSNull() }
    return object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object as AnyObject))
  }
}
