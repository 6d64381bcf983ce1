/// The target of an action: an object that is held weakly, a class, or the responder chain.
package struct ActionTarget {
  private enum Reference {
    /// No target was given: the responder chain is searched.
    case responderChain
    /// A class value.
    case value(Any)
    case object(Weak)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private let reference: Reference

  /// A reference to a target; nil stands for the responder chain.
  package init(_ target: Any?) {
    switch target {
    case nil: reference = .responderChain
    // A value would be put into an object of its own, which nobody else keeps.
    case let target? where !(type(of: target) is AnyClass): reference = .value(target)
    case let target?: reference = .object(Weak(object: target as AnyObject))
    }
  }

  /// The target; nil for the responder chain, and for an object that was released.
  package var target: Any? {
    switch reference {
    case .responderChain: nil
    case .value(let value): value
    case .object(let weak): weak.object
    }
  }

  /// True if the target was released.
  package var isReleased: Bool {
    if case .object(let weak) = reference { weak.object == nil } else { false }
  }

  /// True if no target was given.
  package var isResponderChain: Bool {
    if case .responderChain = reference { true } else { false }
  }

  /// Returns true if a target is this one; nil stands for the responder chain.
  package func isTarget(_ other: Any?) -> Bool {
    guard let other else { return isResponderChain }
    guard let target else { return false }
    if let type = target as? AnyClass { return type == other as? AnyClass }
    return target as AnyObject === other as AnyObject
  }
}

/// A target with the selector that it is sent.
package struct TargetAction {
  package let target: ActionTarget
  package let action: Selector

  package init(_ target: Any?, _ action: Selector) {
    self.target = ActionTarget(target)
    self.action = action
  }

  /// Returns true for this target and this action, where nil stands for any target or any action.
  package func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target.isTarget(target)) && (action == nil || self.action == action)
  }
}
