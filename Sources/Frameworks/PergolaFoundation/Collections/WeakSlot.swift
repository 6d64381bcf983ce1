import Foundation

/// A reference to an object of a collection: strong, weak, or to a copy.
struct WeakSlot {
  private let strong: AnyObject?
  private let weak: WeakReference?
  /// The hash at the time of insertion, with which the slot is found after the object's end.
  let hash: Int

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let isWeak = options.isSuperset(of: .weakMemory)
    let object =
      options.contains(.copyIn) ? ((object as? any NSCopying)?.copy(with: nil) as AnyObject?) ?? object : object
    strong = isWeak ? nil : object
    weak = isWeak ? WeakReference(object) : nil
    hash = Self.hash(of: object, options)
  }

  /// The object; nil after its end.
  var object: AnyObject? { strong ?? weak?.object }

  static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  static func areEqual(_ a: AnyObject, _ b: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    if a === b { return true }
    guard !options.contains(.objectPointerPersonality), let a = a as? NSObject else { return false }
    return a.isEqual(b)
  }
}
