import Expectations
import PergolaFoundation
import Testing

private final class Item: NSObject {
  let id: Int
  init(_ id: Int) { self.id = id }
  override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.id == id }
  override var hash: Int { id }
}

@Suite struct PointerCollectionTests {
  @Test("a table of weak references loses objects with their end")
  func weakTable() {
    let table = NSHashTable<Item>.weakObjects()
    let kept = Item(1)
    table.add(kept)
    do {
      let other = Item(2)
      table.add(other)
      expectEqual(table.count, 2)
    }
    expectEqual(table.allObjects.map(\.id), [1])
    for id in 0..<1000 { table.add(Item(id + 10)) }
    expectEqual(table.count, 1)
    #expect(table.contains(kept))
  }

  @Test("a table has one of equal objects, unless its options distinguish addresses")
  func equality() {
    let (a, b) = (Item(1), Item(1))
    let equal = NSHashTable<Item>(options: .strongMemory)
    equal.add(a)
    equal.add(b)
    expectEqual(equal.count, 1)
    #expect(equal.member(b) === a)
    let distinct = NSHashTable<Item>(options: [.strongMemory, .objectPointerPersonality])
    distinct.add(a)
    distinct.add(b)
    expectEqual(distinct.count, 2)
    distinct.remove(a)
    expectEqual(distinct.count, 1)
    #expect(!distinct.contains(a))
  }

  @Test("tables are joined, intersected and subtracted")
  func sets() {
    let items = (0..<3).map(Item.init)
    func table(_ ids: Int...) -> NSHashTable<Item> {
      let table = NSHashTable<Item>()
      for id in ids { table.add(items[id]) }
      return table
    }
    let union = table(0, 1)
    union.union(table(1, 2))
    expectEqual(union.allObjects.map(\.id).sorted(), [0, 1, 2])
    union.intersect(table(1, 2))
    union.minus(table(2))
    expectEqual(union.allObjects.map(\.id), [1])
    #expect(union.isSubset(of: table(0, 1)) && union.intersects(table(1)) && union.isEqual(to: table(1)))
  }

  @Test("a map forgets entries whose weak key or value ended")
  func map() {
    let weakKeys = NSMapTable<Item, NSString>.weakToStrongObjects()
    let key = Item(1)
    weakKeys.setObject("a", forKey: key)
    weakKeys.setObject("b", forKey: Item(2))
    expectEqual(weakKeys.count, 1)
    expectEqual(weakKeys.object(forKey: Item(1)), "a")
    weakKeys.setObject("c", forKey: key)
    expectEqual(weakKeys.dictionaryRepresentation()[key], "c")
    weakKeys.removeObject(forKey: key)
    #expect(weakKeys.object(forKey: key) == nil)
    let weakValues = NSMapTable<NSString, Item>.strongToWeakObjects()
    weakValues.setObject(Item(3), forKey: "x")
    #expect(weakValues.object(forKey: "x") == nil)
    weakValues.setObject(key, forKey: "y")
    expectEqual(weakValues.keyEnumerator().allObjects.count, 1)
  }

  @Test("an array of addresses has nil after the end of an object, until it is compacted")
  func pointers() {
    let array = NSPointerArray.weakObjects()
    let item = Item(1)
    array.addPointer(Unmanaged.passUnretained(item).toOpaque())
    do {
      let ended = Item(2)
      array.addPointer(Unmanaged.passUnretained(ended).toOpaque())
      expectEqual(array.allObjects.count, 2)
    }
    expectEqual(array.count, 2)
    #expect(array.pointer(at: 1) == nil)
    array.compact()
    expectEqual(array.count, 1)
    #expect(array.pointer(at: 0) == Unmanaged.passUnretained(item).toOpaque())
    array.removePointer(at: 0)
    expectEqual(array.count, 0)
  }
}
