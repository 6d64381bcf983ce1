/// The numbers of identifiers. An identifier gets a number when it is first met, and keeps it.
///
/// An open-addressing hash table of 4-byte slots finds the number of an identifier. A slot holds the number plus one in
/// its low bits and a part of the identifier's hash in the others; 0 is an empty slot. Nothing is ever removed: an
/// identifier that leaves the snapshot and returns still has its number. The index does not know the places of
/// identifiers.
@usableFromInline
struct SnapshotIndex<Item: Hashable>: ~Copyable {
  @usableFromInline var identifiers: PagedArray<Item>
  @usableFromInline var slots: PagedArray<UInt32>

  @inlinable
  init() { self.init(identifiers: PagedArray(), slots: PagedArray(repeating: 0, count: PagedArray<UInt32>.pageSize)) }

  @inlinable
  init(identifiers: consuming PagedArray<Item>, slots: consuming PagedArray<UInt32>) {
    self.identifiers = identifiers
    self.slots = slots
  }

  /// An index with the same numbers.
  @inlinable
  func copy() -> SnapshotIndex { SnapshotIndex(identifiers: identifiers.copy(), slots: slots.copy()) }

  /// The number of an identifier; nil if it has none.
  @inlinable
  @inline(__always)
  func number(of item: Item) -> UInt32? {
    let slot = Self.find(item, in: identifiers, mask: slots.count - 1) { slots[$0] }
    return slot.content == 0 ? nil : slot.number
  }

  /// The slot of an identifier, or the free slot for it.
  @usableFromInline
  struct Slot {
    @usableFromInline var position: Int

    /// 0 if the slot is free.
    @usableFromInline var content: UInt32

    @usableFromInline var mask: UInt32

    /// The bits of the hash that the slot holds or would hold.
    @usableFromInline var tag: UInt32

    @inlinable
    init(position: Int, content: UInt32, mask: UInt32, tag: UInt32) {
      self.position = position
      self.content = content
      self.mask = mask
      self.tag = tag
    }

    @inlinable var number: UInt32 { (content & mask) &- 1 }
  }

  @inlinable
  @inline(__always)
  static func find(
    _ item: Item, in identifiers: borrowing PagedArray<Item>, mask: Int, slot: (Int) -> UInt32
  ) -> Slot {
    let hash = UInt(bitPattern: item.hashValue)
    let tag = UInt32(truncatingIfNeeded: hash >> 32) & ~UInt32(mask)
    var found = Slot(position: Int(truncatingIfNeeded: hash) & mask, content: 0, mask: UInt32(mask), tag: tag)
    while true {
      found.content = slot(found.position)
      if found.content == 0 { return found }
      if found.content & ~UInt32(mask) == tag, identifiers[Int(found.number)] == item { return found }
      found.position = (found.position + 1) & mask
    }
  }

  /// Registers an identifier and returns its number, which is new if it had none. The table must have room: see
  /// ``hasRoom(for:)``.
  @inlinable
  mutating func register(_ item: Item) -> UInt32 {
    let slot = Self.find(item, in: identifiers, mask: slots.count - 1) { slots[$0] }
    if slot.content != 0 { return slot.number }
    let number = UInt32(identifiers.count)
    slots[slot.position] = slot.tag | (number + 1)
    identifiers.append(item)
    return number
  }

  /// Registers identifiers and returns their numbers. The table must have room.
  @inlinable
  mutating func register(_ items: [Item]) -> ContiguousArray<UInt32> {
    var numbers: ContiguousArray<UInt32> = []
    numbers.reserveCapacity(items.count)
    let mask = slots.count - 1
    if items.count < slots.count >> PagedArray<UInt32>.pageShift {
      for item in items { numbers.append(register(item)) }
      return numbers
    }
    // Nearly every page of slots will be written to.
    changeSlots { slots, identifiers in
      for item in items {
        let slot = Self.find(item, in: identifiers, mask: mask) { slots[$0] }
        if slot.content != 0 {
          numbers.append(slot.number)
          continue
        }
        let number = UInt32(identifiers.count)
        slots[slot.position] = slot.tag | (number + 1)
        identifiers.append(item)
        numbers.append(number)
      }
    }
    return numbers
  }

  /// Calls a closure with the slots, as memory unique to this index, and with the identifiers.
  @inlinable
  @inline(__always)
  mutating func changeSlots(_ body: (PagedArray<UInt32>.MutablePages, inout PagedArray<Item>) -> Void) {
    var slots = PagedArray<UInt32>()
    swap(&slots, &self.slots)
    slots.withMutablePages { body($0, &identifiers) }
    swap(&slots, &self.slots)
  }

  /// True if more identifiers can be registered with the table less than half full.
  @inlinable
  func hasRoom(for count: Int) -> Bool { 2 * (identifiers.count + count) < slots.count }

  /// Enlarges the table for more identifiers. Numbers stay the same.
  @inlinable
  mutating func makeRoom(for count: Int) {
    var capacity = slots.count
    while 2 * (identifiers.count + count) >= capacity { capacity *= 2 }
    let mask = capacity - 1
    slots = PagedArray(repeating: 0, count: capacity)
    changeSlots { slots, identifiers in
      for number in 0..<identifiers.count {
        let hash = UInt(bitPattern: identifiers[number].hashValue)
        var position = Int(truncatingIfNeeded: hash) & mask
        while slots[position] != 0 { position = (position + 1) & mask }
        slots[position] = (UInt32(truncatingIfNeeded: hash >> 32) & ~UInt32(mask)) | UInt32(number + 1)
      }
    }
  }
}

extension SnapshotIndex: Sendable where Item: Sendable {}
