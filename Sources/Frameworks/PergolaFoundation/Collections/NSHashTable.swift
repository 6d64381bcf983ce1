import Foundation

/// Objects are kept alive.
public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// Objects are copied when they are added.
public let NSHashTableCopyIn = NSPointerFunctions.Options.copyIn
/// Objects are equal to themselves alone.
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
/// Objects are not kept alive.
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory

/// A set of objects, which may be references that do not keep them alive.
///
/// The counts are of living objects; the original also counts, for a while, those that ended.
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var slots: [Int: [WeakSlot]] = [:]
  /// The number of slots at which those of ended objects are removed.
  private var limit = 32
  private var slotCount = 0

  /// Creates a table with options. The capacity is not needed here.
  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    precondition(initialCapacity >= 0, "The capacity of a table is not negative.")
    self.options = options
  }

  /// Creates a table that keeps its objects alive.
  public override convenience init() { self.init(options: .strongMemory) }

  /// Returns a table that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects, in no order.
  open var allObjects: [ObjectType] { slots.values.joined().compactMap { $0.object as? ObjectType } }

  /// The number of objects.
  open var count: Int { allObjects.count }

  /// One of the objects; nil if there is none.
  open var anyObject: ObjectType? { slots.values.joined().lazy.compactMap { $0.object as? ObjectType }.first }

  /// The objects as a set of those that are hashable.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Returns the object of the table that equals an object; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return slots[WeakSlot.hash(of: object, options)]?.lazy.compactMap(\.object)
      .first { WeakSlot.areEqual($0, object, self.options) } as? ObjectType
  }

  /// Returns true if the table has an object that equals an object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, unless the table has an equal one.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    let slot = WeakSlot(object, options)
    slots[slot.hash, default: []].append(slot)
    slotCount += 1
    if slotCount >= limit { sweep() }
  }

  /// Removes the object that equals an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    removeSlots(WeakSlot.hash(of: object, options)) { WeakSlot.areEqual($0, object, self.options) }
  }

  /// Removes all objects.
  open func removeAllObjects() {
    slots = [:]
    slotCount = 0
  }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

  /// Removes the objects that another table does not have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

  /// Returns true if another table has one of the objects.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }

  /// Returns true if another table has all the objects.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

  /// Returns true if another table has the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

  /// Returns the objects one by one.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Returns a table with the same options and objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable(options: options)
    copy.union(self)
    return copy
  }

  private func removeSlots(_ hash: Int, _ isEnded: (AnyObject) -> Bool) {
    guard let found = slots[hash] else { return }
    let left = found.filter { $0.object.map { !isEnded($0) } ?? false }
    slotCount -= found.count - left.count
    slots[hash] = left.isEmpty ? nil : left
  }

  private func sweep() {
    for hash in Array(slots.keys) { removeSlots(hash) { _ in false } }
    limit = max(32, slotCount * 2)
  }
}
