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

/// The names of the options of collections of pointers.
public class NSPointerFunctions: NSObject {
  /// The memory and the equality of a collection's objects.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive, and leave the collection with their end.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are equal by `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Objects are equal to themselves alone.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
