import Foundation
import MethodReplacement

/// The methods of Foundation's `NSCompoundPredicate` that its class on Linux inherits, wrongly, from a constant
/// predicate: equality, hash, copy and texts.
///
/// They are replaced in the class's table of methods by those of a subclass, once in a process, when the first
/// predicate of this module is made ([record 36](Documentation/decisions/0036-predicates-beside-foundations.md)).
package enum CompoundRepair {
  /// Replaces the methods, unless that is done.
  static func begin() { _ = isDone }

  /// True if the methods were found and replaced.
  package static let isDone = MethodTable.replace(
    in: NSCompoundPredicate.self, by: RepairedCompound.self, besides: PlainCompound.self,
    count: RepairedCompound.overrideCount)
}

/// A class that overrides nothing.
private final class PlainCompound: NSCompoundPredicate {}

/// The right methods. They run on instances of `NSCompoundPredicate` itself, and use nothing of this class.
private final class RepairedCompound: NSCompoundPredicate {
  static let overrideCount = 5

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSPredicate else { return false }
    return PredicateNode.predicate(self).isEqual(to: .predicate(other))
  }

  override var hash: Int { PredicateNode.predicate(self).shallowHash }
  override var predicateFormat: String { FormatText.of(.predicate(self)) }
  override var description: String { FormatText.of(.predicate(self)) }
}
