import Foundation

/// The methods of Foundation's `NSCompoundPredicate` that its class on Linux inherits, wrongly, from a constant
/// predicate: equality, hash, copy and texts.
///
/// They are replaced in the class's table of methods by those of a subclass, once in a process, when the first
/// predicate of this module is made ([record 36](Documentation/decisions/0036-predicates-beside-foundations.md)).
package enum CompoundRepair {
  /// Replaces the methods, unless that is done.
  static func begin() { _ = isDone }

  /// True if the methods were found and replaced.
  package static let isDone: Bool = {
    let (methods, repaired, plain) = (
      words(of: NSCompoundPredicate.self), words(of: RepairedCompound.self), words(of: PlainCompound.self)
    )
    guard methods.count == repaired.count, methods.count == plain.count else { return false }
    // Initializers differ in each subclass; a method that is not overridden is the same one.
    let overridden = methods.indices.filter { repaired[$0] != plain[$0] && plain[$0] == methods[$0] }
    guard overridden.count == RepairedCompound.overrideCount else { return false }
    for index in overridden { methods[index] = repaired[index] }
    return true
  }()

  /// The words of a class's metadata that follow its description, the table of methods among them.
  private static func words(of type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
    // The fields of a class as Swift's binary interface fixes them, on platforms without Objective-C.
    let (sizeField, addressPointField, headerSize) = (32, 36, 48)
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let size = metadata.load(fromByteOffset: sizeField, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: addressPointField, as: UInt32.self)
    let start = (metadata + headerSize).assumingMemoryBound(to: UInt.self)
    return UnsafeMutableBufferPointer(
      start: start, count: (Int(size) - Int(addressPoint) - headerSize) / MemoryLayout<UInt>.stride)
  }
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
