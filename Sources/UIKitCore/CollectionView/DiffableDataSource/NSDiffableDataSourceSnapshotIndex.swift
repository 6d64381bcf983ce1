/// Numbers for identifiers: every identifier gets one when it is first met, and keeps it.
///
/// An open-addressing table of 4-byte slots finds the number of an identifier. A slot holds the number plus one in its low bits and
/// a part of the identifier's hash in the others; 0 is an empty slot. Nothing is ever taken out: an identifier that leaves the snapshot
/// and comes back has its number still, and where it is, if anywhere, is not the index's business.
@usableFromInline
struct SnapshotIndex<Item: Hashable> {
  @usableFromInline var identifiers = PagedArray<Item>()
  @usableFromInline var slots = PagedArray<UInt32>(repeating: 0, count: PagedArray<UInt32>.pageSize)

  @inlinable
  init() {}

  /// The number of an identifier, or nil if it has none.
  @inlinable
  func number(of item: Item) -> UInt32? {
    let hash = UInt(bitPattern: item.hashValue)
    let mask = slots.count - 1
    let tag = UInt32(truncatingIfNeeded: hash >> 32) & ~UInt32(mask)
    var position = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[position]
      if slot == 0 { return nil }
      if slot & ~UInt32(mask) == tag {
        let number = (slot & UInt32(mask)) - 1
        if identifiers[Int(number)] == item { return number }
      }
      position = (position + 1) & mask
    }
  }

  /// The number of an identifier, which gets one if it has none. There must be room: see ``hasRoom(for:)``.
  @inlinable
  mutating func register(_ item: Item) -> UInt32 {
    let hash = UInt(bitPattern: item.hashValue)
    let mask = slots.count - 1
    let tag = UInt32(truncatingIfNeeded: hash >> 32) & ~UInt32(mask)
    var position = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[position]
      if slot == 0 { break }
      if slot & ~UInt32(mask) == tag {
        let number = (slot & UInt32(mask)) - 1
        if identifiers[Int(number)] == item { return number }
      }
      position = (position + 1) & mask
    }
    let number = UInt32(identifiers.count)
    slots[position] = tag | (number + 1)
    identifiers.append(item)
    return number
  }

  /// Whether more identifiers can be registered with the table at most half full.
  @inlinable
  func hasRoom(for count: Int) -> Bool { 2 * (identifiers.count + count) < slots.count }

  /// Makes the table large enough for more identifiers; numbers stay what they are.
  @inlinable
  mutating func makeRoom(for count: Int) {
    var capacity = slots.count
    while 2 * (identifiers.count + count) >= capacity { capacity *= 2 }
    let mask = capacity - 1
    var slots = PagedArray<UInt32>(repeating: 0, count: capacity)
    for number in 0..<identifiers.count {
      let hash = UInt(bitPattern: identifiers[number].hashValue)
      var position = Int(truncatingIfNeeded: hash) & mask
      while slots[position] != 0 { position = (position + 1) & mask }
      slots[position] = (UInt32(truncatingIfNeeded: hash >> 32) & ~UInt32(mask)) | UInt32(number + 1)
    }
    self.slots = slots
  }
}

extension SnapshotIndex: Sendable where Item: Sendable {}
