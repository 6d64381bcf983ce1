import Foundation

/// Keys or values are kept alive.
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// Keys or values are copied when they are set.
public let NSMapTableCopyIn = NSPointerFunctions.Options.copyIn
/// Keys are equal to themselves alone.
public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
/// Keys or values are not kept alive.
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory

/// A dictionary of objects, whose keys or values may be references that do not keep them alive.
///
/// An entry leaves the table with the end of its key or of its value. A value that is kept alive is released when the
/// table is next changed after the end of its key.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let key: WeakSlot
    var value: WeakSlot

    var isWhole: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]
  private var entryCount = 0
  /// The number of entries at which those of ended objects are removed.
  private var limit = 32

  /// Creates a table with options for its keys and values. The capacity is not needed here.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity initialCapacity: Int = 0
  ) {
    precondition(initialCapacity >= 0, "The capacity of a table is not negative.")
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Creates a table that keeps keys and values alive.
  public override convenience init() { self.init(keyOptions: .strongMemory, valueOptions: .strongMemory) }

  /// Returns a table that keeps keys and values alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns a table that keeps values alive, not keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }

  /// Returns a table that keeps keys alive, not values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }

  /// Returns a table that keeps neither keys nor values alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [Entry] { entries.values.joined().filter(\.isWhole) }

  /// The number of entries whose key and value are alive.
  open var count: Int { living.count }

  private func index(of key: AnyObject, _ hash: Int) -> Int? {
    entries[hash]?.firstIndex { entry in
      entry.key.object.map { WeakSlot.areEqual($0, key, self.keyOptions) } ?? false
    }
  }

  /// Returns the value of a key; nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let hash = WeakSlot.hash(of: aKey, keyOptions)
    return index(of: aKey, hash).flatMap { entries[hash]?[$0].value.object } as? ObjectType
  }

  /// Sets the value of a key. Nil removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    let hash = WeakSlot.hash(of: aKey, keyOptions)
    if let index = index(of: aKey, hash) {
      entries[hash]?[index].value = WeakSlot(anObject, valueOptions)
      return
    }
    entries[hash, default: []].append(
      Entry(key: WeakSlot(aKey, keyOptions), value: WeakSlot(anObject, valueOptions)))
    entryCount += 1
    if entryCount >= limit { sweep() }
  }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = WeakSlot.hash(of: aKey, keyOptions)
    guard let index = index(of: aKey, hash) else { return }
    entries[hash]?.remove(at: index)
    entryCount -= 1
  }

  /// Removes all entries.
  open func removeAllObjects() {
    entries = [:]
    entryCount = 0
  }

  /// Returns the keys one by one.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.compactMap(\.key.object)).objectEnumerator()
  }

  /// Returns the values one by one; nil if there is none.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.compactMap(\.value.object)).objectEnumerator()
  }

  /// Returns the entries whose keys are hashable.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for entry in living {
      if let key = entry.key.object as? AnyHashable { dictionary[key] = entry.value.object as? ObjectType }
    }
    return dictionary
  }

  private func sweep() {
    entries = entries.compactMapValues { entries in
      let whole = entries.filter(\.isWhole)
      return whole.isEmpty ? nil : whole
    }
    entryCount = entries.values.reduce(0) { $0 + $1.count }
    limit = max(32, entryCount * 2)
  }
}
