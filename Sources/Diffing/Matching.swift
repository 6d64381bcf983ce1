/// A matching of the elements of two lists by identity, with duplicates in order of occurrence.
///
/// The first of two phases enters every new identity into an open-addressing table with slots of 4 bytes. The low bits
/// of a slot hold the element's number (from 1; 0 is an empty slot), the remaining bits a part of the hash, so that two
/// elements are compared only if they are most probably equal. New elements are entered from the last to the first; an
/// element that is in the table already replaces its later twin in the slot and links to it, so that a slot always
/// holds the first occurrence that is still free. The second phase takes a free occurrence for each old element in
/// turn.
@usableFromInline
struct Matching {
  /// For each new element the number of its old counterpart, or `none`; `outside` for elements outside the given
  /// ranges.
  @usableFromInline var sources: ContiguousArray<Int32>

  /// The old elements in the given ranges that have no counterpart, in the order visited.
  @usableFromInline var unmatched: ContiguousArray<Int32>

  @usableFromInline static var none: Int32 { -1 }
  @usableFromInline static var outside: Int32 { -2 }

  /// Matches the elements of `new` in some ranges with those of `old` in others. Ranges are visited in the order given.
  @inlinable
  @inline(__always)
  init<Element, ID: Hashable, Ranges: RandomAccessCollection>(
    old: UnsafeBufferPointer<Element>, in oldRanges: Ranges,
    new: UnsafeBufferPointer<Element>, in newRanges: Ranges,
    identity: (Element) -> ID
  ) where Ranges.Element == Range<Int> {
    precondition(max(old.count, new.count) <= Int(Int32.max), "A list has more than 2³¹ elements")
    var sources = ContiguousArray<Int32>(repeating: Matching.outside, count: new.count)
    var unmatched: ContiguousArray<Int32> = []
    let count = newRanges.reduce(0) { $0 + $1.count }
    if count == 0 || oldRanges.allSatisfy({ $0.isEmpty }) {
      // Nothing to match: nothing is hashed.
      for range in newRanges {
        for number in range { sources[number] = Matching.none }
      }
      for range in oldRanges { unmatched.append(contentsOf: range.lazy.map { Int32($0) }) }
      self.sources = sources
      self.unmatched = unmatched
      return
    }
    let capacity = Matching.capacity(for: count)
    let mask = capacity - 1
    let numberMask = UInt32.max >> UInt32(UInt32(new.count).leadingZeroBitCount)
    // The later twin of a new element, made when the first duplicate is found.
    var twins: ContiguousArray<Int32> = []

    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { slots in
      slots.initialize(repeating: 0)

      // First phase: every new identity into the table.
      for range in newRanges.reversed() {
        for number in range.reversed() {
          let id = identity(new[number])
          let hash = UInt(bitPattern: id.hashValue)
          let tag = UInt32(truncatingIfNeeded: hash >> 32) & ~numberMask
          var position = Int(truncatingIfNeeded: hash) & mask
          while true {
            let slot = slots[position]
            if slot == 0 { break }
            if slot & ~numberMask == tag {
              let later = Int(slot & numberMask) - 1
              if identity(new[later]) == id {
                if twins.isEmpty { twins = ContiguousArray(repeating: -1, count: new.count) }
                twins[number] = Int32(later)
                break
              }
            }
            position = (position + 1) & mask
          }
          slots[position] = tag | UInt32(number + 1)
          sources[number] = Matching.none
        }
      }

      // Second phase: every old identity takes its counterpart.
      sources.withUnsafeMutableBufferPointer { sources in
        // The new element after the last counterpart: while new identities are unique, comparing with it is as exact as
        // the table, and usually saves the hash.
        var next = newRanges.first?.lowerBound ?? 0
        for range in oldRanges {
          for number in range {
            let id = identity(old[number])
            if twins.isEmpty, next < sources.count, sources[next] == Matching.none, identity(new[next]) == id {
              sources[next] = Int32(number)
              next += 1
              continue
            }
            let hash = UInt(bitPattern: id.hashValue)
            let tag = UInt32(truncatingIfNeeded: hash >> 32) & ~numberMask
            var position = Int(truncatingIfNeeded: hash) & mask
            var counterpart = -1
            while true {
              let slot = slots[position]
              if slot == 0 { break }
              if slot & ~numberMask == tag {
                let candidate = Int(slot & numberMask) - 1
                if identity(new[candidate]) == id {
                  if sources[candidate] == Matching.none { counterpart = candidate }
                  break
                }
              }
              position = (position + 1) & mask
            }
            if counterpart < 0 {
              unmatched.append(Int32(number))
              continue
            }
            sources[counterpart] = Int32(number)
            next = counterpart + 1
            if !twins.isEmpty, twins[counterpart] >= 0 {
              slots[position] = tag | UInt32(twins[counterpart] + 1)
            }
          }
        }
      }
    }
    self.sources = sources
    self.unmatched = unmatched
  }

  /// The number of slots for some elements: a power of two, at most half full.
  @usableFromInline
  static func capacity(for count: Int) -> Int {
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    return capacity
  }
}
