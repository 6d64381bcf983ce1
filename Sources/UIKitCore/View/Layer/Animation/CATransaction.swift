import Foundation
import PergolaCoreFoundation

/// The key of the duration in `CATransaction.value(forKey:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the Boolean value that disables actions in `CATransaction.value(forKey:)`.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function in `CATransaction.value(forKey:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block in `CATransaction.value(forKey:)`.
public let kCATransactionCompletionBlock = "completionBlock"

/// A group of changes of layers with common values for their animations, on the scene's clock.
///
/// Transactions are nested: an inner one has the values of the outer one until it sets its own. Outside of `begin()` and
/// `commit()` the values belong to the transaction of the turn, which is committed at the end of the turn.
///
/// Between `begin()` and `commit()`, changes of standalone layers in a window are animated, unless actions are disabled.
/// Changes outside of them are not animated by themselves, and frames are still delivered once for each turn.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private class var stack: TransactionStack { .current }

  /// Begins a transaction inside the current one.
  open class func begin() { stack.begin() }

  /// Commits the innermost transaction; without one, that of the turn.
  open class func commit() { stack.commit() }

  /// Commits the transaction of the turn, and performs a pending turn at once. It does nothing between `begin()` and
  /// `commit()`, or while a turn is performed.
  open class func flush() { stack.flush() }

  // MARK: Values

  /// The duration of animations without one of their own, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    stack.values.lazy.compactMap(\.duration).first ?? TransactionStack.defaultDuration
  }

  /// Sets the duration of animations without one of their own, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.currentTransaction.duration = max(0, dur) }

  /// The timing function that every added animation gets; nil, the default, to leave them their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.values.lazy.compactMap(\.timingFunction).first ?? nil
  }

  /// Sets the timing function that every added animation gets.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.currentTransaction.timingFunction = .some(function)
  }

  /// A Boolean value that indicates whether changes of layers are not animated; false by default.
  open class func disableActions() -> Bool { stack.values.lazy.compactMap(\.disablesActions).first ?? false }

  /// Sets a Boolean value that indicates whether changes of layers are not animated.
  open class func setDisableActions(_ flag: Bool) { stack.currentTransaction.disablesActions = flag }

  /// The block that is called when the animations of the innermost transaction have ended; nil for none.
  open class func completionBlock() -> (() -> Void)? { stack.values.first?.completion?.block }

  /// Sets the block to call when the animations that are added from here to the end of the transaction, in inner
  /// transactions too, have ended or were removed.
  ///
  /// The block is called at the end of the turn in which the last of them ends; without animations, at the end of the
  /// turn of the commit. A block that was set before is called when the animations that were added before have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

  /// A value of the transaction by its key: one of the four above, or one of the app's own.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.values.lazy.compactMap { $0.others[key] }.first ?? nil
    }
  }

  /// Sets a value of the transaction by its key. A value of a wrong type sets the default.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      let seconds = (anObject as? Double) ?? (anObject as? NSNumber)?.doubleValue
      setAnimationDuration(seconds ?? TransactionStack.defaultDuration)
    case kCATransactionDisableActions:
      setDisableActions((anObject as? Bool) ?? (anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: stack.currentTransaction.others[key] = .some(anObject)
    }
  }
}
